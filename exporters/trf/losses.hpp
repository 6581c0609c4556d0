#pragma once
/// What the format could not hold, said while writing.

#include "trf/format/record.hpp"
#include <hakem/diagnostic.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace hakem::trf {

/// Cuts texts to their columns and says so. Without diagnostics it only cuts.
class Losses {
public:
    explicit Losses(Diagnostics* diagnostics) : diagnostics_(diagnostics) {}

    /// The line (of the source) that the next cells belong to.
    void at_line(std::uint32_t line) { line_ = line; }

    /// A text of exactly the width of the columns. Too long a text is cut at the right end; too
    /// long a number, which would be another number then, is left out.
    std::string left(std::string_view text, Columns columns);
    std::string right(std::string_view text, Columns columns);

    /// A warning about the current line.
    void warn(std::string_view code, Columns columns, std::vector<std::string> arguments);
    /// Counts records that the edition does not know; `say_kept` tells of them, once an id.
    void keep_foreign(std::string_view id) { ++foreign_[std::string(id)]; }
    void say_kept(std::string_view edition);
    /// Counts records whose starting numbers, if they have any, could not follow the new ones.
    void keep_numbers(std::string_view id) { ++old_numbers_[std::string(id)]; }

private:
    Diagnostics* diagnostics_;
    std::uint32_t line_ = 0;
    std::map<std::string, std::size_t> foreign_, old_numbers_;
};

}
