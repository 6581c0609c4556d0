// Every tie-break in every edition against the plain rules, on generated events of every kind.
// HAKEM_TOURNAMENTS = how many.

#include "plain/codes.hpp"
#include "plain/events.hpp"
#include "plain/values.hpp"
#include "support.hpp"
#include <hakem/tie_break.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

namespace {

using namespace hakem;
using namespace hakem::test;

int events(int usual) {
    const auto* wish = std::getenv("HAKEM_TOURNAMENTS");
    return wish != nullptr ? static_cast<int>(std::strtol(wish, nullptr, 10)) : usual;
}

/// All who are not out, in one group; and those with equal points, group by group.
std::vector<std::vector<std::vector<int>>> ways_to_be_tied(const plain::Event& event) {
    std::vector<int> all;
    std::map<Exact, std::vector<int>> by_score;
    for (std::size_t i = 0; i < event.entrants.size(); ++i) {
        if (event.entrants[i].annulled) continue;
        all.push_back(static_cast<int>(i));
        by_score[plain::score(event.entrants[i], event.primary)].push_back(static_cast<int>(i));
    }
    std::vector<std::vector<int>> groups;
    for (const auto& [points, group] : by_score)
        if (group.size() > 1) groups.push_back(group);
    return {{all}, groups};
}

std::string text(const std::optional<Exact>& value) { return value ? to_text(*value) : "none"; }

/// One event in one edition.
class Comparison {
public:
    Comparison(std::string name, const Tournament& tournament, const Edition& edition)
        : name_(std::move(name)), edition_(edition), history_(history_of(tournament)),
          event_(plain::event_of(tournament, follows_regulation(tournament))),
          ties_(ways_to_be_tied(event_)) {}

    /// Whose score is another one already; 0 = nobody's.
    std::int32_t other_score() const {
        for (std::size_t i = 0; i < event_.entrants.size(); ++i) {
            const auto& ours = history_.competitors[i];
            const auto& theirs = event_.entrants[i];
            if (ours.annulled != theirs.annulled ||
                exact(ours.match_points) != plain::score(theirs, plain::of_match) ||
                exact(ours.game_points) != plain::score(theirs, plain::of_games))
                return ours.id;
        }
        return 0;
    }

    /// How many values were compared; the first difference fails the test.
    std::size_t compare(const std::string& text) const {
        const auto code = parse_tie_break_code(text);
        BOOST_REQUIRE_MESSAGE(code, text << " is no code");
        const auto& plugin = registry().get<TieBreak>(code->name);
        BOOST_TEST(plugin.accepts(*code), text << " is not accepted");
        const bool refused = !plugin.refusal(*code, history_, edition_).empty();
        BOOST_TEST(refused == is_forbidden(*code), name_ << ", " << edition_.id << ": " << text
                                                         << " is "
                                                         << (refused ? "refused" : "allowed"));
        if (refused || is_forbidden(*code) || is_unheard_of(*code)) return 0;
        std::size_t compared = 0;
        for (const auto& tied : ties_) {
            const plain::Question question{event_, std::string(edition_.id), *code, tied};
            const TieBreakInput input{history_, edition_, *code, tied, false};
            const auto values = plugin.compute(input);
            compared += code->name == "TBR" || code->name == "BBE"
                            ? compare_order(question, values, plugin.higher_is_better(*code))
                            : compare_values(question, values);
        }
        return compared;
    }

private:
    bool somebody_unrated() const {
        return std::any_of(event_.entrants.begin(), event_.entrants.end(),
                           [](const auto& entrant) { return entrant.rating == 0; });
    }

    /// 8.1 of 2026; art. 10.
    bool is_forbidden(const TieBreakCode& code) const {
        static const std::set<std::string> buchholz{"BH", "FB", "AOB", "SOB"};
        static const std::set<std::string> ratings{"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"};
        if (edition_.id == "2026-03" && event_.round_robin && buchholz.count(code.name) != 0)
            return true;
        return ratings.count(code.name) != 0 && !code.unrated && somebody_unrated();
    }

    /// Neither the regulation nor US Chess says anything of 13.2.
    bool is_unheard_of(const TieBreakCode& code) const {
        const bool fide = edition_.id != "regulation" && edition_.id != "us-chess";
        return !fide && code.name.size() == 5 && code.name.ends_with("SB");
    }

    std::size_t compare_values(const plain::Question& question,
                               const std::vector<TieBreakValue>& found) const {
        const auto wanted = plain::values(question);
        std::size_t compared = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (event_.entrants[i].annulled) continue;
            ++compared;
            if (found[i].value == wanted[i]) continue;
            BOOST_ERROR(name_ << ", " << edition_.id << ": " << question.code.text << " of "
                              << event_.entrants[i].id << " is " << text(found[i].value)
                              << ", by the plain rule " << text(wanted[i]));
            return compared;
        }
        return compared;
    }

    /// Values whose form is the plugin's own business: only who is better counts.
    std::size_t compare_order(const plain::Question& question,
                              const std::vector<TieBreakValue>& found, bool higher) const {
        const auto wanted = plain::rows(question);
        std::size_t compared = 0;
        for (const auto& group : question.tied)
            for (const auto one : group)
                for (const auto other : group) {
                    const auto a = static_cast<std::size_t>(one);
                    const auto b = static_cast<std::size_t>(other);
                    const auto& left = higher ? found[a].value : found[b].value;
                    const auto& right = higher ? found[b].value : found[a].value;
                    ++compared;
                    if (left && right && (*left > *right) == (wanted[a] > wanted[b])) continue;
                    BOOST_ERROR(name_ << ", " << edition_.id << ": " << question.code.text << " of "
                                      << event_.entrants[a].id << " and " << event_.entrants[b].id
                                      << " are the other way round");
                    return compared;
                }
        return compared;
    }

    std::string name_;
    const Edition& edition_;
    History history_;
    plain::Event event_;
    std::vector<std::vector<std::vector<int>>> ties_;
};

std::vector<std::string> codes_for(bool teams) {
    auto list = teams ? plain::mandatory_of_teams() : plain::mandatory_of_players();
    const auto others = teams ? plain::others_of_teams() : plain::others_of_players();
    list.insert(list.end(), others.begin(), others.end());
    return list;
}

}

BOOST_AUTO_TEST_SUITE(tie_break_agreement)

BOOST_AUTO_TEST_CASE(all_codes_in_all_editions_on_generated_events) {
    const int count = events(300);
    std::size_t compared = 0;
    for (int seed = 0; seed < count; ++seed) {
        const auto tournament = plain::generated(seed);
        const auto name = plain::name_of(seed, tournament);
        for (const auto& edition : editions()) {
            const Comparison comparison(name, tournament, edition);
            BOOST_TEST(comparison.other_score() == 0,
                       name << ": the score of " << comparison.other_score());
            for (const auto& code : codes_for(is_team_event(tournament)))
                compared += comparison.compare(code);
        }
    }
    BOOST_TEST_MESSAGE(fmt::format("{} values of {} events", compared, count));
    BOOST_TEST(compared > static_cast<std::size_t>(count) * 1000);
}

BOOST_AUTO_TEST_SUITE_END()
