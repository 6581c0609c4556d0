// Players of a file who have each other's FIDE id.

#include <hakem/list_checks.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

using namespace hakem;

namespace {

ListedPlayer person(std::string fide_id, std::string name) {
    ListedPlayer listed;
    listed.fide_id = std::move(fide_id);
    listed.name = std::move(name);
    listed.ratings[0].value = 1500;
    return listed;
}

Player player(std::string fide_id, std::string name) {
    Player player;
    player.fide_id = std::move(fide_id);
    player.name = std::move(name);
    return player;
}

/// "1-2": who are told to have each other's id.
std::string exchanged(std::vector<Player> players) {
    const auto list =
        RatingList::of({}, {person("99000101", "Ak, Ece"), person("99000102", "Boz, Can"),
                            person("99000103", "Boz, Can")});
    Tournament event;
    event.players = std::move(players);
    for (std::size_t i = 0; i < event.players.size(); ++i)
        event.players[i].id = static_cast<std::int32_t>(i + 1);
    Diagnostics findings;
    check_against(event, *list, TimeClass::standard, findings);
    std::string all;
    for (const auto& one : findings.all())
        if (one.code == "RTG-0126")
            all +=
                fmt::format("{}{}-{}", all.empty() ? "" : " ", one.arguments[0], one.arguments[2]);
    return all;
}

}

BOOST_AUTO_TEST_SUITE(exchanged_ids)

BOOST_AUTO_TEST_CASE(two_players) {
    BOOST_TEST(exchanged({player("99000102", "Ak, Ece"), player("99000101", "Boz, Can")}) == "1-2");
    BOOST_TEST(exchanged({player("99000101", "Ak, Ece"), player("99000102", "Boz, Can")}) == "");
}

/// A third with the name of one of them and the id of a namesake of the other has no part in it.
BOOST_AUTO_TEST_CASE(nobody_is_in_two_exchanges) {
    BOOST_TEST(exchanged({player("99000102", "Ak, Ece"), player("99000101", "Boz, Can"),
                          player("99000103", "Ak, Ece")}) == "1-2");
}

BOOST_AUTO_TEST_SUITE_END()
