#include "words.hpp"

#include <algorithm>

namespace hakem::arbiter {

Decision by(std::string_view article, std::string_view edition, std::string_view reason,
            std::vector<std::string> arguments) {
    Decision decision;
    decision.rule = article;
    decision.edition = edition;
    decision.reason = reason;
    decision.arguments = std::move(arguments);
    return decision;
}

void add_new(std::vector<Decision>& all, const std::vector<Decision>& more) {
    for (const auto& decision : more) {
        const auto says_it = [&](const Decision& other) {
            return other.reason == decision.reason && other.arguments == decision.arguments;
        };
        if (std::none_of(all.begin(), all.end(), says_it)) all.push_back(decision);
    }
}

std::string word_of(chess::PieceType type) {
    switch (type) {
    case chess::PieceType::pawn:
        return message_argument("arbiter.pawn");
    case chess::PieceType::knight:
        return message_argument("arbiter.knight");
    case chess::PieceType::bishop:
        return message_argument("arbiter.bishop");
    case chess::PieceType::rook:
        return message_argument("arbiter.rook");
    case chess::PieceType::queen:
        return message_argument("arbiter.queen");
    case chess::PieceType::king:
        return message_argument("arbiter.king");
    case chess::PieceType::none:
        break;
    }
    return message_argument("arbiter.nothing");
}

std::string word_of(Colour colour) {
    return message_argument(colour == Colour::black ? "arbiter.black" : "arbiter.white");
}

std::vector<std::string> piece_on(const chess::Position& position, chess::Square square) {
    return {to_text(square), word_of(position.type_at(square))};
}

}
