#pragma once
/// What a closed period would have published, had an event been what its correction says.

#include "settlement.hpp"

#include <map>
#include <optional>
#include <string>

namespace hakem::period {

class Republishing {
public:
    explicit Republishing(const SettlementInput& input) : input_(input) {}

    struct Published {
        std::int32_t was = 0, now = 0; ///< 0 = no rating
    };
    /// Of a person with these results in the event; nullptr = not in that version. Nothing where
    /// the closed period is not at hand.
    std::optional<Published> of(const EventToSettle& each, const Person& person, const Result* was,
                                const Result* now) const;
    /// One event's part.
    struct At {
        std::string label;
        Date end;
        PlayerRating rating;
        Date start = {};
    };
    /// What a period publishes of a person who began it with this rating.
    static std::int32_t settled(const RatingSystem& system, const Archive& archive,
                                const Person& person, std::int32_t rating, std::vector<At> at,
                                const Date& date, const RatingSwitches& switches);
    /// Corrections that come later build on this one.
    void done(const EventToSettle& each);

private:
    std::int32_t published(const EventToSettle& each, const Person& person,
                           const Result* here) const;

    const SettlementInput& input_;
    std::map<std::string, CountedEvent, std::less<>> corrected_; ///< by the id of the first version
};

}
