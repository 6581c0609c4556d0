// What was let pass is told without advice, whatever the code.

#include "judging/catalogue.hpp"
#include "office_report/letter_words.hpp"
#include "support.hpp"
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace hakem;

namespace {

/// Of files that are none of an event, or of a command that pairs: no letter has them.
bool is_in_letters(std::string_view code) {
    constexpr std::array<std::string_view, 9> others{"ADJ-", "AUD-", "CFG-", "EXP-",   "JSN-",
                                                     "OVR-", "PRF-", "PRZ-", "PAIR-00"};
    return std::none_of(others.begin(), others.end(),
                        [code](std::string_view family) { return code.starts_with(family); });
}

std::string passed(const judging::Entry& entry, Language language) {
    Diagnostic finding;
    finding.code = entry.code;
    finding.arguments.assign(judging::names_in(entry).size(), "7");
    return office_report::passed_what_of(finding, language);
}

/// Parts of a text between stops, and "ya da".
std::vector<std::string_view> clauses_of(std::string_view text) {
    std::vector<std::string_view> clauses;
    while (!text.empty()) {
        const auto sign = text.find_first_of(";:,(`)"), stop = text.find(". "),
                   either = text.find(" ya da ");
        const auto end = std::min({sign, stop, either, text.size()});
        if (const auto clause = trim(text.substr(0, end)); !clause.empty())
            clauses.push_back(clause);
        text.remove_prefix(std::min(text.size(), end + (end == either ? 7 : 1)));
    }
    return clauses;
}

/// Whether a word has the ending of a Turkish imperative, "düzeltin"; genitives end so as well.
bool may_be_imperative(std::string_view word) {
    constexpr std::array<std::string_view, 18> others{
        "oyun",   "metin", "gün",   "için",       "kadın",      "uygun",
        "uzun",   "kesin", "sütun", "izin",       "bütün",      "derin",
        "düzgün", "emin",  "turun", "başkasının", "turnuvanın", "numaralının"};
    const bool ends = word.ends_with("ın") || word.ends_with("in") || word.ends_with("un") ||
                      word.ends_with("ün");
    return ends && std::find(others.begin(), others.end(), word) == others.end();
}

}

BOOST_AUTO_TEST_SUITE(office_report_passed_words)

BOOST_AUTO_TEST_CASE(no_turkish_text_keeps_an_imperative) {
    std::size_t seen = 0;
    for (const auto& entry : judging::catalogue()) {
        if (!is_in_letters(entry.code)) continue;
        ++seen;
        const auto text = passed(entry, Language::turkish);
        for (const auto clause : clauses_of(text)) {
            const auto blank = clause.rfind(' ');
            const auto last = blank == clause.npos ? clause : clause.substr(blank + 1);
            BOOST_TEST(!may_be_imperative(last), entry.code << ": " << text);
        }
    }
    BOOST_TEST(seen > 300u);
}

BOOST_AUTO_TEST_CASE(no_english_text_keeps_an_imperative) {
    constexpr std::array<std::string_view, 38> verbs{
        "add",    "announce", "ask",    "cancel", "change", "check",  "choose", "complete",
        "copy",   "correct",  "decide", "delete", "divide", "draw",   "enter",  "exchange",
        "export", "fetch",    "find",   "finish", "give",   "join",   "leave",  "let",
        "look",   "make",     "mend",   "move",   "put",    "remove", "rename", "save",
        "see",    "send",     "take",   "tell",   "use",    "write"};
    for (const auto& entry : judging::catalogue()) {
        if (!is_in_letters(entry.code)) continue;
        const auto text = passed(entry, Language::english);
        const auto clauses = clauses_of(text);
        for (std::size_t i = 1; i < clauses.size(); ++i) {
            const auto first =
                to_lower(clauses[i].substr(0, clauses[i].find(' ')), Language::english);
            BOOST_TEST((std::find(verbs.begin(), verbs.end(), first) == verbs.end()),
                       entry.code << ": " << text);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
