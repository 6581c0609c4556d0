#pragma once
/// Tie-break values addend by addend, as a reader sees them.

#include <hakem/document.hpp>
#include <hakem/standings.hpp>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace hakem {

/// Writes addends, and remembers what their signs have to be explained by.
class TermTexts {
public:
    /// "12: 4½" against number 12, "(2) 3" on board 2, "[4½]" where it is left out; a sign where
    /// there is something to say.
    std::string of(const Term& term);

    /// The same without the opponent: "[4½] *".
    std::string value_of(const Term& term);

    /// What occurred.
    std::vector<Phrase> legend() const;

private:
    std::string mark_of(const std::string& note);

    std::vector<std::string> notes_;
    bool opponents_ = false, boards_ = false, cuts_ = false;
};

/// A value of which the addends are shown.
struct TermRow {
    const Standing* standing = nullptr;
    std::size_t code = 0;
    bool strong = false; ///< it decided something
};

/// A row for each value, a column for each round and one for what belongs to no round. The
/// standings must hold the terms.
Table terms_table(const Standings& standings, std::span<const TermRow> rows);

/// "4½", "2¼": without a decimal sign, which depends on the language, where it can be.
std::string fraction_text(const Exact& value);

}
