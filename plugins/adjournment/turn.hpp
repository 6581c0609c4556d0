#pragma once
/// One event of an adjourned game on its way through the articles.

#include <hakem/adjournment.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hakem::adjourning {

using Arguments = std::vector<std::string>;

/// A sentence by an article of the Laws; `reason` is the end of its key.
AdjournmentStep step_of(AdjournmentWeight weight, std::string_view article, std::string_view reason,
                        Arguments arguments = {});

/// "White" as an argument, said in the language of the sentence.
std::string word_of(Colour colour);

/// A phase, a moment and a time as arguments.
std::string word_of(AdjournmentPhase phase);

/// The most that a clock shows and the longest that a period lasts: 99 hours.
constexpr std::int64_t longest = 99 * 3600;

/// Whether a clock in this world can show it: a moment after 1970 and before the year 10000.
bool is_moment(Moment moment);

/// Whether both are times that a clock can show.
bool can_be_shown(const ClockTimes& times);

/// The state that an event changes, its clocks at the moment of the event, and the steps it
/// brings.
class Turn {
public:
    Turn(const AdjournedGame& before, const AdjournmentEvent& event);

    /// The text of an article, a reading of it, a contradiction.
    void law(std::string_view article, std::string_view reason, Arguments arguments = {});
    void reading(std::string_view article, std::string_view reason, Arguments arguments = {});
    void warn(std::string_view article, std::string_view reason, Arguments arguments = {});

    /// The event cannot be: the state stays as it was. The first refusal decides.
    void refuse(std::string_view article, std::string_view reason, Arguments arguments = {});
    bool refused() const { return refused_; }
    /// Refuses unless the game is in one of these phases; tells whether it is.
    bool only_in(std::initializer_list<AdjournmentPhase> phases, std::string_view article);

    /// Takes times off the clocks in place of the arbiter's watch. None can show less than nothing
    /// or more than `most`.
    void read_clocks(const std::optional<ClockTimes>& read, const ClockTimes& most,
                     std::string_view article);

    /// The game is over.
    void conclude(Outcome white, Outcome black);
    void lost_by(Colour loser);
    void drawn() { conclude(Outcome::draw, Outcome::draw); }

    /// The state and the steps, or the refusal.
    Advance done() &&;

    AdjournedGame game;
    const Moment at;
    const GameKey key;

private:
    const AdjournedGame& before_;
    std::vector<AdjournmentStep> steps_;
    bool refused_ = false;
};

}
