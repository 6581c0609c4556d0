// Adjourned games by Guidelines I of the Laws of Chess.

#include "articles.hpp"
#include "next_steps.hpp"

namespace hakem::adjourning {

namespace {

using namespace adjournment;

/// Each event and the article that rules on it.
struct Articles {
    Turn& turn;

    void operator()(const Handed& event) const { i_1_1_hand_envelope(turn, event); }
    void operator()(const Written& event) const { i_1_1_write(turn, event); }
    void operator()(const ShownOnBoard& event) const { i_1_1_show_on_board(turn, event); }
    void operator()(const Stopped& event) const { i_1_1_stop_clock(turn, event); }
    void operator()(const Kept& event) const { i_3_keep(turn, event); }
    void operator()(const DrawOffered& event) const { i_4_offer(turn, event); }
    void operator()(const DrawAccepted& event) const { a9_1_accept(turn, event); }
    void operator()(const DrawRefused& event) const { a9_1_refuse(turn, event); }
    void operator()(const DrawAgreed& event) const { i_6_agree(turn, event); }
    void operator()(const Resigned& event) const { i_6_resign(turn, event); }
    void operator()(const SetUp& event) const { i_5_set_up(turn, event); }
    void operator()(const Arrived& event) const { i_9_2_arrive(turn, event); }
    void operator()(const Opened& event) const { i_7_open(turn, event); }
    void operator()(const ReplySealed& event) const { i_9_3_seal_reply(turn, event); }
    void operator()(const EnvelopeLost& event) const { i_12_1_envelope_lost(turn, event); }
    void operator()(const MoveTold& event) const { i_12_1_tell_move(turn, event); }
    void operator()(const PositionLost& event) const { i_12_2_position_lost(turn, event); }
    void operator()(const ClocksDisputed& event) const { i_13_dispute_clocks(turn, event); }
    void operator()(const Moved& event) const { a6_2_move(turn, event); }
    void operator()(const Excused& event) const { i_10_excuse(turn, event); }
    void operator()(const DefaultTimeOver& event) const { i_10_default_time_over(turn, event); }
    void operator()(const FlagFell& event) const { a6_9_flag_fell(turn, event); }
    void operator()(const Concluded& event) const { a8_7_conclude(turn, event); }
    /// The record takes events back; nothing is judged.
    void operator()(const Withdrawn&) const { turn.refuse("I.3", "withdrawal"); }
};

/// I.12.2: the new game in the place of an annulled one may be adjourned as well; it begins afresh.
AdjournedGame i_12_2_new_game(const AdjournedGame& game, const AdjournmentEvent& event) {
    if (game.phase != AdjournmentPhase::annulled || event.game != game.key ||
        event.at < game.last || !std::holds_alternative<Handed>(event.what))
        return game;
    AdjournedGame fresh;
    fresh.key = game.key;
    return fresh;
}

/// I.14: events follow one another by the arbiter's clock; nothing follows a conclusion; a game
/// that was not adjourned has no events.
void i_14_order(Turn& turn, const AdjournedGame& game, const AdjournmentEvent& event) {
    if (game.phase == AdjournmentPhase::annulled) return turn.refuse("I.12.2", "after-annulment");
    const auto* decided = std::get_if<Concluded>(&event.what);
    const bool declared_drawn = game.may_be_drawn && decided != nullptr &&
                                decided->white == Outcome::draw && decided->black == Outcome::draw;
    if (game.over() && !declared_drawn) return turn.refuse("8.7", "after-conclusion");
    if (!is_moment(event.at)) return turn.refuse("I.14", "no-moment");
    if (game.phase == AdjournmentPhase::none) {
        if (!std::holds_alternative<Handed>(event.what)) turn.refuse("I.1.1", "not-adjourned");
        return;
    }
    if (event.game != game.key) return turn.refuse("I.2", "another-game");
    if (event.at < game.last)
        turn.refuse("I.14", "in-the-past",
                    {to_readable_text(event.at), to_readable_text(game.last)});
}

class AdjournmentLaws final : public AdjournmentRules {
public:
    Advance advance(const AdjournedGame& game, const AdjournmentEvent& event) const override {
        const auto before = i_12_2_new_game(game, event);
        Turn turn(before, event);
        i_14_order(turn, before, event);
        if (!turn.refused()) a6_9_time_over(turn, event);
        if (!turn.refused()) std::visit(Articles{turn}, event.what);
        if (!turn.refused()) a6_9_clocks_at_the_end(turn, before, event);
        auto advance = std::move(turn).done();
        if (advance.refused) advance.after = game;
        return advance;
    }

    std::vector<AdjournmentStep> next_steps(const AdjournedGame& game) const override {
        return next_steps_of(game);
    }
};

HAKEM_PLUGIN(AdjournmentLaws, "laws", "Adjourned games", "FIDE Laws, Guidelines I")

}

}
