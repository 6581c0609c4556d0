#pragma once
/// What sentences about incidents are made of: articles, pieces and squares.

#include <hakem/arbiter_rule.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace hakem::arbiter {

/// A sentence by an article of the Laws.
Decision by(std::string_view article, std::string_view edition, std::string_view reason,
            std::vector<std::string> arguments = {});

/// Adds decisions that do not say what is said already.
void add_new(std::vector<Decision>& all, const std::vector<Decision>& more);

/// "knight" as an argument, said in the language of the sentence.
std::string word_of(chess::PieceType type);

/// "White", likewise.
std::string word_of(Colour colour);

/// Square and piece as two arguments: "g6", "bishop".
std::vector<std::string> piece_on(const chess::Position& position, chess::Square square);

}
