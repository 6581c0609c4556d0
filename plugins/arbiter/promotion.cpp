// The rule "promotion": the piece that touched the square of promotion is the piece (4.4.4),
// however it stands and whatever was said. The game is played again with it.

#include "illegal_move.hpp"
#include "resolver.hpp"
#include "true_game.hpp"
#include "why_not.hpp"
#include <hakem/chess/legal_moves.hpp>
#include <hakem/error.hpp>

namespace hakem::arbiter {

namespace {

using chess::BoardState;
using chess::PieceType;
using chess::Position;

/// One game by 4.4.4 and 7.5.
class PromotedPiece {
public:
    PromotedPiece(const Incident& incident, const Position& start)
        : game_(incident.promotion), at_(incident.circumstances), start_(start),
          played_(ended_as_played(start, game_)) {}

    Ruling rule() {
        if (at_.opponent_moved &&
            (played_ == BoardState::checkmate || played_ == BoardState::stalemate))
            throw Error(ExitCode::wrong_usage, "error.rule-moved-after-end");
        auto replayed = replay(start_, game_);
        identify(opposite(replayed.promoted.to_move()));
        if (replayed.irregular) note_irregular(replayed);
        while (replayed.irregular && is_too_late(replayed.next) && leave(replayed)) {
        }
        ruling_.position = replayed.end;
        if (no_position_)
            ruling_.position.reset();
        else if (replayed.state != BoardState::open)
            finished(replayed);
        else if (replayed.irregular)
            correct(replayed);
        else
            regular();
        if (game_.result_recorded && played_ == BoardState::open && ruling_.irregular)
            add(Step::Kind::stands, "7.5.1", "arbiter.promotion.result-recorded", {},
                Certainty::interpretation);
        return std::move(ruling_);
    }

private:
    void add(Step::Kind kind, std::string_view article, std::string_view reason,
             std::vector<std::string> arguments = {}, Certainty certainty = Certainty::law) {
        ruling_.steps.push_back(
            step_of(kind, by(article, at_.edition, reason, std::move(arguments)), certainty));
    }

    void turn_down(std::string_view article, std::string_view reason,
                   std::vector<std::string> arguments = {}) {
        ruling_.turned_down.push_back(by(article, at_.edition, reason, std::move(arguments)));
    }

    std::string number(std::size_t ply) const { return number_of(start_, ply); }

    /// 4.4.4, and 6.11.2 for what the player could have done.
    void identify(Colour side) {
        const auto& promotion = game_.moves[game_.ply];
        const std::vector<std::string> arguments = {to_text(promotion.to), word_of(game_.stands_as),
                                                    word_of(promotion.promotion)};
        const bool as_said = promotion.promotion == game_.stands_as;
        add(Step::Kind::piece, "4.4.4",
            as_said ? "arbiter.promotion.as-said" : "arbiter.promotion.piece", arguments);
        ruling_.steps.back().side = side;
        if (as_said) return;
        turn_down("4.4.4", "arbiter.why.announced", arguments);
        turn_down("6.11.2", "arbiter.why.pause-clock", arguments);
        turn_down("7.5.1", "arbiter.why.inverting", {number(game_.ply)});
    }

    void note_irregular(const TrueGame& replayed) {
        const auto& carried = game_.moves[replayed.next];
        ruling_.irregular = Irregularity{replayed.next, replayed.end.fullmove_number(),
                                         replayed.end.to_move(), carried};
    }

    // ---- rapid and blitz without adequate supervision ----

    bool is_too_late(std::size_t ply) const {
        if (is_regulated(at_)) return false;
        return ply + 1 < game_.moves.size() || at_.opponent_moved;
    }

    /// A.5.2: the opponent has answered, so the move stands; false where nothing can come after it.
    bool leave(TrueGame& replayed) {
        const auto& carried = game_.moves[replayed.next];
        turned_down_as(replayed, carried);
        add(Step::Kind::stands, article_of_claim(at_), "arbiter.promotion.stands",
            {number(replayed.next)}, Certainty::interpretation);
        ruling_.steps.back().beside = articles_of_blitz(at_);
        const auto after = after_irregular(replayed.end, carried);
        if (!after) {
            add(Step::Kind::wait, article_of_waiting(at_), "arbiter.promotion.no-position",
                {number(replayed.next)}, Certainty::interpretation);
            no_position_ = true;
            return false;
        }
        replayed = go_on(*after, game_, replayed.next + 1);
        return true;
    }

    void turned_down_as(const TrueGame& replayed, const Carried& carried) {
        auto why = why_not(replayed.end, carried.from, carried.to, at_.edition);
        why.subject = number(replayed.next);
        ruling_.turned_down.push_back(std::move(why));
    }

    // ---- the three ends of a replay ----

    /// The first move that the true pieces do not allow is the illegal move (7.5.1).
    void correct(const TrueGame& replayed) {
        const auto ply = replayed.next;
        const auto& carried = game_.moves[ply];
        turned_down_as(replayed, carried);
        const bool first = ruling_.irregular->ply == ply;
        add(Step::Kind::piece, "3.1",
            first ? "arbiter.promotion.irregular" : "arbiter.promotion.still-open", {number(ply)});
        ruling_.steps.back().why.rule = ruling_.turned_down.back().rule;
        mate_is_void();
        add_restore(ruling_, at_);
        if (ply + 1 < game_.moves.size()) {
            add(Step::Kind::annul, "7.5.1", "arbiter.promotion.later-annulled", {number(ply)});
            turn_down("7.5.5", "arbiter.why.later-not-counted");
        }
        const auto player = replayed.end.to_move();
        add_penalty(ruling_, at_, player, &replayed.end);
        if (player != ruling_.steps.front().side) {
            ruling_.steps.back().certainty = Certainty::interpretation;
            turn_down("7.5.5", "arbiter.why.misled", {word_of(player)});
        }
        if (ruling_.state == GameState::goes_on) replace(replayed.end, carried);
    }

    /// 4.3 and 4.7 apply to the move that replaces the illegal one.
    void replace(const Position& position, const Carried& carried) {
        TouchIncident touch;
        touch.touches = with_carried(position, {}, carried);
        auto duty = duty_of(position, touch, at_.edition);
        for (auto& step : duty.steps) step.beside = {"7.5.1"};
        ruling_.steps.insert(ruling_.steps.end(), duty.steps.begin(), duty.steps.end());
        add_new(ruling_.turned_down, duty.turned_down);
        ruling_.moves = std::move(duty.moves);
        ruling_.free = duty.free;
    }

    /// 5.1.1: mate comes by a move in accordance with article 3.
    void mate_is_void() {
        if (played_ != BoardState::checkmate) return;
        add(Step::Kind::annul, "5.1.1", "arbiter.promotion.mate-void");
        ruling_.steps.back().beside = {"3.9"};
    }

    /// The game ended with the true pieces on the board, perhaps before its last move.
    void finished(const TrueGame& replayed) {
        const bool mate = replayed.state == BoardState::checkmate;
        const auto last = number(replayed.next - 1);
        add(Step::Kind::result,
            mate                                      ? "5.1.1"
            : replayed.state == BoardState::stalemate ? "5.2.1"
                                                      : "5.2.2",
            mate                                      ? "arbiter.promotion.mate"
            : replayed.state == BoardState::stalemate ? "arbiter.promotion.stalemate"
                                                      : "arbiter.promotion.dead",
            {last});
        ruling_.state = !mate                                     ? GameState::drawn
                        : replayed.end.to_move() == Colour::white ? GameState::black_won
                                                                  : GameState::white_won;
        if (replayed.next < game_.moves.size())
            add(Step::Kind::annul, mate ? "5.1.1" : "5.2", "arbiter.promotion.after-the-end",
                {last});
    }

    /// Every move was one that the true pieces allow, or stands.
    void regular() {
        if (!ruling_.irregular) turn_down("7.5.5", "arbiter.why.no-irregular");
        if (played_ == BoardState::checkmate) {
            add(Step::Kind::annul, "5.1.1", "arbiter.promotion.no-mate", {},
                Certainty::interpretation);
        } else if (played_ != BoardState::open) {
            add(Step::Kind::annul, "5.2", "arbiter.promotion.no-draw", {},
                Certainty::interpretation);
        }
        add(Step::Kind::go_on, "4.4.4",
            ruling_.irregular ? "arbiter.promotion.goes-on" : "arbiter.promotion.goes-on-free");
        const auto all = chess::legal_moves(*ruling_.position);
        ruling_.moves.assign(all.begin(), all.end());
        ruling_.free = true;
    }

    const PromotionIncident& game_;
    const Circumstances& at_;
    const Position& start_;
    BoardState played_;
    bool no_position_ = false; ///< an irregular move stands that leaves no position of chess
    Ruling ruling_;
};

class Promotion final : public ArbiterRule {
public:
    Ruling rule(const Incident& incident) const override {
        if (!incident.position) throw Error(ExitCode::wrong_usage, "error.rule-no-position");
        const auto type = incident.promotion.stands_as;
        if (type == PieceType::none || type == PieceType::pawn || type == PieceType::king)
            throw Error(ExitCode::wrong_usage, "error.rule-stands-as");
        return PromotedPiece(incident, *incident.position).rule();
    }
};

HAKEM_PLUGIN(Promotion, "promotion", "Promoted pieces", "FIDE Laws 4.4.4, 7.5, A.5")

}

}
