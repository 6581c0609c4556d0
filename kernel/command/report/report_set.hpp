#pragma once
/// The reports of a set that make sense for a tournament.

#include "command/command.hpp"
#include <hakem/report.hpp>

namespace hakem::command {

/// Of the set, in the order in which people look for them.
std::vector<const Report*> reports_for(Registry& registry, const Tournament& tournament,
                                       std::string_view set);

/// All reports of the club set as one document.
Document whole_document(Session session, const Tournament& tournament, Diagnostics& diagnostics);

}
