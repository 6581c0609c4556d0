#pragma once
/// What was found while reading, and what it means for the way back.

#include "record.hpp"
#include <hakem/diagnostic.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::trf {

/// How a departure from the format was met.
enum class Handling : std::uint8_t {
    noted,     ///< no departure, but worth knowing
    kept,      ///< understood; the text of the file is also what is written back
    rewritten, ///< understood; written back in the form of the format
    lost,      ///< not understood: a warning; the text is written back as it is
    refused,   ///< wrong: an error; the text is written back as it is
};

/// Collects the findings of a reading: diagnostics for the reader, places to rewrite for the
/// writer.
class Findings {
public:
    /// Without diagnostics only the places are collected.
    explicit Findings(Diagnostics* diagnostics) : diagnostics_(diagnostics) {}

    /// The line that the next findings belong to; 0 = the file as a whole. `before`: blanks of the
    /// file's line that are not of the text, to tell the columns as the file has them.
    void at_line(std::uint32_t number, std::string_view text, std::size_t before = 0);
    /// Columns of the line that no excerpt may show (national ids).
    void hide(Columns columns) { hidden_ = columns; }

    /// Nothing of the line is to be written anew: it is too unclear what stands where.
    void keep_line() { keeps_line_ = true; }

    /// All cells of the line have to be written anew.
    void realign() { places_.push_back({line_, 0}); }

    void add(Handling handling, std::string_view code, Columns columns,
             std::vector<std::string> arguments = {});

    bool strict() const { return diagnostics_ != nullptr && diagnostics_->strict(); }
    /// To be called once, after the last finding and before the questions below.
    void settle();
    /// Whether something in the line is to be rewritten.
    bool rewritten(std::uint32_t line) const;
    /// Whether something in these columns is.
    bool rewritten(std::uint32_t line, Columns columns) const;
    /// Whether the line as a whole is: its columns were shifted.
    bool realigned(std::uint32_t line) const { return rewritten(line, {0, 0}); }

private:
    struct Place {
        std::uint32_t line;
        std::int32_t column; // 0 = the line as a whole
        auto operator<=>(const Place&) const = default;
    };

    std::string excerpt() const;

    Diagnostics* diagnostics_;
    std::uint32_t line_ = 0;
    std::string_view text_;
    std::size_t before_ = 0;
    Columns hidden_{0, -1};
    bool keeps_line_ = false;
    std::vector<Place> places_;
};

/// A finding about a whole line, for `Columns` arguments.
inline constexpr Columns whole_line{0, 0};

}
