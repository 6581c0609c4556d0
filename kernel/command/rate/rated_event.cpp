#include "rated_event.hpp"

#include "period/id_fingerprint.hpp"
#include "period/people.hpp"
#include "settled_ids.hpp"
#include <hakem/identity.hpp>
#include <hakem/list_checks.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hakem::command {

namespace {

/// Rates the tournament of one input.
class Rater {
public:
    Rater(RateBasis basis, RatedEvent& event)
        : basis_(std::move(basis)), request_(*basis_.request), event_(event),
          tournament_(*event.input.tournament), findings_(event.input.diagnostics) {}

    void rate() {
        event_.list = request_.list;
        event_.list_name = basis_.list_then ? basis_.list_then->name : request_.list_name;
        event_.list_then = basis_.list_then;
        const auto time_class = class_of_event();
        std::vector<RatingBefore> before;
        for (const auto& player : tournament_.players) {
            before.push_back(then_or(before_of(player, time_class), time_class));
            tell_unrated(player, before.back());
            tell_standard_rating(player, before.back(), time_class);
        }
        tell_twins();
        find_archives(before);
        if (!request_.list)
            findings_.add(Severity::note, "RTG-0301", 0, 0, 1,
                          {message_argument(request_.system->national() ? "rate.national-record"
                                                                        : "rate.own-rating")});
        event_.rating = request_.system->rate({tournament_, before, time_class, request_.edition,
                                               request_.switches, request_.period});
        tell_open_games();
        if (request_.list) check_list(time_class);
        check_submission(tournament_, request_.system->national(), time_class, findings_,
                         request_.period);
        if (request_.norms != nullptr)
            event_.norms = request_.norms->examine({tournament_, before});
        settle_newcomers();
        event_.rated = true;
    }

private:
    TimeClass class_of_event() {
        const auto told = time_class_of(tournament_);
        if (request_.time_class && !(request_.in_period && told)) return *request_.time_class;
        if (!told) findings_.add(Severity::note, "RTG-0305", 0, 0, 1);
        return told.value_or(TimeClass::standard);
    }

    RatingBefore before_of(const Player& player, TimeClass time_class) {
        if (!request_.list) {
            event_.people.push_back(period::person_of(player, nullptr, event_.content.id));
            return own_rating(player);
        }
        const auto found = matched(player);
        const bool is_row = found.person && !is_of_who_waits(player, *found.person);
        event_.people.push_back(
            period::person_of(player, is_row ? &*found.person : nullptr, event_.content.id));
        event_.matches.push_back(found);
        return found.person ? period::before_of(*found.person, request_.list->info(), time_class)
                            : not_in_list(player);
    }

    /// The row of somebody who waits without an id is no row of whoever comes with one: whether
    /// they are one person is decided when all of the period are known.
    bool is_of_who_waits(const Player& player, const ListedPlayer& row) const {
        if (!request_.fingerprinted || request_.archive == nullptr) return false;
        const auto key = period::key_of(row);
        const auto id = period::person_of(player, nullptr, event_.content.id).key;
        return key.starts_with("name:") && !id.starts_with("name:") && !id.starts_with("alone:") &&
               request_.archive->contains(key);
    }

    /// What the person just looked up had when the event was first rated.
    RatingBefore then_or(RatingBefore now, TimeClass time_class) const {
        if (basis_.then.empty()) return now;
        const auto& person = event_.people.back();
        auto keys = period::keys_of(person);
        keys.push_back(period::name_key(person.name, person.birth));
        auto found = basis_.then.end();
        for (const auto& key : keys)
            if (found == basis_.then.end()) found = basis_.then.find(key);
        if (found == basis_.then.end()) return now;
        now.rating = found->second.before;
        now.k = found->second.k;
        now.origin = now.rating == 0 ? "none" : "list";
        if (time_class == TimeClass::standard) now.standard = now.rating;
        return now;
    }

    /// The list is held against those whom it was rated with. A correction was not rated with the
    /// ratings of the list in force.
    void check_list(TimeClass time_class) {
        auto looked_up = tournament_;
        for (auto& player : looked_up.players) player = as_looked_up(std::move(player));
        if (basis_.then.empty())
            return check_against(looked_up, *request_.list, time_class, findings_);
        Diagnostics found;
        check_against(looked_up, *request_.list, time_class, found);
        for (const auto& each : found.all())
            if (each.code != "RTG-0116" && each.code != "RTG-0119" && each.code != "RTG-0125")
                findings_.add(each.severity, each.code, each.line, each.column, each.length,
                              each.arguments, each.excerpt);
    }

    ListMatch matched(const Player& player) const {
        return match(as_looked_up(player), *request_.list);
    }

    /// Lists have names without identity numbers, a state's list fingerprinted ids.
    Player as_looked_up(Player player) const {
        player.name = without_identity(player.name);
        if (!request_.fingerprinted) return player;
        player.national_id = period::fingerprinted(player.national_id);
        player.licence = period::fingerprinted(player.licence);
        return player;
    }

    /// Whom the list in force does not clearly have is without a rating, whatever the file claims
    /// (UKD 1.3; FIDE B.02, 7.1): told where it claims one. The list of a state that began without
    /// one has only whom it saw, so that the file's own rating counts. An ELO is no UKD.
    RatingBefore not_in_list(const Player& player) {
        auto before = own_rating(player);
        if (request_.system->national() && before.origin == "file") return unrated(player);
        if (before.rating == 0) return before;
        const bool known = event_.matches.back().candidates.empty();
        if (known || request_.list_of_seen)
            tell(Severity::warning, request_.list_of_seen ? "RTG-0311" : "RTG-0302", player,
                 {request_.list_name, std::to_string(before.rating)});
        return request_.list_of_seen ? before : unrated(player);
    }

    /// Whom the list may have but nobody of it was taken, or without a rating that can be read:
    /// counted without a rating.
    void tell_unrated(const Player& player, const RatingBefore& before) {
        if (!request_.list || before.rating != 0) return;
        const auto& found = event_.matches.back();
        if (before.origin == "unreadable")
            tell(Severity::error, "RTG-0310", player,
                 {request_.list_name, std::to_string(found.person->line)});
        if (!found.person && !found.candidates.empty())
            tell(Severity::warning, "RTG-0308", player, {request_.list_name});
    }

    /// FIDE B.02, 7.1.4: without a rapid or blitz rating the standard one counts.
    void tell_standard_rating(const Player& player, const RatingBefore& before,
                              TimeClass time_class) {
        if (request_.system->national() || time_class == TimeClass::standard) return;
        if (before.rating == 0 && before.standard != 0)
            tell(Severity::note, "RTG-0309", player, {std::to_string(before.standard)});
    }

    static RatingBefore unrated(const Player& player) {
        RatingBefore before;
        before.birth_year = player.birth.year;
        return before;
    }

    /// Where the ratings are national ones, those of the national record; the record 001 only of
    /// who has none: a national record without a rating says that there is none.
    RatingBefore own_rating(const Player& player) const {
        auto before = unrated(player);
        const bool has_record = player.national_line != 0 || !player.national_federation.empty();
        if (request_.system->national() && (has_record || player.national_rating != 0)) {
            before.rating = player.national_rating;
            if (before.rating != 0) before.origin = "national-record";
        } else if (player.rating != 0) {
            before.rating = player.rating;
            before.origin = "file";
        }
        return before;
    }

    /// The ratings are not final while games are open.
    void tell_open_games() {
        const auto open = std::count_if(event_.rating.notes.begin(), event_.rating.notes.end(),
                                        [](const Decision& note) {
                                            return note.reason == "rating.note.adjourned" ||
                                                   note.reason == "rating.note.pending";
                                        });
        if (open != 0)
            findings_.add(Severity::warning, "RTG-0312", 0, 0, 1, {std::to_string(open)});
    }

    /// Two players of an event are never one person, whatever their records say.
    void tell_twins() {
        std::set<std::string> seen;
        for (std::size_t i = 0; i < event_.people.size(); ++i) {
            auto& person = event_.people[i];
            if (seen.insert(person.key).second) continue;
            const auto& player = tournament_.players[i];
            tell(Severity::note, "RTG-0306", player, {});
            person.key = fmt::format("alone:{}|{}", event_.content.id, player.id);
            person.listed = false;
        }
    }

    /// What waited for everybody, and what K hangs on: the same as when the period is settled.
    void find_archives(std::vector<RatingBefore>& before) {
        const auto* archive = basis_.archive_then ? basis_.archive_then.get() : request_.archive;
        if (archive == nullptr) return;
        for (std::size_t i = 0; i < event_.people.size(); ++i) {
            const auto& person = event_.people[i];
            auto found = archive->end();
            for (const auto& key : period::keys_of(person))
                if (found == archive->end()) found = archive->find(key);
            if (const auto by_name = archive->find(period::name_key(person.name, person.birth));
                found == archive->end() && by_name != archive->end() &&
                period::is_namesake_born_alike(person, by_name->second.person))
                found = by_name;
            event_.archives.push_back(found == archive->end() ? std::vector<ArchivedResult>()
                                                              : found->second.archive);
            event_.had_event.push_back(found != archive->end() &&
                                       !found->second.first_event.empty());
            // A correction keeps the K of its time.
            if (found != archive->end() && basis_.then.empty())
                period::add_waiting(before[i], found->second);
        }
    }

    /// The event with what waited for them, as reports show it; a period settles everybody again.
    void settle_newcomers() {
        const auto& end = tournament_.end ? tournament_.end : tournament_.start;
        const auto& period = basis_.period_then ? basis_.period_then : request_.period;
        event_.settled.resize(event_.rating.players.size());
        for (std::size_t i = 0; i < event_.settled.size(); ++i) {
            const auto& rating = event_.rating.players[i];
            if (rating.status != PlayerRating::Status::newcomer) continue;
            PersonBefore person{rating.before, {}};
            if (i < event_.archives.size()) person.archive = event_.archives[i];
            if (i < event_.had_event.size()) person.had_event = event_.had_event[i];
            const PersonEvent here{without_identity(tournament_.name), end, &rating,
                                   tournament_.start, request_.edition};
            event_.settled[i] = request_.system->settle(person, {&here, 1}, period ? period : end,
                                                        request_.switches);
        }
    }

    void tell(Severity severity, std::string_view code, const Player& player,
              std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {std::to_string(player.id), player.name});
        findings_.add(severity, code, player.line, 0, 1, std::move(arguments));
    }

    RateBasis basis_;
    const RateRequest& request_;
    RatedEvent& event_;
    Tournament& tournament_;
    Diagnostics& findings_;
};

void remember_ids(RatedEvent& event) {
    for (const auto& player : event.input.tournament->players)
        for (const auto* id : {&player.national_id, &player.licence})
            if (!id->empty()) event.ids.emplace(period::fingerprinted(*id), *id);
}

void hide_numbers(RatedEvent& event) {
    hide_identity(*event.input.tournament);
    for (auto& person : event.people) period::hide_identity(person);
}

/// Games that were adjourned and are not over.
std::size_t adjourned_games(const Tournament& tournament) {
    std::size_t sides = 0;
    for (const auto& player : tournament.players)
        sides += static_cast<std::size_t>(
            std::count_if(player.rounds.begin(), player.rounds.end(), [](const RoundEntry& entry) {
                return entry.outcome == Outcome::adjourned;
            }));
    return (sides + 1) / 2;
}

void rate_usable(Session session, const BasisFor& basis_for, RatedEvent& event) {
    auto& tournament = *event.input.tournament;
    if (has_only_standings(tournament)) {
        event.input.diagnostics.add(Severity::warning, "RTG-0307", 0, 0, 1);
        return;
    }
    // What would be reported now would change with them.
    if (const auto adjourned = adjourned_games(tournament); adjourned != 0) {
        event.input.diagnostics.add(Severity::error, "RTG-0313", 0, 0, 1,
                                    {std::to_string(adjourned)});
        return;
    }
    event.content = period::content_of(tournament);
    settle_ids(tournament);
    Rater(basis_for(event.content), event).rate();
    if (session.common.with_identity)
        remember_ids(event);
    else
        hide_numbers(event);
    event.input.diagnostics.sort();
}

}

std::string_view word_of(Counting::State state) {
    switch (state) {
    case Counting::State::alone:
        return "alone";
    case Counting::State::counted:
        return "counted";
    case Counting::State::corrected:
        return "corrected";
    case Counting::State::again:
        return "again";
    case Counting::State::older:
        return "older";
    case Counting::State::versions:
        return "versions";
    case Counting::State::look_alike:
        return "look-alike";
    case Counting::State::other_class:
        return "other-class";
    case Counting::State::nothing:
        return "nothing";
    }
    return "";
}

RatedEvent rate_event(Session session, const BasisFor& basis_for,
                      const std::filesystem::path& path) {
    RatedEvent event;
    event.input = read_input(session, path, Identity::kept);
    if (event.input.error || !event.input.usable()) return event;
    try {
        rate_usable(session, basis_for, event);
    } catch (const Error& error) {
        event.rated = false;
        event.input.error = error;
    } catch (const std::exception& failure) {
        event.rated = false;
        event.input.error = Error(ExitCode::internal_error, "error.internal", {failure.what()});
    }
    return event;
}

period::EventContent content_of_file(Session session, const std::filesystem::path& path) {
    try {
        const auto input = read_input(session, path, Identity::kept);
        if (!input.error && input.usable() && !has_only_standings(*input.tournament))
            return period::content_of(*input.tournament);
    } catch (const std::exception&) { // told when it is rated
    }
    return {};
}

period::CountedEvent counted(const RatedEvent& event) {
    period::CountedEvent made{event.content,
                              event.input.shown,
                              event.input.tournament->name,
                              event.list_name,
                              {},
                              event.input.tournament->city};
    for (std::size_t i = 0; i < event.people.size(); ++i)
        made.participants.push_back({event.people[i], period::result_of(event.rating.players[i]),
                                     event.input.tournament->players[i].rounds});
    return made;
}

}
