#pragma once
/// What of a command line names files, and which command lines an audit runs at all.

#include "audit_line.hpp"

namespace hakem::command {

enum class PathRole : std::uint8_t { none, input, output };

/// What a value of an option names. A profile by its name is no path.
PathRole role_of(const Line& line, const LineOption& option, std::string_view value);

/// Throws Error wrong_usage for commands and options whose run says nothing elsewhere: those that
/// wait, ask, go on with something, or take code from a folder.
void require_auditable(const Line& line);

/// Whether all it names lies in the folder it is run in.
bool stays_inside(const Line& line);

/// The same question asked for JSON on stdout, where it was asked for something else.
std::optional<Line> decisions_of(Line line);

}
