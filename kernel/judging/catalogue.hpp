#pragma once
/// Every code that a finding can have: how much it usually weighs, what its message names, and
/// where the rule is written.

#include <hakem/diagnostic.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::judging {

/// How much a rule gives its findings.
enum class Usual : std::uint8_t {
    note,
    repair, ///< a note, under --strict an error
    warning,
    error,
    varies, ///< by the case
};

/// "note", "repair", ...: for machines.
std::string_view word_of(Usual usual);

struct Entry {
    std::string_view code;
    Usual usual = Usual::note;
    std::string_view names =
        {}; ///< of the arguments of the message, in order: "player name rating"
    std::string_view source = {}; ///< article or page; empty = that of the family
};

/// Codes that have something in common: the records of a TRF, the standings.
struct Family {
    std::string_view prefix; ///< "TRF-01"
    std::string_view source; ///< article, specification or page
};

/// All codes, in their order.
const std::vector<Entry>& catalogue();
/// nullptr where there is no such code.
const Entry* entry_of(std::string_view code);
/// The family with the longest prefix of the code.
const Family* family_of(std::string_view code);
std::span<const Family> families();
/// Its prefix without a last hyphen, "TRF-01", "CFG": what its messages are named after.
std::string_view stem_of(const Family& family);
/// Messages: what a family is about, "explain.TRF-01"; and what to do.
std::string about_key(const Family& family);
std::string advice_key(const Family& family);

std::vector<std::string_view> names_in(const Entry& entry);
/// Whether a name of an argument is that of a starting number.
bool is_player(std::string_view name);

/// The message of a code with the names of what it fills in: "player ‹no.› ‹name›: ...".
std::string meaning_of(const Entry& entry, Language language);
/// What to do: of the code itself where its message does not say it, else of its family.
std::string advice_of(const Entry& entry, Language language);
/// The article or page.
std::string_view source_of(const Entry& entry);

}
