#include "submitted/review.hpp"

#include "submitted/search.hpp"
#include "submitted/unnamed.hpp"

#include <algorithm>
#include <numeric>

namespace hakem::submitted {

namespace {

/// What our place rests on, beside who has the place that the file gives.
class Differences {
public:
    Differences(const Claims& claims, const std::vector<std::int32_t>& claimed,
                const Standings& ours, const Agreement& agreement)
        : claims_(claims), claimed_(claimed), ours_(ours), agreement_(agreement),
          rows_(claims.ranks.size(), 0) {
        for (std::size_t i = 0; i < ours.rows.size(); ++i)
            rows_[static_cast<std::size_t>(ours.rows[i].competitor)] = i;
    }

    /// In the order of our places.
    std::vector<Difference> all(const std::vector<std::size_t>& of_points) const {
        std::vector<char> points(rows_.size()), ranks(rows_.size());
        for (const auto one : of_points) points[one] = 1;
        for (const auto one : agreement_.differing) ranks[one] = 1;
        std::vector<Difference> found;
        for (const auto& row : ours_.rows) {
            const auto one = static_cast<std::size_t>(row.competitor);
            if (points[one] == 0 && ranks[one] == 0) continue;
            found.push_back(of(one));
            found.back().of_points = points[one] != 0;
            found.back().of_rank = ranks[one] != 0;
            if (ranks[one] != 0) decide(found.back(), one);
        }
        return found;
    }

private:
    Difference of(std::size_t one) const {
        const auto& competitor = ours_.history.competitors[one];
        Difference difference;
        difference.id = competitor.id;
        difference.name = competitor.name;
        difference.points = claims_.points[one];
        difference.game_points = claims_.game_points[one];
        difference.our_points = competitor.match_points;
        difference.our_game_points = competitor.game_points;
        difference.rank = claims_.ranks[one];
        difference.our_rank = ours_.rows[rows_[one]].rank;
        difference.shares_rank =
            std::count(claims_.ranks.begin(), claims_.ranks.end(), difference.rank) > 1;
        return difference;
    }

    void decide(Difference& difference, std::size_t one) const {
        const auto place = static_cast<std::size_t>(claimed_[one]) - 1;
        if (place >= agreement_.order.size()) return;
        const auto own = rows_[one], other = agreement_.order[place];
        if (own == other) return;
        const auto& row = ours_.rows[other];
        difference.other = row.id;
        difference.other_name =
            ours_.history.competitors[static_cast<std::size_t>(row.competitor)].name;
        const int code = deciding_code(ours_, std::min(own, other), std::max(own, other));
        if (code < 0) return;
        const auto column = static_cast<std::size_t>(code);
        difference.code = ours_.codes[column].text;
        difference.value = ours_.rows[own].values[column];
        difference.other_value = row.values[column];
    }

    const Claims& claims_;
    const std::vector<std::int32_t>& claimed_;
    const Standings& ours_;
    const Agreement& agreement_;
    std::vector<std::size_t> rows_; ///< by competitor
};

State state_of(Order order) {
    switch (order) {
    case Order::starting_numbers:
        return State::starting_numbers;
    case Order::names:
        return State::names;
    case Order::ratings:
        return State::ratings;
    case Order::none:
        break;
    }
    return State::differs;
}

/// One file.
class Reviewer {
public:
    Reviewer(const Tournament& tournament, Registry& registry)
        : tournament_(tournament), registry_(registry), claims_(claims_of(tournament)) {}

    Review made() {
        review_.teams = is_team_event(tournament_);
        review_.held = rounds_held(tournament_);
        if (has_only_standings(tournament_)) review_.state = State::without_rounds;
        if (review_.held == 0 || (!claims_.ranked() && !claims_.has_points()))
            return std::move(review_);
        const auto history = history_of(tournament_);
        review_.after = round_of(claims_, history);
        if (review_.after == 0) return std::move(review_); // nobody has points: not filled in
        points_ = different_points(claims_, history, review_.after);
        review_.points = static_cast<std::size_t>(
            std::count_if(claims_.points.begin(), claims_.points.end(),
                          [](const auto& points) { return points.has_value(); }));
        find_abnormal();
        if (claims_.ranked() || !points_.empty()) compare();
        return std::move(review_);
    }

private:
    /// Points of a result (299) that most of the totals which differ do not have.
    void find_abnormal() {
        constexpr std::size_t fewest = 3;
        const auto& all = tournament_.abnormal_points;
        const auto is_of_result = [](const AbnormalPoints& one) {
            return one.kind != Outcome::absent;
        };
        const auto record = std::find_if(all.begin(), all.end(), is_of_result);
        if (points_.size() < fewest || record == all.end()) return;
        auto without = tournament_;
        std::erase_if(without.abnormal_points, is_of_result);
        const auto history = history_of(without);
        const auto left = different_points(claims_, history, review_.after);
        if (left.size() * 4 > points_.size()) return;
        for (const auto one : points_)
            if (std::find(left.begin(), left.end(), one) == left.end())
                review_.against_abnormal.push_back(history.competitors[one].id);
        review_.abnormal_line = record->line;
        review_.of_rounds = Phrase::of("standings.without-abnormal",
                                       {std::to_string(review_.against_abnormal.size())});
    }

    void compare() {
        RankOptions options;
        if (review_.after != review_.held) options.after = review_.after;
        Diagnostics unused; // what is said of the list stands in the standings
        auto ours = rank(tournament_, options, registry_, unused);
        review_.values =
            check_values({tournament_, ours, options, claims_.has_points()}, registry_);
        options.tie_breaks = list_as_meant();
        if (!options.tie_breaks.empty()) ours = rank(tournament_, options, registry_, unused);
        auto claimed = places_of(claims_.ranks);
        auto agreement = agreement_of(ours, claimed, true);
        const bool slips = take_as_written(ours, claimed, agreement);
        review_.edition = ours.edition->id;
        review_.codes = list_text(ours.codes);
        review_.declared = ours.codes_declared;
        review_.remarks = ours.remarks;
        review_.ranks = agreement.order.size();
        review_.tie_order = agreement.tie_order;
        review_.differences = Differences(claims_, claimed, ours, agreement).all(points_);
        if (claims_.ranked()) review_.state = State::same;
        if (!agreement.differing.empty()) review_.state = state_of(order_of(claims_, ours.history));
        if (review_.state != State::differs && review_.state != State::same) forget_ranks();
        const Departure from{tournament_, ours, options, claims_.has_points()};
        if (review_.differences.empty()) return;
        if (!slips)
            review_.cause = cause_of(from, claims_, registry_, review_.after,
                                     {review_.different_ranks(), points_.size()});
        settle();
        if (review_.state == State::differs && !review_.declared)
            settle_unnamed(from, agreement, claimed);
    }

    void settle_unnamed(const Departure& from, const Agreement& agreement,
                        const std::vector<std::int32_t>& claimed) {
        auto unnamed = judge_unnamed(
            from, claims_, {claimed, agreement, points_, review_.cause, review_.after}, registry_);
        review_.state = unnamed.state;
        review_.slip = unnamed.slip;
        if (unnamed.state != State::differs) review_.cause = std::move(unnamed.cause);
        auto shown = agreement;
        shown.differing = std::move(unnamed.differing);
        review_.differences = Differences(claims_, unnamed.claimed, from.ours, shown).all(points_);
    }

    /// A rank mistyped as 77 moves everybody behind it up a place, and one mistyped of the last
    /// moves nobody. Where the ranks as written agree with no fewer of ours, or one is beyond the
    /// number of competitors and most agree, they are what is compared, and no rule is looked for
    /// that explains them.
    bool take_as_written(const Standings& ours, std::vector<std::int32_t>& claimed,
                         Agreement& agreement) const {
        if (agreement.differing.empty() && !has_rank_beyond()) return false;
        auto written = agreement_of(ours, claims_.ranks, true);
        const bool most = 2 * written.differing.size() < written.order.size();
        const bool fewer = written.differing.size() <= agreement.differing.size() &&
                           written.differing != agreement.differing;
        if (!fewer && !(has_rank_beyond() && most)) return false;
        claimed = claims_.ranks;
        agreement = std::move(written);
        return true;
    }

    bool has_rank_beyond() const {
        const auto most = static_cast<std::int32_t>(claims_.ranks.size());
        return std::any_of(claims_.ranks.begin(), claims_.ranks.end(),
                           [&](std::int32_t rank) { return rank > most; });
    }

    /// The list of the file with what its codes stand for, as the values tell; empty where they
    /// tell nothing new.
    std::string list_as_meant() const {
        auto list = "," + tournament_.standings_order + ",";
        bool changed = false;
        for (const auto& check : review_.values) {
            const auto listed = "," + check.code + ",";
            const auto at = list.find(listed);
            if (!check.cause || !check.cause->of_parameters || check.cause->left != 0 ||
                at == list.npos)
                continue;
            list.replace(at, listed.size(), "," + check.cause->arguments.at(1) + ",");
            changed = true;
        }
        return changed ? list.substr(1, list.size() - 2) : std::string();
    }

    /// Ranks that are no standings differ from nothing.
    void forget_ranks() {
        for (auto& difference : review_.differences) difference.of_rank = false;
        std::erase_if(review_.differences,
                      [](const Difference& difference) { return !difference.of_points; });
    }

    /// What contradicts nothing that the file says is no fault.
    void settle() {
        const auto& cause = review_.cause;
        if (!cause || cause->left != 0 || review_.state != State::differs || !points_.empty())
            return;
        if (cause->of_list && !review_.declared) review_.state = State::by_a_list;
        if (cause->after != 0 && !claims_.has_points()) {
            review_.state = State::same;
            review_.after = cause->after;
            review_.tie_order = cause->tie_order;
            review_.differences.clear();
            review_.cause.reset();
        }
    }

    const Tournament& tournament_;
    Registry& registry_;
    Claims claims_;
    std::vector<std::size_t> points_; ///< whose points differ
    Review review_;
};

}

std::size_t Review::different_ranks() const {
    return static_cast<std::size_t>(
        std::count_if(differences.begin(), differences.end(),
                      [](const Difference& difference) { return difference.of_rank; }));
}

std::size_t Review::different_points() const {
    return static_cast<std::size_t>(
        std::count_if(differences.begin(), differences.end(),
                      [](const Difference& difference) { return difference.of_points; }));
}

std::size_t Review::different_values() const {
    return std::accumulate(
        values.begin(), values.end(), std::size_t(0),
        [](std::size_t sum, const ValueCheck& check) { return sum + check.differences.size(); });
}

bool Review::guesses() const {
    constexpr std::size_t fewest = 3; // an exchange of two is explained by any list
    return cause && state != State::by_a_list && cause->after == 0 &&
           (cause->left != 0 || cause->explained < fewest);
}

bool Review::faulty() const {
    return state == State::differs || different_points() != 0 ||
           std::any_of(values.begin(), values.end(),
                       [](const ValueCheck& check) { return check.faulty(); });
}

Review review(const Tournament& tournament, Registry& registry) {
    return Reviewer(tournament, registry).made();
}

}
