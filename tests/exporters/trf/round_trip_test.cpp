// A tournament that no file had, written and read again, is the same.

#include "describe.hpp"
#include "writing.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <numeric>
#include <random>

namespace {

using namespace hakem;
using namespace hakem::test;

/// Makes tournaments: everything that the format can hold, with the letters of many languages.
class Generator {
public:
    explicit Generator(unsigned seed) : random_(seed) {}

    Tournament tournament(bool teams) {
        Tournament t;
        header(t);
        players(t, number(2, 30));
        rounds(t, number(0, 9));
        if (teams) team_event(t);
        requests(t);
        return t;
    }

private:
    int number(int from, int to) { return std::uniform_int_distribution(from, to)(random_); }
    bool chance(int percent) { return number(1, 100) <= percent; }

    std::string text(int longest) {
        static const std::vector<std::string> letters = {"a", "b", "z", "Ğ", "ı", "İ", "ş", "Λ",
                                                         "-", "'", "Ж", "é", "Q", "5", ".", "名"};
        std::string result = "N";
        for (int i = number(0, longest - 2); i > 0; --i)
            result +=
                letters[static_cast<std::size_t>(number(0, static_cast<int>(letters.size()) - 1))];
        return result;
    }
    Date date() {
        return {static_cast<std::int16_t>(number(1930, 2029)),
                static_cast<std::int8_t>(number(1, 12)), static_cast<std::int8_t>(number(1, 28))};
    }
    Points points() { return Points::halves(number(0, 19)); }

    void header(Tournament& t) {
        t.name = text(60);
        t.city = chance(80) ? text(30) : "";
        t.federation = chance(80) ? "TUR" : "";
        if (chance(80)) t.start = date();
        if (chance(80)) t.end = date();
        t.type = text(40);
        t.chief_arbiter = text(40);
        for (int i = number(0, 3); i > 0; --i) t.deputy_arbiters.push_back(text(40));
        t.time_control = text(40);
        if (chance(50)) t.declared_players = number(0, 300);
        if (chance(50)) t.initial_colour = chance(50) ? Colour::white : Colour::black;
        for (int i = number(0, 5); i > 0; --i)
            t.round_dates.push_back({2026, 4, static_cast<std::int8_t>(i)});
        t.scheduled_rounds = number(9, 13);
        if (chance(30)) {
            t.scoring = scoring_of(Points::whole(3), Points::whole(1), {});
            t.scoring_declared = true;
        }
    }

    void players(Tournament& t, int count) {
        for (int i = 1; i <= count; ++i) {
            Player p;
            p.id = i * number(1, 3) + (i > 1 ? t.players.back().id : 0);
            p.sex = static_cast<Sex>(number(0, 2));
            p.title = chance(40) ? "WGM" : "";
            p.name = text(33);
            p.rating = chance(70) ? number(1, 2900) : 0;
            p.federation = chance(80) ? "TUR" : "";
            p.fide_id = chance(60) ? std::to_string(number(100000, 99999999)) : "";
            if (chance(60)) p.birth = date();
            p.declared_points = points();
            p.declared_rank = number(0, count);
            if (chance(30)) {
                p.national_federation = "TUR";
                p.national_rating = number(1, 2500);
                p.national_origin = "ANK";
                p.national_id = "10000000146";
            }
            t.players.push_back(p);
        }
    }

    /// Pairs by chance; who is left over has a bye of some kind or nothing.
    void rounds(Tournament& t, int count) {
        std::vector<std::size_t> order(t.players.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        constexpr Outcome games[] = {
            Outcome::win,         Outcome::draw,         Outcome::loss,      Outcome::forfeit_win,
            Outcome::unrated_win, Outcome::unrated_draw, Outcome::adjourned, Outcome::pending};
        constexpr Outcome byes[] = {Outcome::absent, Outcome::half_bye, Outcome::full_bye,
                                    Outcome::pairing_bye, Outcome::zero_bye};
        for (int r = 0; r < count; ++r) {
            std::shuffle(order.begin(), order.end(), random_);
            const auto paired =
                static_cast<std::size_t>(number(0, static_cast<int>(order.size() / 2)));
            for (std::size_t i = 0; i < order.size(); ++i) {
                auto& player = t.players[order[i]];
                player.rounds.resize(static_cast<std::size_t>(r));
                RoundEntry entry{0, Colour::none, byes[number(0, 4)]};
                if (i % 2 == 0 && i / 2 < paired && i + 1 < order.size()) {
                    const auto& black = t.players[order[i + 1]];
                    entry = {black.id, Colour::white, games[number(0, 7)]};
                } else if (i % 2 == 1 && i / 2 < paired) {
                    const auto& white = t.players[order[i - 1]];
                    entry = {white.id, Colour::black, mirrored(white.rounds.back().outcome)};
                }
                player.rounds.push_back(entry);
            }
        }
        for (auto& player : t.players)
            while (!player.rounds.empty() && player.rounds.back() == RoundEntry{})
                player.rounds.pop_back();
    }

    void team_event(Tournament& t) {
        for (int id = 1; id <= 3; ++id) {
            Team team;
            team.id = id;
            team.name = text(32);
            for (std::size_t i = static_cast<std::size_t>(id - 1); i < t.players.size(); i += 3)
                team.players.push_back(t.players[i].id);
            t.teams.push_back(team);
        }
        t.teams[0].nickname = "ABC";
        t.teams[0].strength = 2345;
        t.teams[1].declared_match_points = Points::whole(3);
        t.teams[1].declared_game_points = Points::halves(11);
        t.teams[2].declared_rank = 2;
        t.line_ups.push_back({1, 1, 2, {t.players[0].id, 0, t.players[1].id}, 0});
        t.team_byes = TeamByes{Points::whole(1), Points::whole(2), {0, 3}, 0};
        t.forfeited_matches.push_back({true, false, 2, 1, 2, 0});
        t.team_scoring = {Points::whole(3), Points::whole(1), Points{}};
    }

    void requests(Tournament& t) {
        const auto a = t.players[0].id, b = t.players[1].id;
        if (chance(50)) t.byes.push_back({Outcome::half_bye, number(1, 9), {a, b}, 0});
        if (chance(50))
            t.accelerations.push_back({{}, Points::halves(number(1, 4)), 1, number(1, 4), a, a, 0});
        if (chance(50)) t.prohibited.push_back({0, 0, {a, b}, 0});
        if (chance(50)) t.prohibited.push_back({2, 5, {a, b}, 0});
        if (chance(50))
            t.abnormal_points.push_back(
                {Outcome::absent, {}, -Points::halves(number(1, 3)), number(0, 9), {a}, 0});
        if (chance(50)) t.absent_next_round = {b, a};
    }

    std::mt19937 random_;
};

void check_round_trip(const Tournament& tournament, std::string_view edition) {
    const auto bytes = write_trf(tournament, edition);
    Diagnostics strict("test.trf", true);
    const auto read = read_trf(bytes, strict);
    BOOST_TEST_INFO(bytes);
    for (const auto& finding : strict.all()) BOOST_TEST_INFO(to_text(finding, Language::english));
    BOOST_CHECK(!strict.has_errors());
    BOOST_CHECK_EQUAL(describe(read), describe(tournament));
    BOOST_CHECK_EQUAL(write_trf(read, read.format), bytes);
}

}

BOOST_AUTO_TEST_SUITE(trf_round_trip)

BOOST_AUTO_TEST_CASE(generated_tournaments_come_back_from_both_editions) {
    for (unsigned seed = 1; seed <= 400; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            auto tournament = Generator(seed).tournament(seed % 4 == 0);
            if (seed % 4 != 0) check_round_trip(tournament, "trf16");
            // 260 names its rounds where XXP means all of them.
            for (auto& pairing : tournament.prohibited)
                if (pairing.last_round == 0)
                    pairing = {1, tournament.scheduled_rounds, pairing.ids, 0};
            check_round_trip(tournament, "trf26");
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
