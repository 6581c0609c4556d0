// Who met whom, with which colours and results, and who had a bye.

#include "compared.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace hakem::content {

namespace {

/// A game or a bye of one file; who it is of is in numbers of A, negative for who is only in B.
struct Meeting {
    RoundEntry first, second; ///< as each of the two has it; absent where only one has
    bool has_first = false, has_second = false;
};
using Meetings = std::map<std::pair<std::int32_t, std::int32_t>, Meeting>;
using Byes = std::map<std::int32_t, Outcome>;

struct HeldRound {
    Meetings games;
    Byes byes; ///< but for zero-point byes, which are as if there were no entry
    bool empty() const { return games.empty() && byes.empty(); }
};

std::vector<HeldRound> rounds_of(const Compared& compared, const Tournament& t, bool of_b) {
    std::vector<HeldRound> rounds;
    const auto number = [&](std::int32_t id) { return of_b ? compared.number_in_a(id) : id; };
    for (const auto& player : t.players) {
        const auto own = number(player.id);
        for (std::size_t r = 0; r < player.rounds.size(); ++r) {
            const auto& entry = player.rounds[r];
            const bool nothing = entry.opponent == 0 && (entry.outcome == Outcome::absent ||
                                                         entry.outcome == Outcome::zero_bye);
            if (nothing) continue;
            if (rounds.size() <= r) rounds.resize(r + 1);
            if (entry.opponent == 0) {
                rounds[r].byes[own] = entry.outcome;
                continue;
            }
            const auto other = number(entry.opponent);
            auto& meeting = rounds[r].games[std::minmax(own, other)];
            (own < other ? meeting.first : meeting.second) = entry;
            (own < other ? meeting.has_first : meeting.has_second) = true;
        }
    }
    return rounds;
}

std::string sign(Outcome outcome) {
    switch (outcome) {
    case Outcome::draw:
        return "1/2";
    case Outcome::absent:
        return "";
    default:
        return std::string(1, static_cast<char>(outcome));
    }
}

/// One game of a file from the side of `first`.
std::string result_text(const Meeting& meeting, bool first_is_white) {
    const auto& white = first_is_white ? meeting.first : meeting.second;
    const auto& black = first_is_white ? meeting.second : meeting.first;
    return fmt::format("{}:{}", sign(white.outcome), sign(black.outcome));
}

Phrase result_words(const Meeting& meeting, bool first_is_white) {
    const auto& white = first_is_white ? meeting.first : meeting.second;
    const auto& black = first_is_white ? meeting.second : meeting.first;
    const auto shown = [](Outcome outcome) {
        return outcome == Outcome::draw ? std::string("½") : sign(outcome);
    };
    return Phrase::verbatim(fmt::format("{} - {}", shown(white.outcome), shown(black.outcome)));
}

Colour colour_of(const Meeting& meeting) {
    return meeting.first.colour != Colour::none ? meeting.first.colour
                                                : opposite(meeting.second.colour);
}

/// The numbers of the two of a game are of A; the first is White where colours are known.
class RoundComparison {
public:
    RoundComparison(Compared& compared, int round, const HeldRound& a, const HeldRound& b)
        : compared_(compared), round_(round), a_(a), b_(b) {}

    void pairings() {
        for (const auto& [pair, meeting] : a_.games)
            if (!b_.games.contains(pair)) add_pairing(pair, meeting, true);
        for (const auto& [pair, meeting] : b_.games)
            if (!a_.games.contains(pair)) add_pairing(pair, meeting, false);
    }

    void colours() {
        for_common([&](const auto& pair, const Meeting& a, const Meeting& b) {
            const auto x = colour_of(a), y = colour_of(b);
            if (x == y) return;
            if (x == Colour::none || y == Colour::none) {
                // Before anything was played colours are only on paper.
                const bool in_a = x == Colour::none;
                if (!compared_.carries(in_a ? compared_.a : compared_.b, Part::colours,
                                       "colours") ||
                    (!compared_.one_format && is_forfeit(a.first.outcome))) {
                    compared_.add_not_carried(Part::colours, "colours", in_a, 1);
                    return;
                }
            }
            auto difference = of_game(Part::colours, "colours", pair, true);
            difference.a = colours_shown(pair, x);
            difference.b = colours_shown(pair, y);
            compared_.add(std::move(difference));
        });
    }

    void results() {
        for_common([&](const auto& pair, const Meeting& a, const Meeting& b) {
            const bool same = a.first.outcome == b.first.outcome &&
                              a.second.outcome == b.second.outcome && a.has_first == b.has_first &&
                              a.has_second == b.has_second;
            if (same) return;
            const bool first = colour_of(a) != Colour::black;
            auto difference = of_game(Part::results, "result", pair, first);
            difference.a = {result_text(a, first), result_words(a, first)};
            difference.b = {result_text(b, first), result_words(b, first)};
            compared_.add(std::move(difference));
        });
    }

    void byes() {
        std::map<std::int32_t, std::pair<Outcome, Outcome>> all;
        for (const auto& [id, kind] : a_.byes) all[id] = {kind, Outcome::absent};
        for (const auto& [id, kind] : b_.byes) {
            auto [at, first] = all.try_emplace(id, Outcome::absent, kind);
            if (!first) at->second.second = kind;
        }
        for (const auto& [id, kinds] : all) {
            if (kinds.first == kinds.second) continue;
            Difference difference;
            difference.part = Part::byes;
            difference.field = "bye";
            difference.round = round_;
            difference.who = side(id);
            difference.a = bye_shown(kinds.first);
            difference.b = bye_shown(kinds.second);
            compared_.add(std::move(difference));
        }
    }

private:
    using Ids = std::pair<std::int32_t, std::int32_t>;

    template<class Visit>
    void for_common(Visit visit) {
        for (const auto& [pair, meeting] : a_.games)
            if (const auto found = b_.games.find(pair); found != b_.games.end())
                visit(pair, meeting, found->second);
    }

    Side side(std::int32_t id) const {
        if (id <= 0) return compared_.side(-1, compared_.index_b[-id]);
        const auto in_a = compared_.index_a[id];
        if (in_a < 0) return {id, 0, ""};
        return compared_.side(in_a, compared_.players.to_b[static_cast<std::size_t>(in_a)]);
    }

    Difference of_game(Part part, const char* field, const Ids& pair, bool first_is_white) const {
        Difference difference;
        difference.part = part;
        difference.field = field;
        difference.round = round_;
        difference.who = side(first_is_white ? pair.first : pair.second);
        difference.whom = side(first_is_white ? pair.second : pair.first);
        return difference;
    }

    void add_pairing(const Ids& pair, const Meeting& meeting, bool in_a) {
        const bool first = colour_of(meeting) != Colour::black;
        auto difference = of_game(Part::pairings, "pairing", pair, first);
        difference.kind = in_a ? Difference::Kind::only_a : Difference::Kind::only_b;
        (in_a ? difference.a : difference.b) = {result_text(meeting, first),
                                                result_words(meeting, first)};
        compared_.add(std::move(difference));
    }

    /// Who is White.
    Shown colours_shown(const Ids& pair, Colour of_first) const {
        if (of_first == Colour::none) return {"", Phrase::of("compare.no-colours")};
        const auto white = side(of_first == Colour::white ? pair.first : pair.second);
        return {std::to_string(white.a != 0 ? white.a : white.b),
                Phrase::of("compare.white-is", {white.name})};
    }

    static Shown bye_shown(Outcome outcome) {
        const auto* key = outcome == Outcome::half_bye      ? "cell.outcome.half-bye"
                          : outcome == Outcome::full_bye    ? "cell.outcome.full-bye"
                          : outcome == Outcome::pairing_bye ? "cell.outcome.pairing-bye"
                                                            : nullptr;
        return {sign(outcome), key == nullptr ? Phrase() : Phrase::of(key)};
    }

    Compared& compared_;
    int round_;
    const HeldRound& a_;
    const HeldRound& b_;
};

/// A round that one file has and the other has not begun.
Difference whole_round(int round, const HeldRound& held, bool in_a) {
    Difference difference;
    difference.part = Part::pairings;
    difference.kind = in_a ? Difference::Kind::only_a : Difference::Kind::only_b;
    difference.field = "round";
    difference.round = round;
    difference.count = held.games.size();
    return difference;
}

}

void compare_rounds(Compared& compared) {
    auto a = rounds_of(compared, compared.a, false), b = rounds_of(compared, compared.b, true);
    a.resize(std::max(a.size(), b.size()));
    b.resize(a.size());
    const auto both = [&](std::size_t r) { return !a[r].empty() && !b[r].empty(); };
    for (std::size_t r = 0; r < a.size(); ++r) {
        const auto round = static_cast<int>(r + 1);
        if (a[r].empty() != b[r].empty())
            compared.add(whole_round(round, a[r].empty() ? b[r] : a[r], b[r].empty()));
        if (both(r)) RoundComparison(compared, round, a[r], b[r]).pairings();
    }
    for (const auto part :
         {&RoundComparison::colours, &RoundComparison::results, &RoundComparison::byes})
        for (std::size_t r = 0; r < a.size(); ++r)
            if (both(r)) {
                RoundComparison comparison(compared, static_cast<int>(r + 1), a[r], b[r]);
                (comparison.*part)();
            }
}

}
