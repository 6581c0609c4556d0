#include "chain.hpp"

#include "correction.hpp"
#include "rated_again.hpp"
#include "settled_events.hpp"
#include "state.hpp"

#include <algorithm>
#include <optional>

namespace hakem::period {

namespace {

using Later = EventToSettle::Closed::Later;

std::string rating_text(std::int32_t rating) { return rating == 0 ? "-" : std::to_string(rating); }

bool is_same(const Result& a, const Result& b) {
    return a.change == b.change && a.performance == b.performance && a.opponents == b.opponents;
}

/// One closed period.
class Step {
public:
    Step(const SettlementInput& input, const Later& later, std::vector<Republished> people)
        : input_(input), later_(later), people_(std::move(people)) {
        for (std::size_t i = 0; i < people_.size(); ++i) add_keys(people_[i].person, i);
    }

    /// Rates the events again that used a rating which should have been another.
    template<class Stuck>
    void rate(std::set<std::string>& done, const Stuck& stuck) {
        again_.resize(later_.events.size());
        for (std::size_t e = 0; e < later_.events.size(); ++e) {
            const auto& event = later_.events[e];
            const auto others = others_in(event, stuck);
            if (others.empty()) continue;
            const bool can = !event.corrects && done.insert(event.event.content.id).second;
            if (can)
                again_[e] = rated_again(
                    event.event,
                    {input_.system, input_.time_class, later_.edition, later_.switches}, others);
            if (!again_[e])
                for (const auto& [i, rating] : others)
                    stuck(*find(event.event.participants[i].person), event.event);
        }
        add_opponents();
    }

    /// Newcomers whose archive would hold another performance.
    template<class Tell>
    void for_each_newcomer(const Tell& tell) const {
        for (std::size_t e = 0; e < again_.size(); ++e) {
            const auto& event = later_.events[e].event;
            for (std::size_t i = 0; again_[e] && i < event.participants.size(); ++i) {
                const auto &was = event.participants[i].result, &now = (*again_[e])[i];
                const auto at = index_of(event.participants[i].person);
                // Who has a first rating by it is carried on with that.
                if (was.status != PlayerRating::Status::newcomer || is_same(was, now) || !at ||
                    settled(*at, people_[*at].was, false) != 0)
                    continue;
                tell(event.participants[i].person, event, was.performance, now.performance);
            }
        }
    }

    template<class Carried>
    std::vector<Republished> published(const Carried& carried) const {
        std::vector<Republished> made;
        for (std::size_t i = 0; i < people_.size(); ++i) {
            auto person = people_[i];
            if (has_played(i)) {
                person.was = settled(i, people_[i].was, false);
                person.now = settled(i, people_[i].now, true);
                carried(person);
            }
            if (person.was != person.now) made.push_back(std::move(person));
        }
        return made;
    }

private:
    void add_keys(const Person& person, std::size_t i) {
        for (auto& key : keys_of(person)) by_key_.emplace(std::move(key), i);
    }

    const Republished* find(const Person& person) const {
        const auto at = index_of(person);
        return at ? &people_[*at] : nullptr;
    }

    std::optional<std::size_t> index_of(const Person& person) const {
        for (const auto& key : keys_of(person))
            if (const auto found = by_key_.find(key); found != by_key_.end()) return found->second;
        return std::nullopt;
    }

    /// Participants who came with a rating that should have been another.
    template<class Stuck>
    std::map<std::size_t, std::int32_t> others_in(const Later::Event& event,
                                                  const Stuck& stuck) const {
        std::map<std::size_t, std::int32_t> others;
        for (std::size_t i = 0; i < event.event.participants.size(); ++i) {
            const auto& [person, result, rounds] = event.event.participants[i];
            const auto* found = find(person);
            if (found == nullptr) continue;
            // Rated with another list than that of the state.
            if (result.before == found->was)
                others.emplace(i, found->now);
            else if (result.games != 0)
                stuck(*found, event.event);
        }
        return others;
    }

    /// Whose change hangs on somebody else's rating.
    void add_opponents() {
        for (std::size_t e = 0; e < again_.size(); ++e) {
            if (!again_[e]) continue;
            const auto& participants = later_.events[e].event.participants;
            for (std::size_t i = 0; i < participants.size(); ++i) {
                const auto& [person, result, rounds] = participants[i];
                if (find(person) != nullptr || is_same(result, (*again_[e])[i])) continue;
                people_.push_back({person, result.before, result.before});
                add_keys(person, people_.size() - 1);
            }
        }
    }

    bool has_played(std::size_t i) const {
        return std::any_of(later_.events.begin(), later_.events.end(), [&](const auto& event) {
            const auto& all = event.event.participants;
            return std::any_of(all.begin(), all.end(), [&](const Participant& participant) {
                return index_of(participant.person) == i;
            });
        });
    }

    /// The person's rating at the end of the period, with the results as they were or as they
    /// should have been.
    std::int32_t settled(std::size_t i, std::int32_t rating, bool anew) const {
        std::vector<Republishing::At> at;
        for (std::size_t e = 0; e < later_.events.size(); ++e) {
            const auto& event = later_.events[e].event;
            for (std::size_t p = 0; p < event.participants.size(); ++p) {
                if (index_of(event.participants[p].person) != i) continue;
                const auto& result =
                    anew && again_[e] ? (*again_[e])[p] : event.participants[p].result;
                at.push_back(
                    {label_of(event), event.content.end, rating_of(result), event.content.start});
            }
        }
        return Republishing::settled(input_.system, later_.archive, people_[i].person, rating,
                                     std::move(at), later_.date, later_.switches);
    }

    const SettlementInput& input_;
    const Later& later_;
    std::vector<Republished> people_;
    std::map<std::string, std::size_t, std::less<>> by_key_;
    std::vector<std::optional<std::vector<Result>>> again_; ///< [e] = later_.events[e]
};

}

std::vector<Republished> Chain::through(const EventToSettle::Closed& closed,
                                        std::vector<Republished> people,
                                        const std::vector<Participant>& by_hand,
                                        const std::string& correction) {
    const ByAnyKey left(by_hand);
    for (const auto& later : closed.later) {
        const auto period = label_of(later.date);
        Step step(input_, later, std::move(people));
        step.rate(done_, [&](const Republished& who, const CountedEvent& event) {
            notes_.push_back({"period.chain-by-hand",
                              {who.person.name, correction, rating_text(who.was),
                               rating_text(who.now), label_of(event), period}});
        });
        step.for_each_newcomer([&](const Person& person, const CountedEvent& event,
                                   std::int32_t was, std::int32_t now) {
            notes_.push_back({"period.chain-archive",
                              {person.name, correction, label_of(event), period,
                               std::to_string(was), std::to_string(now)}});
        });
        people = step.published([&](Republished& who) {
            if (left.find(who.person) != nullptr) who.now = who.was;
            if (who.was != who.now)
                notes_.push_back({"period.chain-carried",
                                  {who.person.name, correction, period, rating_text(who.was),
                                   rating_text(who.now)}});
        });
    }
    return people;
}

}
