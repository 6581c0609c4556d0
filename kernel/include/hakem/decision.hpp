#pragma once
/// Why a result is what it is, written by the code that decides.

#include <hakem/language.hpp>
#include <hakem/points.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

/// One addend of a value: what one round brought, or one board.
struct Term {
    std::int32_t round = 0;    ///< 0 = not of a round
    std::int32_t opponent = 0; ///< id; 0 = none
    Exact value;
    std::string note;       ///< message key: "term.dummy", "term.adjusted", ...; may be empty
    bool cut = false;       ///< left out by a modifier
    std::int32_t board = 0; ///< of team tie-breaks by boards (C.07 art. 12); 0 = not of a board
    std::string cut_by;     ///< message key: the article that left it out in place of the least
};

/// A value or a choice, the rule that made it, and the numbers behind it.
struct Decision {
    std::string subject; ///< what was decided: a tie-break code, "board 3"
    std::string rule;    ///< "FIDE C.07, 8.1", "Regulation 37b"
    std::string edition; ///< "2026-03", "regulation"
    std::string reason;  ///< message key; may be empty
    std::vector<std::string> arguments;
    std::vector<Term> terms;
    std::vector<Decision> alternatives; ///< turned down, each with the rule that did it
};

/// Adds what no round brought where the terms alone do not make the sum (TRF26 299).
void add_rest(std::vector<Term>& terms, const Exact& sum);

/// A decision that is a sentence and no more.
Decision because(std::string_view reason, std::vector<std::string> arguments = {});

/// Points as an argument of a reason: with a comma where readers of the language expect it.
std::string points_argument(Points points);

/// The same of a text of numbers: "0.62 + 0.5".
std::string numbers_argument(std::string_view text);

/// The same of an exact value, all of it: "1880", "0.125", "2/3".
std::string exact_argument(const Exact& value);

/// The reason as a sentence.
std::string sentence_of(const Decision& decision, Language language);

}
