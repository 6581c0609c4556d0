#include "importers/reading.hpp"
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

namespace hakem::test {

BOOST_AUTO_TEST_SUITE(pgn_identity)

BOOST_AUTO_TEST_CASE(numbers_in_tags_and_comments_are_hidden_with_the_tournament) {
    auto file = read_bytes("[Event \"Cup\"]\n[Round \"1\"]\n[White \"Ak, Ali\"]\n[Black \"Boz\"]\n"
                           "[Result \"1-0\"]\n[WhiteId \"10000000146\"]\n[ECO \"C20\"]\n\n"
                           "1. e4 {10000000146 çok iyi} e5 1-0\n");
    auto& t = file.tournament;
    const auto moves = std::string(t.games[0].movetext);
    BOOST_TEST(moves.find("10000000146") != moves.npos);
    hide_identity(t);
    file.tournament.source.reset();
    BOOST_TEST(t.games[0].tags.find("10000000146") == std::string_view::npos);
    BOOST_TEST(trim(t.games[0].movetext) == "1. e4 {*********46 çok iyi} e5 1-0");
    BOOST_TEST(t.games[0].eco == "C20");
}

BOOST_AUTO_TEST_SUITE_END()

}
