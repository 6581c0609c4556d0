#include "judging/submission.hpp"

#include "judging/field_places.hpp"
#include <hakem/identity.hpp>
#include <hakem/official.hpp>
#include <hakem/text.hpp>

#include <algorithm>

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

bool is_of(std::string_view federation, std::string_view event) {
    return federation == event || (is_ktc(federation) && is_ktc(event));
}

class FieldCheck {
public:
    FieldCheck(const Tournament& tournament, RatedBy rated_by, Stage stage,
               Diagnostics& diagnostics)
        : tournament_(tournament), rated_by_(rated_by), stage_(stage), diagnostics_(diagnostics) {}

    void run() {
        check_event();
        for (const auto& player : tournament_.players) check_player(player);
        if (stage_ == Stage::report) check_results();
    }

private:
    void check_event() {
        if (trim_right(tournament_.name).empty()) say(Severity::warning, "SUB-0109");
        if (tournament_.federation.empty()) say(Severity::note, "SUB-0110");
        if (tournament_.city.empty()) say(Severity::note, "SUB-0108");
        if (tournament_.time_control.empty() && tournament_.encoded_time_control.empty())
            say(Severity::warning, "SUB-0111");
        const auto chiefs = officials_of(tournament_.chief_arbiter);
        if (tournament_.deputy_arbiters.empty() && chiefs.size() == 1 &&
            !names_nobody(tournament_.chief_arbiter))
            say(Severity::note, "SUB-0107");
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
        if (!missing.empty()) say(Severity::note, "SUB-0106", {missing});
    }

    void check_player(const Player& player) {
        if (!player.name.empty() && !is_full_name(without_identity(player.name)))
            tell(Severity::warning, "SUB-0101", player);
        if (player.birth && !player.birth.complete())
            tell(Severity::note, "SUB-0102", player, {to_readable_text(player.birth)});
        const bool foreign = !player.federation.empty() && !tournament_.federation.empty() &&
                             !is_of(player.federation, tournament_.federation);
        if (foreign && player.fide_id.empty() && rated_by_ != RatedBy::fide)
            tell(Severity::note, "SUB-0112", player, {player.federation});
        if (rated_by_ == RatedBy::national) check_licence(player);
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

    /// Every single result of the rounds that were held.
    void check_results() {
        for (const auto& player : tournament_.players)
            for (std::size_t r = 0; r < player.rounds.size(); ++r) {
                const auto& entry = player.rounds[r];
                const bool open =
                    entry.outcome == Outcome::pending || entry.outcome == Outcome::adjourned;
                if (!open || entry.opponent == 0) continue;
                // Each game once.
                if (entry.opponent > player.id || !names_back(entry.opponent, r, player.id))
                    tell_round(player, r + 1, entry.opponent);
            }
    }

    bool names_back(std::int32_t id, std::size_t r, std::int32_t opponent) const {
        const auto at = index_[id];
        if (at < 0) return false;
        const auto* entry =
            entry_of(tournament_.players[static_cast<std::size_t>(at)], static_cast<int>(r) + 1);
        return entry != nullptr && entry->opponent == opponent;
    }

    void tell_round(const Player& player, std::size_t round, std::int32_t opponent) {
        const auto place = result_place(tournament_, round);
        diagnostics_.add(Severity::warning, "SUB-0105", player.line, place.column, place.length,
                         {std::to_string(player.id), player.name, std::to_string(round),
                          std::to_string(opponent)});
    }

    void say(Severity severity, std::string_view code, std::vector<std::string> arguments = {}) {
        diagnostics_.add(severity, code, 0, 0, 1, std::move(arguments));
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
        const auto place = field_place(tournament_, code);
        diagnostics_.add(Severity::warning, code, line, place.column, place.length,
                         {std::to_string(player.id), player.name});
    }

    const Tournament& tournament_;
    RatedBy rated_by_;
    Stage stage_;
    Diagnostics& diagnostics_;
    PlayerIndex index_{tournament_};
};

}

void check_fields(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics,
                  Stage stage) {
    FieldCheck(tournament, rated_by, stage, diagnostics).run();
}

}
