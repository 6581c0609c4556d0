// The rule "illegal": the cases of 7.5, in standard chess, rapid and blitz, supervised or not.

#include "illegal_move.hpp"
#include <hakem/chess/legal_moves.hpp>

namespace hakem::arbiter {

namespace {

/// One incident by 7.5 and A.5.
class IllegalMove {
public:
    explicit IllegalMove(const Incident& incident)
        : what_(incident.illegal), at_(incident.circumstances),
          position_(incident.position ? &*incident.position : nullptr), player_(at_.player) {
        if (player_ == Colour::none && position_ != nullptr) player_ = position_->to_move();
        ruling_.position = incident.position;
    }

    Ruling rule() {
        if (is_regulated(at_))
            regulated();
        else
            unsupervised();
        return std::move(ruling_);
    }

private:
    Decision law(std::string_view article, std::string_view reason) const {
        return by(article, at_.edition, reason);
    }

    void add(Step::Kind kind, std::string_view article, std::string_view reason,
             Certainty certainty = Certainty::law) {
        ruling_.steps.push_back(step_of(kind, law(article, reason), certainty));
    }

    void turn_down(std::string_view article, std::string_view reason) {
        ruling_.turned_down.push_back(law(article, reason));
    }

    void penalty() { add_penalty(ruling_, at_, player_, position_); }

    /// 7.5 in full.
    void regulated() {
        if (at_.time == TimeClass::standard && !at_.supervised)
            turn_down(at_.edition == "2018" ? "A.4" : "A.5", "arbiter.why.standard-is-regulated");
        else if (at_.opponent_moved)
            turn_down(article_of_claim(at_), "arbiter.why.no-limit");
        penalise();
    }

    void penalise() {
        switch (what_) {
        case IllegalCase::completed:
        case IllegalCase::kings_in_check:
            return completed();
        case IllegalCase::pawn_left:
            add(Step::Kind::piece, "7.5.2", "arbiter.illegal.queen");
            turn_down("4.4.4", "arbiter.why.no-choice");
            penalty();
            if (at_.opponent_moved && ruling_.state == GameState::goes_on)
                add(Step::Kind::play, "7.5.2", "arbiter.illegal.queen-reply",
                    Certainty::interpretation);
            return;
        case IllegalCase::no_move:
            add(Step::Kind::play, "7.5.3", "arbiter.illegal.no-move");
            any_move();
            return penalty();
        case IllegalCase::two_hands:
            add(Step::Kind::annul, "7.5.4", "arbiter.illegal.two-hands");
            penalty();
            if (ruling_.state == GameState::goes_on)
                add(Step::Kind::stands, "7.5.4", "arbiter.illegal.two-hands-move",
                    Certainty::interpretation);
            return;
        }
    }

    /// 7.5.1.
    void completed() {
        if (what_ == IllegalCase::kings_in_check && is_regulated(at_))
            turn_down(article_of_waiting(at_), "arbiter.why.kings-regulated");
        add_restore(ruling_, at_);
        penalty();
        if (ruling_.state != GameState::goes_on) return;
        auto step = step_of(Step::Kind::play, law("7.5.1", "arbiter.illegal.touched-applies"));
        step.beside = {"4.3", "4.7"};
        ruling_.steps.push_back(std::move(step));
    }

    void any_move() {
        if (position_ == nullptr || ruling_.state != GameState::goes_on) return;
        const auto all = chess::legal_moves(*position_);
        ruling_.moves.assign(all.begin(), all.end());
        ruling_.free = true;
    }

    /// A.5: corrected only until the opponent has made his next move.
    void unsupervised() {
        if (what_ == IllegalCase::pawn_left || what_ == IllegalCase::kings_in_check)
            return still_on_the_board();
        if (!at_.opponent_moved) return penalise();
        add(Step::Kind::stands, article_of_claim(at_), "arbiter.illegal.stands");
        beside_blitz();
        turn_down("7.5.1", "arbiter.why.too-late");
    }

    /// A.5.4: a pawn on the last rank, or both kings in check.
    void still_on_the_board() {
        if (!at_.opponent_moved && at_.claimed) {
            // A.5.2 gives the claim, A.5.4 speaks of what the arbiter sees himself.
            turn_down(article_of_waiting(at_), "arbiter.why.claimed");
            penalise();
            for (auto& step : ruling_.steps) step.certainty = Certainty::interpretation;
            return;
        }
        if (!at_.opponent_moved) {
            add(Step::Kind::wait, article_of_waiting(at_), "arbiter.illegal.wait");
            turn_down(what_ == IllegalCase::pawn_left ? "7.5.2" : "7.5.1", "arbiter.why.wait");
        } else if (at_.mended) {
            add(Step::Kind::go_on, article_of_waiting(at_), "arbiter.illegal.mended");
            turn_down(article_of_waiting(at_), "arbiter.why.mended");
        } else {
            add(Step::Kind::result, article_of_waiting(at_), "arbiter.illegal.still-there");
            ruling_.state = GameState::drawn;
            turn_down("7.5.5", "arbiter.why.too-late");
        }
        beside_blitz();
    }

    void beside_blitz() { ruling_.steps.back().beside = articles_of_blitz(at_); }

    IllegalCase what_;
    const Circumstances& at_;
    const chess::Position* position_;
    Colour player_;
    Ruling ruling_;
};

class Illegal final : public ArbiterRule {
public:
    Ruling rule(const Incident& incident) const override { return rule_illegal(incident); }
};

HAKEM_PLUGIN(Illegal, "illegal", "Illegal moves", "FIDE Laws 7.5, A.5, B.3")

}

Ruling rule_illegal(const Incident& incident) { return IllegalMove(incident).rule(); }

}
