#pragma once
/// Events paired and played round by round in a test, boards and results as text.

#include "plugins/pairing/dutch/small_event.hpp"
#include "support.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hakem::test::ulusal {

/// What the system says to a round: boards "1-4 5-2 3-0", or the code of the error; what yielded,
/// by article, in the order of the text.
struct Answer {
    std::string boards;
    std::string yielded;
    std::vector<Decision> decisions;
    Diagnostics findings;
};

/// "Regulation 17.7, settled reading" is 17.7, "settled reading E.2" is E.2.
std::string article_of(const Decision& decision);

Answer answer(const Tournament& tournament, const PairingRequest& request = {});

/// The boards alone, of the round or the next one.
std::string boards(const Tournament& tournament, int round = 0);

/// The codes of the findings, sorted, a blank between them.
std::string codes(const Diagnostics& findings);

/// An event that the system itself pairs.
class PlayedEvent {
public:
    PlayedEvent(int players, int rounds, Colour lot);

    /// Pairs the next round and enters it.
    const Answer& pair();
    /// Enters the results of that round in the order of its boards: "1-0 = 0-1 +- -- ?".
    void play(std::string_view results);
    /// The game of a round that was unfinished ended so; XXJ keeps that it was.
    void finish(int round, std::int32_t white, Outcome of_white);

    Tournament tournament;

private:
    RoundEntry& entry(std::int32_t id, int round);

    int round_ = 0;
    std::vector<Pair> pairs_;
    Answer answer_;
};

}
