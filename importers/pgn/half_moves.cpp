#include "half_moves.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace hakem::pgn {

namespace {

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\v' || c == '\f';
}

constexpr bool ends_word(char c) {
    return is_blank(c) || c == '{' || c == '(' || c == ')' || c == ';' || c == '$' || c == '}';
}

bool is_result(std::string_view word) {
    constexpr std::array<std::string_view, 9> results = {"1-0", "0-1", "1/2-1/2", "1/2",  "*",
                                                         "½-½", "0-0", "1/2-0",   "0-1/2"};
    return std::find(results.begin(), results.end(), word) != results.end();
}

/// A move begins with a letter of any script, or is castling or a null move; "12.e4" has its number
/// before it.
bool is_move(std::string_view word) {
    if (is_result(word)) return false;
    if (word == "--" || word == "@@@@") return true;
    if (word.starts_with("0-0") || word.starts_with("O-O")) return true;
    while (!word.empty() && ((word.front() >= '0' && word.front() <= '9') || word.front() == '.'))
        word.remove_prefix(1);
    if (word.size() < 2) return false;
    const auto c = static_cast<unsigned char>(word.front());
    if (c >= 0x80) return word.find_first_of("12345678") != word.npos;
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return word.starts_with("0-0") || word == "--" || (letter && word != "N" && word != "e.p.");
}

std::size_t behind(std::string_view text, std::size_t from, char closing) {
    const auto at = text.find(closing, from);
    return at == text.npos ? text.size() : at + 1;
}

/// The words of the main line that are moves, one by one, until `visit` returns false.
template<class Visit>
void visit_moves(std::string_view text, const Visit& visit) {
    std::int32_t depth = 0;
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == '{') {
            i = behind(text, i, '}');
        } else if (c == ';' || (c == '%' && (i == 0 || text[i - 1] == '\n'))) {
            i = behind(text, i, '\n');
        } else if (ends_word(c)) {
            depth += c == '(' ? 1 : c == ')' && depth > 0 ? -1 : 0;
            ++i;
            if (c == '$')
                while (i < text.size() && text[i] >= '0' && text[i] <= '9') ++i;
        } else {
            const auto from = i;
            while (i < text.size() && !ends_word(text[i])) ++i;
            const auto word = text.substr(from, i - from);
            if (depth == 0 && is_move(word) && !visit(word)) return;
        }
    }
}

/// "12.Nf3+!" is Nf3; castling begins with a digit in some programs.
std::string_view bare_move(std::string_view word) {
    if (!word.starts_with("0-0")) word.remove_prefix(word.find_first_not_of("0123456789."));
    const auto end = word.find_last_not_of("+#!?");
    return word.substr(0, end + 1);
}

std::vector<std::string_view> moves_of(std::string_view text) {
    std::vector<std::string_view> moves;
    visit_moves(text, [&](std::string_view word) {
        moves.push_back(bare_move(word));
        return true;
    });
    return moves;
}

}

std::int32_t count_half_moves(std::string_view text) {
    std::int32_t moves = 0;
    visit_moves(text, [&](std::string_view) { return ++moves != 0; });
    return moves;
}

bool may_be_one_game(std::string_view one, std::string_view other) {
    const auto moves = moves_of(one);
    std::size_t at = 0;
    bool same = true;
    visit_moves(other, [&](std::string_view word) {
        same = at == moves.size() || moves[at++] == bare_move(word);
        return same && at < moves.size();
    });
    return same;
}

}
