#include "submitted/changes.hpp"

#include <hakem/decision.hpp>

#include <algorithm>

namespace hakem::submitted {

namespace {

using Own = Edition::OwnUnplayed;

/// What an edition does with an own unplayed round, the difference that is seen most.
std::string_view words_of(Own own) {
    switch (own) {
    case Own::virtual_opponent:
        return "standings.own-virtual";
    case Own::own_score:
        return "standings.own-score";
    case Own::capped:
        return "standings.own-capped";
    case Own::half_of_opponent:
        return "standings.own-half";
    case Own::nothing:
        return "standings.own-nothing";
    }
    return {};
}

/// The numbers of the articles are those since September 2023.
std::string article_16(const Edition& edition) {
    const bool numbered =
        edition.own_unplayed == Own::own_score || edition.own_unplayed == Own::capped;
    return std::string(edition.rule) + (numbered ? ", 16" : "");
}

bool has_outcome(const Tournament& tournament, Outcome outcome) {
    for (const auto& player : tournament.players)
        for (const auto& entry : player.rounds)
            if (entry.outcome == outcome) return true;
    return std::any_of(tournament.byes.begin(), tournament.byes.end(),
                       [&](const AnnouncedBye& bye) { return bye.kind == outcome; });
}

/// Gathers changes of the event's values.
class ValueChanges {
public:
    explicit ValueChanges(const Departure& from) : from_(from) {}

    std::vector<Change> all() {
        if (is_team_event(from_.tournament))
            team_byes();
        else
            byes();
        forfeits();
        scoring();
        if (std::any_of(abnormal().begin(), abnormal().end(), is_penalty))
            add("standings.without-penalty", {}, "TRF 299",
                [](Tournament& event) { std::erase_if(event.abnormal_points, is_penalty); });
        return std::move(changes_);
    }

private:
    using Value = Points Scoring::*;

    static bool is_penalty(const AbnormalPoints& points) { return points.kind == Outcome::absent; }
    const std::vector<AbnormalPoints>& abnormal() const { return from_.tournament.abnormal_points; }

    void add(std::string key, std::vector<std::string> arguments, std::string rule,
             std::function<void(Tournament&)> alter) {
        changes_.push_back({std::move(key), std::move(arguments), std::move(rule), from_.options,
                            std::move(alter), false});
    }

    void worth(Outcome outcome, Value value, std::initializer_list<Points> others,
               const std::string& key, const std::string& rule) {
        const auto& scoring = from_.tournament.scoring;
        if (!has_outcome(from_.tournament, outcome)) return;
        for (const auto points : others)
            if (points != scoring.*value)
                add(key, {points_argument(points)}, rule,
                    [=](Tournament& event) { event.scoring.*value = points; });
    }

    void byes() {
        const auto& scoring = from_.tournament.scoring;
        const bool national = from_.ours.edition->own_unplayed == Own::half_of_opponent;
        const std::string rule = national ? "Regulation 16.5" : "FIDE C.04.1, 3";
        worth(Outcome::pairing_bye, &Scoring::pairing_bye, {scoring.draw, Points(), scoring.win},
              "standings.pairing-bye", rule);
        worth(Outcome::half_bye, &Scoring::half_bye, {Points(), scoring.win}, "standings.half-bye",
              national ? rule : "FIDE C.05, 6.7");
        worth(Outcome::full_bye, &Scoring::full_bye, {scoring.draw, Points()}, "standings.full-bye",
              rule);
    }

    void team_byes() {
        const auto& scoring = from_.tournament.team_scoring;
        if (!from_.tournament.team_byes) return;
        for (const auto points : {scoring.draw, Points(), scoring.win})
            if (from_.tournament.team_byes->match_points != points)
                add("standings.pairing-bye", {points_argument(points)}, "TRF 320",
                    [=](Tournament& event) { event.team_byes->match_points = points; });
    }

    void forfeits() {
        if (!has_outcome(from_.tournament, Outcome::forfeit_win)) return;
        add("standings.forfeits-played", {}, article_16(*from_.ours.edition),
            [](Tournament& event) {
                for (auto& player : event.players)
                    for (auto& entry : player.rounds) {
                        if (entry.outcome == Outcome::forfeit_win) entry.outcome = Outcome::win;
                        if (entry.outcome == Outcome::forfeit_loss) entry.outcome = Outcome::loss;
                    }
            });
        worth(Outcome::forfeit_win, &Scoring::forfeit_win, {Points()}, "standings.forfeit-win",
              "TRF 162");
    }

    void scoring() {
        const auto three = scoring_of(Points::whole(3), Points::whole(1), {});
        const auto& other = from_.tournament.scoring == Scoring{} ? three : Scoring{};
        add("standings.scoring", {points_argument(other.win), points_argument(other.draw)},
            "TRF 162", [=](Tournament& event) { event.scoring = other; });
    }

    const Departure& from_;
    std::vector<Change> changes_;
};

}

std::vector<Change> other_rounds(const Departure& from) {
    std::vector<Change> changes;
    const int held = rounds_held(from.tournament);
    const int ours = from.options.after > 0 ? from.options.after : held;
    constexpr int farthest = 40;
    const int first = from.has_points ? ours - 1 : held;
    const int last = from.has_points ? ours - 1 : held - farthest;
    for (int round = first; round >= std::max(last, 1); --round) {
        if (round == ours) continue;
        Change change{"standings.after", {std::to_string(round)}, {}, from.options, {}, false};
        change.options.after = round;
        changes.push_back(std::move(change));
    }
    return changes;
}

std::vector<Change> other_editions(const Departure& from) {
    std::vector<Change> changes;
    for (const auto& edition : editions()) {
        if (edition.id == from.ours.edition->id) continue;
        Change change{"standings.edition",
                      {std::string(edition.id), message_argument(words_of(edition.own_unplayed))},
                      article_16(edition),
                      from.options,
                      {},
                      false};
        change.options.edition = edition.id;
        change.of_tie_breaks = true;
        changes.push_back(std::move(change));
    }
    // The newest first: older rules are the rarer mistake.
    std::stable_sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) {
        return find_edition(b.options.edition)->applied_from <
               find_edition(a.options.edition)->applied_from;
    });
    return changes;
}

std::vector<Change> other_values(const Departure& from) { return ValueChanges(from).all(); }

std::string list_text(const std::vector<TieBreakCode>& codes, std::string_view separator) {
    std::string list;
    for (const auto& code : codes) list += (list.empty() ? "" : std::string(separator)) + code.text;
    return list;
}

}
