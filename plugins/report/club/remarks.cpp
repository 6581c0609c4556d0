#include "remarks.hpp"

#include <hakem/line_up.hpp>

#include <string>

namespace hakem::club {

namespace {

Phrase phrase_of(const ShortMatch& match) {
    if (!match.lost) return Phrase::of("report.one-short");
    if (match.missing > 1) return Phrase::of("report.short", {std::to_string(match.missing)});
    return Phrase::of("report.short-again", {std::to_string(match.before)});
}

}

Remarks::Remarks(const Tournament& tournament, const History& history) : history_(history) {
    add_finished_games(tournament);
    add_short_matches(tournament);
}

void Remarks::add_finished_games(const Tournament& tournament) {
    if (tournament.finished_games.empty()) return;
    const PlayerIndex index(tournament);
    const LineUps line_ups(tournament);
    std::map<std::int32_t, std::int32_t> competitor_at; // by position in the tournament
    for (std::size_t i = 0; i < history_.competitors.size(); ++i)
        competitor_at.emplace(history_.competitors[i].position, static_cast<std::int32_t>(i));
    for (const auto& game : tournament.finished_games)
        for (const auto id : {game.white, game.black}) {
            if (index[id] < 0) continue;
            const auto at = history_.teams ? line_ups.team_of(index[id]) : index[id];
            const auto found = competitor_at.find(at);
            if (found != competitor_at.end()) finished_.insert({game.round, found->second});
        }
}

/// Regulation 23.2 is for the Swiss; a round robin leaves a short team its boards.
void Remarks::add_short_matches(const Tournament& tournament) {
    if (!history_.teams || history_.system != System::swiss || !follows_regulation(tournament))
        return;
    for (const auto& match : short_matches(tournament, history_))
        short_.emplace(Place{match.round, match.team}, match);
}

const ShortMatch* Remarks::short_match(std::int32_t competitor, int round) const {
    const auto found = short_.find({round, competitor});
    return found == short_.end() ? nullptr : &found->second;
}

Phrase Remarks::on(std::int32_t competitor, int round) const {
    const auto& entry = round_of(history_.competitors[static_cast<std::size_t>(competitor)], round);
    if (const auto* match = short_match(competitor, round)) return phrase_of(*match);
    const auto* opponents = entry.opponent < 0 ? nullptr : short_match(entry.opponent, round);
    if (opponents && opponents->lost) return Phrase::of("report.opponent-short");
    if (const auto remark = remark_on(entry); !remark.empty()) return Phrase::of(remark);
    if (!finished_.contains({round, competitor})) return {};
    return Phrase::of(history_.teams ? "report.match-finished-later" : "report.finished-later");
}

Phrase Remarks::on_match(std::int32_t first, std::int32_t second, int round) const {
    const auto* one = short_match(first, round);
    const auto* other = short_match(second, round);
    if (one && other && one->lost && other->lost) return Phrase::of("report.both-short");
    const bool first_named = one && (one->lost || !other || !other->lost);
    if (!first_named && !other) {
        auto remark = on(first, round);
        const bool of_both = remark.key == "report.match-finished-later" ||
                             remark.key == "report.adjourned" ||
                             remark.key == "report.annulled-game";
        return of_both ? remark : Phrase{};
    }
    if (one && other && !one->lost && !other->lost) return Phrase::of("report.both-one-short");
    auto remark = phrase_of(first_named ? *one : *other);
    const auto name_of = [&](bool of_first) {
        const auto at = static_cast<std::size_t>(of_first ? first : second);
        return std::string(history_.competitors[at].name);
    };
    remark.literal = name_of(first_named) + ": ";
    if (!one || !other) return remark;
    // The other team is one short, for the first time.
    remark.key += "-other-too";
    remark.arguments.push_back(name_of(!first_named));
    return remark;
}

}
