#include "support.hpp"
#include <hakem/language.hpp>
#include <hakem/tournament.hpp>

#include <boost/test/unit_test.hpp>

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
