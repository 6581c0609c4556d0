// What a rating officer sends back before an event is rated.

#include "list_checks.hpp"
#include "list_index.hpp"
#include <hakem/identity.hpp>
#include <hakem/official.hpp>

#include <algorithm>
#include <map>

namespace hakem {

namespace list_checks {

namespace {

class Submission {
public:
    Submission(const Tournament& tournament, bool national, TimeClass time_class,
               Diagnostics& diagnostics)
        : check_(tournament, diagnostics), national_(national), time_class_(time_class) {}

    void run(const Date& period) {
        check_event();
        if (period) check_late(period);
        if (!national_) check_eligibility(check_, time_class_);
        check_drawn_games(check_);
        for (const auto& player : check_.tournament().players) check_player(player);
    }

private:
    void check_event() const {
        const auto& event = check_.tournament();
        check_chief();
        if (!event.start.complete() || !event.end.complete())
            check_.say_of_record(Severity::warning, "RTG-0209",
                                 event.start.complete() ? "052" : "042",
                                 {check_.record_argument("judging.at-042-052")});
    }

    /// A telephone number, an id or an address alone is nobody either.
    void check_chief() const {
        const auto& text = check_.tournament().chief_arbiter;
        const auto chiefs = officials_of(text);
        if (std::any_of(chiefs.begin(), chiefs.end(),
                        [](const Official& one) { return one.named(); }))
            return;
        const auto shown =
            names_nobody(text)
                ? std::string()
                : " ('" + without_identity(std::string(slice(trim(text), 0, 80))) + "')";
        check_.say_of_record(Severity::warning, "RTG-0208", "102",
                             {shown, check_.record_argument("judging.at-102")});
    }

    /// Late reports count until the third list after the event.
    void check_late(const Date& period) const {
        const auto& end = check_.tournament().end;
        if (!end || end.month == 0 || period.month == 0) return;
        const int lists = (period.year - end.year) * 12 + period.month - end.month;
        if (lists > 3)
            check_.say(Severity::warning, "RTG-0213",
                       {to_readable_text(end), std::to_string(lists)});
    }

    void check_player(const Player& player) {
        check_ids(player);
        if (!player.birth) say_of(check_, Severity::warning, "RTG-0206", player, birth_field);
        if (player.sex == Sex::unknown)
            say_of(check_, Severity::warning, "RTG-0207", player, sex_field);
        if (player.federation.empty())
            say_of(check_, Severity::warning, "RTG-0212", player, federation_field);
    }

    void check_ids(const Player& player) {
        const auto fide = list_index::plain_id(player.fide_id);
        if (fide.empty() && !national_) {
            const auto other = instead_of_id(player);
            if (other.empty())
                say_of(check_, Severity::warning, "RTG-0201", player, id_field);
            else
                say_of(check_, Severity::warning, "RTG-0222", player, id_field, {other});
        }
        if (const auto other = first_of(fide_ids_, fide, player.id); other != 0)
            say_of(check_, Severity::error, "RTG-0203", player, id_field,
                   {player.fide_id, std::to_string(other)});
        const auto& own = player.national_id.empty() ? player.licence : player.national_id;
        const auto national = list_index::plain_id(own);
        // Only citizens have a T.C. identity number; who has no federation is of the event's own.
        const auto& federation =
            player.federation.empty() ? check_.tournament().federation : player.federation;
        const bool turkish = federation.empty() || federation == "TUR";
        if (own.empty() && national_ && turkish)
            say_of_national(check_, Severity::warning, "RTG-0202", player, id_field);
        if (const auto other = first_of(national_ids_, national, player.id); other != 0)
            say_of_national(check_, Severity::error, "RTG-0204", player, id_field,
                            {std::to_string(other)});
        check_digits(player, own);
    }

    /// What a field of FIDE ids holds that is none. A T.C. identity number was taken for what it is
    /// when the file was read: a TRF has no other place for it than that field.
    std::string instead_of_id(const Player& player) const {
        if (!player.fide_id.empty()) return masked_id(player.fide_id);
        const bool moved =
            player.national_line == 0 && check_.tournament().format.starts_with("trf");
        const auto hidden = masked_id(player.national_id);
        return moved && hidden != player.national_id ? hidden : std::string();
    }

    /// Eleven digits of a Turkish player are a T.C. identity number: the last two follow from the
    /// others. The number itself is never part of the finding.
    void check_digits(const Player& player, const std::string& id) const {
        const bool digits = id.size() == 11 && id.find_first_not_of("0123456789") == id.npos;
        const bool turkish = player.national_federation == "TUR" ||
                             (player.national_federation.empty() && player.federation == "TUR");
        if (digits && turkish && !is_identity_number(id))
            say_of_national(check_, Severity::warning, "RTG-0205", player, id_field);
    }

    /// Starting number of the player who had the id before; 0 = nobody.
    static std::int32_t first_of(std::map<std::string, std::int32_t>& seen, const std::string& id,
                                 std::int32_t player) {
        if (id.empty()) return 0;
        const auto [first, fresh] = seen.emplace(id, player);
        return fresh ? 0 : first->second;
    }

    validation::Check check_;
    bool national_;
    TimeClass time_class_;
    std::map<std::string, std::int32_t> fide_ids_, national_ids_;
};

}

}

void check_submission(const Tournament& tournament, bool national, TimeClass time_class,
                      Diagnostics& diagnostics, const Date& period) {
    list_checks::Submission(tournament, national, time_class, diagnostics).run(period);
}

}
