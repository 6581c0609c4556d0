#include "judging/plausible_header.hpp"

#include "judging/federations.hpp"
#include "judging/field_places.hpp"
#include "judging/moments.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>
#include <hakem/official.hpp>
#include <hakem/rating_system.hpp>
#include <hakem/text.hpp>
#include <hakem/time_control.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace hakem::judging {

namespace {

/// No list is older, and no event so far ahead.
constexpr int first_year = 1900, last_year = 2100;
/// A league runs from one year into the next; nothing that is rated does so for longer.
constexpr int most_years = 1;

bool is_web_address(std::string_view text) {
    return text.find("://") != text.npos || trim(text).starts_with("www.");
}

std::string shown(std::string_view text) {
    return without_identity(std::string(slice(trim(text), 0, 80)));
}

/// "Rounds 1-3: 15 min + 10 sec": the class of what stands behind the numbers of rounds; nothing
/// where the part names none.
std::optional<TimeClass> class_of_part(std::string_view part) {
    const auto colon = part.find(':');
    if (colon == part.npos) return std::nullopt;
    if (part.substr(0, colon).find_first_of("0123456789") == part.npos) return std::nullopt;
    Tournament of_part;
    of_part.time_control = trim(part.substr(colon + 1));
    return written_time_control(of_part.time_control) ? time_class_of(of_part) : std::nullopt;
}

/// "Doksan dakika": a time in words.
bool names_unit_of_time(std::string_view text) {
    constexpr std::array<std::string_view, 9> units = {
        "dakika", "saniye", "saat", "minut", "second", "hour", "stunde", "sekund", "dk."};
    const auto lower = to_lower(text, Language::english);
    return std::any_of(units.begin(), units.end(),
                       [&](auto unit) { return lower.find(unit) != std::string::npos; });
}

/// "Standard", a name: no number of minutes or seconds; longer ones are ids.
bool has_no_time(std::string_view text) {
    if (names_unit_of_time(text)) return false;
    constexpr std::string_view digits = "0123456789";
    constexpr std::size_t most_digits = 4;
    for (auto at = text.find_first_of(digits); at != text.npos;) {
        const auto end = std::min(text.find_first_not_of(digits, at), text.size());
        if (end - at <= most_digits) return false;
        at = text.find_first_of(digits, end);
    }
    return true;
}

class HeaderCheck {
public:
    HeaderCheck(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics)
        : tournament_(tournament), rated_by_(rated_by), diagnostics_(diagnostics) {}

    void run() {
        check_officials();
        check_federation();
        check_dates();
        check_days_without_rounds();
        check_time_controls();
        if (is_web_address(tournament_.name)) tell_name("012", tournament_.name);
        for (const auto& player : tournament_.players)
            if (is_web_address(player.name))
                diagnostics_.add(Severity::warning, "SUB-0225", player.line, 0, 1,
                                 {std::to_string(player.id), shown(player.name)});
    }

private:
    void check_officials() {
        const auto is_named = [](const Official& one) { return one.named(); };
        const auto& chief = tournament_.chief_arbiter;
        const auto chiefs = officials_of(chief); // of a record that names nobody RTG-0208 speaks
        for (const auto& official : chiefs) check_player(official);
        for (const auto& deputy : tournament_.deputy_arbiters) {
            const auto all = officials_of(deputy);
            for (const auto& one : all) check_twice(chiefs, one);
            const bool titled = !all.empty() && !all.front().title.empty();
            // A dash or "yok" says that there is none.
            if (names_nobody(deputy) && !titled) continue;
            if (std::none_of(all.begin(), all.end(), is_named)) tell_name("112", deputy);
        }
    }

    /// The same id, or the same name where one of the two has no id.
    void check_twice(const std::vector<Official>& chiefs, const Official& deputy) {
        const auto is_same = [&deputy](const Official& chief) {
            if (!chief.fide_id.empty() && !deputy.fide_id.empty())
                return chief.fide_id == deputy.fide_id;
            return chief.named() && folded_name(chief.name) == folded_name(deputy.name);
        };
        const auto same = std::find_if(chiefs.begin(), chiefs.end(), is_same);
        if (same != chiefs.end()) say("SUB-0226", "112", {shown(same->name)});
    }

    /// Whoever leads the event does not play in it, or has another's id.
    void check_player(const Official& chief) {
        if (chief.fide_id.empty()) return;
        const auto place = field_place(tournament_, "SUB-0227");
        for (const auto& player : tournament_.players)
            if (player.fide_id == chief.fide_id)
                diagnostics_.add(
                    Severity::warning, "SUB-0227", player.line, place.column, place.length,
                    {std::to_string(player.id), player.name, chief.fide_id, shown(chief.name)});
    }

    void check_federation() {
        const auto code = trim(tournament_.federation);
        // Many programs write the name of the federation in full.
        if (code.size() != 3 && code != "KKTC") return;
        if (is_federation_code(code)) return;
        if (rated_by_ != RatedBy::fide && (code == "KTC" || code == "KKTC")) return;
        say("SUB-0222", "032", {shown(code), record_argument(tournament_, "judging.at-032")});
    }

    void check_dates() {
        const auto impossible = [](const Date& date) {
            return date && (date.year < first_year || date.year > last_year);
        };
        const auto &start = tournament_.start, &end = tournament_.end;
        const bool long_one = start && end && end.year - start.year > most_years;
        if (impossible(start) || impossible(end) || long_one)
            say("SUB-0223", "052",
                {to_readable_text(start), to_readable_text(end),
                 record_argument(tournament_, "judging.at-042-052")});
    }

    /// Months without a round at either end: one of the dates is of another month or year.
    void check_days_without_rounds() {
        constexpr std::int64_t most = 31;
        const auto &start = tournament_.start, &end = tournament_.end;
        const auto& rounds = tournament_.round_dates;
        const auto held = static_cast<std::size_t>(rounds_held(tournament_));
        const bool all_dated = held != 0 && rounds.size() >= held &&
                               std::all_of(rounds.begin(), rounds.end(),
                                           [](const Date& day) { return day.complete(); });
        if (!all_dated || !start.complete() || !end.complete()) return;
        const auto [first, last] = std::minmax_element(rounds.begin(), rounds.end());
        const auto before = day_number(*first) - day_number(start),
                   after = day_number(end) - day_number(*last);
        if (std::max(before, after) > most)
            say("SUB-0256", before > after ? "042" : "052",
                {to_readable_text(start), to_readable_text(end), to_readable_text(*first),
                 to_readable_text(*last), record_argument(tournament_, "judging.at-042-052")});
    }

    /// Rounds of several classes belong to several lists.
    void check_time_controls() {
        std::set<TimeClass> classes;
        for (auto rest = std::string_view(tournament_.time_control).substr(0, 400);
             !rest.empty();) {
            const auto end = rest.find_first_of(";|");
            if (const auto one = class_of_part(rest.substr(0, end))) classes.insert(*one);
            rest = end == rest.npos ? std::string_view() : rest.substr(end + 1);
        }
        if (classes.size() > 1) say("SUB-0224", "122", {shown(tournament_.time_control)});
        const bool written = !trim(tournament_.time_control).empty();
        if (!classes.empty() || !written || time_control_of(tournament_)) return;
        if (has_no_time(tournament_.time_control) && trim(tournament_.encoded_time_control).empty())
            say("SUB-0249", "122", {shown(tournament_.time_control)});
        else
            say("SUB-0228", "122", {shown(tournament_.time_control)}, Severity::note);
    }

    void tell_name(std::string_view record, std::string_view text) {
        const bool has_records = tournament_.format.starts_with("trf");
        const auto key = has_records ? "judging.record-" : "judging.field-";
        say("SUB-0221", record, {message_argument(key + std::string(record)), shown(text)},
            Severity::warning, text);
    }

    /// At the record, of several the one with the text.
    void say(std::string_view code, std::string_view record, std::vector<std::string> arguments,
             Severity severity = Severity::warning, std::string_view text = {}) {
        const auto place = record_place(tournament_, record, trim(text));
        diagnostics_.add(severity, code, place.line, place.field.column, place.field.length,
                         std::move(arguments));
    }

    const Tournament& tournament_;
    RatedBy rated_by_;
    Diagnostics& diagnostics_;
};

}

void check_header(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics) {
    if (rated_by != RatedBy::nobody) HeaderCheck(tournament, rated_by, diagnostics).run();
}

}
