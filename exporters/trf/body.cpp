#include "body.hpp"

#include "player_line.hpp"
#include "trf/format/cells.hpp"
#include "trf/format/columns.hpp"

#include <algorithm>

namespace hakem::trf {

namespace {

/// Whether the points of each player tell what all his byes are, where the signs are alike.
bool are_byes_told_by_points(const Tournament& tournament) {
    const auto has_both = [](const Player& player) {
        const auto has = [&](Outcome bye) {
            return std::any_of(player.rounds.begin(), player.rounds.end(),
                               [bye](const RoundEntry& entry) { return entry.outcome == bye; });
        };
        return has(Outcome::pairing_bye) && has(Outcome::full_bye);
    };
    return tournament.scoring.full_bye != tournament.scoring.pairing_bye &&
           std::none_of(tournament.players.begin(), tournament.players.end(), has_both);
}

/// The edition that the tournament's file follows; of a new one, that which is written.
Way way_of(const Tournament& tournament, Edition edition) {
    if (!tournament.source || !tournament.format.starts_with("trf")) return {edition, edition};
    const auto signs = survey(*tournament.source);
    return {signs.edition, edition,
            signs.old_byes && edition != Edition::trf06 && !are_byes_told_by_points(tournament)};
}

/// How many byes keep a sign that the edition has other ones for.
std::size_t kept_pluses(const Tournament& tournament) {
    std::size_t count = 0;
    for (const auto& player : tournament.players)
        count += static_cast<std::size_t>(
            std::count_if(player.rounds.begin(), player.rounds.end(), is_plus));
    return count;
}

/// Records whose content we do not know.
bool may_name_numbers(Kind kind) {
    return kind == Kind::unknown || kind == Kind::extension || kind == Kind::information;
}

bool has_report(const Tournament& tournament) {
    return tournament.source && tournament.format.starts_with("trf");
}

}

Body::Body(const Tournament& tournament, Edition edition, Diagnostics& diagnostics)
    : after_(tournament), way_(way_of(tournament, edition)), losses_(&diagnostics) {
    if (has_report(tournament)) read_before();
    old_teams_ = writes_old_teams();
    lists_after_ = list_texts(after_, way_, losses_);
    if (const auto count = way_.keeps_plus ? kept_pluses(after_) : 0; count != 0)
        diagnostics.add(Severity::note, "TRF-0712", 0, 0, 1, {std::to_string(count)});
}

void Body::read_before() {
    survey_ = survey(*after_.source);
    before_ = read_tournament_report(after_.source, survey_, findings_);
    lists_before_ = list_texts(*before_, {way_.from, way_.from}, silent_);
    index_players();
}

void Body::index_players() {
    const auto lines = before_->source->lines().size() + 1;
    players_.resize(lines);
    nationals_.resize(lines);
    teams_.resize(lines);
    const auto note = [lines](std::vector<Origin>& origins, std::uint32_t line,
                              std::size_t Origin::*side, std::size_t position) {
        if (line != 0 && line < lines) origins[line].*side = position + 1;
    };
    for (const auto side : {&Origin::before, &Origin::after}) {
        const auto& t = side == &Origin::before ? *before_ : after_;
        for (std::size_t i = 0; i < t.players.size(); ++i) {
            note(players_, t.players[i].line, side, i);
            note(nationals_, t.players[i].national_line, side, i);
        }
        for (std::size_t i = 0; i < t.teams.size(); ++i) note(teams_, t.teams[i].line, side, i);
    }
    const auto differ = [](const auto& origins, const auto& before, const auto& after) {
        return std::any_of(origins.begin(), origins.end(), [&](const Origin& origin) {
            return origin.before != 0 && origin.after != 0 &&
                   before[origin.before - 1].id != after[origin.after - 1].id;
        });
    };
    has_new_numbers_ = differ(players_, before_->players, after_.players) ||
                       differ(teams_, before_->teams, after_.teams);
}

/// 013 has no numbers: teams are numbered by their order.
bool Body::writes_old_teams() const {
    if (way_.to_new()) return false;
    if (!way_.crosses() && before_) return !survey_.has_new_teams;
    for (std::size_t i = 0; i < after_.teams.size(); ++i)
        if (after_.teams[i].id != static_cast<std::int32_t>(i) + 1) return false;
    if (!before_) return true;
    return std::none_of(before_->source->lines().begin(), before_->source->lines().end(),
                        [](const Line& line) { return kind_of(line.text) == Kind::old_team; });
}

std::vector<OutLine> Body::lines() {
    if (before_) {
        const auto count = static_cast<std::uint32_t>(before_->source->lines().size());
        for (std::uint32_t number = 1; number <= count; ++number) copy_line(number);
    }
    add_headers();
    add_players();
    add_nationals();
    add_teams();
    add_lists();
    losses_.say_kept(id_of(way_.to));
    return std::move(out_);
}

void Body::copy_line(std::uint32_t number) {
    auto line = before_->source->lines()[number - 1];
    losses_.at_line(number);
    if (survey_.second_event != 0 && number >= survey_.second_event) return copy_raw(line);
    line.text = survey_.read_as(number, line.text);
    const auto kind = kind_of(line.text);
    const auto place = out_.size();
    copy_as(kind, number, line);
    if (kind != Kind::player) return;
    if (!has_player_) first_player_ = place;
    has_player_ = true;
    last_player_ = out_.size();
}

void Body::copy_as(Kind kind, std::uint32_t number, const Line& line) {
    switch (kind) {
    case Kind::player:
        return copy_player(number, line);
    case Kind::national:
        return copy_national(number, line);
    case Kind::team:
    case Kind::old_team:
        return copy_team(number, line, kind);
    case Kind::deputy_arbiter:
        return copy_deputy(number, line);
    case Kind::xx_absent:
        return copy_absent(number, line);
    case Kind::clm_club:
        return copy_club(number, line);
    case Kind::bye:
    case Kind::acceleration:
    case Kind::prohibited:
    case Kind::abnormal_points:
    case Kind::line_up:
    case Kind::team_byes:
    case Kind::forfeited_match:
    case Kind::xx_prohibited:
    case Kind::xx_acceleration:
    case Kind::xx_finished_game:
        return copy_list(number, line);
    default:
        if (is_header(kind)) return copy_header(number, line, kind);
        copy_raw(line);
        if (has_new_numbers_ && may_name_numbers(kind)) losses_.keep_numbers(id_of_line(line.text));
    }
}

void Body::put(std::string text, LineEnd end) {
    if (way_.crosses() && !way_.to_new() && is_of_trf26(kind_of(text)))
        losses_.keep_foreign(id_of_line(text));
    out_.push_back({std::move(text), end});
}

void Body::put_all(const std::vector<std::string>& texts, LineEnd end) {
    for (const auto& text : texts) put(text, end);
}

void Body::copy_raw(const Line& line) { put(std::string(line.text), line.end); }

void Body::copy_player(std::uint32_t number, const Line& line) {
    const auto& origin = players_[number];
    if (origin.before == 0) return copy_raw(line); // could not be read
    if (origin.after == 0) return;                 // is no longer there
    put(changed_player(line.text, before_->players[origin.before - 1],
                       after_.players[origin.after - 1], way_, findings_, losses_),
        line.end);
}

void Body::copy_national(std::uint32_t number, const Line& line) {
    const auto& origin = nationals_[number];
    if (origin.before == 0) return copy_raw(line);
    if (origin.after == 0) return;
    put(changed_national(line.text, before_->players[origin.before - 1],
                         after_.players[origin.after - 1], way_, findings_, losses_),
        line.end);
}

void Body::copy_team(std::uint32_t number, const Line& line, Kind kind) {
    const auto& origin = teams_[number];
    if (origin.before == 0) return copy_raw(line);
    if (origin.after == 0) return;
    const auto& after = after_.teams[origin.after - 1];
    const bool was_old = kind == Kind::old_team;
    if (was_old == (way_.crosses() ? old_teams_ : was_old))
        return put(changed_team(line.text, before_->teams[origin.before - 1], after, was_old,
                                findings_, losses_),
                   line.end);
    if (!was_old) losses_.warn("TRF-0705", {42, 71}, {std::to_string(after.id)});
    put(team_text(after, !was_old, losses_), line.end);
}

/// XCC holds a player's club; it goes with the player's number.
void Body::copy_club(std::uint32_t, const Line& line) {
    const RecordLine record(line.text);
    const auto number = record.cell(club_columns::id);
    const auto id = is_number(number) ? to_number(number) : 0;
    if (!index_before_) index_before_.emplace(*before_);
    const auto position = (*index_before_)[id];
    if (position < 0) return copy_raw(line);
    const auto& before = before_->players[static_cast<std::size_t>(position)];
    const auto place = players_[before.line].after;
    if (place == 0) return copy_raw(line);
    const auto& after = after_.players[place - 1];
    // A second record of the same player does not count.
    const bool same_club =
        before.club == after.club || before.club != record.cell(club_columns::club);
    if (same_club && before.id == after.id) return copy_raw(line);
    RowBuilder row(line.text);
    if (before.id != after.id)
        row.put(club_columns::id, losses_.right(std::to_string(after.id), club_columns::id));
    if (!same_club)
        row.put(club_columns::club, losses_.left(one_line(after.club), club_columns::club));
    put(row.text(), line.end);
}

void Body::copy_list(std::uint32_t number, const Line& line) {
    const auto before = lists_before_.find(number);
    auto after = lists_after_.find(number);
    const bool had = before != lists_before_.end(), has = after != lists_after_.end();
    if (!had && !has) return copy_raw(line);
    if (!has) return;
    const bool same = had && before->second == after->second && !findings_.rewritten(number);
    if (same)
        copy_raw(line);
    else
        put_all(after->second, line.end);
    lists_after_.erase(after);
}

}
