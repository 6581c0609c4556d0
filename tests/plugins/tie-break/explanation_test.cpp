// The explanation makes the value: for every code in every edition, on generated events, the terms
// that are not left out, taken as the sentences say, give the value that ranks.

#include "plain/codes.hpp"
#include "plain/events.hpp"
#include "support.hpp"
#include <hakem/tie_break.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

namespace {

using namespace hakem;
using namespace hakem::test;

/// The text of an argument, without the mark in front that asks for a decimal comma.
std::string plain_text(const std::string& argument) {
    const bool marked = !argument.empty() && static_cast<unsigned char>(argument.front()) < ' ';
    return marked ? argument.substr(1) : argument;
}

/// "1880", "-102", "+240", "0.125", "2/3".
Exact number(const std::string& argument) {
    auto text = plain_text(argument);
    if (const auto slash = text.find('/'); slash != text.npos)
        return {std::stoll(text.substr(0, slash)), std::stoll(text.substr(slash + 1))};
    std::int64_t parts = 1;
    if (const auto point = text.find('.'); point != text.npos) {
        for (auto i = point + 1; i < text.size(); ++i) parts *= 10;
        text.erase(point, 1);
    }
    return {std::stoll(text), parts};
}

/// Whether ½ up makes one of the other, to 1/parts.
bool is_rounded(const Exact& rounded, const Exact& exact, std::int64_t parts) {
    const auto off = (rounded - exact) * parts * 2;
    return (rounded * parts).denominator() == 1 && off > -1 && off <= 1;
}

/// One value with its explanation.
class Explained {
public:
    Explained(const TieBreakValue& value, const TieBreakCode& code, const History& history,
              std::size_t position)
        : value_(value), code_(code), history_(history), own_(history.competitors[position]) {
        for (const auto& term : value.terms) {
            if (term.cut) continue;
            sum_ += term.value;
            ++count_;
        }
    }

    /// False where the explanation does not make the value.
    bool holds() const {
        if (!value_.list.empty()) return makes_list();
        if (!value_.value) return makes_nothing();
        if (value_.how.empty()) return makes_sum();
        static const std::map<std::string, bool (Explained::*)() const> ways{
            {"how.mean", &Explained::makes_mean},
            {"how.mean-rounded", &Explained::makes_mean},
            {"how.performance-sum", &Explained::makes_performance},
            {"how.perfect", &Explained::makes_perfect},
            {"how.perfect-nothing", &Explained::makes_extreme},
            {"how.perfect-all", &Explained::makes_extreme},
            {"how.at-limit", &Explained::makes_koya},
            {"how.nobody-at-limit", &Explained::makes_koya},
            {"how.factor", &Explained::makes_combination},
            {"how.factor-declared", &Explained::makes_combination},
            {"how.place", &Explained::makes_place},
            {"how.shared-place", &Explained::makes_place},
            {"how.less-is-better", &Explained::makes_sum},
            {"how.unrated", &Explained::makes_unrated}};
        const auto way = ways.find(value_.how.back().reason);
        return way != ways.end() && (this->*way->second)();
    }

private:
    const std::vector<std::string>& arguments(std::size_t i) const {
        return value_.how[i].arguments;
    }

    bool makes_sum() const {
        const bool given = code_.name == "RTNG" || code_.name == "TPN";
        return given ? value_.terms.empty() : sum_ == *value_.value;
    }

    /// 12.2: the terms themselves; 12.3: their sums, the longest first.
    bool makes_list() const {
        std::vector<Exact> list;
        Exact sum;
        for (const auto& term : value_.terms) {
            if (term.cut) continue;
            sum += term.value;
            list.push_back(code_.name == "TBR" ? term.value : sum);
        }
        if (code_.name != "TBR") std::reverse(list.begin(), list.end());
        return list == value_.list;
    }

    /// Nobody was met, all is cut, or nobody was separated; and it is said.
    bool makes_nothing() const {
        if (value_.how.empty())
            return count_ == 0 && (value_.terms.empty() || !value_.terms.front().note.empty());
        const auto& reason = value_.how.back().reason;
        if (reason == "how.nobody-separated") return makes_first_sum();
        return count_ == 0 && (reason == "how.nobody-met" || reason == "how.nothing-left");
    }

    /// The sum, how many, and the mean of them; of the scores to hundredths.
    bool is_mean(const Exact& mean) const {
        const auto& said = arguments(0);
        const std::int64_t parts = code_.name == "AOB" ? 100 : 1;
        const bool exactly = mean * count_ == sum_;
        return number(said[0]) == sum_ && said[1] == std::to_string(count_) &&
               number(said[2]) == mean && is_rounded(mean, sum_ / count_, parts) &&
               value_.how[0].reason == (exactly ? "how.mean" : "how.mean-rounded");
    }

    bool makes_mean() const { return is_mean(*value_.value); }

    bool makes_performance() const {
        const auto& result = arguments(1);
        const auto percent = number(result[2]), difference = number(result[3]);
        const auto mean = number(arguments(0)[2]);
        return is_mean(mean) && result[1] == std::to_string(count_) &&
               is_rounded(percent, number(result[0]) * 100 / count_, 1) &&
               (percent > 50) == (difference > 0) && number(arguments(2)[0]) == mean &&
               number(arguments(2)[1]) == difference && mean + difference == *value_.value &&
               number(arguments(2)[2]) == *value_.value;
    }

    bool makes_perfect() const {
        const auto& said = arguments(0);
        Exact expected;
        std::int64_t games = 0;
        std::istringstream words(plain_text(said[1]));
        for (std::string word; words >> word;) {
            if (word == "+") continue;
            expected += number(word);
            ++games;
        }
        const auto made = number(said[5]);
        return number(said[0]) == *value_.value && games == count_ && expected == number(said[2]) &&
               expected >= made && number(said[3]) == *value_.value - 1 && number(said[4]) < made;
    }

    bool makes_extreme() const {
        std::vector<Exact> ratings;
        for (const auto& term : value_.terms) ratings.push_back(term.value);
        const auto [lowest, highest] = std::minmax_element(ratings.begin(), ratings.end());
        const bool nothing = value_.how[0].reason == "how.perfect-nothing";
        return number(arguments(0)[0]) == (nothing ? *lowest : *highest) &&
               number(arguments(0)[1]) == *value_.value &&
               *value_.value == (nothing ? *lowest - 800 : *highest + 736);
    }

    /// Those who are named are those whose points count.
    bool makes_koya() const {
        std::set<std::int32_t> at_limit;
        for (const auto& term : value_.terms)
            if (!term.cut) at_limit.insert(term.opponent);
        std::string ids;
        for (const auto id : at_limit) ids += (ids.empty() ? "" : ", ") + std::to_string(id);
        const bool none = value_.how[1].reason == "how.nobody-at-limit";
        const auto half = number(arguments(0)[1]) * number(arguments(0)[2]) / 2;
        return makes_sum() && (none ? ids.empty() : arguments(1)[0] == ids) &&
               number(arguments(0)[0]) == half + Exact(code_.limit, 2);
    }

    bool makes_combination() const {
        const auto& said = arguments(0);
        const auto& second = history_.game_points_first ? own_.match_points : own_.game_points;
        const auto exact_value = number(said[1]) + number(said[2]) / number(said[3]);
        return number(said[1]) == exact(second) && number(said[2]) == sum_ &&
               number(said[4]) == *value_.value && is_rounded(*value_.value, exact_value, 100) &&
               number(arguments(1)[0]) == number(said[3]);
    }

    /// The games with all the others of the group are what the first sentence adds up; of teams
    /// those with the score that it begins with.
    bool makes_first_sum() const {
        const auto& said = arguments(0);
        const auto on = plain_text(said[0]).substr(std::string("how.on-").size());
        Exact sum;
        for (const auto& term : value_.terms)
            if (on == "nothing" || term.note == "term.encounter-" + on) sum += term.value;
        return sum == number(said[2]);
    }

    bool makes_place() const {
        return makes_first_sum() && number(value_.how.back().arguments[0]) == *value_.value;
    }

    bool makes_unrated() const {
        return own_.rating == 0 && number(arguments(0)[0]) == *value_.value;
    }

    const TieBreakValue& value_;
    const TieBreakCode& code_;
    const History& history_;
    const Competitor& own_;
    Exact sum_;
    std::int64_t count_ = 0;
};

/// Those with equal points, group by group; or all in one.
std::vector<std::vector<std::int32_t>> tied(const History& history, bool all) {
    std::map<Exact, std::vector<std::int32_t>> groups;
    for (std::size_t i = 0; i < history.competitors.size(); ++i)
        if (const auto& competitor = history.competitors[i]; !competitor.annulled)
            groups[all ? Exact(0) : exact(competitor.score)].push_back(
                static_cast<std::int32_t>(i));
    std::vector<std::vector<std::int32_t>> result;
    for (const auto& [score, group] : groups)
        if (group.size() > 1) result.push_back(group);
    return result;
}

std::vector<std::string> codes_for(bool teams) {
    auto list = teams ? plain::mandatory_of_teams() : plain::mandatory_of_players();
    const auto others = teams ? plain::others_of_teams() : plain::others_of_players();
    list.insert(list.end(), others.begin(), others.end());
    return list;
}

/// The sentences and terms of a value that does not follow from them.
std::string told(const TieBreakValue& value) {
    std::string all = value.value ? to_text(*value.value) : "none";
    for (const auto& term : value.terms)
        all += (term.cut ? " [" : " ") + exact_text(term.value) + (term.cut ? "]" : "");
    for (const auto& decision : value.how) all += "; " + sentence_of(decision, Language::english);
    return all;
}

/// How many values were looked at; the first that does not follow fails the test.
std::size_t look_at(const std::string& name, const History& history, const Edition& edition,
                    const std::string& text, std::set<std::string>& reasons) {
    const auto code = parse_tie_break_code(text);
    const auto& plugin = registry().get<TieBreak>(code->name);
    if (!plugin.refusal(*code, history, edition).empty()) return 0;
    std::size_t count = 0;
    for (const bool all : {true, false}) {
        const auto groups = tied(history, all);
        const auto plain = plugin.compute({history, edition, *code, groups, false});
        const auto values = plugin.compute({history, edition, *code, groups, true});
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (history.competitors[i].annulled) continue;
            ++count;
            for (const auto& decision : values[i].how) reasons.insert(decision.reason);
            const bool same = plain[i].value == values[i].value && plain[i].list == values[i].list;
            if (same && Explained(values[i], *code, history, i).holds()) continue;
            BOOST_ERROR(name << ", " << edition.id << ": " << text << " of "
                             << history.competitors[i].id << ": " << told(values[i]));
            return count;
        }
    }
    return count;
}

}

BOOST_AUTO_TEST_SUITE(tie_break_explanation)

BOOST_AUTO_TEST_CASE(the_explanation_makes_the_value_of_every_code) {
    const auto* wish = std::getenv("HAKEM_TOURNAMENTS");
    const int events = wish != nullptr ? static_cast<int>(std::strtol(wish, nullptr, 10)) : 120;
    std::size_t count = 0;
    std::set<std::string> reasons;
    for (int seed = 0; seed < events; ++seed) {
        const auto tournament = plain::generated(seed);
        const auto history = history_of(tournament);
        const auto name = plain::name_of(seed, tournament);
        for (const auto& edition : editions())
            for (const auto& code : codes_for(is_team_event(tournament)))
                count += look_at(name, history, edition, code, reasons);
    }
    BOOST_TEST(count > static_cast<std::size_t>(events) * 1000);
    for (const auto& reason : reasons) BOOST_TEST(has_text(reason), reason);
    // What has been said at least once, so that no way to make a value is untested; how.behind and
    // how.unrated are rare and have tests of their own.
    std::istringstream ways(
        "mean mean-rounded nobody-met nothing-left performance-sum perfect perfect-nothing "
        "perfect-all limit limit-moved at-limit nobody-at-limit combination combination-rounded "
        "factor factor-declared all-met ahead open board-count top-boards bottom-boards place "
        "shared-place nobody-separated board-sums less-is-better");
    for (std::string way; ways >> way;)
        BOOST_TEST((events < 120 || reasons.count("how." + way) == 1U), way << " was never said");
}

BOOST_AUTO_TEST_SUITE_END()
