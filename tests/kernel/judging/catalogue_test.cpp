// Every code of the sources is explained, in both languages, with the weight that it has there.

#include "judging/catalogue.hpp"
#include "support.hpp"
#include <hakem/language.hpp>
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>

using namespace hakem;
using namespace hakem::judging;

namespace {

namespace fs = std::filesystem;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/// "TRF-0107": three or four capitals, a dash, four digits.
bool is_code(std::string_view text) {
    const auto dash = text.find('-');
    return (dash == 3 || dash == 4) && text.size() == dash + 5 &&
           std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(dash),
                       is_capital) &&
           std::all_of(text.begin() + static_cast<std::ptrdiff_t>(dash) + 1, text.end(), is_digit);
}

/// All sources, without the catalogue itself and the texts about it.
std::map<std::string, std::string> sources() {
    std::map<std::string, std::string> all;
    const fs::path root = HAKEM_SOURCE_FOLDER;
    for (const auto* folder : {"kernel", "importers", "exporters", "plugins"})
        for (const auto& file : fs::recursive_directory_iterator(root / folder)) {
            const auto path = file.path().string();
            const auto ending = file.path().extension();
            if (!file.is_regular_file() || (ending != ".cpp" && ending != ".hpp")) continue;
            if (path.find("judging/catalogue") != path.npos) continue;
            if (path.find("messages/explain") != path.npos) continue;
            all[path] = test::bytes_of_file(file.path());
        }
    return all;
}

/// The codes between quotes in a text, also behind "diagnostic.", with where they stand.
std::map<std::size_t, std::string> codes_in(const std::string& text) {
    std::map<std::size_t, std::string> codes;
    for (auto quote = text.find('"'); quote != text.npos; quote = text.find('"', quote + 1)) {
        const auto end = text.find('"', quote + 1);
        if (end == text.npos) break;
        auto word = std::string_view(text).substr(quote + 1, end - quote - 1);
        constexpr std::string_view prefix = "diagnostic.";
        if (word.starts_with(prefix)) word.remove_prefix(prefix.size());
        if (is_code(word)) codes.emplace(quote, word);
    }
    return codes;
}

/// "Severity::warning, " in front of a code.
std::string severity_before(const std::string& text, std::size_t quote) {
    constexpr std::string_view mark = "Severity::";
    const auto at = text.rfind(mark, quote);
    if (at == text.npos) return {};
    const auto from = at + mark.size();
    const auto comma = text.find(',', from);
    if (comma == text.npos || comma > quote) return {};
    const auto between = text.substr(comma + 1, quote - comma - 1);
    const bool blank = between.find_first_not_of(" \n") == between.npos;
    return blank ? text.substr(from, comma - from) : std::string();
}

std::size_t arguments_of(std::string_view pattern) {
    std::size_t count = 0;
    for (std::size_t i = 0; i + 2 < pattern.size(); ++i)
        if (pattern[i] == '{' && is_digit(pattern[i + 1]) && pattern[i + 2] == '}')
            count = std::max(count, static_cast<std::size_t>(pattern[i + 1] - '0') + 1);
    return count;
}

}

BOOST_AUTO_TEST_SUITE(judging_catalogue)

BOOST_AUTO_TEST_CASE(every_code_of_the_sources_is_explained) {
    std::set<std::string> missing, seen;
    for (const auto& [path, text] : sources())
        for (const auto& [quote, code] : codes_in(text)) {
            seen.insert(code);
            if (entry_of(code) == nullptr) missing.insert(code + " in " + path);
        }
    BOOST_TEST(missing.empty(), (missing.empty() ? "" : *missing.begin()));
    BOOST_TEST(seen.size() > 450u);
    for (const auto& entry : catalogue())
        BOOST_TEST(seen.contains(std::string(entry.code)), entry.code << " is said nowhere");
}

BOOST_AUTO_TEST_CASE(every_message_of_a_code_is_in_the_catalogue) {
    for (const auto& message : all_messages()) {
        constexpr std::string_view prefix = "diagnostic.";
        // Other tests say what no program does.
        if (!message.key.starts_with(prefix) || message.key == "diagnostic.TEST-0001") continue;
        BOOST_TEST((entry_of(message.key.substr(prefix.size())) != nullptr), message.key);
    }
}

BOOST_AUTO_TEST_CASE(a_code_weighs_what_its_source_gives_it) {
    std::size_t compared = 0;
    for (const auto& [path, text] : sources())
        for (const auto& [quote, code] : codes_in(text)) {
            const auto severity = severity_before(text, quote);
            const auto* entry = entry_of(code);
            if (severity.empty() || entry == nullptr || entry->usual == Usual::varies) continue;
            ++compared;
            BOOST_TEST(severity == word_of(entry->usual), code << " in " << path);
        }
    BOOST_TEST(compared > 200u);
}

BOOST_AUTO_TEST_CASE(codes_stand_once_and_in_order) {
    const auto& all = catalogue();
    for (std::size_t i = 1; i < all.size(); ++i)
        BOOST_TEST((all[i - 1].code < all[i].code), all[i].code);
    BOOST_TEST((entry_of("TRF-9999") == nullptr));
    BOOST_TEST((entry_of("") == nullptr));
}

BOOST_AUTO_TEST_CASE(what_a_message_fills_in_has_a_name_in_both_languages) {
    for (const auto& entry : catalogue()) {
        const auto key = "diagnostic." + std::string(entry.code);
        BOOST_TEST_REQUIRE(has_text(key), key);
        for (const auto language : {Language::english, Language::turkish}) {
            BOOST_TEST(names_in(entry).size() >= arguments_of(text(key, language)), key);
            const auto meaning = meaning_of(entry, language);
            BOOST_TEST(meaning.find("argument.") == meaning.npos, key << ": " << meaning);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_code_says_what_to_do_and_where_its_rule_is_written) {
    for (const auto& entry : catalogue()) {
        const auto* family = family_of(entry.code);
        BOOST_TEST_REQUIRE((family != nullptr), entry.code);
        BOOST_TEST(has_text(about_key(*family)), about_key(*family));
        BOOST_TEST(has_text(advice_key(*family)), advice_key(*family));
        for (const auto language : {Language::english, Language::turkish})
            BOOST_TEST(!advice_of(entry, language).empty(), entry.code);
    }
    BOOST_TEST(source_of(*entry_of("RTG-0211")) == "FIDE B.02, 1.1");
    BOOST_TEST(source_of(*entry_of("TRN-0501")) == "Regulation 24.2");
    BOOST_TEST(source_of(*entry_of("TRF-0107")) == "FIDE TRF26, 001");
}

BOOST_AUTO_TEST_CASE(a_family_stands_behind_those_that_it_contains) {
    const auto all = families();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = i + 1; j < all.size(); ++j)
            BOOST_TEST(!all[j].prefix.starts_with(all[i].prefix), all[j].prefix);
}

/// Charts name a code by it: a message with holes for what it fills in tells nothing there.
BOOST_AUTO_TEST_CASE(what_counts_in_a_tournament_file_has_a_short_title) {
    constexpr std::size_t longest = 36; // beside the code, in a chart
    for (const auto& entry : catalogue()) {
        const auto key = "title." + std::string(entry.code);
        const auto family = std::string(entry.code.substr(0, 3));
        const bool of_files = family == "CHK" || family == "PKG" || family == "RTG" ||
                              family == "SUB" ||
                              (family == "TRF" && !entry.code.starts_with("TRF-07")) ||
                              family == "TRN" || family == "VER";
        const bool counts = entry.usual != Usual::note && entry.usual != Usual::repair;
        if (of_files && counts && !names_in(entry).empty()) BOOST_TEST(has_text(key), key);
        if (!has_text(key)) continue;
        for (const auto language : {Language::english, Language::turkish})
            BOOST_TEST(length_of(text(key, language)) <= longest, key);
    }
}

BOOST_AUTO_TEST_CASE(texts_about_a_code_are_about_one_that_exists) {
    for (const auto& message : all_messages()) {
        auto key = message.key;
        constexpr std::string_view begin = "explain.", end = ".do";
        if (key.size() <= begin.size() + end.size()) continue;
        if (!key.starts_with(begin) || !key.ends_with(end)) continue;
        key.remove_prefix(begin.size());
        key.remove_suffix(end.size());
        const bool is_family =
            std::any_of(families().begin(), families().end(),
                        [&](const Family& f) { return advice_key(f) == message.key; });
        BOOST_TEST((is_family || entry_of(key) != nullptr), message.key);
    }
}

BOOST_AUTO_TEST_SUITE_END()
