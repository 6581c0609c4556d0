#include "resolver.hpp"

#include "why_not.hpp"
#include <hakem/chess/legal_moves.hpp>

#include <algorithm>

namespace hakem::arbiter {

namespace {

using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::Square;

bool has(const std::vector<Touch>& touches, Square square) {
    return std::any_of(touches.begin(), touches.end(),
                       [&](const Touch& touch) { return touch.square == square; });
}

/// Walks the touched pieces by 4.2 to 4.5.
class Resolver {
public:
    Resolver(const Position& position, std::string_view edition)
        : position_(position), edition_(edition) {
        const auto all = chess::legal_moves(position);
        legal_.assign(all.begin(), all.end());
    }

    Duty resolve(const TouchIncident& incident) {
        drop(incident.touches);
        if (incident.order_unclear) unclear();
        if (incident.touches.empty()) {
            duty_.free = true;
            duty_.moves = legal_;
        } else if (touches_.empty()) {
            free(by(edition_ == "2018" ? "4.2" : "4.2.1", edition_, "arbiter.touch.none-left"));
        } else if (!castling(incident)) {
            ordinary();
        }
        return std::move(duty_);
    }

private:
    /// 4.2: what was only put right or touched by accident does not count.
    void drop(const std::vector<Touch>& touches) {
        const bool old = edition_ == "2018";
        for (const auto& touch : touches) {
            const auto turned = [&](std::string_view article, std::string_view reason) {
                duty_.turned_down.push_back(
                    by(article, edition_, reason, piece_on(position_, touch.square)));
            };
            if (touch.how == Touch::How::adjusted) {
                turned(old ? "4.2" : "4.2.1", "arbiter.why.adjusted");
                continue;
            }
            if (touch.how == Touch::How::accidental) {
                turned(old ? "4.2" : "4.2.2", "arbiter.why.accidental");
                continue;
            }
            if (touch.how == Touch::How::adjusted_late)
                turned(old ? "4.2" : "4.2.1", "arbiter.why.late");
            if (!has(touches_, touch.square)) touches_.push_back(touch);
        }
    }

    /// Between own and opponent's pieces 4.3.3 decides; else the arbiter has to find the order.
    void unclear() {
        if (touches_.size() < 2) return;
        const auto own = std::count_if(touches_.begin(), touches_.end(),
                                       [&](const Touch& touch) { return is_own(touch.square); });
        if (own != 0 && own != static_cast<std::ptrdiff_t>(touches_.size())) return own_first();
        const auto king = position_.king(position_.to_move());
        const auto first = touches_[0].square, second = touches_[1].square;
        const bool castles = (first == king && is_original_rook(second)) ||
                             (second == king && is_original_rook(first));
        if (castles) {
            step(by("4.4.1", edition_, "arbiter.touch.order-of-castling",
                    {to_text(first == king ? second : first), to_text(first)}));
            duty_.steps.back().beside = {"4.4.2"};
        } else {
            step(by(own != 0 ? "4.3.1" : "4.3.2", edition_, "arbiter.touch.order-open",
                    {to_text(first)}));
        }
        duty_.steps.back().certainty = Certainty::interpretation;
    }

    /// 4.3.3, last sentence.
    void own_first() {
        std::stable_partition(touches_.begin(), touches_.end(),
                              [&](const Touch& touch) { return is_own(touch.square); });
        duty_.turned_down.push_back(by("4.3.3", edition_, "arbiter.why.unclear"));
    }

    bool is_own(Square square) const { return position_.at(square).colour == position_.to_move(); }

    template<class Keep>
    std::vector<Move> legal_where(const Keep& keep) const {
        std::vector<Move> kept;
        std::copy_if(legal_.begin(), legal_.end(), std::back_inserter(kept), keep);
        return kept;
    }

    std::vector<Move> moves_of(Square square) const {
        return legal_where([&](const Move& move) { return move.from == square; });
    }

    std::vector<Move> captures_of(Square square) const {
        return legal_where(
            [&](const Move& move) { return position_.captured_square(move) == square; });
    }

    void decide(std::vector<Move> moves, Decision why) {
        duty_.moves = std::move(moves);
        step(std::move(why));
    }

    void step(Decision why) {
        Step step;
        step.kind = Step::Kind::play;
        step.why = std::move(why);
        duty_.steps.push_back(std::move(step));
    }

    void free(Decision why) {
        duty_.free = true;
        decide(legal_, std::move(why));
    }

    // ---- castling (4.4.1 to 4.4.3) ----

    /// A rook that still stands on its original square; only with one a wish to castle is seen.
    bool is_original_rook(Square square) const {
        const auto us = position_.to_move();
        if (position_.at(square) != chess::Piece{PieceType::rook, us}) return false;
        if (position_.chess960()) return position_.castling_rooks().contains(square);
        const int home = us == Colour::white ? 0 : 7;
        return chess::rank_of(square) == home &&
               (chess::file_of(square) == 0 || chess::file_of(square) == 7);
    }

    std::vector<Move> castling_with(Square rook) const {
        return legal_where([&](const Move& move) {
            return move.is_castling() && position_.rook_from(move) == rook;
        });
    }

    bool castling(const TouchIncident& incident) {
        for (const auto& touch : touches_)
            if (!is_own(touch.square)) return false;
        const auto king = position_.king(position_.to_move());
        const auto first = touches_.front().square;
        if (incident.released && first == king && is_castling_way(position_, *incident.released))
            return king_released(*incident.released);
        if (touches_.size() < 2) return false;
        const auto second = touches_[1].square;
        if (first == king && is_original_rook(second)) return king_then_rook(second);
        if (second == king && is_original_rook(first)) rook_then_king(first);
        return false;
    }

    bool king_then_rook(Square rook) {
        if (auto castling = castling_with(rook); !castling.empty()) {
            decide(std::move(castling),
                   by("4.4.1", edition_, "arbiter.touch.castle", {to_text(rook)}));
            return true;
        }
        duty_.turned_down.push_back(
            by("4.4.3", edition_, "arbiter.why.no-castling", {to_text(rook)}));
        king_or_free("4.4.3");
        return true;
    }

    /// The king moves as the player likes, with the other rook too; if it cannot, anything goes.
    void king_or_free(std::string_view article) {
        auto moves = moves_of(position_.king(position_.to_move()));
        if (moves.empty())
            free(by(article, edition_, "arbiter.touch.king-stuck"));
        else
            decide(std::move(moves), by(article, edition_, "arbiter.touch.other-king-move"));
    }

    /// 4.4.2: castling on that side is out for this move; then 4.3.1.
    void rook_then_king(Square rook) {
        for (const auto& move : castling_with(rook)) std::erase(legal_, move);
        step(by("4.4.2", edition_, "arbiter.touch.rook-first", {to_text(rook)}));
    }

    /// 4.7.2: castling on that side if it is legal, else as 4.4.3.
    bool king_released(const Carried& released) {
        const bool to_the_h_file = chess::file_of(released.to) > chess::file_of(released.from);
        const auto kind =
            to_the_h_file ? chess::MoveKind::castle_short : chess::MoveKind::castle_long;
        auto castling = legal_where([&](const Move& move) { return move.kind == kind; });
        if (!castling.empty()) {
            decide(std::move(castling),
                   by("4.7.2", edition_, "arbiter.touch.king-released", {to_text(released.to)}));
            return true;
        }
        duty_.turned_down.push_back(
            by("4.7.2", edition_, "arbiter.why.no-castling-side", {to_text(released.to)}));
        king_or_free("4.7.2");
        return true;
    }

    // ---- the order of 4.3 ----

    void ordinary() {
        const auto own = std::find_if(touches_.begin(), touches_.end(),
                                      [&](const Touch& t) { return is_own(t.square); });
        const auto theirs = std::find_if(touches_.begin(), touches_.end(),
                                         [&](const Touch& t) { return !is_own(t.square); });
        const bool both = own != touches_.end() && theirs != touches_.end();
        if (both && pair(own->square, theirs->square)) return;
        for (std::size_t i = 0; i < touches_.size(); ++i)
            if (single(touches_[i].square, both)) return later(i + 1, both);
        free(by("4.5", edition_, "arbiter.touch.nothing"));
    }

    /// 4.3.3: the opponent's first touched piece with the own first touched piece.
    bool pair(Square own, Square theirs) {
        auto moves = captures_of(theirs);
        std::erase_if(moves, [&](const Move& move) { return move.from != own; });
        if (moves.empty()) {
            duty_.turned_down.push_back(why_not(position_, own, theirs, edition_));
            return false;
        }
        auto arguments = piece_on(position_, own);
        for (auto& argument : piece_on(position_, theirs)) arguments.push_back(argument);
        decide(std::move(moves), by("4.3.3", edition_, "arbiter.touch.pair", std::move(arguments)));
        return true;
    }

    bool single(Square square, bool both) {
        const bool own = is_own(square);
        auto moves = own ? moves_of(square) : captures_of(square);
        if (moves.empty()) {
            duty_.turned_down.push_back(own ? why_stuck(position_, square, edition_)
                                            : by("4.3.2", edition_, "arbiter.why.not-capturable",
                                                 piece_on(position_, square)));
            return false;
        }
        const std::string_view article = both ? "4.3.3" : own ? "4.3.1" : "4.3.2";
        decide(std::move(moves),
               by(article, edition_, own ? "arbiter.touch.move" : "arbiter.touch.capture",
                  piece_on(position_, square)));
        return true;
    }

    /// Pieces that could move or be captured as well, but were touched later.
    void later(std::size_t from, bool both) {
        for (std::size_t i = from; i < touches_.size(); ++i) {
            const auto square = touches_[i].square;
            if (!(is_own(square) ? moves_of(square) : captures_of(square)).empty())
                duty_.turned_down.push_back(by(both             ? "4.3.3"
                                               : is_own(square) ? "4.3.1"
                                                                : "4.3.2",
                                               edition_, "arbiter.why.later",
                                               piece_on(position_, square)));
        }
    }

    const Position& position_;
    std::string_view edition_;
    std::vector<Move> legal_;
    std::vector<Touch> touches_;
    Duty duty_;
};

/// 4.4.4: the piece that touched the square of promotion is the one.
void keep_placed(Duty& duty, const Carried& placed, std::string_view edition) {
    std::vector<Move> kept;
    for (const auto& move : duty.moves)
        if (move.to == placed.to && move.promotion() == placed.promotion) kept.push_back(move);
    if (kept.empty()) {
        duty.turned_down.push_back(by("4.4.4", edition, "arbiter.why.no-promotion",
                                      {to_text(placed.to), word_of(placed.promotion)}));
        return;
    }
    duty.moves = std::move(kept);
    duty.free = false;
    Step step;
    step.why = by("4.4.4", edition, "arbiter.touch.placed",
                  {to_text(placed.to), word_of(placed.promotion)});
    duty.steps.push_back(std::move(step));
}

}

bool is_castling_way(const Position& position, const Carried& carried) {
    const auto files = chess::file_of(carried.to) - chess::file_of(carried.from);
    return position.type_at(carried.from) == PieceType::king &&
           chess::rank_of(carried.from) == chess::rank_of(carried.to) &&
           (files == 2 || files == -2);
}

std::vector<Touch> with_carried(const Position& position, std::vector<Touch> touches,
                                const Carried& carried) {
    const auto add = [&](Square square) {
        if (!position.is_empty(square) && !has(touches, square))
            touches.push_back({square, Touch::How::meant});
    };
    add(carried.from);
    if (is_castling_way(position, carried)) {
        const int file = chess::file_of(carried.to) > chess::file_of(carried.from) ? 7 : 0;
        const auto corner = chess::square_at(file, chess::rank_of(carried.from));
        if (position.at(corner) == chess::Piece{PieceType::rook, position.to_move()}) add(corner);
        return touches;
    }
    if (position.at(carried.to).colour == position.opponent()) add(carried.to);
    const bool pawn = position.type_at(carried.from) == PieceType::pawn;
    if (pawn && carried.to == position.en_passant() &&
        chess::file_of(carried.from) != chess::file_of(carried.to))
        add(chess::square_at(chess::file_of(carried.to), chess::rank_of(carried.from)));
    return touches;
}

Duty duty_of(const Position& position, const TouchIncident& incident, std::string_view edition) {
    auto duty = Resolver(position, edition).resolve(incident);
    if (incident.placed) keep_placed(duty, *incident.placed, edition);
    return duty;
}

}
