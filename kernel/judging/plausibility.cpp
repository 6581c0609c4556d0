#include "judging/plausibility.hpp"

#include "judging/federations.hpp"
#include "judging/field_places.hpp"
#include "judging/games_played.hpp"
#include "judging/plausible_field.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hakem::judging {

namespace {

constexpr int oldest = 110;
constexpr std::int32_t highest = 3000, lowest = 1000;
/// Who falls below has no UKD any more.
constexpr std::int32_t floor_of_ukd = 1000;
/// FIDE B.02 since 2024-03-01: nobody is rated below.
constexpr std::int32_t floor_of_fide = 1400;
constexpr Date floor_since{2024, 3, 1};

/// FIDE B.01: titles that only women have.
bool is_of_women(std::string_view title) {
    return title == "WGM" || title == "WIM" || title == "WFM" || title == "WCM" || title == "WH";
}

/// Of two dates of which one may be known only in part.
bool is_after(const Date& date, const Date& other) {
    if (date.year != other.year) return date.year > other.year;
    if (date.month == 0 || other.month == 0 || date.month != other.month)
        return date.month != 0 && other.month != 0 && date.month > other.month;
    return date.day != 0 && other.day != 0 && date.day > other.day;
}

/// Of two dates of which one may be known only in part, or not at all.
bool births_differ(const Date& a, const Date& b) {
    return a && b && (is_after(a, b) || is_after(b, a));
}

class PlausibilityCheck {
public:
    PlausibilityCheck(const Tournament& tournament, RatedBy rated_by, Stage stage,
                      const Date& report, Diagnostics& diagnostics)
        : tournament_(tournament), rated_by_(rated_by), stage_(stage), diagnostics_(diagnostics),
          of_the_future_(is_after_report(tournament, report)),
          first_day_(tournament.start ? tournament.start : tournament.end),
          last_day_(tournament.end ? tournament.end : tournament.start) {}

    void run() {
        check_rounds();
        for (const auto& player : tournament_.players) {
            check_birth(player);
            check_rating(player);
            check_national_rating(player);
            check_federation(player);
            if (player.sex == Sex::male && is_of_women(player.title))
                tell(Severity::warning, "SUB-0208", player, {player.title});
            check_name(player);
            check_fide_id(player);
        }
        for (const auto& [birth, players] : by_birth_)
            if (players.size() > 1) check_namesakes(players);
        for (const auto& [name, players] : by_name_)
            if (players.size() > 1) check_name_of_several(players);
        if (system_of(tournament_) == System::swiss && !is_team_event(tournament_)) check_byes();
    }

private:
    /// Rounds that were announced and not held: the event is not over, or the file is cut.
    void check_rounds() {
        const auto held = rounds_held(tournament_);
        const bool planned = stage_ == Stage::plan;
        if (!planned && check_games(tournament_, rated_by_, diagnostics_)) return;
        if (rated_by_ == RatedBy::nobody || tournament_.standings_only || planned) return;
        if (tournament_.scheduled_rounds <= held) return;
        auto place = record_place(tournament_, "142");
        const bool own = place.line == 0; // as older programs write it
        if (own) place = record_place(tournament_, "XXR");
        const bool of_own = own && place.line != 0;
        diagnostics_.add(
            Severity::warning, "SUB-0209", place.line, place.field.column, place.field.length,
            {std::to_string(tournament_.scheduled_rounds), std::to_string(held),
             record_argument(tournament_, of_own ? "judging.at-XXR" : "judging.at-142")});
    }

    void check_birth(const Player& player) {
        const auto& birth = player.birth;
        if (!birth) return;
        if (last_day_ && is_after(birth, last_day_))
            tell(Severity::error, "SUB-0201", player, {to_readable_text(birth)});
        if (first_day_ && !of_the_future_ && first_day_.year - birth.year > oldest)
            tell(Severity::error, "SUB-0202", player,
                 {to_readable_text(birth), std::to_string(first_day_.year - birth.year)});
    }

    void check_rating(const Player& player) {
        const auto rating = player.rating;
        if (rating > highest) tell(Severity::warning, "SUB-0203", player, {std::to_string(rating)});
        if (rating <= 0) return;
        const bool fide = rated_by_ == RatedBy::fide;
        const bool raised = fide && first_day_ && !is_after(floor_since, first_day_);
        const auto least = raised ? floor_of_fide : lowest;
        if (rating >= least) return;
        tell(fide && rating < lowest ? Severity::warning : Severity::note, "SUB-0204", player,
             {std::to_string(rating), std::to_string(least)});
    }

    /// UKD has a floor; of other national ratings none is known to us.
    void check_national_rating(const Player& player) {
        const auto rating = player.national_rating;
        const auto told = std::to_string(rating);
        if (rating > highest) tell_of_national(Severity::warning, "SUB-0203", player, {told});
        const auto& federation = !player.national_federation.empty() ? player.national_federation
                                 : !player.federation.empty()        ? player.federation
                                                                     : tournament_.federation;
        if (federation == "TUR" && rating > 0 && rating < floor_of_ukd)
            tell_of_national(rated_by_ == RatedBy::national ? Severity::warning : Severity::note,
                             "SUB-0211", player, {told, std::to_string(floor_of_ukd)});
    }

    /// KTC and KKTC are no codes of FIDE's; the island's own federation writes them.
    void check_federation(const Player& player) {
        const auto& code = player.federation;
        if (const auto now = present_code(code); !now.empty())
            tell(Severity::note, "SUB-0212", player, {code, std::string(now)});
        if (code.empty() || is_federation_code(code)) return;
        if (rated_by_ != RatedBy::fide && is_ktc(code)) return;
        tell(Severity::warning, "SUB-0205", player, {code});
    }

    /// There TRF-0108 says that a name is missing.
    void check_name(const Player& player) {
        if (!trim_right(player.name).empty()) {
            by_birth_[player.birth].push_back(&player);
            by_name_[player.name].push_back(&player);
        } else if (!tournament_.format.starts_with("trf"))
            diagnostics_.add(Severity::warning, "SUB-0210", player.line, 0, 1,
                             {std::to_string(player.id)});
    }

    /// Players with one birth date, or without any.
    void check_namesakes(const std::vector<const Player*>& players) {
        std::map<std::string, std::vector<const Player*>> by_name;
        for (const auto* player : players) {
            auto& before = by_name[folded_name(player->name)];
            const auto same = std::find_if(before.begin(), before.end(), [&](const Player* other) {
                return !are_two(*other, *player);
            });
            if (same != before.end())
                tell(Severity::warning, "SUB-0206", *player, {std::to_string((*same)->id)});
            if (before.size() < most_namesakes) before.push_back(player);
        }
    }

    /// Whose birth dates are not the same, letter by letter: are they two, or one whose birth date
    /// was forgotten?
    void check_name_of_several(const std::vector<const Player*>& players) {
        for (std::size_t i = 1; i < std::min(players.size(), most_namesakes); ++i) {
            const auto &player = *players[i], &other = *players[i - 1];
            const bool told = player.birth == other.birth && !are_two(other, player);
            if (told) continue;
            const bool apart = births_differ(other.birth, player.birth) ||
                               (!other.fide_id.empty() && !player.fide_id.empty() &&
                                other.fide_id != player.fide_id);
            tell(apart ? Severity::note : Severity::warning, apart ? "SUB-0207" : "SUB-0206",
                 player, {std::to_string(other.id)});
        }
    }

    /// Without a full birth date, ids that differ tell namesakes apart.
    static bool are_two(const Player& a, const Player& b) {
        return !a.birth.complete() && !a.fide_id.empty() && !b.fide_id.empty() &&
               a.fide_id != b.fide_id;
    }

    /// A report that is to be rated is looked through for it anyway.
    void check_fide_id(const Player& player) {
        if (rated_by_ != RatedBy::nobody || player.fide_id.empty()) return;
        const auto [first, fresh] = ids_.emplace(player.fide_id, player.id);
        if (!fresh)
            tell(Severity::error, "RTG-0203", player,
                 {player.fide_id, std::to_string(first->second)});
    }

    /// A full-point bye where the field was odd and nobody has the pairing-allocated one: a
    /// program that pairs on would give the same player a second bye.
    void check_byes() {
        const auto& players = tournament_.players;
        std::vector<Points> scores(players.size());
        std::vector<bool> had_bye(players.size());
        for (std::size_t r = 0; r < static_cast<std::size_t>(rounds_held(tournament_)); ++r) {
            const auto at = full_bye_alone(r);
            if (at && could_be_allocated(*at, r, scores, had_bye) &&
                !is_announced(players[*at].id, r + 1))
                tell(Severity::note, "SUB-0113", players[*at], {std::to_string(r + 1)});
            for (std::size_t i = 0; i < players.size(); ++i) {
                if (r >= players[i].rounds.size()) continue;
                const auto& entry = players[i].rounds[r];
                scores[i] += points_of(tournament_.scoring, entry.outcome, entry.colour);
                had_bye[i] = had_bye[i] || bars_from_bye(entry.outcome);
            }
        }
    }

    /// Who has the only full-point bye of a round without a pairing-allocated one.
    std::optional<std::size_t> full_bye_alone(std::size_t r) const {
        std::optional<std::size_t> full;
        for (std::size_t i = 0; i < tournament_.players.size(); ++i) {
            const auto& rounds = tournament_.players[i].rounds;
            if (r >= rounds.size()) continue;
            const auto outcome = rounds[r].outcome;
            if (outcome == Outcome::pairing_bye || (outcome == Outcome::full_bye && full))
                return std::nullopt;
            if (outcome == Outcome::full_bye) full = i;
        }
        return full;
    }

    /// FIDE C.04.1, 4: once; it goes to somebody with the lowest score.
    bool could_be_allocated(std::size_t at, std::size_t r, const std::vector<Points>& scores,
                            const std::vector<bool>& had_bye) const {
        for (std::size_t i = 0; i < tournament_.players.size(); ++i) {
            const auto& rounds = tournament_.players[i].rounds;
            const bool paired = r < rounds.size() && rounds[r].opponent != 0;
            if (paired && !had_bye[i] && scores[i] < scores[at]) return false;
        }
        return !had_bye[at];
    }

    static bool bars_from_bye(Outcome outcome) {
        return outcome == Outcome::pairing_bye || outcome == Outcome::full_bye ||
               outcome == Outcome::forfeit_win;
    }

    bool is_announced(std::int32_t id, std::size_t round) const {
        return std::any_of(
            tournament_.byes.begin(), tournament_.byes.end(), [&](const AnnouncedBye& bye) {
                return bye.kind == Outcome::full_bye &&
                       bye.round == static_cast<std::int32_t>(round) &&
                       std::find(bye.ids.begin(), bye.ids.end(), id) != bye.ids.end();
            });
    }

    void tell(Severity severity, std::string_view code, const Player& player,
              std::vector<std::string> arguments = {}) {
        tell_at(player.line, severity, code, player, std::move(arguments));
    }

    /// Where there is a national record, its rating stands in it.
    void tell_of_national(Severity severity, std::string_view code, const Player& player,
                          std::vector<std::string> arguments) {
        const auto line = player.national_line != 0 ? player.national_line : player.line;
        tell_at(line, severity, code, player, std::move(arguments));
    }

    void tell_at(std::uint32_t line, Severity severity, std::string_view code, const Player& player,
                 std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {std::to_string(player.id), player.name});
        const auto place = field_place(tournament_, code);
        diagnostics_.add(severity, code, line, place.column, place.length, std::move(arguments));
    }

    static constexpr std::size_t most_namesakes = 20; // a hostile file has thousands

    const Tournament& tournament_;
    RatedBy rated_by_;
    Stage stage_;
    Diagnostics& diagnostics_;
    bool of_the_future_; ///< then SUB-0252 speaks of its days
    Date first_day_, last_day_;
    std::map<Date, std::vector<const Player*>> by_birth_;
    std::map<std::string, std::vector<const Player*>> by_name_;
    std::map<std::string, std::int32_t> ids_; ///< who has it first
};

}

void check_plausibility(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics,
                        Stage stage, const Date& report) {
    PlausibilityCheck(tournament, rated_by, stage, report, diagnostics).run();
}

}
