#include "details.hpp"

#include "words.hpp"
#include <hakem/overloaded.hpp>

namespace hakem::adjournments {

namespace {

using namespace adjournment;

/// Collects what there is to say of one event.
class Details {
public:
    explicit Details(bool opened) : opened_(opened) {}

    Phrases of(const What& what) {
        std::visit([&](const auto& event) { tell(event); }, what);
        return std::move(all_);
    }

private:
    void add(std::string_view key, std::vector<std::string> arguments = {}) {
        all_.parts.push_back(word(key, std::move(arguments)));
    }
    void verbatim(std::string_view text) {
        if (!text.empty()) all_.parts.push_back(Phrase::verbatim(text));
    }
    void by(Colour colour) { all_.parts.push_back(colour_word(colour)); }
    void times(std::string_view key, const ClockTimes& times) {
        add(key, {clock_text(times.white), clock_text(times.black)});
    }
    void read(const std::optional<ClockTimes>& read) {
        if (read) times("read", *read);
    }

    void tell(const Handed& event) {
        times("left", event.left);
        if (event.session_end) add("session-end", {to_readable_text(event.session_end)});
        if (event.quota > 0) add("quota", {std::to_string(event.quota)});
        if (event.early) add("early");
    }
    void tell(const Written& event) { add(event.digital ? "written-locked" : "written-paper"); }
    void tell(const ShownOnBoard& event) {
        if (opened_)
            verbatim(event.move);
        else
            add("closed");
    }
    void tell(const Stopped& event) {
        read(event.read);
        if (!event.own_scoresheet) add("no-own-scoresheet");
        if (!event.opponent_scoresheet) add("no-opponent-scoresheet");
        if (!event.closed) add("not-closed");
        if (event.started_opponent) add("started-opponent");
    }
    void tell(const Kept& event) {
        if (event.resume) add("resumes-at", {to_readable_text(event.resume)});
        verbatim(event.venue);
        if (!event.keeper.empty()) add("kept-by", {event.keeper});
        add("default-time-of", {clock_text(event.default_time)});
    }
    void tell(const DrawOffered& event) { by(event.by); }
    void tell(const DrawAccepted& event) { by(event.by); }
    void tell(const DrawRefused& event) { by(event.by); }
    void tell(const DrawAgreed&) {}
    void tell(const Resigned& event) { by(event.by); }
    void tell(const SetUp& event) {
        if (event.set) times("set-to", *event.set);
        add(event.white_present   ? event.black_present ? "both-here" : "white-here"
            : event.black_present ? "black-here"
                                  : "nobody-here");
    }
    void tell(const Arrived& event) {
        by(event.who);
        if (event.paused) add("paused");
    }
    void tell(const Opened& event) {
        switch (event.found) {
        case Found::text:
            add("found-text", {event.text});
            break;
        case Found::unreadable:
            add("found-unreadable");
            verbatim(event.text);
            break;
        case Found::no_scoresheet:
            add("found-no-scoresheet");
            break;
        case Found::no_move:
            add("found-no-move");
            break;
        }
    }
    void tell(const ReplySealed& event) {
        add(event.digital ? "written-locked" : "written-paper");
        read(event.read);
    }
    void tell(const EnvelopeLost& event) {
        if (event.set) times("set-to", *event.set);
    }
    void tell(const MoveTold& event) { add("told", {event.text}); }
    void tell(const PositionLost&) {}
    void tell(const ClocksDisputed& event) {
        by(event.by);
        times("should-be", event.right);
        if (event.allowed) add("allowed-late");
    }
    void tell(const Moved& event) {
        by(event.by);
        verbatim(event.text);
        read(event.read);
    }
    void tell(const Excused& event) {
        by(event.who);
        verbatim(event.reason);
    }
    void tell(const DefaultTimeOver&) {}
    void tell(const FlagFell& event) { by(event.of); }
    void tell(const Concluded& event) {
        verbatim(to_text(GameResult{event.white, event.black}, Language::english));
        verbatim(event.reason);
    }
    void tell(const Withdrawn& event) { verbatim(event.reason); }

    bool opened_;
    Phrases all_;
};

}

Phrases details_of(const adjournment::What& what, bool opened) { return Details(opened).of(what); }

}
