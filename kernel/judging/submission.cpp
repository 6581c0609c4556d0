#include "judging/submission.hpp"

#include "judging/field_places.hpp"
#include <hakem/history.hpp>
#include <hakem/identity.hpp>
#include <hakem/official.hpp>
#include <hakem/rating_list.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <optional>

namespace hakem::judging {

namespace {

/// Parts of a name: surname and given names.
std::vector<std::string_view> parts_of(std::string_view name) {
    std::vector<std::string_view> parts;
    for (std::size_t i = 0; i < name.size();) {
        const auto begin = name.find_first_not_of(", .\t", i);
        if (begin == name.npos) break;
        i = std::min(name.find_first_of(", .\t", begin), name.size());
        parts.push_back(name.substr(begin, i - begin));
    }
    return parts;
}

/// A surname and a given name, neither of them a letter alone.
bool is_full_name(std::string_view name) {
    const auto parts = parts_of(name);
    const auto is_written = [](std::string_view part) { return length_of(part) > 1; };
    return std::count_if(parts.begin(), parts.end(), is_written) >= 2;
}

/// One whole part, and letters that stand for the others: "Gukesh D".
bool has_initials(std::string_view name) {
    const auto parts = parts_of(name);
    return parts.size() > 1 && std::any_of(parts.begin(), parts.end(), [](std::string_view part) {
               return length_of(part) > 1;
           });
}

bool is_of(std::string_view federation, std::string_view event) {
    return federation == event || (is_ktc(federation) && is_ktc(event));
}

class FieldCheck {
public:
    FieldCheck(const Tournament& tournament, RatedBy rated_by, Stage stage, const RatingList* list,
               Diagnostics& diagnostics)
        : tournament_(tournament), rated_by_(rated_by), stage_(stage), list_(list),
          diagnostics_(diagnostics) {}

    void run() {
        if (rated_by_ != RatedBy::nobody) {
            check_event();
            for (const auto& player : tournament_.players) check_player(player);
            if (rated_by_ == RatedBy::national) check_masked();
        }
        if (stage_ == Stage::report) check_results();
    }

private:
    void check_event() {
        if (trim_right(tournament_.name).empty()) say(Severity::warning, "SUB-0109", "012");
        if (tournament_.federation.empty()) say(Severity::note, "SUB-0110", "032");
        if (tournament_.city.empty()) say(Severity::note, "SUB-0108", "022");
        if (tournament_.time_control.empty() && tournament_.encoded_time_control.empty())
            say(Severity::warning, "SUB-0111", "122");
        const auto chiefs = officials_of(tournament_.chief_arbiter);
        if (tournament_.deputy_arbiters.empty() && chiefs.size() == 1 &&
            !names_nobody(tournament_.chief_arbiter))
            say(Severity::note, "SUB-0107", "112");
        check_round_dates();
    }

    void check_round_dates() {
        const auto held = static_cast<std::size_t>(rounds_held(tournament_));
        std::string missing;
        for (std::size_t r = 0; r < held; ++r) {
            const auto& dates = tournament_.round_dates;
            if (r < dates.size() && dates[r].complete()) continue;
            missing += (missing.empty() ? "" : ", ") + std::to_string(r + 1);
        }
        if (!missing.empty()) say(Severity::note, "SUB-0106", "132", {missing});
    }

    void check_player(const Player& player) {
        check_name(player);
        if (player.birth && !player.birth.complete())
            tell(Severity::note, "SUB-0102", player, {to_readable_text(player.birth)});
        const bool foreign = !player.federation.empty() && !tournament_.federation.empty() &&
                             !is_of(player.federation, tournament_.federation);
        if (foreign && player.fide_id.empty() && rated_by_ != RatedBy::fide)
            tell(Severity::note, "SUB-0112", player, {player.federation});
        if (rated_by_ == RatedBy::national) check_licence(player);
    }

    /// Some have one name alone, or letters behind it, in FIDE's list as well.
    void check_name(const Player& player) {
        const auto name = without_identity(player.name);
        if (name.empty() || is_full_name(name) || is_listed_so(player)) return;
        tell(has_initials(name) ? Severity::note : Severity::warning, "SUB-0101", player);
    }

    bool is_listed_so(const Player& player) const {
        if (list_ == nullptr) return false;
        auto listed = list_->by_fide_id(player.fide_id);
        if (!listed && list_->info().national) {
            listed = list_->by_national_id(player.national_id);
            if (!listed) listed = list_->by_national_id(player.licence);
        }
        return listed && trim(listed->name) == trim(player.name);
    }

    /// Citizens have a T.C. identity number, of which RTG-0202 and RTG-0205 speak; who has no
    /// federation is of the event's own.
    void check_licence(const Player& player) {
        const auto& own = player.national_id.empty() ? player.licence : player.national_id;
        const auto& federation =
            player.federation.empty() ? tournament_.federation : player.federation;
        const bool turkish = federation.empty() || federation == "TUR";
        if (own.empty() && !turkish &&
            (is_ktc(federation) || is_of(federation, tournament_.federation)))
            tell_of_national("SUB-0103", player);
        const bool eleven = own.size() == 11 && own.find_first_not_of("0123456789") == own.npos;
        if (!own.empty() && turkish && !eleven && !is_masked(own))
            tell_of_national("SUB-0104", player);
    }

    /// A number that we have hidden ourselves is none; told once, at the first player.
    void check_masked() {
        const Player* first = nullptr;
        std::size_t count = 0;
        for (const auto& player : tournament_.players) {
            if (!is_masked(player.national_id) && !is_masked(player.licence)) continue;
            if (first == nullptr) first = &player;
            ++count;
        }
        if (first == nullptr) return;
        const auto line = first->national_line != 0 ? first->national_line : first->line;
        const auto place = field_place(tournament_, "SUB-0116");
        diagnostics_.add(Severity::note, "SUB-0116", line, place.column, place.length,
                         {std::to_string(count)});
    }

    /// Every single result of the rounds that were held.
    void check_results() {
        for (const auto& player : tournament_.players)
            for (std::size_t r = 0; r < player.rounds.size(); ++r) {
                const auto& entry = player.rounds[r];
                const bool open =
                    entry.outcome == Outcome::pending || entry.outcome == Outcome::adjourned;
                if (!open || entry.opponent == 0) continue;
                // Each game once.
                if (entry.opponent < player.id && names_back(entry.opponent, r, player.id))
                    continue;
                if (const auto severity = weight_of_open(player, entry.opponent, r + 1))
                    tell_round(*severity, player, r + 1, entry.opponent);
            }
    }

    /// Where nobody rates the event, games may be played later; but the points of the file can have
    /// counted a result that is not there.
    std::optional<Severity> weight_of_open(const Player& player, std::int32_t opponent,
                                           std::size_t round) {
        if (rated_by_ != RatedBy::nobody) return Severity::warning;
        if (!history_) history_ = player_history(tournament_);
        if (has_more_points(index_[player.id]) || has_more_points(index_[opponent]))
            return Severity::error;
        const bool over = static_cast<std::size_t>(history_->rounds) > round;
        return over && player.declared_points ? std::optional(Severity::note) : std::nullopt;
    }

    /// In the file than its rounds make.
    bool has_more_points(std::int32_t at) const {
        const auto i = static_cast<std::size_t>(at);
        if (at < 0 || i >= history_->competitors.size()) return false;
        const auto& declared = tournament_.players[i].declared_points;
        return declared && *declared > history_->competitors[i].score;
    }

    bool names_back(std::int32_t id, std::size_t r, std::int32_t opponent) const {
        const auto at = index_[id];
        if (at < 0) return false;
        const auto* entry =
            entry_of(tournament_.players[static_cast<std::size_t>(at)], static_cast<int>(r) + 1);
        return entry != nullptr && entry->opponent == opponent;
    }

    void tell_round(Severity severity, const Player& player, std::size_t round,
                    std::int32_t opponent) {
        const auto place = result_place(tournament_, round);
        diagnostics_.add(severity, "SUB-0105", player.line, place.column, place.length,
                         {std::to_string(player.id), player.name, std::to_string(round),
                          std::to_string(opponent)});
    }

    /// At the record, where the file has it and it says too little.
    void say(Severity severity, std::string_view code, std::string_view record,
             std::vector<std::string> arguments = {}) {
        arguments.push_back(record_argument(tournament_, "judging.at-" + std::string(record)));
        const auto place = record_place(tournament_, record);
        diagnostics_.add(severity, code, place.line, place.field.column, place.field.length,
                         std::move(arguments));
    }

    void tell(Severity severity, std::string_view code, const Player& player,
              std::vector<std::string> arguments = {}) {
        arguments.insert(arguments.begin(), {std::to_string(player.id), player.name});
        const auto place = field_place(tournament_, code);
        diagnostics_.add(severity, code, player.line, place.column, place.length,
                         std::move(arguments));
    }

    /// Where there is a national record, licences stand in it.
    void tell_of_national(std::string_view code, const Player& player) {
        const auto line = player.national_line != 0 ? player.national_line : player.line;
        // Without it the field holds the FIDE id, which nothing is said of.
        const bool of_fide = player.national_line == 0 && !player.fide_id.empty();
        const auto place = of_fide ? FieldPlace() : field_place(tournament_, code);
        diagnostics_.add(Severity::warning, code, line, place.column, place.length,
                         {std::to_string(player.id), player.name});
    }

    const Tournament& tournament_;
    RatedBy rated_by_;
    Stage stage_;
    const RatingList* list_;
    Diagnostics& diagnostics_;
    PlayerIndex index_{tournament_};
    std::optional<History> history_; ///< made where it is needed
};

}

void check_fields(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics,
                  Stage stage, const RatingList* list) {
    FieldCheck(tournament, rated_by, stage, list, diagnostics).run();
}

}
