#include "list_checks.hpp"

#include "list_index.hpp"
#include "list_match.hpp"
#include <hakem/identity.hpp>

#include <map>

namespace hakem {

namespace list_checks {

namespace {

/// "12 Yılmaz, Ayşe": the player as the findings name them.
std::vector<std::string> named(const Player& player, std::vector<std::string> more) {
    more.insert(more.begin(), {std::to_string(player.id), player.name});
    return more;
}

void say_at_line(const validation::Check& check, Severity severity, std::string_view code,
                 const Player& player, std::uint32_t line, FieldPlace field,
                 std::vector<std::string> arguments) {
    check.say_at(severity, code, line, field.column, field.length,
                 named(player, std::move(arguments)));
}

}

void say_of(const validation::Check& check, Severity severity, std::string_view code,
            const Player& player, FieldPlace field, std::vector<std::string> arguments) {
    say_at_line(check, severity, code, player, player.line, field, std::move(arguments));
}

void say_of_national(const validation::Check& check, Severity severity, std::string_view code,
                     const Player& player, FieldPlace field, std::vector<std::string> arguments) {
    const auto line = player.national_line != 0 ? player.national_line : player.line;
    // Without a national record the field holds the FIDE id, which nothing is said of.
    const bool of_fide =
        player.national_line == 0 && !player.fide_id.empty() && field.column == id_field.column;
    say_at_line(check, severity, code, player, line, of_fide ? FieldPlace{0, 1} : field,
                std::move(arguments));
}

bool is_slip(std::string_view a, std::string_view b) {
    if (a.size() != b.size() || a == b) return false;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] != b[i]) places.push_back(i);
    if (places.size() == 1) return true;
    return places.size() == 2 && places[1] == places[0] + 1 && a[places[0]] == b[places[1]] &&
           a[places[1]] == b[places[0]];
}

namespace {

using list_match::Birth;

/// The players of a tournament beside a list.
class Against {
public:
    Against(const Tournament& tournament, const RatingList& list, TimeClass time_class,
            Diagnostics& diagnostics)
        : check_(tournament, diagnostics), list_(list), time_class_(time_class),
          national_(list.info().national), label_(label_of(list.info())) {
        for (const auto& player : tournament.players)
            national_ratings_ |= player.national_rating != 0;
    }

    void run() {
        check_issue();
        const auto& players = check_.tournament().players;
        std::vector<ListMatch> matches;
        for (const auto& player : players) matches.push_back(match(player, list_));
        other_class_ =
            ratings_of_another_class(check_.tournament(), matches, time_class_, national_);
        if (other_class_) tell_other_class();
        if (!national_) exchanged_ = exchanged_ids(check_.tournament(), list_);
        for (std::size_t i = 0; i < players.size(); ++i)
            if (const auto other = exchanged_.find(i); other == exchanged_.end())
                check_player(i, matches[i]);
            else if (i < other->second)
                tell_exchanged(players[i], players[other->second]);
        if (!national_) check_officials(check_, list_, label_);
        check_performances(check_, national_);
    }

private:
    /// Ratings are those of the list in force when the event started.
    void check_issue() const {
        const auto& issue = list_.info().issue;
        const auto& start = check_.tournament().start;
        if (!issue || issue.month == 0 || !start || start.month == 0) return;
        const bool later = start.year != issue.year || start.month != issue.month;
        if (later)
            check_.say(Severity::warning, "RTG-0119", {month_text(issue), to_readable_text(start)});
    }

    /// "fide.xml (04.2026)": which of the registers lacks what.
    static std::string label_of(const RatingListInfo& info) {
        const auto name = info.name.empty() ? info.format : without_identity(info.name);
        const auto month = info.issue && info.issue.month != 0 ? month_text(info.issue) : "";
        if (name.empty() || month.empty()) return name.empty() ? month : name;
        return name + " (" + month + ")";
    }

    static std::string titles_of(const ListedPlayer& person) {
        return person.title.empty() ? person.women_title : person.title;
    }

    static std::string month_text(const Date& date) {
        const auto month = std::to_string(date.month);
        return (month.size() == 1 ? "0" + month : month) + "." + std::to_string(date.year);
    }

    void tell_other_class() const {
        const auto word = [](TimeClass time_class) {
            return message_argument("rule.time-" + std::string(word_of(time_class)));
        };
        check_.say(Severity::warning, "RTG-0125",
                   {std::to_string(other_class_->count), word(other_class_->time_class),
                    word(time_class_), label_});
    }

    void tell_exchanged(const Player& player, const Player& other) const {
        say_of(check_, Severity::error, "RTG-0126", player, id_field,
               {std::to_string(other.id), other.name, player.fide_id, other.fide_id});
    }

    void check_player(std::size_t at, const ListMatch& found) {
        const auto& player = check_.tournament().players[at];
        switch (found.confidence) {
        case MatchConfidence::id:
        case MatchConfidence::id_differs:
            check_identity(player, *found.person);
            break;
        case MatchConfidence::name_and_birth:
            check_found_by_name(player, *found.person);
            break;
        case MatchConfidence::id_doubtful:
            check_doubtful(player, found);
            break;
        default:
            check_not_taken(player, found);
        }
        if (found.person) {
            check_twice(player, *found.person);
            if (!other_class_ || !other_class_->of[at]) check_rating(player, *found.person);
        }
    }

    /// One finding for each difference between the file and the list.
    void check_identity(const Player& player, const ListedPlayer& person) const {
        const auto agreement = list_match::agreement_of(player, person);
        if (agreement.name != NameAgreement::same)
            say_of(check_,
                   agreement.name == NameAgreement::close ? Severity::note : Severity::warning,
                   "RTG-0106", player, name_field, {person.name, label_});
        check_details(player, person, agreement);
        if (agreement.fide_id_differs)
            say_of(check_, Severity::warning, "RTG-0111", player, id_field,
                   {player.fide_id, person.fide_id});
    }

    void check_details(const Player& player, const ListedPlayer& person,
                       const list_match::Agreement& agreement) const {
        if (agreement.birth == Birth::differs)
            say_of(check_, Severity::warning, "RTG-0107", player, birth_field,
                   {to_readable_text(player.birth), to_readable_text(person.birth), label_});
        if (agreement.sex_differs)
            say_of(check_, Severity::warning, "RTG-0108", player, sex_field, {label_});
        if (agreement.federation_differs)
            say_of(check_, Severity::warning, "RTG-0109", player, federation_field,
                   {player.federation, person.federation, label_});
        if (!player.title.empty() && !national_ && player.title != person.title &&
            player.title != person.women_title)
            say_of(check_, Severity::note, "RTG-0118", player, title_field,
                   {player.title, person.title});
        if (player.title.empty() && !national_ && !titles_of(person).empty())
            say_of(check_, Severity::note, "RTG-0120", player, title_field,
                   {titles_of(person), label_});
    }

    /// The id is missing, or is none of the list; name and year told who it is.
    void check_found_by_name(const Player& player, const ListedPlayer& person) const {
        const auto agreement = list_match::agreement_of(player, person);
        check_details(player, person, agreement);
        const auto own = list_index::plain_id(player.fide_id);
        const auto listed = list_index::plain_id(person.fide_id);
        if (!own.empty() && is_slip(own, listed))
            say_of(check_, Severity::warning, "RTG-0105", player, id_field,
                   {player.fide_id, person.fide_id});
        else if (!own.empty() && agreement.fide_id_differs)
            say_of(check_, Severity::warning, "RTG-0111", player, id_field,
                   {player.fide_id, person.fide_id});
        else if (own.empty() && !national_)
            say_of(check_, Severity::warning, "RTG-0110", player, id_field, {person.fide_id});
        else if (national_)
            say_of_national(check_, Severity::note, "RTG-0112", player, id_field);
    }

    /// The id is somebody else's: of brother or sister, by digits out of place, or anybody's.
    void check_doubtful(const Player& player, const ListMatch& found) const {
        const auto& holder = found.candidates.front();
        const auto own = list_index::plain_id(player.fide_id);
        // Of one surname: rather the wrong line of the list than a slip of the pen.
        const bool family = shares_surname(player.name, holder.name);
        for (const auto& other : found.candidates) {
            if (family || compare_names(player.name, other.name) != NameAgreement::same) continue;
            if (!is_slip(own, list_index::plain_id(other.fide_id))) continue;
            return say_of(check_, Severity::error, "RTG-0105", player, id_field,
                          {player.fide_id, other.fide_id});
        }
        const bool sibling = compare_names(player.name, holder.name) == NameAgreement::related;
        say_of(
            check_, Severity::error, sibling ? "RTG-0104" : "RTG-0103", player, id_field,
            {holder.birth ? holder.name + " (" + to_readable_text(holder.birth) + ")" : holder.name,
             label_});
    }

    /// Where a name has no comma, any word may be the surname.
    static bool shares_surname(std::string_view a, std::string_view b) {
        const auto surname = [](std::string_view name) { return name.substr(0, name.find(',')); };
        return compare_names(surname(a), surname(b)) != NameAgreement::other;
    }

    void check_not_taken(const Player& player, const ListMatch& found) const {
        if (found.confidence == MatchConfidence::name_only)
            return say_of(check_, Severity::warning, "RTG-0113", player, name_field,
                          {found.candidates.front().name, found.candidates.front().fide_id});
        if (found.confidence == MatchConfidence::ambiguous)
            return say_of(check_, Severity::warning, "RTG-0114", player, name_field,
                          {std::to_string(found.candidates.size())});
        if (!found.candidates.empty())
            return say_of(check_, Severity::warning, "RTG-0107", player, birth_field,
                          {to_readable_text(player.birth),
                           to_readable_text(found.candidates.front().birth), label_});
        if (!national_ && !list_index::plain_id(player.fide_id).empty())
            return say_of(check_, Severity::warning, "RTG-0101", player, id_field,
                          {player.fide_id, label_});
        say_of(check_, Severity::note, "RTG-0102", player, name_field, {label_});
    }

    /// Two players of the event cannot be one person of the list.
    void check_twice(const Player& player, const ListedPlayer& person) {
        const auto [first, fresh] = seen_.emplace(person.line, player.id);
        if (!fresh)
            say_of(check_, Severity::error, "RTG-0115", player, name_field,
                   {std::to_string(first->second), person.name});
    }

    void check_rating(const Player& player, const ListedPlayer& person) const {
        const auto listed = person.rating(time_class_).value;
        if (person.rating(time_class_).unreadable) return; // told where it is taken
        if (national_) {
            // A file without national records says nothing of national ratings.
            if (national_ratings_ && player.national_rating != listed)
                say_of_national(check_, Severity::warning, "RTG-0116", player, rating_field,
                                {rating_text(player.national_rating), rating_text(listed), label_});
            return;
        }
        // Without a rapid or blitz rating the standard one stands in (FIDE B.02, 7.1.4).
        const auto standard = person.rating(TimeClass::standard).value;
        const auto expected = listed != 0 ? listed : standard;
        if (player.rating != listed && player.rating != expected)
            say_of(check_, Severity::warning, "RTG-0116", player, rating_field,
                   {rating_text(player.rating), rating_text(expected), label_});
    }

    static std::string rating_text(std::int32_t rating) {
        return rating == 0 ? message_argument("list.unrated") : std::to_string(rating);
    }

    validation::Check check_;
    const RatingList& list_;
    TimeClass time_class_;
    bool national_, national_ratings_ = false;
    std::string label_; ///< of the list
    std::optional<OtherClass> other_class_;
    std::map<std::size_t, std::size_t> exchanged_; ///< positions
    std::map<std::uint64_t, std::int32_t> seen_;   ///< line of the list to starting number
};

}

}

void check_against(const Tournament& tournament, const RatingList& list, TimeClass time_class,
                   Diagnostics& diagnostics) {
    list_checks::Against(tournament, list, time_class, diagnostics).run();
}

}
