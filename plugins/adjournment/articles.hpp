#pragma once
/// Guidelines I of the Laws, article by article: what each event does to a game.

#include "turn.hpp"

namespace hakem::adjourning {

// Sealing.
void i_1_1_hand_envelope(Turn& turn, const adjournment::Handed& event);
void i_1_1_write(Turn& turn, const adjournment::Written& event);
void i_1_1_show_on_board(Turn& turn, const adjournment::ShownOnBoard& event);
void i_1_1_stop_clock(Turn& turn, const adjournment::Stopped& event);

// At every event.
/// 6.9: by the arbiter's clock the time of a player is over since the resumption.
void a6_9_time_over(Turn& turn, const AdjournmentEvent& event);
/// Whether the clocks at the end are known: not where moves were not told.
void a6_9_clocks_at_the_end(Turn& turn, const AdjournedGame& before, const AdjournmentEvent& event);

// Keeping.
void i_3_keep(Turn& turn, const adjournment::Kept& event);

// Offers of a draw.
void i_4_offer(Turn& turn, const adjournment::DrawOffered& event);
void a9_1_accept(Turn& turn, const adjournment::DrawAccepted& event);
void a9_1_refuse(Turn& turn, const adjournment::DrawRefused& event);

// Resumption.
void i_5_set_up(Turn& turn, const adjournment::SetUp& event);
void i_9_2_arrive(Turn& turn, const adjournment::Arrived& event);
void i_7_open(Turn& turn, const adjournment::Opened& event);
void i_9_3_seal_reply(Turn& turn, const adjournment::ReplySealed& event);
void a6_2_move(Turn& turn, const adjournment::Moved& event);

// Late players.
void i_10_default_time_over(Turn& turn, const adjournment::DefaultTimeOver& event);
void i_10_excuse(Turn& turn, const adjournment::Excused& event);

// What was lost.
void i_12_1_envelope_lost(Turn& turn, const adjournment::EnvelopeLost& event);
void i_12_1_tell_move(Turn& turn, const adjournment::MoveTold& event);
void i_12_2_position_lost(Turn& turn, const adjournment::PositionLost& event);

// Clocks.
void i_13_dispute_clocks(Turn& turn, const adjournment::ClocksDisputed& event);
void a6_9_flag_fell(Turn& turn, const adjournment::FlagFell& event);

// Conclusion.
void i_6_agree(Turn& turn, const adjournment::DrawAgreed& event);
void i_6_resign(Turn& turn, const adjournment::Resigned& event);
void a8_7_conclude(Turn& turn, const adjournment::Concluded& event);

}
