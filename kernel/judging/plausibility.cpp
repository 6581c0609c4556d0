#include "judging/plausibility.hpp"

#include "judging/federations.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace hakem::judging {

namespace {

constexpr int oldest = 110;
constexpr std::int32_t highest = 3000, lowest = 1000;
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

class PlausibilityCheck {
public:
    PlausibilityCheck(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics)
        : tournament_(tournament), rated_by_(rated_by), diagnostics_(diagnostics),
          first_day_(tournament.start ? tournament.start : tournament.end),
          last_day_(tournament.end ? tournament.end : tournament.start) {}

    void run() {
        check_rounds();
        for (const auto& player : tournament_.players) {
            check_birth(player);
            check_rating(player);
            check_federation(player);
            if (player.sex == Sex::male && is_of_women(player.title))
                tell(Severity::warning, "SUB-0208", player, {player.title});
            check_name(player);
            check_fide_id(player);
        }
        for (const auto& [birth, players] : by_birth_)
            if (players.size() > 1) check_namesakes(players);
    }

private:
    /// Rounds that were announced and not held: the event is not over, or the file is cut.
    void check_rounds() {
        const auto held = rounds_held(tournament_);
        if (rated_by_ == RatedBy::nobody || tournament_.standings_only) return;
        if (tournament_.scheduled_rounds > held)
            diagnostics_.add(Severity::warning, "SUB-0209", 0, 0, 1,
                             {std::to_string(tournament_.scheduled_rounds), std::to_string(held)});
    }

    void check_birth(const Player& player) {
        const auto& birth = player.birth;
        if (!birth) return;
        if (last_day_ && is_after(birth, last_day_))
            tell(Severity::error, "SUB-0201", player, {to_readable_text(birth)});
        if (first_day_ && first_day_.year - birth.year > oldest)
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

    /// KTC and KKTC are no codes of FIDE's; the island's own federation writes them.
    void check_federation(const Player& player) {
        const auto& code = player.federation;
        if (code.empty() || is_federation_code(code)) return;
        if (rated_by_ != RatedBy::fide && (code == "KTC" || code == "KKTC")) return;
        tell(Severity::warning, "SUB-0205", player, {code});
    }

    /// There TRF-0108 says that a name is missing.
    void check_name(const Player& player) {
        if (!trim_right(player.name).empty())
            by_birth_[player.birth].push_back(&player);
        else if (!tournament_.format.starts_with("trf"))
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

    void tell(Severity severity, std::string_view code, const Player& player,
              std::vector<std::string> arguments = {}) {
        arguments.insert(arguments.begin(),
                         {std::to_string(player.id), without_identity(player.name)});
        diagnostics_.add(severity, code, player.line, 0, 1, std::move(arguments));
    }

    static constexpr std::size_t most_namesakes = 20; // a hostile file has thousands

    const Tournament& tournament_;
    RatedBy rated_by_;
    Diagnostics& diagnostics_;
    Date first_day_, last_day_;
    std::map<Date, std::vector<const Player*>> by_birth_;
    std::map<std::string, std::int32_t> ids_; ///< who has it first
};

}

void check_plausibility(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics) {
    PlausibilityCheck(tournament, rated_by, diagnostics).run();
}

}
