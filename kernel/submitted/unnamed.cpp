#include "submitted/unnamed.hpp"

#include "submitted/search.hpp"

#include <algorithm>
#include <utility>

namespace hakem::submitted {

namespace {

using Competitors = std::vector<std::size_t>;

/// One file.
class Judge {
public:
    Judge(const Departure& from, const Claims& claims, const Compared& compared)
        : from_(from), claims_(claims), compared_(compared), history_(from.ours.history) {}

    Unnamed made(Registry& registry) {
        if (find_wrong()) return std::move(result_);
        auto agreement = compared_.agreement;
        result_.claimed = compared_.claimed;
        result_.cause = compared_.cause;
        result_.state = State::same;
        if (!compared_.wrong_totals.empty()) {
            if (result_.cause && result_.cause->left == 0) return std::move(result_);
            agreement = without_wrong_totals(registry);
        }
        if (agreement.differing.empty()) return std::move(result_);
        result_.state = State::by_a_list;
        const auto& cause = result_.cause;
        if (!cause || cause->left != 0 || !cause->of_tie_breaks) {
            result_.slip = is_slip(agreement);
            result_.cause = by_points_alone();
        }
        result_.differing = std::move(agreement.differing);
        return std::move(result_);
    }

private:
    /// Ranks as places or as written, whichever contradicts less: a rank mistyped as 77 moves
    /// everybody behind it up a place.
    bool find_wrong() {
        result_.claimed = places_of(claims_.ranks);
        result_.differing = wrong_by_points(result_.claimed);
        if (auto wrong = wrong_by_points(claims_.ranks); wrong.size() < result_.differing.size()) {
            result_.claimed = claims_.ranks;
            result_.differing = std::move(wrong);
        }
        drop_as_ours();
        add_beyond();
        return !result_.differing.empty();
    }

    /// Whose rank is ours stands only among ranks that are wrong.
    void drop_as_ours() {
        for (const auto& row : from_.ours.rows) {
            const auto one = static_cast<std::size_t>(row.competitor);
            if (one < claims_.ranks.size() && claims_.ranks[one] == row.rank)
                std::erase(result_.differing, one);
        }
    }

    /// Of teams whose file does not say which points come first either may.
    Competitors wrong_by_points(const std::vector<std::int32_t>& claimed) const {
        const bool first = history_.teams && history_.game_points_first;
        const auto by = [&](bool game_points) {
            return against_points(claims_, claimed, history_, compared_.after, game_points);
        };
        auto wrong = by(first);
        const auto& code = from_.tournament.encoded_type;
        const bool open = history_.teams && !follows_regulation(from_.tournament) &&
                          code.find("_MP") == code.npos && code.find("_GP") == code.npos;
        if (open && !wrong.empty() && by(!first).empty()) wrong.clear();
        return wrong;
    }

    /// A rank that nobody can have; where many are beyond the field, the file is a part of a larger
    /// event.
    void add_beyond() {
        Competitors beyond;
        for (std::size_t i = 0; i < claims_.ranks.size(); ++i)
            if (claims_.ranks[i] > static_cast<std::int32_t>(claims_.ranks.size()))
                beyond.push_back(i);
        if (beyond.size() * 10 > claims_.ranks.size() + 9) return;
        auto& wrong = result_.differing;
        for (const auto one : beyond)
            if (std::find(wrong.begin(), wrong.end(), one) == wrong.end()) wrong.push_back(one);
    }

    /// A total that is not that of the rounds is one fault: the others are compared without it, and
    /// what explains their ranks is looked for anew. Where most totals differ, no one is left out.
    Agreement without_wrong_totals(Registry& registry) {
        auto claims = claims_;
        if (2 * compared_.wrong_totals.size() < claims.ranks.size())
            for (const auto one : compared_.wrong_totals) claims.ranks[one] = 0;
        result_.claimed = places_of(claims.ranks);
        auto agreement = agreement_of(from_.ours, result_.claimed, true);
        result_.cause.reset();
        if (!agreement.differing.empty())
            result_.cause =
                cause_of(from_, claims, registry, compared_.after, {agreement.differing.size(), 0});
        return agreement;
    }

    /// One or two of many whose order is decided by tie-breaks stand otherwise: that is no list.
    bool is_slip(const Agreement& agreement) const {
        constexpr std::size_t most = 2, enough = 10;
        const auto& rows = from_.ours.rows;
        const auto points_of = [&](std::size_t row) {
            return rows[row].values.empty() ? std::nullopt : rows[row].values.front().value;
        };
        std::size_t shared = 0;
        for (std::size_t i = 0; i < rows.size(); ++i)
            shared += (i > 0 && points_of(i) == points_of(i - 1)) ||
                      (i + 1 < rows.size() && points_of(i) == points_of(i + 1));
        return agreement.differing.size() <= most && shared >= enough;
    }

    /// The points order the ranks, and who has as many stands by what no list gives.
    Cause by_points_alone() const {
        const auto& ours = from_.ours;
        Cause cause;
        cause.key = "standings.list";
        cause.edition = ours.edition->id;
        cause.codes = ours.codes.empty() ? std::string() : ours.codes.front().text;
        cause.arguments = {cause.codes};
        cause.of_list = cause.of_tie_breaks = true;
        cause.tie_order = TieOrder::other;
        return cause;
    }

    const Departure& from_;
    const Claims& claims_;
    const Compared& compared_;
    const History& history_;
    Unnamed result_;
};

}

Unnamed judge_unnamed(const Departure& from, const Claims& claims, const Compared& compared,
                      Registry& registry) {
    return Judge(from, claims, compared).made(registry);
}

}
