// Which file an expected event came in. A name and days that agree are enough; all else is told as
// unsure, and a person looks.

#include "cells.hpp"
#include "expected.hpp"
#include "folder.hpp"
#include "judging/moments.hpp"
#include <hakem/folded_name.hpp>

#include <algorithm>
#include <optional>
#include <tuple>
#include <unordered_map>

namespace hakem::office_report {

namespace {

using Kind = Arrival::Kind;

/// Days of an event; both 0 where none is known.
struct Span {
    std::int64_t first = 0, last = 0;
    bool known = false;
};

/// Events that lie so many days apart may be one that was moved.
constexpr std::int64_t near_days = 14;
/// Longer events are found by their names alone.
constexpr std::int64_t longest = 60;

Span span_of(const Date& start, const Date& end) {
    const auto& first = start.complete() ? start : end;
    const auto& last = end.complete() ? end : start;
    if (!first.complete() || !last.complete()) return {};
    const auto a = judging::day_number(first), b = judging::day_number(last);
    return {std::min(a, b), std::max(a, b), true};
}

std::int64_t days_between(const Span& a, const Span& b) {
    return std::max<std::int64_t>({0, a.first - b.last, b.first - a.last});
}

/// Whether all words of one are among those of the other: "ankara birinciligi" in "2026 ankara
/// birinciligi". Both are in alphabetical order.
bool is_part(std::string_view a, std::string_view b) {
    if (a.empty() || b.empty()) return false;
    if (a.size() > b.size()) std::swap(a, b);
    const auto next = [](std::string_view& rest) {
        const auto word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        return word;
    };
    while (!a.empty()) {
        const auto wanted = next(a);
        bool found = false;
        while (!b.empty() && !found) found = next(b) == wanted;
        if (!found) return false;
    }
    return true;
}

/// A file that came, or an event that was expected.
struct Known {
    std::string name, folded, city;
    Span span;
};

struct Match {
    int score = 0; ///< the best first
    std::size_t expected = 0, event = 0;
};

constexpr int sure = 100, other_place = 80;
/// Of one expected event: a year of one club's weekly evenings has less.
constexpr std::size_t most_matches = 500;

class Matcher {
public:
    Matcher(const std::vector<Expected>& expected, const std::vector<batch::Entry>& entries)
        : expected_(expected), files_(counted_events(entries)) {
        for (const auto* file : files_) {
            const auto& facts = file->facts;
            events_.push_back({facts.event, folded_name(facts.event), folded_name(facts.city),
                               span_of(date_of(facts.start), date_of(facts.end))});
        }
        for (std::size_t i = 0; i < events_.size(); ++i) {
            by_name_[events_[i].folded].push_back(i);
            if (events_[i].span.known) by_day_.push_back(i);
        }
        std::stable_sort(by_day_.begin(), by_day_.end(), [this](std::size_t a, std::size_t b) {
            return events_[a].span.first < events_[b].span.first;
        });
    }

    std::vector<Arrival> arrivals(const Date& day) {
        for (std::size_t i = 0; i < expected_.size(); ++i) add_matches(i);
        std::sort(matches_.begin(), matches_.end(), [](const Match& a, const Match& b) {
            return std::tuple(-a.score, a.expected, a.event) <
                   std::tuple(-b.score, b.expected, b.event);
        });
        std::vector<Arrival> all(expected_.size());
        std::vector<bool> taken(events_.size());
        for (const auto& match : matches_) {
            auto& arrival = all[match.expected];
            if (arrival.file != nullptr || taken[match.event]) continue;
            taken[match.event] = true;
            arrival = arrival_of(match);
        }
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].file == nullptr) settle_missing(all[i], i, day);
        return all;
    }

private:
    static Known known_of(const Expected& one) {
        return {one.name, folded_name(one.name), folded_name(one.city),
                span_of(one.start, one.end)};
    }

    void add_matches(std::size_t i) {
        const auto known = known_of(expected_[i]);
        if (const auto same = by_name_.find(known.folded); same != by_name_.end())
            for (const auto event : same->second) add(known, i, event);
        if (!known.span.known) return;
        const auto before = [this](std::size_t event, std::int64_t day) {
            return events_[event].span.first < day;
        };
        auto at = std::lower_bound(by_day_.begin(), by_day_.end(),
                                   known.span.first - near_days - longest, before);
        for (; at != by_day_.end() && events_[*at].span.first <= known.span.last + near_days; ++at)
            if (events_[*at].folded != known.folded) add(known, i, *at);
    }

    void add(const Known& known, std::size_t i, std::size_t event) {
        if (const int score = score_of(known, events_[event]); score != 0) {
            if (matches_.empty() || matches_.back().expected != i) count_ = 0;
            if (++count_ <= most_matches) matches_.push_back({score, i, event});
        }
    }

    /// 0 = another event.
    static int score_of(const Known& one, const Known& event) {
        const bool named = one.folded == event.folded;
        const bool dated = one.span.known && event.span.known;
        const auto apart = dated ? days_between(one.span, event.span) : 0;
        if (apart > near_days || (!named && !dated)) return 0;
        const bool told = !one.city.empty() && !event.city.empty();
        const bool here = told && is_part(one.city, event.city), elsewhere = told && !here;
        if (named) {
            if (!dated) return 60 + here;
            if (apart == 0)
                return elsewhere ? other_place : sure + here + equal(one.span, event.span);
            return elsewhere ? 0 : 60 + here;
        }
        if (elsewhere) return 0;
        if (is_part(one.folded, event.folded)) return apart == 0 ? 50 + here : here ? 30 : 0;
        if (apart != 0) return 0;
        if (compare_names(one.name, event.name) == NameAgreement::close) return 40 + here;
        return here && equal(one.span, event.span) ? 20 : 0;
    }

    static bool equal(const Span& a, const Span& b) {
        return a.first == b.first && a.last == b.last;
    }

    Arrival arrival_of(const Match& match) const {
        const auto known = known_of(expected_[match.expected]);
        const auto& event = events_[match.event];
        Arrival arrival;
        arrival.kind = match.score >= sure ? Kind::came : Kind::perhaps;
        arrival.file = files_[match.event];
        const auto say = [&](std::string_view key, std::vector<std::string> arguments = {}) {
            arrival.remarks.parts.push_back(Phrase::of(key, std::move(arguments)));
        };
        if (known.folded != event.folded) say("office.expected-other-name");
        if (!known.span.known || !event.span.known)
            say("office.expected-no-days");
        else if (!equal(known.span, event.span) && both_days(match.expected))
            say("office.expected-other-days", {days_of(event)});
        else if (days_between(known.span, event.span) != 0)
            say("office.expected-other-days", {days_of(event)});
        if (match.score == other_place)
            say("office.expected-other-place", {arrival.file->facts.city});
        return arrival;
    }

    /// A list with one day of each event says nothing of the other.
    bool both_days(std::size_t i) const {
        return expected_[i].start.complete() && expected_[i].end.complete();
    }

    std::string days_of(const Known& event) const {
        const auto& facts = files_[static_cast<std::size_t>(&event - events_.data())]->facts;
        const auto start = to_readable_text(date_of(facts.start)),
                   end = to_readable_text(date_of(facts.end));
        return start.empty() || start == end ? end : end.empty() ? start : start + " – " + end;
    }

    /// An event of the same name on other days is told: it may have been moved far.
    void settle_missing(Arrival& arrival, std::size_t i, const Date& day) const {
        const auto known = known_of(expected_[i]);
        const bool ahead =
            day.complete() && known.span.known && known.span.last >= judging::day_number(day);
        arrival.kind = ahead ? Kind::ahead : Kind::missing;
        if (const auto same = by_name_.find(known.folded); same != by_name_.end())
            arrival.remarks.parts.push_back(
                Phrase::of("office.expected-same-name", {days_of(events_[same->second.front()])}));
    }

    const std::vector<Expected>& expected_;
    std::vector<const batch::Entry*> files_;
    std::vector<Known> events_; ///< those of `files_`
    std::unordered_map<std::string, std::vector<std::size_t>> by_name_;
    std::vector<std::size_t> by_day_;
    std::vector<Match> matches_;
    std::size_t count_ = 0; ///< of the expected event that is looked at
};

}

std::string_view word_of(Arrival::Kind kind) {
    constexpr std::string_view words[] = {"missing", "perhaps", "came", "ahead"};
    return words[static_cast<std::size_t>(kind)];
}

std::vector<Arrival> arrivals_of(const std::vector<Expected>& expected,
                                 const std::vector<batch::Entry>& entries, const Date& day) {
    return Matcher(expected, entries).arrivals(day);
}

}
