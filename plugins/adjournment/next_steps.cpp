#include "next_steps.hpp"

#include "late.hpp"

namespace hakem::adjourning {

namespace {

using enum AdjournmentPhase;

/// The list under construction.
class Tasks {
public:
    explicit Tasks(const AdjournedGame& game) : game_(game) {}

    std::vector<AdjournmentStep> all() {
        switch (game_.phase) {
        case sealing:
            i_1_1_sealing();
            break;
        case sealed:
            law("I.2", "todo-fill-in");
            law("I.3", "todo-keep");
            break;
        case adjourned:
            i_5_adjourned();
            break;
        case ready:
        case waiting:
            i_7_closed();
            break;
        case playing:
        case reply_sealed:
            i_9_open();
            break;
        case envelope_lost:
            i_12_1_lost();
            break;
        case annulled:
            law("I.12.2", "todo-new-game");
            break;
        case concluded:
            if (game_.may_be_drawn)
                step(AdjournmentWeight::interpretation, "I.8", "todo-may-be-drawn", {});
            break;
        case none:
            break;
        }
        if (game_.offer_by != Colour::none && !game_.over())
            law("9.1.2.1", "todo-answer-offer", {word_of(opposite(game_.offer_by))});
        return std::move(steps_);
    }

private:
    void law(std::string_view article, std::string_view reason, Arguments arguments = {}) {
        steps_.push_back(step_of(AdjournmentWeight::law, article, reason, std::move(arguments)));
    }

    std::string sealer() const { return word_of(game_.sealer); }
    std::string replier() const { return word_of(game_.replier()); }

    void i_1_1_sealing() {
        if (!game_.written) law("I.1.1", "todo-write", {sealer()});
        law("I.1.1", "todo-stop", {sealer()});
    }

    void i_5_adjourned() {
        const auto due = resumption_clocks(game_);
        law("I.14", "todo-start", {to_readable_text(game_.kept.resume), game_.kept.venue});
        law("I.5", "todo-set-up", {clock_text(due.white), clock_text(due.black)});
    }

    void i_7_closed() {
        const bool late_replier = is_late(game_, game_.replier());
        i_10_late();
        if (game_.here(game_.replier()))
            law("I.7", "todo-open", {replier()});
        else if (late_replier)
            step(AdjournmentWeight::interpretation, "I.10", "todo-open-in-absence", {replier()});
        else if (game_.flag_over)
            step(AdjournmentWeight::interpretation, "6.9", "todo-open-after-flag", {replier()});
        else
            law("I.9.2", "todo-wait-replier", {replier(), deadline()});
    }

    void i_9_open() {
        i_10_late();
        if (game_.phase == reply_sealed) {
            if (game_.here(game_.sealer))
                law("I.9.3", "todo-open-reply", {sealer()});
            else
                law("I.9.3", "todo-wait-sealer", {sealer(), deadline()});
            return;
        }
        law("6.2", "todo-clock-runs", {word_of(game_.running)});
        if (game_.here(game_.sealer)) return;
        if (game_.running == game_.replier() && !game_.moved(game_.replier()))
            law("I.9.3", "may-seal-reply", {replier(), sealer()});
        law("I.10", "todo-wait-sealer", {sealer(), deadline()});
    }

    void i_12_1_lost() {
        const auto due = resumption_clocks(game_);
        if (!game_.started)
            law("I.14", "todo-start", {to_readable_text(game_.kept.resume), game_.kept.venue});
        if (!game_.started)
            law("I.5", "todo-set-up", {clock_text(due.white), clock_text(due.black)});
        if (game_.started) i_10_late();
        law("I.12.1", "sealer-tells", {sealer()});
    }

    /// Late and not excused: the arbiter decides before anything else.
    void i_10_late() {
        for (const auto who : {Colour::white, Colour::black})
            if (is_late(game_, who)) law("I.10", "todo-decide-late", {word_of(who)});
    }

    /// When the default time is over.
    std::string deadline() const {
        return to_readable_text({game_.started.seconds + game_.kept.default_time});
    }

    void step(AdjournmentWeight weight, std::string_view article, std::string_view reason,
              Arguments arguments) {
        steps_.push_back(step_of(weight, article, reason, std::move(arguments)));
    }

    const AdjournedGame& game_;
    std::vector<AdjournmentStep> steps_;
};

}

std::vector<AdjournmentStep> next_steps_of(const AdjournedGame& game) { return Tasks(game).all(); }

}
