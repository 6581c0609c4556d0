#pragma once
/// Lines of the record as text: written, and read with everything that is wrong with them.

#include "record.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace hakem::adjournments {

/// "white", "black", "none".
std::string_view name_of(Colour colour);
/// "text", "unreadable", "no-scoresheet", "no-move".
std::string_view name_of(adjournment::Found found);
std::optional<adjournment::Found> found_of(std::string_view name);
/// An event of the name as it is without any of its fields; nothing for an unknown one.
std::optional<adjournment::What> event_named(std::string_view name);

/// The first line.
std::string header_text(std::string_view tournament, const Moment& at);
/// `more`: lines of the same command behind this one.
std::string line_text(const RecordLine& line, std::size_t more);

/// Reads line after line. Findings ADJ-01xx of faults; columns count the checksum too.
class LineReader {
public:
    explicit LineReader(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

    /// A line without its checksum. False: no further line can be trusted.
    bool take(std::string_view text, std::uint32_t number);
    /// Whether a command ended with the last line.
    bool complete() const { return more_ == 0; }
    /// The lines of all commands that are whole.
    ReadRecord finish();

private:
    bool header(std::string_view text, std::uint32_t number);

    Diagnostics& diagnostics_;
    ReadRecord record_;
    std::vector<RecordLine> waiting_; ///< of a command of which lines are still to come
    std::size_t more_ = 0;
};

}
