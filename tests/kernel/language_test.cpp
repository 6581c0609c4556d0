#include "support.hpp"
#include "turkish_terms.hpp"
#include <hakem/language.hpp>
#include <hakem/text.hpp>
#include <hakem/tournament.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <map>
#include <set>
#include <string>
#include <string_view>

using namespace hakem;

namespace {

/// "{0}", "{1}" ... of a text.
std::set<std::string> arguments_in(std::string_view text) {
    std::set<std::string> found;
    for (auto open = text.find('{'); open != text.npos; open = text.find('{', open + 1))
        found.emplace(text.substr(open, text.find('}', open) - open + 1));
    return found;
}

/// Every plugin is loaded, for plugins bring messages of their own.
void load_all_plugins() {
    for (const auto* kind : {"importer", "exporter", "report", "tie-break", "pairing", "rating",
                             "list", "list-exporter", "adjournment", "arbiter-rule"})
        test::registry().list(kind);
}

/// Turkish has one form where English has two: "Oyun" over a column and "Oyunlar" over a section
/// are both "Games", a count may be "Oyun sayısı", and a head may be cut short with a point.
bool same_term(std::string_view first, std::string_view second) {
    const auto bare = [](std::string_view text) {
        auto word = to_lower(text, Language::turkish);
        for (const std::string_view ending : {" sayısı", "lar", "ler"})
            if (word.size() > ending.size() && word.ends_with(ending))
                word.resize(word.size() - ending.size());
        return word;
    };
    const auto shortened = [](std::string_view cut, std::string_view whole) {
        return cut.ends_with('.') && whole.starts_with(cut.substr(0, cut.size() - 1));
    };
    const auto one = bare(first), other = bare(second);
    return one == other || shortened(one, other) || shortened(other, one);
}

/// English words that stand for two things which Turkish tells apart.
const std::set<std::string_view> two_meanings = {
    "After",
    "Before", // a rating (Yeni derece), a count (Sonra)
    "By",     // the criterion that decides, the person who decides
    "Event",  // turnuva; olay, of a game; genel, of a place
    "FIDE rating",
    "Rating",
    "rating",
    "Rtg", // ELO is kuvvet puanı, either kind kuvvet derecesi
    "rating of the opponent",
    "Name",  // surname on FIDE's form IT1, else the whole name
    "No.",   // starting number, number, row
    "Notes", // findings that are notes, remarks
    "Pl.",   // place, players
    "Place",
    "place", // where it is played, the rank
    "Rated",
    "rated",        // a player with a rating, an event that was rated
    "Value",        // the value, the criterion that has it
    "What",         // a finding, a field
    "all",          // the sum, every one
    "and {0} more", // persons, teams, matches
    "bye",          // the bye, the player who has it
    "number",       // how many, which one
};

}

BOOST_AUTO_TEST_SUITE(language)

BOOST_AUTO_TEST_CASE(every_message_has_both_languages_with_the_same_arguments) {
    for (const auto* kind : {"importer", "exporter", "report", "tie-break", "pairing"})
        test::registry().list(kind); // plugins bring messages of their own
    const auto messages = all_messages();
    BOOST_TEST(messages.size() > 200u);
    for (const auto& message : messages) {
        BOOST_TEST_CONTEXT(message.key) {
            BOOST_TEST(message.english.empty() == message.turkish.empty());
            BOOST_TEST(arguments_in(message.english) == arguments_in(message.turkish),
                       boost::test_tools::per_element());
        }
    }
}

BOOST_AUTO_TEST_CASE(no_key_has_two_texts) {
    load_all_plugins();
    for (const auto key : doubled_messages())
        if (key != "test.doubled") BOOST_ERROR(key);
}

BOOST_AUTO_TEST_CASE(one_english_text_has_one_turkish_term) {
    load_all_plugins();
    std::map<std::string_view, Message> first;
    std::set<std::string_view> used;
    for (const auto& message : all_messages()) {
        // letters of pieces and colours are written otherwise in each language
        if (message.english.size() < 2 || message.key.starts_with("test.")) continue;
        const auto& known = first.emplace(message.english, message).first->second;
        if (same_term(known.turkish, message.turkish)) continue;
        if (two_meanings.contains(message.english)) {
            used.insert(message.english);
            continue;
        }
        BOOST_ERROR(fmt::format("'{}' is '{}' in {} and '{}' in {}", message.english, known.turkish,
                                known.key, message.turkish, message.key));
    }
    for (const auto word : two_meanings)
        BOOST_TEST(used.contains(word), word << " needs no exception");
}

BOOST_AUTO_TEST_CASE(heads_keep_to_the_words_of_the_regulation) {
    const auto turkish = [](std::string_view key) { return text(key, Language::turkish); };
    BOOST_TEST(turkish("column.player") == "Oyuncu"); // as in the articles 15 to 37
    BOOST_TEST(turkish("fact.event") == "Turnuva");
    BOOST_TEST(turkish("column.strength") == "Kuvvet derecesi"); // 25.1
    BOOST_TEST(turkish("plugin.tie-break.MPTS") == "Takım puanı");
    BOOST_TEST(turkish("plugin.tie-break.GPTS") == "Maç puanı");
    for (const auto& message : all_messages())
        if (message.turkish.size() <= 40) {
            const auto word = to_lower(message.turkish, Language::turkish);
            BOOST_TEST(word.find("hükmen kazandı") == word.npos, message.key);
            BOOST_TEST(word.find("hükmen kaybetti") == word.npos, message.key);
        }
}

BOOST_AUTO_TEST_CASE(one_thing_has_one_turkish_word) {
    load_all_plugins();
    for (const auto& message : all_messages())
        BOOST_TEST(test::other_term_in(message.turkish) == "", message.key);
    BOOST_TEST(test::other_term_in("FIDE hesabına girecek Yarışma") == "yarışma (turnuva)");
    BOOST_TEST(test::other_term_in("12 yarışmacı, 5 tur") == "");
}

/// "Kuvvet puanı" is the ELO; findings are about either kind.
BOOST_AUTO_TEST_CASE(ratings_in_findings_have_one_turkish_word) {
    std::size_t seen = 0;
    for (const auto& message : all_messages())
        for (const std::string_view family :
             {"diagnostic.PLN-", "diagnostic.SUB-", "diagnostic.RTG-"})
            if (message.key.starts_with(family)) {
                ++seen;
                BOOST_TEST(message.turkish.find("kuvvet puanı") == message.turkish.npos,
                           message.key);
            }
    BOOST_TEST(seen > 50u);
}

BOOST_AUTO_TEST_CASE(a_second_text_is_told_and_the_first_holds) {
    static constexpr Message first[] = {{"test.doubled", "one", "bir"}};
    static constexpr Message second[] = {{"test.doubled", "two", "iki"}};
    const MessageTable one{first};
    const MessageTable same{first}; // does no harm
    const auto before = doubled_messages().size();
    const MessageTable other{second};
    BOOST_TEST(doubled_messages().size() == before + 1);
    BOOST_TEST(text("test.doubled", Language::turkish) == "bir");
}

BOOST_AUTO_TEST_CASE(every_message_can_be_filled) {
    const std::vector<std::string> arguments(9, "x");
    for (const auto& message : all_messages())
        for (const auto language : {Language::english, Language::turkish})
            BOOST_CHECK_NO_THROW(format_text(message.key, language, arguments));
}

BOOST_AUTO_TEST_CASE(turkish_for_turkish_federations) {
    Tournament tournament;
    tournament.federation = "TUR";
    BOOST_TEST((language_for(tournament) == Language::turkish));
}

BOOST_AUTO_TEST_SUITE_END()
