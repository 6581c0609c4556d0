#pragma once
/// An adjourned game in a test: events one after another, told in short.

#include "support.hpp"
#include <hakem/adjournment.hpp>
#include <hakem/chess/fen.hpp>
#include <hakem/chess/notation.hpp>

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

namespace hakem::test {

/// The moment of a time of day of 7 November 2026, or "2 10:00": two days later.
inline Moment on(std::string_view time) {
    std::int64_t days = 0;
    if (time.size() > 1 && time[1] == ' ') {
        days = time[0] - '0';
        time.remove_prefix(2);
    }
    const auto moment = parse_moment("2026-11-07 " + std::string(time));
    if (!moment) BOOST_FAIL("no moment: " << time);
    return {moment->seconds + days * 86400};
}

/// "0:35:00" in seconds.
inline std::int64_t time(std::string_view text) {
    const auto seconds = parse_clock(text);
    if (!seconds) BOOST_FAIL("no time: " << text);
    return *seconds;
}

inline ClockTimes times(std::string_view white, std::string_view black) {
    return {time(white), time(black)};
}

/// Rooks and two knights that both reach d3; White has made his 40 moves and is on move.
constexpr std::string_view usual = "r3k3/8/8/8/8/8/1N3N2/R3K3 w - - 0 41";

/// 40 moves in two hours, session from 10:00 to 14:00, one more hour after it.
inline adjournment::Handed handed(std::string_view fen = usual) {
    adjournment::Handed event;
    event.board = 1;
    event.white_name = "Ak, Ayşe";
    event.black_name = "Kara, Can";
    event.fen = fen;
    event.left = times("0:05:00", "0:10:00");
    event.session_start = on("10:00");
    event.session_end = on("14:00");
    event.quota = 40;
    event.given = time("2:00:00");
    event.next_period = time("1:00:00");
    return event;
}

/// An early adjournment as in the settled example: at 13:40 with 0:35 left.
inline adjournment::Handed early() {
    auto event = handed();
    event.early = true;
    event.left = times("0:35:00", "0:10:00");
    return event;
}

inline adjournment::Kept kept(std::string_view default_time = "0:30:00") {
    return {on("1 10:00"), "Satranç Evi", "Hakem", time(default_time)};
}

inline adjournment::Opened opened(std::string text, std::string letters = "tr") {
    return {adjournment::Found::text, std::move(text), std::move(letters)};
}

/// A game and what has happened to it.
class Course {
public:
    explicit Course(std::string_view fen = usual) : fen_(fen) {}

    /// The event happens.
    Course& then(std::string_view time, adjournment::What what) {
        step(time, std::move(what));
        if (last.refused) BOOST_ERROR("refused: " << said());
        return *this;
    }

    /// The event is refused with an article and a reason, and nothing has changed.
    Course& refused(std::string_view time, adjournment::What what, std::string_view because) {
        const auto before = game;
        step(time, std::move(what));
        BOOST_TEST(last.refused);
        BOOST_TEST(said() == because);
        BOOST_TEST((game == before));
        return *this;
    }

    /// To the phases that most tests begin with.
    Course& sealing() { return then("14:00", handed(fen_)); }
    Course& sealed() {
        sealing();
        return then("14:02", adjournment::Written{}).then("14:03", adjournment::Stopped{});
    }
    Course& adjourned(std::string_view default_time = "0:30:00") {
        return sealed().then("14:10", kept(default_time));
    }
    Course& resumed(bool white, bool black, std::string_view default_time = "0:30:00") {
        return adjourned(default_time).then("1 10:00", adjournment::SetUp{{}, white, black});
    }
    Course& playing(std::string text = "Şe1-d2") {
        resumed(true, true);
        return then("1 10:00", opened(std::move(text)));
    }

    /// "I.1.1 must-seal; I.1.1 hand-envelope", a reading with '?', a warning with '!'.
    std::string said() const {
        std::string all;
        for (const auto& each : last.steps) {
            if (!all.empty()) all += "; ";
            all += each.why.rule;
            all += each.weight == AdjournmentWeight::interpretation ? "? "
                   : each.weight == AdjournmentWeight::warning      ? "! "
                                                                    : " ";
            all += each.why.reason.substr(each.why.reason.rfind('.') + 1);
        }
        return all;
    }

    /// Whether one of the steps is this.
    bool says(std::string_view step) const {
        return ("; " + said() + ";").find("; " + std::string(step) + ";") != std::string::npos;
    }

    /// "white 0:15:00 black 0:10:00, white runs" at a moment.
    std::string clocks(std::string_view time = {}) const {
        const auto at = game.clocks_at(time.empty() ? game.last : on(time));
        std::string text = clock_text(at.white) + " " + clock_text(at.black);
        if (game.running != Colour::none)
            text += game.running == Colour::white ? " white" : " black";
        return text;
    }

    std::string phase() const { return std::string(name_of(game.phase)); }
    /// "1-0".
    std::string result() const {
        return {static_cast<char>(game.white_outcome), '-', static_cast<char>(game.black_outcome)};
    }
    /// "todo-open; ..." of what is to be done now.
    std::string todo() const {
        std::string all;
        for (const auto& each : rules().next_steps(game))
            all += (all.empty() ? "" : "; ") + each.why.rule + " " +
                   each.why.reason.substr(each.why.reason.rfind('.') + 1);
        return all;
    }

    static const AdjournmentRules& rules() { return registry().get<AdjournmentRules>("laws"); }

    AdjournedGame game;
    Advance last;

private:
    void step(std::string_view time, adjournment::What what) {
        last = rules().advance(game, {{1, 3, 4}, on(time), std::move(what)});
        if (!last.refused) game = last.after;
        BOOST_TEST((last.after == game));
    }

    std::string fen_;
};

constexpr auto white = Colour::white, black = Colour::black;

}
