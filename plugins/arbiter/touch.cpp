// The rule "touch": the touched piece (4.2 to 4.8), released pieces (4.7), and the illegal move
// that was completed before anybody spoke up (7.5.1).

#include "illegal_move.hpp"
#include "resolver.hpp"
#include "why_not.hpp"
#include <hakem/chess/legal_moves.hpp>
#include <hakem/error.hpp>

#include <algorithm>

namespace hakem::arbiter {

namespace {

using chess::Move;

/// One incident by article 4.
class TouchedPieces {
public:
    TouchedPieces(const Incident& incident, const chess::Position& position)
        : at_(incident.circumstances), position_(position), touch_(incident.touch) {
        ruling_.position = position;
        // Who has moved has touched a piece (4.8).
        touch_.claim_lost = touch_.claim_lost || at_.opponent_moved;
        for (const auto& touch : touch_.touches) check(touch.square);
        if (touch_.completed) take_placed(*touch_.completed);
        for (const auto& carried : {touch_.released, touch_.completed}) {
            if (!carried) continue;
            check(carried->from);
            if (position_.at(carried->from).colour != position_.to_move())
                throw Error(ExitCode::answer_is_no, "error.rule-not-own", {to_text(carried->from)});
            touch_.touches = with_carried(position_, touch_.touches, *carried);
        }
    }

    Ruling rule() {
        duty_ = duty_of(position_, touch_, at_.edition);
        if (duty_.moves.empty())
            over();
        else if (touch_.completed)
            completed(*touch_.completed);
        else if (touch_.released)
            released(*touch_.released);
        else if (touch_.claim_lost)
            claim_lost();
        else
            must();
        return std::move(ruling_);
    }

private:
    void check(chess::Square square) const {
        if (position_.is_empty(square))
            throw Error(ExitCode::answer_is_no, "error.rule-empty-square", {to_text(square)});
    }

    void add(Step::Kind kind, Decision why) {
        ruling_.steps.push_back(step_of(kind, std::move(why)));
    }

    /// A promotion told without its piece has the one that touched the square (4.4.4).
    void take_placed(Carried& carried) const {
        if (carried.promotion == chess::PieceType::none && touch_.placed &&
            touch_.placed->to == carried.to)
            carried.promotion = touch_.placed->promotion;
    }

    /// The moves of the duty, and why.
    void must() {
        ruling_.moves = duty_.moves;
        ruling_.free = duty_.free;
        ruling_.steps.insert(ruling_.steps.end(), duty_.steps.begin(), duty_.steps.end());
        turn_down();
    }

    void turn_down() { add_new(ruling_.turned_down, duty_.turned_down); }

    void over() {
        const bool mate = position_.in_check();
        add(Step::Kind::result, by(mate ? "5.1.1" : "5.2.1", at_.edition,
                                   mate ? "arbiter.touch.mate" : "arbiter.touch.stalemate"));
        ruling_.state = !mate                                  ? GameState::drawn
                        : position_.to_move() == Colour::white ? GameState::black_won
                                                               : GameState::white_won;
    }

    /// 4.8: the opponent has touched a piece of his; nobody can claim any more.
    void claim_lost() {
        add(Step::Kind::play, by("4.8", at_.edition, "arbiter.touch.claim-lost"));
        const auto all = chess::legal_moves(position_);
        ruling_.moves.assign(all.begin(), all.end());
        ruling_.free = true;
        for (const auto& step : duty_.steps) {
            auto given_up = step.why;
            given_up.reason = "arbiter.why.claim-lost";
            given_up.arguments.clear();
            ruling_.turned_down.push_back(std::move(given_up));
        }
    }

    static bool fits(const Move& move, const Carried& carried) {
        return move.from == carried.from && move.to == carried.to &&
               (carried.promotion == chess::PieceType::none ||
                move.promotion() == carried.promotion);
    }

    static std::vector<Move> those(const std::vector<Move>& moves, const Carried& carried) {
        std::vector<Move> kept;
        std::copy_if(moves.begin(), moves.end(), std::back_inserter(kept),
                     [&](const Move& move) { return fits(move, carried); });
        return kept;
    }

    std::vector<Move> legal(const Carried& carried) const {
        const auto all = chess::legal_moves(position_);
        return those({all.begin(), all.end()}, carried);
    }

    /// The clock was pressed.
    void completed(const Carried& carried) {
        const auto moves = legal(carried);
        if (moves.empty()) return illegal(carried);
        const bool left =
            moves.front().is_promotion() && carried.promotion == chess::PieceType::none;
        const bool fulfils = !those(duty_.moves, carried).empty();
        if (left && (fulfils || touch_.claim_lost || !is_regulated(at_))) {
            pawn_left(carried);
        } else if (fulfils) {
            stands(by("4.7", at_.edition, "arbiter.touch.as-it-must"));
        } else if (touch_.claim_lost) {
            stands(by("4.8", at_.edition, "arbiter.touch.claim-lost-stands"));
        } else {
            add(Step::Kind::restore, by(duty_.steps.empty() ? "4.3" : duty_.steps.back().why.rule,
                                        at_.edition, take_back_reason(carried)));
            if (left)
                pawn_penalty();
            else
                ruling_.turned_down.push_back(by("7.5.5", at_.edition, "arbiter.why.legal-move"));
            if (ruling_.state == GameState::goes_on) must();
        }
    }

    /// Whether another move of the same piece had to be played, or another piece.
    std::string_view take_back_reason(const Carried& carried) const {
        return is_of_duty(carried.from) ? "arbiter.touch.take-back-same"
                                        : "arbiter.touch.take-back";
    }

    bool is_of_duty(chess::Square from) const {
        return std::any_of(duty_.moves.begin(), duty_.moves.end(),
                           [&](const Move& move) { return move.from == from; });
    }

    /// 7.5.2, and A.5.4 without adequate supervision: the pawn stays on its last rank.
    void pawn_left(const Carried& carried) {
        auto after = position_;
        after.play(chess::legal_move(position_, carried.from, carried.to, chess::PieceType::queen));
        Incident incident;
        incident.circumstances = at_;
        incident.circumstances.player = position_.to_move();
        incident.illegal = IllegalCase::pawn_left;
        incident.position = after;
        ruling_ = rule_illegal(incident);
        // Where the pawn stays a pawn there is no position of chess.
        if (ruling_.steps.front().kind != Step::Kind::piece) ruling_.position.reset();
        turn_down();
    }

    /// 7.5.2 has been broken as well, by a move that is taken back for another reason.
    void pawn_penalty() {
        add_penalty(ruling_, at_, position_.to_move(), &position_);
        ruling_.steps.back().beside.insert(ruling_.steps.back().beside.begin(), "7.5.2");
        ruling_.steps.back().certainty = Certainty::interpretation;
    }

    void stands(Decision why) {
        add(Step::Kind::stands, std::move(why));
        ruling_.position.reset();
        turn_down();
    }

    /// 7.5.1 first, then 4.3 and 4.7 for the move that replaces it.
    void illegal(const Carried& carried) {
        ruling_.turned_down.push_back(why_not(position_, carried.from, carried.to, at_.edition));
        if (!is_regulated(at_) && at_.opponent_moved) {
            auto step = step_of(Step::Kind::stands,
                                by(article_of_claim(at_), at_.edition, "arbiter.illegal.stands"));
            step.beside = articles_of_blitz(at_);
            ruling_.steps.push_back(std::move(step));
            ruling_.position.reset();
            return;
        }
        add_restore(ruling_, at_);
        add_penalty(ruling_, at_, position_.to_move(), &position_);
        if (ruling_.state == GameState::goes_on) must();
        if (touch_.claim_lost)
            ruling_.turned_down.push_back(by("4.8", at_.edition, "arbiter.why.illegal-anyway"));
    }

    /// 4.7: a piece that was released as a legal move stays there.
    void released(const Carried& carried) {
        const auto kept = those(duty_.moves, carried);
        if (kept.empty() || is_decided_by_castling()) {
            if (legal(carried).empty())
                ruling_.turned_down.push_back(
                    why_not(position_, carried.from, carried.to, at_.edition));
            else if (kept.empty())
                ruling_.turned_down.push_back(by("4.7", at_.edition,
                                                 is_of_duty(carried.from)
                                                     ? "arbiter.why.released-other-move"
                                                     : "arbiter.why.released-against-duty"));
            if (kept.empty() && touch_.claim_lost && !legal(carried).empty())
                return keep_released(legal(carried), carried);
            return must();
        }
        keep_released(kept, carried);
    }

    bool is_decided_by_castling() const {
        return !duty_.steps.empty() && duty_.steps.back().why.rule == "4.7.2";
    }

    void keep_released(std::vector<Move> kept, const Carried& carried) {
        const bool promotes = kept.front().is_promotion();
        const bool named = carried.promotion != chess::PieceType::none;
        const bool captures = position_.is_capture(kept.front());
        const std::string_view article = promotes && named ? "4.7.3" : captures ? "4.7.1" : "4.7";
        add(Step::Kind::play,
            by(article, at_.edition,
               promotes && !named ? "arbiter.touch.pawn-released" : "arbiter.touch.released",
               {to_text(carried.from), to_text(carried.to)}));
        if (promotes && !named) ruling_.steps.back().beside = {"4.4.4"};
        ruling_.moves = std::move(kept);
        turn_down();
    }

    const Circumstances& at_;
    const chess::Position& position_;
    TouchIncident touch_;
    Duty duty_;
    Ruling ruling_;
};

class TouchRule final : public ArbiterRule {
public:
    Ruling rule(const Incident& incident) const override {
        if (!incident.position) throw Error(ExitCode::wrong_usage, "error.rule-no-position");
        return TouchedPieces(incident, *incident.position).rule();
    }
};

HAKEM_PLUGIN(TouchRule, "touch", "Touched pieces", "FIDE Laws 4.2 to 4.8")

}

}
