#pragma once
/// Tie-break values addend by addend, as a reader sees them.

#include <hakem/document.hpp>
#include <hakem/standings.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace hakem {

/// Writes addends with decimal points, and remembers what their signs have to be explained by. A
/// sign stands in front, so that the digits of a column end at one place.
class TermTexts {
public:
    /// "12: 4.5" against number 12, "(2) 3.0" on board 2, "[4.5]" where it is left out, "* 12: 4.5"
    /// where there is something to say; with so many decimals at least.
    std::string of(const Term& term, int decimals);

    /// The same without the opponent: "* [4.5]".
    std::string value_of(const Term& term, int decimals);

    /// What occurred.
    std::vector<Phrase> legend() const;

private:
    std::string mark_of(const std::string& note);
    std::string marks_of(const Term& term);
    std::string number_of(const Term& term, int decimals);

    std::vector<std::string> notes_;
    bool opponents_ = false, boards_ = false, cuts_ = false;
};

/// The value of a code: counts, ratings and places without a decimal, lists one after the other;
/// empty for none.
Cell value_cell(const Standings& standings, std::size_t code, const TieBreakValue& value);

/// A value for machines: "12.0", "4 4.5 5" of a list; nothing for none.
std::optional<std::string> machine_text(const TieBreakValue& value);

/// Whether the values of a code are places among those still tied (C.07 art. 6, 13.3).
bool gives_places(const TieBreakCode& code);

/// How many decimals the addends of a code need at least.
int term_decimals(const Standings& standings, std::size_t code, std::span<const Term> terms);

/// A value of which the addends are shown.
struct TermRow {
    const Standing* standing = nullptr;
    std::size_t code = 0;
    bool strong = false; ///< it decided something
};

/// A row for each value, a column for each round and one for what belongs to no round. The
/// standings must hold the terms.
Table terms_table(const Standings& standings, std::span<const TermRow> rows);

/// A row for each value that is not the sum of its addends: how they make it.
Table how_table(const Standings& standings, std::span<const TermRow> rows);

/// "4½", "2¼": without a decimal sign, which depends on the language, where it can be.
std::string fraction_text(const Exact& value);

}
