// A random walk over the state machine: valid and invalid events, and what must always hold.
// HAKEM_EVENTS says how many.

#include "course.hpp"
#include <hakem/chess/legal_moves.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <random>

using namespace hakem;
using namespace hakem::test;
using namespace hakem::adjournment;
using enum hakem::AdjournmentPhase;

namespace {

constexpr std::size_t kinds = std::variant_size_v<What>;
constexpr std::size_t phases = static_cast<std::size_t>(annulled) + 1;

constexpr std::string_view fens[] = {usual,
                                     "7k/8/5K2/8/8/8/8/6Q1 w - - 0 41",
                                     "4k3/8/8/8/8/8/1N3N2/4K3 w - - 0 44",
                                     "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 42",
                                     "4k3/P7/8/8/8/8/6r1/4K3 w - - 140 99",
                                     "7k/6Q1/5K2/8/8/8/8/8 b - - 0 50"};
// Each text with something that no other argument of a step holds.
constexpr std::string_view texts[] = {"Abd3 ", "Ad3 ", "Vg7 ", "Vg6 ", "Şe2 ", "0-0 ", "a8V ",
                                      "Kd1 ",  "?? ",  "e6 ",  "Şe7 ", "d5 ",  "Vf7 "};

/// What comes by chance.
class Chance {
public:
    std::int64_t below(std::int64_t limit) {
        return static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(limit));
    }
    bool once_in(std::int64_t count) { return below(count) == 0; }
    template<class List>
    auto of(const List& list) {
        return list[static_cast<std::size_t>(below(std::ssize(list)))];
    }
    Colour colour() { return once_in(20) ? Colour::none : once_in(2) ? white : black; }
    std::optional<ClockTimes> near(const ClockTimes& times) {
        if (once_in(2)) return std::nullopt;
        return ClockTimes{times.white - below(90) + 3, times.black - (once_in(3) ? below(9) : 0)};
    }

private:
    std::mt19937_64 random_{8};
};

/// An event of a kind, more often than not one that may happen.
class Events {
public:
    explicit Events(const AdjournedGame& game, Chance& chance) : game_(game), chance_(chance) {}

    AdjournmentEvent next() {
        AdjournmentEvent event;
        event.game = chance_.once_in(500) ? GameKey{1, 2, 9} : GameKey{1, 3, 4};
        event.at = moment();
        at_ = event.at;
        event.what = what(chance_.once_in(4) ? chance_.below(kinds) : fitting());
        return event;
    }

private:
    Moment moment() {
        if (game_.phase == none) return on(chance_.once_in(3) ? "13:40" : "14:00");
        if (chance_.once_in(100)) return {game_.last.seconds - 1 - chance_.below(500)};
        if (chance_.once_in(1000)) return {INT64_MAX};
        if (game_.phase == adjourned && !chance_.once_in(3))
            return {std::max(game_.last, game_.kept.resume).seconds};
        return {game_.last.seconds + chance_.below(chance_.once_in(20) ? 4000 : 400)};
    }

    /// A kind that the phase is there for.
    std::int64_t fitting() {
        const auto any = [&](std::initializer_list<int> list) {
            return std::int64_t{list.begin()[chance_.below(std::ssize(list))]};
        };
        switch (game_.phase) {
        case none:
            return 0;
        case sealing:
            return any({1, 1, 1, 2, 3, 3, 3, 5, 5, 21});
        case sealed:
            return any({4, 4, 4, 5, 7});
        case adjourned:
            return chance_.once_in(30) ? 14 : any({4, 5, 6, 7, 10, 10, 10, 10});
        case ready:
            return any({12, 12, 12, 12, 12, 17, 19, 11, 7, 5});
        case waiting:
            return any({11, 11, 11, 20, 19, 12, 7, 5, 17});
        case playing:
            if (!game_.here(game_.sealer) && chance_.once_in(2)) return 13;
            return any({18, 18, 18, 18, 13, 11, 17, 20, 5, 7, 0, 19});
        case reply_sealed:
            return any({11, 11, 12, 12, 19, 20});
        case envelope_lost:
            return any({10, 15, 15, 11, 20});
        case concluded:
        case annulled:
            break;
        }
        return chance_.below(kinds);
    }

    What what(std::int64_t kind) {
        const auto by = chance_.colour();
        switch (kind) {
        case 0:
            return hand();
        case 1:
            return Written{chance_.once_in(2)};
        case 2:
            return ShownOnBoard{
                std::string(chance_.of(std::array{"b2d3", "e1d2", "g1g7", "e8e7"}))};
        case 3:
            return Stopped{chance_.near(game_.clocks), !chance_.once_in(9), !chance_.once_in(9),
                           !chance_.once_in(9), chance_.once_in(9)};
        case 4:
            return Kept{{at_.seconds + chance_.below(90000) - 50},
                        chance_.once_in(20) ? "" : "Salon",
                        chance_.once_in(20) ? "" : "Hakem",
                        chance_.of(std::array{0, 300, 1800, -1})};
        case 5:
            return DrawOffered{by};
        case 6:
            return DrawAccepted{by};
        case 7:
            return DrawRefused{by};
        case 8:
            return DrawAgreed{};
        case 9:
            return Resigned{by};
        case 10:
            return SetUp{chance_.near(resumption_clocks(game_)), !chance_.once_in(3),
                         !chance_.once_in(3)};
        case 11:
            return Arrived{by, !chance_.once_in(4)};
        default:
            return what_later(kind, by);
        }
    }

    What what_later(std::int64_t kind, Colour by) {
        const auto text = move_text();
        switch (kind) {
        case 12:
            return Opened{chance_.once_in(9) ? Found::no_scoresheet : Found::text, text,
                          chance_.once_in(30) ? "xx" : letters()};
        case 13:
            return ReplySealed{chance_.once_in(2), chance_.near(game_.clocks)};
        case 14:
            return EnvelopeLost{chance_.near(game_.clocks)};
        case 15:
            return MoveTold{text, letters()};
        case 16:
            return PositionLost{};
        case 17:
            return ClocksDisputed{by, chance_.near(game_.resumed_with).value_or(game_.resumed_with),
                                  chance_.once_in(3)};
        case 18:
            return Moved{chance_.once_in(3) ? by : game_.running, chance_.once_in(3) ? text : "",
                         chance_.near(game_.clocks)};
        case 19:
            return Excused{by, chance_.once_in(2) ? "kar" : ""};
        case 20:
            return DefaultTimeOver{};
        case 21:
            return FlagFell{by};
        case 23:
            return Withdrawn{"hata"};
        default:
            return Concluded{
                chance_.of(std::array{Outcome::win, Outcome::draw, Outcome::loss}),
                chance_.of(std::array{Outcome::loss, Outcome::draw, Outcome::adjourned}),
                chance_.once_in(2) ? "karar" : ""};
        }
    }

    std::string letters() { return chance_.once_in(2) ? "tr" : ""; }

    /// Half of the time a legal move, with a blank that no argument of a step has.
    std::string move_text() {
        const auto moves = chess::legal_moves(game_.position);
        if (moves.empty() || chance_.once_in(2)) return std::string(chance_.of(texts));
        const auto move =
            moves[static_cast<std::size_t>(chance_.below(static_cast<std::int64_t>(moves.size())))];
        return to_san(game_.position, move, chess::turkish_letters()) + " ";
    }

    Handed hand() {
        auto event = game_.phase == none && chance_.once_in(3) ? early() : handed();
        event.fen = chance_.of(fens);
        if (game_.phase == playing) {
            event.left = {game_.clocks.white - chance_.below(9), game_.clocks.black};
            event.fen = "r3k3/8/8/8/8/8/1N3N2/R3K3 b - - 0 61";
            event.session_end = at_;
        }
        if (chance_.once_in(10)) event.quota = 0;
        if (chance_.once_in(20)) event.next_period = 0;
        if (chance_.once_in(50)) event.left.black = -5;
        if (chance_.once_in(20)) event.increment = 30;
        return event;
    }

    const AdjournedGame& game_;
    Chance& chance_;
    Moment at_;
};

/// What the clocks must show after an event, by a ledger of its own: the running clock has gone on,
/// and the event itself takes, gives or sets times.
ClockTimes ledger(const AdjournedGame& before, const AdjournmentEvent& event) {
    auto times = before.clocks;
    if (before.running == white) times.white -= event.at.seconds - before.last.seconds;
    if (before.running == black) times.black -= event.at.seconds - before.last.seconds;
    if (const auto* what = std::get_if<Handed>(&event.what)) return what->left;
    if (const auto* what = std::get_if<SetUp>(&event.what)) {
        const auto next = before.envelope.next_period;
        return what->set.value_or(
            ClockTimes{before.adjourned_with.white + next, before.adjourned_with.black + next});
    }
    if (const auto* what = std::get_if<Stopped>(&event.what)) {
        if (what->read) times = *what->read;
        if (before.sealer == white) times.black = before.clocks.black;
        if (before.sealer == black) times.white = before.clocks.white;
        const auto early = before.envelope.session_end.seconds - event.at.seconds;
        if (before.envelope.early && early > 0)
            (before.sealer == white ? times.white : times.black) -= early;
    } else if (const auto* what = std::get_if<EnvelopeLost>(&event.what)) {
        if (what->set) return *what->set;
    } else if (const auto* what = std::get_if<ClocksDisputed>(&event.what)) {
        times.white += what->right.white - before.resumed_with.white;
        times.black += what->right.black - before.resumed_with.black;
    } else if (const auto* what = std::get_if<Moved>(&event.what)) {
        if (what->read) return *what->read;
        (what->by == white ? times.white : times.black) += before.envelope.increment;
    } else if (const auto* what = std::get_if<ReplySealed>(&event.what)) {
        if (what->read) return *what->read;
        (before.sealer == white ? times.black : times.white) += before.envelope.increment;
    }
    return times;
}

/// Whose clock may run in a phase: one player's or nobody's, never another's.
bool owner_fits(const AdjournedGame& game) {
    switch (game.phase) {
    case sealing:
        return game.running == game.sealer && game.position.to_move() == game.sealer;
    case waiting:
        return game.running == game.replier() && !game.here(game.replier());
    case ready:
        return game.running == Colour::none || game.running == game.replier();
    case envelope_lost:
        return game.running == Colour::none || (game.started && game.running == game.replier());
    case playing:
        return game.running != Colour::none &&
               (!game.followed || game.running == game.position.to_move());
    case reply_sealed:
        return game.position.to_move() == game.replier() &&
               (game.running == game.sealer || game.here(game.sealer));
    default:
        return game.running == Colour::none;
    }
}

/// Whether the sealed move may be known.
bool is_open(const AdjournedGame& game) {
    return game.phase == playing || game.phase == reply_sealed || game.phase == concluded;
}

bool tells(const std::vector<AdjournmentStep>& steps, std::string_view text) {
    return std::any_of(steps.begin(), steps.end(), [&](const auto& step) {
        return std::any_of(
            step.why.arguments.begin(), step.why.arguments.end(),
            [&](const auto& argument) { return argument.find(text) != std::string::npos; });
    });
}

/// The text that an event holds, should it be one of a sealed move.
std::string_view sealed_text_of(const What& what) {
    if (const auto* opened = std::get_if<Opened>(&what)) return opened->text;
    if (const auto* told = std::get_if<MoveTold>(&what)) return told->text;
    return {};
}

/// What was seen on the way.
struct Seen {
    std::array<std::size_t, kinds> accepted{}, refused{};
    std::array<std::size_t, phases> phase{};
    std::map<std::string, Decision> reasons;
    std::size_t broken = 0;

    void must(bool holds, std::string_view what, const AdjournmentEvent& event) {
        if (holds || ++broken > 20) return;
        BOOST_ERROR(what << " broken by " << name_of(event.what));
    }
};

void check(Seen& seen, const AdjournedGame& before, const AdjournmentEvent& event,
           const Advance& answer) {
    const auto& after = answer.after;
    (answer.refused ? seen.refused : seen.accepted)[event.what.index()]++;
    seen.phase[static_cast<std::size_t>(after.phase)]++;
    for (const auto& step : answer.steps) seen.reasons.try_emplace(step.why.reason, step.why);
    const auto text = sealed_text_of(event.what);
    if (answer.refused) {
        seen.must(after == before, "unchanged", event);
        seen.must(!answer.steps.empty(), "a reason", event);
        seen.must(text.empty() || !tells(answer.steps, text), "secrecy of a refusal", event);
        return;
    }
    const bool new_game =
        before.phase == annulled && std::holds_alternative<Handed>(event.what); // I.12.2
    const bool goes_on = new_game || before.may_be_drawn; // I.8, by the arbiter
    seen.must(!before.over() || goes_on, "nothing after a conclusion", event);
    const auto* moved = std::get_if<Moved>(&event.what);
    seen.must(moved == nullptr || after.clocks.of(moved->by) >= 0, "no move after the flag", event);
    for (const auto who : {white, black})
        seen.must(!after.started || after.shown_clock(who).value_or(0) >= 0, "clocks shown", event);
    seen.must(after.last == event.at && after.last >= before.last, "order", event);
    seen.must(after.clocks == ledger(before, event), "clock sums", event);
    seen.must(owner_fits(after), "one owner of the move", event);
    seen.must(after.sealed_text.has_value() <= is_open(after), "secrecy", event);
    seen.must(after.over() == (after.white_outcome != Outcome::adjourned), "result", event);
    seen.must(after.offer_by == Colour::none || !after.over(), "offer", event);
}

std::size_t wished() {
    const auto* text = std::getenv("HAKEM_EVENTS");
    return text == nullptr ? 1'000'000 : std::strtoull(text, nullptr, 10);
}

void all_reached(const Seen& seen) {
    BOOST_TEST_MESSAGE(seen.reasons.size() << " reasons");
    for (std::size_t i = 0; i < kinds; ++i)
        BOOST_TEST_MESSAGE("kind " << i << ": " << seen.accepted[i] << " accepted, "
                                   << seen.refused[i] << " refused");
    for (std::size_t i = 1; i < phases; ++i)
        BOOST_TEST_MESSAGE(name_of(static_cast<AdjournmentPhase>(i)) << ": " << seen.phase[i]);
    for (std::size_t i = 1; i < phases; ++i)
        BOOST_TEST(seen.phase[i] > 100, "phase " << name_of(static_cast<AdjournmentPhase>(i)));
    constexpr auto withdrawn = kinds - 1; // the record's alone
    for (std::size_t i = 0; i < withdrawn; ++i)
        BOOST_TEST((seen.accepted[i] > 50 && seen.refused[i] > 50), "kind " << i);
    BOOST_TEST(seen.accepted[withdrawn] == 0u);
}

/// Whole sentences in both languages, nothing left to be filled in.
void all_said(const Seen& seen) {
    BOOST_TEST(seen.reasons.size() > 160);
    for (const auto& [reason, why] : seen.reasons) {
        BOOST_TEST(has_text(reason), reason);
        for (const auto language : {Language::english, Language::turkish})
            BOOST_TEST(sentence_of(why, language).find_first_of("{}") == std::string::npos, reason);
    }
}

}

BOOST_AUTO_TEST_SUITE(adjournment_walk)

BOOST_AUTO_TEST_CASE(events_by_chance) {
    const auto& rules = Course::rules();
    Seen seen;
    Chance chance;
    AdjournedGame game;
    int after_the_end = 0;
    for (std::size_t i = 0, count = wished(); i < count; ++i) {
        const auto event = Events(game, chance).next();
        const auto answer = rules.advance(game, event);
        check(seen, game, event, answer);
        game = answer.after;
        for (const auto& step : rules.next_steps(game))
            seen.reasons.try_emplace(step.why.reason, step.why);
        if (game.over() && ++after_the_end > 3) {
            game = {};
            after_the_end = 0;
        }
    }
    BOOST_TEST(seen.broken == 0);
    if (wished() < 200'000) return;
    all_reached(seen);
    all_said(seen);
}

BOOST_AUTO_TEST_SUITE_END()
