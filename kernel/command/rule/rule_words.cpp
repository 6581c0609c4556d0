#include "rule_words.hpp"

#include <hakem/chess/legal_moves.hpp>
#include <hakem/error.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <utility>

namespace hakem::command {

namespace {

using chess::PieceType;
using chess::Position;
using chess::Square;

[[noreturn]] void refuse(std::string_view key, std::string_view text) {
    throw Error(ExitCode::wrong_usage, key, {std::string(text)});
}

/// The squares named in a text, in their order.
std::vector<Square> squares_in(std::string_view text) {
    std::vector<Square> found;
    for (std::size_t i = 0; i + 1 < text.size(); ++i)
        if (const auto square = chess::parse_square(text.substr(i, 2))) {
            found.push_back(*square);
            ++i;
        }
    return found;
}

constexpr PieceType officers[] = {PieceType::king, PieceType::queen, PieceType::rook,
                                  PieceType::bishop, PieceType::knight};

/// A piece that a text begins with, and what is behind it.
struct Named {
    PieceType type;
    std::string_view rest;
};

/// "♗" and "♝".
std::optional<Named> figurine_at(std::string_view text) {
    constexpr unsigned first = 0x94, last = 0x9f; // U+2654 to U+265F
    if (text.size() < 3 || !text.starts_with("\xe2\x99")) return std::nullopt;
    const auto sign = static_cast<unsigned char>(text[2]);
    if (sign < first || sign > last) return std::nullopt;
    const auto number = (sign - first) % 6;
    return Named{number < 5 ? officers[number] : PieceType::pawn, text.substr(3)};
}

/// "bishop takes": a piece's name as the first word.
std::optional<Named> name_at(std::string_view text) {
    constexpr std::pair<std::string_view, PieceType> names[] = {
        {"king", PieceType::king},     {"queen", PieceType::queen},   {"rook", PieceType::rook},
        {"bishop", PieceType::bishop}, {"knight", PieceType::knight}, {"pawn", PieceType::pawn},
        {"şah", PieceType::king},      {"vezir", PieceType::queen},   {"kale", PieceType::rook},
        {"fil", PieceType::bishop},    {"at", PieceType::knight},     {"piyon", PieceType::pawn}};
    const auto word = text.substr(0, text.find(' '));
    for (const auto language : {Language::english, Language::turkish})
        for (const auto& [name, type] : names)
            if (to_lower(word, language) == name) return Named{type, {}};
    return std::nullopt;
}

void add_named(std::vector<Named>& found, std::string_view text, const chess::Letters& letters) {
    for (const auto type : officers)
        if (const auto letter = letters.of(type); text.starts_with(letter))
            found.push_back({type, text.substr(letter.size())});
    if (!letters.plain_king.empty() && text.starts_with(letters.plain_king))
        found.push_back({PieceType::king, text.substr(letters.plain_king.size())});
}

/// What the first letter can mean: in these letters, else in English or Turkish, else in others.
std::vector<Named> letters_at(std::string_view text, const chess::Letters& letters) {
    std::vector<Named> found;
    add_named(found, text, letters);
    if (found.empty()) add_named(found, text, chess::english_letters());
    if (found.empty()) add_named(found, text, chess::turkish_letters());
    if (found.empty())
        for (const auto& other : chess::all_letters()) add_named(found, text, other);
    return found;
}

/// Which of several pieces "Ngx" means; it fits nothing where it says anything else.
struct Departure {
    int file = -1, rank = -1;
    bool fits = true;

    explicit Departure(std::string_view text) {
        for (const std::string_view sign : {"×", "–", "—"})
            if (text.ends_with(sign)) text.remove_suffix(sign.size());
        for (const char c : text)
            if (c >= 'a' && c <= 'h')
                file = c - 'a';
            else if (c >= '1' && c <= '8')
                rank = c - '1';
            else if (std::string_view("x:- ").find(c) == std::string_view::npos)
                fits = false;
    }
};

/// Whose move "Bxh5" is although it is illegal: a touched piece of that kind, or the only one.
Square piece_meant(const Position& position, PieceType type, const Departure& departure,
                   std::span<const Touch> touches) {
    if (!departure.fits) return Square::none;
    const auto meant = [&](Square square) {
        return position.pieces(position.to_move(), type).contains(square) &&
               (departure.file < 0 || chess::file_of(square) == departure.file) &&
               (departure.rank < 0 || chess::rank_of(square) == departure.rank);
    };
    for (const auto& touch : touches)
        if (meant(touch.square)) return touch.square;
    Square found = Square::none;
    for (int number = 0; number < 64; ++number) {
        const auto square = chess::square_at(number % 8, number / 8);
        if (!meant(square)) continue;
        if (found != Square::none) return Square::none;
        found = square;
    }
    return found;
}

/// "h5", "bxa4": a pawn of that file, for a capture the file beside; without a file also the only
/// pawn, or the touched one.
Square pawn_meant(const Position& position, std::string_view before, Square to,
                  std::span<const Touch> touches) {
    Departure departure(before);
    if (departure.file >= 0) {
        const int across = departure.file - chess::file_of(to);
        if (across < -1 || across > 1) return Square::none;
        return piece_meant(position, PieceType::pawn, departure, touches);
    }
    const auto any = piece_meant(position, PieceType::pawn, departure, touches);
    departure.file = chess::file_of(to);
    const auto on_file = piece_meant(position, PieceType::pawn, departure, touches);
    return on_file != Square::none ? on_file : any;
}

/// The square of departure of a move in letters: one piece alone can be meant.
Square departure_of(const Position& position, std::string_view before, Square to,
                    std::span<const Touch> touches, const chess::Letters& letters) {
    before = trim(before);
    for (const auto& named : {figurine_at(before), name_at(before)})
        if (named) return piece_meant(position, named->type, Departure(named->rest), touches);
    if (const auto pawn = pawn_meant(position, before, to, touches); pawn != Square::none)
        return pawn;
    const auto upper = to_upper(before.substr(0, 1), Language::english);
    auto found = letters_at(before, letters);
    if (found.empty() && !before.empty() && upper != before.substr(0, 1))
        for (const auto& named : letters_at(upper, letters))
            found.push_back({named.type, before.substr(1)});
    Square from = Square::none;
    for (const auto& named : found) {
        const auto square = piece_meant(position, named.type, Departure(named.rest), touches);
        if (square == Square::none || square == from) continue;
        if (from != Square::none) return Square::none;
        from = square;
    }
    return from;
}

/// "0-0", legal or not: the king two squares towards the rook.
std::optional<Carried> castling_in(const Position& position, std::string_view text) {
    int parts = 0;
    for (const char c : trim(text)) {
        if (c == '0' || c == 'O' || c == 'o')
            ++parts;
        else if (std::string_view("-+#!? ").find(c) == std::string_view::npos)
            return std::nullopt;
    }
    if (parts != 2 && parts != 3) return std::nullopt;
    const auto king = position.king(position.to_move());
    const int file = chess::file_of(king) + (parts == 2 ? 2 : -2);
    if (file < 0 || file > 7) return std::nullopt;
    return Carried{king, chess::square_at(file, chess::rank_of(king)), PieceType::none};
}

/// What follows the last square: "=Q", "(V)", "q". Throws Error wrong_usage for what names none.
PieceType promotion_in(std::string_view text, const chess::Letters& letters) {
    const auto at = text.find_last_of("12345678");
    std::string rest;
    if (at != std::string_view::npos)
        for (const char c : text.substr(at + 1))
            if (std::string_view("=()/+#!?. ").find(c) == std::string_view::npos) rest += c;
    if (rest.empty() || rest == "ep" || rest == "mate" || rest == "mat") return PieceType::none;
    const auto type = promoted_type(rest, letters);
    if (type == PieceType::none) throw Error(ExitCode::wrong_usage, "error.rule-stands-as");
    return type;
}

/// Number and side of "59..." and "59."; what is behind them stays in `text`.
std::size_t half_moves_of(std::string_view& text) {
    std::size_t number = 0;
    const auto [end, trouble] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (trouble != std::errc() || number > 100000) return 0;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    constexpr std::string_view ellipsis = "…";
    std::size_t dots = 0;
    for (;;) {
        if (text.starts_with(ellipsis)) {
            text.remove_prefix(ellipsis.size());
            dots += 3;
        } else if (text.starts_with('.')) {
            text.remove_prefix(1);
            ++dots;
        } else if (text.starts_with(' ')) {
            text.remove_prefix(1);
        } else {
            break;
        }
    }
    return number * 2 + (dots > 1 ? 1 : 0);
}

/// A plain number counts half-moves of the game as it is recorded; of one recorded from a later
/// position also those before it.
std::size_t half_move_of(std::size_t counted, const Position& start,
                         const std::vector<Carried>& moves) {
    const auto promotes = [&](std::size_t ply) {
        return ply < moves.size() && moves[ply].promotion != PieceType::none;
    };
    const auto before = static_cast<std::size_t>(start.fullmove_number() - 1) * 2 +
                        (start.to_move() == Colour::black ? 1 : 0);
    const bool from_the_first = counted >= before && promotes(counted - before);
    return !promotes(counted) && from_the_first ? counted - before : counted;
}

Position position_before(const Position& start, const std::vector<Carried>& moves,
                         std::size_t ply) {
    auto position = start;
    for (std::size_t i = 0; i < ply; ++i)
        if (const auto move =
                chess::legal_move(position, moves[i].from, moves[i].to, moves[i].promotion))
            position.play(move);
    return position;
}

}

Square square_of(std::string_view text) {
    const auto square = chess::parse_square(trim(text));
    if (!square) refuse("error.rule-square", text);
    return *square;
}

PieceType promoted_type(std::string_view text, const chess::Letters& letters) {
    text = trim(text);
    auto found = PieceType::none;
    if (const auto named = figurine_at(text); named && named->rest.empty()) found = named->type;
    if (const auto named = name_at(text)) found = named->type;
    if (found == PieceType::none) {
        const auto letter = to_upper(text, Language::english);
        for (const auto& named : letters_at(letter, letters)) {
            if (!named.rest.empty() || named.type == found) continue;
            if (found != PieceType::none) return PieceType::none;
            found = named.type;
        }
    }
    const bool promotes = found != PieceType::king && found != PieceType::pawn;
    return promotes ? found : PieceType::none;
}

Carried placed_of(std::string_view text, const chess::Letters& letters) {
    const auto squares = squares_in(text);
    if (squares.size() != 1) refuse("error.rule-placed", text);
    const auto type = promotion_in(text, letters);
    if (type == PieceType::none) refuse("error.rule-placed", text);
    return {Square::none, squares.front(), type};
}

Carried carried_of(const Position& position, std::string_view text, std::span<const Touch> touches,
                   const chess::Letters& letters) {
    const auto squares = squares_in(text);
    const auto promotion = squares.empty() ? PieceType::none : promotion_in(text, letters);
    if (const auto legal = chess::read_move(position, text, letters); legal.move)
        return {legal.move.from, legal.move.to,
                promotion == PieceType::none ? legal.move.promotion() : promotion};
    if (const auto castling = castling_in(position, text)) return *castling;
    if (squares.size() == 2) return {squares[0], squares[1], promotion};
    if (squares.size() != 1) refuse("error.rule-move", text);
    const auto before = text.substr(0, text.find(to_text(squares[0])));
    const auto from = departure_of(position, before, squares[0], touches, letters);
    if (from == Square::none) refuse("error.rule-move", text);
    return {from, squares[0], promotion};
}

std::size_t ply_of(const Position& start, const std::vector<Carried>& moves, std::string_view text,
                   const chess::Letters& letters) {
    const auto whole = text;
    const auto given = half_moves_of(text);
    std::size_t ply = 0;
    if (whole.find('.') == std::string_view::npos && whole.find("…") == std::string_view::npos) {
        if (given < 2 || !text.empty()) refuse("error.rule-ply", whole);
        ply = half_move_of(given / 2 - 1, start, moves);
    } else {
        const auto first = static_cast<std::size_t>(start.fullmove_number()) * 2 +
                           (start.to_move() == Colour::black ? 1 : 0);
        if (given < first) refuse("error.rule-ply", whole);
        ply = given - first;
    }
    if (ply >= moves.size()) refuse("error.rule-ply", whole);
    if (text.empty()) return ply;
    // "59...d1" names the move, too; without its piece it is read by the squares.
    const auto squares = squares_in(text);
    if (squares.empty() || squares.back() != moves[ply].to)
        throw Error(
            ExitCode::wrong_usage, "error.rule-other-move",
            {std::string(whole),
             chess::to_san(position_before(start, moves, ply),
                           chess::legal_move(position_before(start, moves, ply), moves[ply].from,
                                             moves[ply].to, moves[ply].promotion),
                           letters)});
    return ply;
}

std::size_t only_promotion(const Position& start, const std::vector<Carried>& moves) {
    std::vector<std::size_t> found;
    std::string names;
    for (std::size_t ply = 0; ply < moves.size(); ++ply) {
        if (moves[ply].promotion == PieceType::none) continue;
        found.push_back(ply);
        const auto half = static_cast<std::size_t>(start.fullmove_number()) * 2 +
                          (start.to_move() == Colour::black ? 1 : 0) + ply;
        names += fmt::format("{}{}{}{}", names.empty() ? "" : ", ", half / 2,
                             half % 2 == 0 ? "." : "...", to_text(moves[ply].to));
    }
    if (found.empty()) refuse("error.rule-no-promotion-in-game", "");
    if (found.size() > 1) refuse("error.rule-which-promotion", names);
    return found.front();
}

}
