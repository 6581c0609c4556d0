// From the games of a PGN to the tournament: formats.md 4.1, point 10.

#include "importers/reading.hpp"
#include <hakem/error.hpp>
#include <hakem/round_as_paired.hpp>
#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

namespace hakem::test {

namespace {

/// A game without moves, unless they are given.
std::string game(std::string_view round, std::string_view white, std::string_view black,
                 std::string_view result, std::string_view more = {}, std::string_view moves = {}) {
    return fmt::format(
        "[Event \"Cup\"]\n[Site \"Ankara TUR\"]\n[Date \"2026.03.0{0}\"]\n[Round "
        "\"{1}\"]\n[White \"{2}\"]\n[Black \"{3}\"]\n[Result \"{4}\"]\n{5}\n{6}{7}\n\n",
        std::isdigit(round[0]) ? round[0] : '1', round, white, black, result, more,
        moves.empty() ? "" : std::string(moves) + " ",
        result == "1-0" || result == "0-1" || result == "1/2-1/2" ? result : "*");
}

ExitCode refusal(std::string bytes, std::string& key) {
    try {
        read_bytes(std::move(bytes));
    } catch (const Error& error) {
        key = error.key();
        return error.code();
    }
    return ExitCode::done;
}

std::string four_players() {
    return game("1.1", "Ak, Ali", "Boz, Can", "1-0") +
           game("1.2", "Cem, Efe", "Dal, Ece", "1/2-1/2") +
           game("2.1", "Dal, Ece", "Ak, Ali", "0-1") + game("2.2", "Boz, Can", "Cem, Efe", "0-1");
}

}

BOOST_AUTO_TEST_SUITE(pgn_event)

BOOST_AUTO_TEST_CASE(rounds_boards_and_results_of_the_round_tag) {
    const auto file = read_bytes(four_players());
    const auto& t = file.tournament;
    BOOST_TEST(t.format == "pgn");
    BOOST_TEST(t.name == "Cup");
    BOOST_TEST(t.city == "Ankara");
    BOOST_TEST(t.federation == "TUR");
    BOOST_TEST(t.players.size() == 4);
    BOOST_TEST(rounds_held(t) == 2);
    // Nobody is rated: by name, and the file says nothing of numbers.
    BOOST_TEST(t.numbers_assumed);
    BOOST_TEST(file.found("PGN-0220"));
    BOOST_TEST(file.player(1).name == "Ak, Ali");
    BOOST_TEST(file.rounds(1) == "2w1 4b1");
    BOOST_TEST(file.rounds(2) == "1b0 3w0");
    BOOST_TEST(file.rounds(3) == "4w= 2b1");
    BOOST_TEST((t.round_dates.at(1) == Date{2026, 3, 2}));
    BOOST_TEST(t.games.size() == 4);
    BOOST_TEST(t.games[1].board == 2);
}

/// By their numbers the stronger pair would be on the first board.
BOOST_AUTO_TEST_CASE(boards_of_the_file_are_the_boards_of_the_round) {
    const auto t = read_bytes(game("1.1", "Ak, Ali", "Boz, Can", "1-0") +
                              game("1.2", "Cem, Efe", "Dal, Ece", "1-0",
                                   "[WhiteElo \"2100\"]\n[BlackElo \"2000\"]\n"))
                       .tournament;
    const auto history = player_history(t);
    const auto games = games_as_paired(history, t, 1);
    BOOST_REQUIRE(games.size() == 2);
    BOOST_TEST(games[0].board == 1);
    BOOST_TEST(history.competitors[static_cast<std::size_t>(games[0].white)].id == 3);
    BOOST_TEST(games[1].board == 2);
}

BOOST_AUTO_TEST_CASE(numbers_by_rating_title_and_name) {
    const auto file = read_bytes(
        game("1.1", "Ak, Ali", "Boz, Can", "1-0", "[WhiteElo \"1800\"]\n[BlackElo \"2100\"]\n") +
        game("1.2", "Cem, Efe", "Dal, Ece", "1-0",
             "[WhiteElo \"2100\"]\n[WhiteTitle \"fm\"]\n[BlackElo \"0\"]\n"));
    BOOST_TEST(file.player(1).name == "Cem, Efe");
    BOOST_TEST(file.player(1).title == "FM");
    BOOST_TEST(file.player(2).name == "Boz, Can");
    BOOST_TEST(file.player(3).rating == 1800);
    BOOST_TEST(file.player(4).rating == 0);
}

/// The words are the same, the persons are not; other spellings of one name are told.
BOOST_AUTO_TEST_CASE(order_around_the_comma_parts_two_persons) {
    const auto file = read_bytes(game("1.1", "Deniz, Ali", "Boz, Can", "1-0") +
                                 game("2.1", "Ali, Deniz", "Boz, Can", "1-0") +
                                 game("3.1", "Boz Can", "Deniz, Ali", "1-0"));
    BOOST_TEST(file.tournament.players.size() == 3);
    BOOST_TEST(file.found("PGN-0216"));
    BOOST_TEST(file.findings("PGN-0233") == "PGN-0233 1:0 note\n");
}

BOOST_AUTO_TEST_CASE(same_game_with_two_results_is_an_error) {
    const auto file = read_bytes(game("1.1", "Ak, Ali", "Boz, Can", "1-0") +
                                 game("1.1", "Ak, Ali", "Boz, Can", "0-1"));
    BOOST_TEST(file.rounds(1) == "2w1");
    BOOST_TEST(file.findings("PGN-0234").ends_with("error\n"));
    const auto same = read_bytes(game("1.1", "Ak, Ali", "Boz, Can", "1-0") +
                                 game("1.1", "Ak, Ali", "Boz, Can", "1-0"));
    BOOST_TEST(same.found("PGN-0219"));
    BOOST_TEST(!same.found("PGN-0234"));
}

/// A copy may have lost its end, its comments and its numbers.
BOOST_AUTO_TEST_CASE(games_of_one_pair_are_one_where_the_moves_are) {
    const auto twice = [](std::string_view one, std::string_view other, const char* tag = "") {
        return read_bytes(game("1.1", "Ak, Ali", "Boz, Can", "1-0", "", one) +
                          game("1.1", "Ak, Ali", "Boz, Can", "0-1", tag, other));
    };
    constexpr auto moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";
    BOOST_TEST(twice(moves, "e4 {best} e5 (e6) Nf3! Nc6").found("PGN-0234"));
    BOOST_TEST(twice(moves, "").found("PGN-0234"));
    BOOST_TEST(twice("1.e4 e5", moves).found("PGN-0234"));
    BOOST_TEST(twice(moves, "1. e4 c5 2. Nf3 Nc6").found("PGN-0218"));
    const auto from_elsewhere =
        twice(moves, moves, "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n");
    BOOST_TEST(from_elsewhere.found("PGN-0218"));
    BOOST_TEST(!from_elsewhere.found("PGN-0234"));
}

BOOST_AUTO_TEST_CASE(forfeits_that_say_more_than_they_can) {
    const auto moves = read_bytes(
        game("1.1", "Ak, Ali", "Boz, Can", "1-0", "[Termination \"forfeit\"]\n", "1. e4 e5"));
    BOOST_TEST(moves.rounds(1) == "2w1");
    BOOST_TEST(moves.found("PGN-0235"));
    const auto draw =
        read_bytes(game("1.1", "Ak, Ali", "Boz, Can", "1/2-1/2", "[Termination \"forfeit\"]\n"));
    BOOST_TEST(draw.rounds(1) == "2wD");
    BOOST_TEST(draw.found("PGN-0236"));
}

BOOST_AUTO_TEST_CASE(numbers_of_the_tags) {
    const auto file = read_bytes(
        game("1.1", "Ak, Ali", "Boz, Can", "1-0", "[WhiteStartNo \"7\"]\n[BlackStartNo \"3\"]\n"));
    BOOST_TEST(file.rounds(7) == "3w1");
    BOOST_TEST(!file.tournament.numbers_assumed);
}

BOOST_AUTO_TEST_CASE(swiss_manager_writes_a_star_behind_every_result) {
    const std::string games =
        "[Event \"A\"]\n[Round \"1.1\"]\n[White \"AK, ALI \"]\n[Black \"BOZ, CAN \"]\n[Result "
        "\"1-0\"]\n[ECO \"A00\"]\n[WhiteElo \"0\"]\n[BlackElo \"0\"]\n[PlyCount \"0\"]\n\n*\n";
    const auto file = read_bytes(games);
    BOOST_TEST(file.rounds(1) == "2w1");
    BOOST_TEST(file.player(1).name == "AK, ALI");
    BOOST_TEST(file.player(1).rating == 0);
    BOOST_TEST(file.found("PGN-0226"));
    BOOST_TEST(file.found("PGN-0207"));
    BOOST_TEST(!file.diagnostics.has_errors());
}

BOOST_AUTO_TEST_CASE(result_tag_counts_and_the_difference_is_told) {
    const auto file =
        read_bytes("[Event \"A\"]\n[Round \"1\"]\n[White \"X\"]\n[Black \"Y\"]\n[Result "
                   "\"1-0\"]\n\n1. e4 e5 0-1\n");
    BOOST_TEST(file.rounds(1) == "2w1");
    BOOST_TEST(file.found("PGN-0204"));
    BOOST_TEST(file.tournament.games.front().result_differs);
    BOOST_TEST(file.tournament.games.front().half_moves == 2);
}

BOOST_AUTO_TEST_CASE(without_a_result_tag_the_end_of_the_moves_counts) {
    const auto file =
        read_bytes("[Event \"A\"]\n[Round \"1\"]\n[White \"X\"]\n[Black \"Y\"]\n[Result "
                   "\"*\"]\n\n1. e4 e5 0-1\n");
    BOOST_TEST(file.rounds(1) == "2w0");
    BOOST_TEST(file.found("PGN-0205"));
}

BOOST_AUTO_TEST_CASE(forfeits_are_games_without_moves) {
    const auto file = read_bytes(
        game("1.1", "Ak, Ali", "Boz, Can", "1-0", "[Termination \"Unplayed\"]\n") +
        game("1.2", "Cem, Efe", "Dal, Ece", "0-0") +
        game("2.1", "Ak, Ali", "Cem, Efe", "0-1", "[Termination \"forfeit\"]\n") +
        game("2.2", "Boz, Can", "Dal, Ece", "1-0", "[Termination \"abandoned\"]\n", "1. e4 e5") +
        game("3.1", "Ak, Ali", "Dal, Ece", "1-0", "[Termination \"time forfeit\"]\n"));
    BOOST_TEST(file.rounds(1) == "2w+ 3w- 4w1");
    BOOST_TEST(file.rounds(2) == "1b- 4w1");
    BOOST_TEST(file.rounds(3) == "4w- 1b+");
    BOOST_TEST(file.rounds(4) == "3b- 2b0 1b0");
}

BOOST_AUTO_TEST_CASE(byes_are_games_against_nobody) {
    const auto file = read_bytes(
        game("1.1", "Ak, Ali", "Boz, Can", "1-0") + game("1.2", "Cem, Efe", "BYE", "1-0") +
        game("2.1", "Boz, Can", "bay", "1/2-1/2") + game("2.2", "spielfrei", "Ak, Ali", "1-0") +
        game("3.1", "Ak, Ali", "Bye", "1-0", "[Termination \"full-point bye\"]\n"));
    BOOST_TEST(file.tournament.players.size() == 3);
    BOOST_TEST(file.rounds(1) == "2w1 0-Z 0-F");
    BOOST_TEST(file.rounds(2) == "1b0 0-H");
    BOOST_TEST(file.rounds(3) == "0-U");
}

/// A person whose surname is the word for a bye is a person.
BOOST_AUTO_TEST_CASE(a_person_named_bay) {
    const auto file = read_bytes(game("1.1", "Bay, Ahmet", "Ak, Ali", "1-0"));
    BOOST_TEST(file.tournament.players.size() == 2);
}

BOOST_AUTO_TEST_CASE(one_person_by_id_or_by_folded_name) {
    const auto file =
        read_bytes(game("1.1", "Işık, Çağrı", "Boz, Can", "1-0", "[WhiteFideId \"6300001\"]\n") +
                   game("2.1", "Boz, Can", "ISIK, CAGRI", "1-0") +
                   game("3.1", "Isik, C.", "Boz, Can", "1-0", "[WhiteFideId \"6300001\"]\n"));
    BOOST_TEST(file.tournament.players.size() == 2);
    BOOST_TEST(file.rounds(2).size() == 11);
    BOOST_TEST(file.found("PGN-0210")); // the same id under another name is told
}

BOOST_AUTO_TEST_CASE(one_name_with_two_ids_is_two_persons) {
    const auto file =
        read_bytes(game("1.1", "Ak, Ali", "Boz, Can", "1-0", "[WhiteFideId \"6300001\"]\n") +
                   game("2.1", "Ak, Ali", "Boz, Can", "1-0", "[WhiteFideId \"6300002\"]\n"));
    BOOST_TEST(file.tournament.players.size() == 3);
    BOOST_TEST(file.found("PGN-0211"));
}

BOOST_AUTO_TEST_CASE(close_names_are_told_and_left_apart) {
    const auto file = read_bytes(game("1.1", "Yılmaz, Ayşe Nur", "Boz, Can", "1-0") +
                                 game("2.1", "Yılmaz, Ayşe", "Boz, Can", "1-0"));
    BOOST_TEST(file.tournament.players.size() == 3);
    BOOST_TEST(file.found("PGN-0216"));
}

BOOST_AUTO_TEST_CASE(two_games_in_a_round_are_told) {
    const auto file = read_bytes(game("1.1", "Ak, Ali", "Boz, Can", "1-0") +
                                 game("1.2", "Ak, Ali", "Cem, Efe", "0-1"));
    BOOST_TEST(file.rounds(1) == "2w1");
    BOOST_TEST(file.found("PGN-0218"));
    BOOST_TEST(file.diagnostics.has_errors());
    BOOST_TEST(file.tournament.games.back().round == 0); // kept, in no round
}

BOOST_AUTO_TEST_CASE(a_game_without_a_round_is_placed_where_no_other_is_possible) {
    const auto file = read_bytes(four_players() + game("?", "Ak, Ali", "Cem, Efe", "1-0") +
                                 game("3.2", "Boz, Can", "Dal, Ece", "1-0"));
    BOOST_TEST(file.rounds(1) == "2w1 4b1 3w1");
    BOOST_TEST(file.found("PGN-0223"));
}

BOOST_AUTO_TEST_CASE(else_it_is_told_and_in_no_round) {
    const auto file = read_bytes(four_players() + game("-", "Ak, Ali", "Cem, Efe", "1-0"));
    BOOST_TEST(file.rounds(1) == "2w1 4b1");
    BOOST_TEST(file.found("PGN-0209"));
    BOOST_TEST(file.tournament.games.size() == 5);
}

BOOST_AUTO_TEST_CASE(dates_are_rounds_where_everybody_played_once_on_each) {
    auto text = four_players();
    for (auto at = text.find("[Round"); at != text.npos; at = text.find("[Round", at + 1))
        text.replace(at, text.find('\n', at) - at, "[Round \"?\"]");
    const auto file = read_bytes(text);
    BOOST_TEST(file.rounds(1) == "2w1 4b1");
    BOOST_TEST(file.found("PGN-0222"));
}

BOOST_AUTO_TEST_CASE(a_collection_of_games_is_no_tournament) {
    std::string key;
    const auto code = refusal(
        game("?", "Ak, Ali", "Boz, Can", "1-0") + game("?", "Boz, Can", "Ak, Ali", "1-0"), key);
    BOOST_TEST(static_cast<int>(code) == static_cast<int>(ExitCode::not_understood));
    BOOST_TEST(key == "error.games-only");
}

BOOST_AUTO_TEST_CASE(several_events_must_be_chosen_from) {
    auto other = four_players();
    for (auto at = other.find("Cup"); at != other.npos; at = other.find("Cup", at + 1))
        other.replace(at, 3, "Open");
    const auto both = four_players() + other;
    std::string key;
    BOOST_TEST(static_cast<int>(refusal(both, key)) == static_cast<int>(ExitCode::not_understood));
    BOOST_TEST(key == "error.several-events");
    for (const auto* chosen : {"2", "open", "Open", "OPE"}) {
        Diagnostics diagnostics;
        const auto t =
            read_tournament(Source::from_bytes("t", both), registry(), diagnostics, {}, chosen);
        BOOST_TEST(t.name == "Open");
        BOOST_TEST(t.players.size() == 4);
    }
}

BOOST_AUTO_TEST_CASE(addresses_of_games_do_not_make_events) {
    auto text = four_players();
    int number = 0;
    for (auto at = text.find("Ankara TUR"); at != text.npos; at = text.find("Ankara TUR"))
        text.replace(at, 10, fmt::format("https://lichess.org/{}", ++number));
    BOOST_TEST(read_bytes(text).tournament.players.size() == 4);
}

BOOST_AUTO_TEST_CASE(turkish_code_page) {
    std::size_t lost = 0;
    const auto file = read_bytes(
        encode(game("1.1", "Işık, Çağrı", "Öğüt, İbrahim Şükrü", "1-0"), "windows-1254", lost));
    BOOST_TEST(file.player(1).name == "Işık, Çağrı");
    BOOST_TEST(file.player(2).name == "Öğüt, İbrahim Şükrü");
    BOOST_TEST(file.tournament.source->encoding() == "windows-1254");
}

BOOST_AUTO_TEST_CASE(teams_that_meet_board_by_board) {
    const auto teams = [](std::string_view white, std::string_view black) {
        return fmt::format("[WhiteTeam \"{}\"]\n[BlackTeam \"{}\"]\n", white, black);
    };
    const auto file = read_bytes(game("1.1", "A1, X", "B1, X", "1-0", teams("Kale", "Vezir")) +
                                 game("1.2", "B2, X", "A2, X", "1-0", teams("Vezir", "Kale")) +
                                 game("1.3", "A3, X", "B3, X", "1/2-1/2", teams("Kale", "Vezir")));
    const auto& t = file.tournament;
    BOOST_TEST(is_team_event(t));
    BOOST_REQUIRE(t.teams.size() == 2);
    BOOST_TEST(t.teams[0].name == "Kale");
    BOOST_TEST(t.teams[0].players == (std::vector<std::int32_t>{1, 2, 3}),
               boost::test_tools::per_element());
    BOOST_TEST(t.line_ups.empty());
}

BOOST_AUTO_TEST_CASE(teams_that_never_meet_are_clubs) {
    const auto file = read_bytes(
        game("1.1", "Ak, Ali", "Boz, Can", "1-0", "[WhiteTeam \"Kale\"]\n[BlackTeam \"Vezir\"]\n") +
        game("1.2", "Cem, Efe", "Dal, Ece", "1-0", "[WhiteTeam \"Kale\"]\n[BlackTeam \"Fil\"]\n"));
    BOOST_TEST(!is_team_event(file.tournament));
    BOOST_TEST(file.player(1).club == "Kale");
    BOOST_TEST(file.found("PGN-0225"));
}

/// A match of thousands of boards: no team plays it, but reading it ends.
BOOST_AUTO_TEST_CASE(hostile_match) {
    std::string games;
    for (int board = 1; board <= 4000; ++board)
        games += fmt::format("[Event \"A\"]\n[Round \"1.{0}\"]\n[White \"w{0}\"]\n[Black "
                             "\"b{0}\"]\n[WhiteTeam \"W\"]\n[BlackTeam \"B\"]\n[Result "
                             "\"1-0\"]\n\n1-0\n\n",
                             board);
    const auto file = read_bytes(games);
    BOOST_TEST(file.tournament.players.size() == 8000);
    BOOST_TEST(file.tournament.teams.size() == 2);
}

BOOST_AUTO_TEST_CASE(hostile_values) {
    const auto file = read_bytes(
        game("1.1", "Ak, Ali", "Boz, Can", "1-0", "[WhiteElo \"99999999999999999999\"]\n") +
        game("99999999999999999999.1", "Cem, Efe", "Dal, Ece", "1-0") +
        game("2", "Ak, Ali", "Ak, Ali", "1-0") + game("2", "", "", "1-0"));
    BOOST_TEST(file.player(1).rating == 0);
    BOOST_TEST(file.found("PGN-0201"));
    BOOST_TEST(file.found("PGN-0209"));
    BOOST_TEST(file.found("PGN-0227"));
    BOOST_TEST(file.found("PGN-0217"));
}

BOOST_AUTO_TEST_SUITE_END()

}
