// Real files of many programs: the right number of games, every byte in one of them. The numbers
// come from counting Event tags at the beginning of lines, and by eye where a file has games
// without them or a comment that hides one.

#include "games.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

using namespace hakem;
using namespace hakem::test;

namespace {

std::vector<std::filesystem::path> files() {
    std::vector<std::filesystem::path> found;
    const auto folder = shared();
    if (!folder) {
        skip("no reference data");
        return found;
    }
    for (const auto& entry : std::filesystem::directory_iterator(*folder / "data/pgn-real"))
        if (entry.path().extension() == ".pgn") found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

/// Lines that begin with an Event tag: what a plain search finds.
std::size_t count_event_lines(std::string_view text) {
    std::size_t count = 0;
    constexpr std::string_view tag = "[Event ";
    for (auto at = text.find(tag); at != text.npos; at = text.find(tag, at + 1)) {
        const auto before = text.substr(0, at);
        count += before.empty() || before.back() == '\n' || before == "\xEF\xBB\xBF";
    }
    return count;
}

/// Games that have no Event tag, as the eye counts them.
const std::map<std::string, std::size_t> without_event = {
    {"CorentinGS__chess__fixtures_pgns_0009.pgn", 1},
    {"Disservin__chess-library__fuzz_corpus_pgn_no_moves_but_game_termination_multiple_2.pgn", 3},
    {"MichaelB7__pgn-extract__test_infield_nested-comment.pgn", 1},
    {"MichaelB7__pgn-extract__test_infield_test-nobadresults.pgn", 9},
    {"echecsjs__pgn__src___tests___grammar_basic.pgn", 1},
    {"issue__pgn-viewer-105_comment-first-in-variation.pgn", 1},
    {"lichess-org__dartchess__data_leading-whitespace.pgn", 4},
    {"niklasf__python-chess__data_pgn_antichess-programfox.pgn", 2},
    {"yo35__kokopu__test_resources_pgns_headers_database.pgn", 1},
    {"yo35__kokopu__test_resources_pgns_tag-name-token-collision_database.pgn", 6},
};

}

BOOST_AUTO_TEST_SUITE(pgn_real_files)

BOOST_AUTO_TEST_CASE(the_right_number_of_games_and_every_byte_in_one) {
    std::size_t seen = 0;
    for (const auto& path : files()) {
        const auto bytes = bytes_of_file(path);
        const auto name = path.filename().string();
        const auto extra = without_event.find(name);
        const auto wanted =
            count_event_lines(bytes) + (extra == without_event.end() ? 0 : extra->second);
        const auto full = read_pgn(bytes), tags = read_pgn(bytes, false);
        BOOST_TEST(full.games.size() == wanted,
                   name << ": " << full.games.size() << " games, not " << wanted);
        BOOST_TEST(tags.games.size() == wanted, name);
        std::string joined;
        for (const auto& game : full.games) joined += game.text;
        if (wanted != 0) BOOST_TEST((joined == bytes), name);
        ++seen;
    }
    if (shared()) BOOST_TEST(seen == 101U);
}

BOOST_AUTO_TEST_CASE(moves_are_lost_only_where_the_file_is_wrong) {
    // Illegal on purpose (kokopu, the long-algebraic mixture), illegal in black2move, and other
    // kinds of chess, of which the games without a move count as well.
    const std::map<std::string, std::size_t> broken = {
        {"Disservin__chess-library__fuzz_corpus_pgn_black2move.pgn", 1},
        {"issue__synthetic_long_algebraic_uci_mix.pgn", 1},
        {"niklasf__python-chess__data_pgn_antichess-programfox.pgn", 2},
        {"niklasf__python-chess__data_pgn_knightvuillaume-jannlee-zh-lichess.pgn", 1},
        {"yo35__kokopu__test_resources_games_variant-antichess_database.pgn", 1},
        {"yo35__kokopu__test_resources_games_variant-horde_database.pgn", 1},
        {"yo35__kokopu__test_resources_pgns_antichess_database.pgn", 2},
        {"yo35__kokopu__test_resources_pgns_linebreak-linux_database.pgn", 1},
        {"yo35__kokopu__test_resources_pgns_linebreak-windows_database.pgn", 1},
        {"yo35__kokopu__test_resources_pgns_semantic-error_database.pgn", 6},
    };
    for (const auto& path : files()) {
        const auto file = read_pgn(bytes_of_file(path));
        const auto name = path.filename().string();
        const auto not_whole = std::count_if(file.games.begin(), file.games.end(),
                                             [](const PgnGame& game) { return !game.whole; });
        const auto known = broken.find(name);
        const auto wanted = known == broken.end() ? 0 : known->second;
        BOOST_TEST(static_cast<std::size_t>(not_whole) == wanted, name << " " << not_whole);
    }
}

BOOST_AUTO_TEST_CASE(windows_1254) {
    for (const auto& path : files()) {
        if (path.filename() != "issue__synthetic_windows1254_turkish.pgn") continue;
        const auto file = read_pgn(bytes_of_file(path));
        BOOST_TEST(file.only().tag("Event") == "Türkiye Küçükler Şampiyonası");
        BOOST_TEST(file.only().tag("Black") == "Öğüt, İbrahim Şükrü");
        BOOST_TEST(file.only().shape == "e4 e5 {güçlü hamle, değil mi?} Nf3 1-0");
        BOOST_TEST(file.codes == "PGN-0002");
    }
}

BOOST_AUTO_TEST_SUITE_END()
