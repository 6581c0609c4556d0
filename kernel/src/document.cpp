#include <hakem/decision.hpp>
#include <hakem/document.hpp>
#include <hakem/overloaded.hpp>
#include <hakem/term_table.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem {

namespace {

/// The decimal sign of a language.
std::string localised(std::string number, Language language) {
    if (language == Language::turkish) std::replace(number.begin(), number.end(), '.', ',');
    return number;
}

std::string text_of(const Decimal& cell, Language language) {
    const int decimals = std::clamp(cell.decimals, 0, 2);
    const std::int64_t unit = decimals == 0 ? 1 : decimals == 1 ? 10 : 100;
    const __int128 above = static_cast<__int128>(cell.value.numerator()) * unit;
    const bool negative = above < 0;
    const __int128 below = cell.value.denominator(), size = negative ? -above : above;
    const __int128 rounded = (size * 2 + below) / (below * 2);
    const auto whole = static_cast<std::uint64_t>(rounded / unit);
    const auto part = static_cast<std::uint64_t>(rounded % unit);
    const std::string_view sign = rounded == 0 ? "" : negative ? "-" : cell.sign ? "+" : "";
    if (decimals == 0) return fmt::format("{}{}", sign, whole);
    return localised(fmt::format("{}{}.{:0{}}", sign, whole, part, decimals), language);
}

std::string text_of(const Phrases& cell, Language language) {
    std::string all;
    for (const auto& part : cell.parts) {
        if (!all.empty()) all += "; ";
        all += to_text(part, language);
    }
    return all;
}

/// Points as a result reads: "1", "½", "3½", "0.25".
std::string sign_of(Points points, Language language) {
    const auto hundredths = points.in_hundredths();
    if (hundredths % 100 == 0) return fmt::format("{}", hundredths / 100);
    if (hundredths > 0 && hundredths % 100 == 50)
        return hundredths < 100 ? "½" : fmt::format("{}½", hundredths / 100);
    return localised(to_text(points), language);
}

/// Where no circle can be drawn, unplayed points stand in brackets.
std::string in_circle(std::string text, bool circled) {
    return circled && !text.empty() ? "(" + text + ")" : text;
}

std::string_view sign_of_arrow(int direction) {
    return direction < 0 ? "↓" : direction > 0 ? "↑" : "";
}

/// "12b1", "12b(1)" for a forfeit, "(1)" for a bye; "-0" for a round without opponent that is not
/// circled.
std::string text_of(const Encounter& cell, Language language) {
    if (cell.opponent == 0) {
        const auto sign = sign_of(ResultCell{cell.outcome, cell.points, true}, language);
        return cell.circled ? in_circle(sign, true) : "-" + sign;
    }
    auto sign = in_circle(sign_of(cell, language), cell.circled);
    // Without a letter between them the number and the sign would read as one.
    const auto letter = letter_of(cell.colour, language);
    const std::string_view between = !letter.empty() ? letter : sign.empty() ? "" : " ";
    return fmt::format("{}{}{}{}", cell.opponent, between, sign, sign_of_arrow(cell.arrow));
}

std::string text_of(const GameResult& game, Language language) {
    if (game.white == Outcome::pending || game.black == Outcome::pending) return {};
    if (game.white == Outcome::adjourned || game.black == Outcome::adjourned)
        return std::string(text("cell.adjourned-short", language));
    if (is_bye(game.white)) return sign_of(game.white, language);
    return fmt::format("{} - {}", sign_of(game.white, language), sign_of(game.black, language));
}

std::string text_of(const ResultCell& cell, Language language) {
    return in_circle(sign_of(cell, language), cell.circled);
}

std::string text_of(const MatrixCell& cell, Language language) {
    std::string all;
    for (const auto& result : cell.results) {
        const auto one = text_of(result, language);
        if (!all.empty() && !one.empty()) all += ' ';
        all += one;
    }
    return all;
}

std::string_view key_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::win:
        return "cell.outcome.win";
    case Outcome::draw:
        return "cell.outcome.draw";
    case Outcome::loss:
        return "cell.outcome.loss";
    case Outcome::forfeit_win:
        return "cell.outcome.forfeit-win";
    case Outcome::forfeit_loss:
        return "cell.outcome.forfeit-loss";
    case Outcome::unrated_win:
        return "cell.outcome.unrated-win";
    case Outcome::unrated_draw:
        return "cell.outcome.unrated-draw";
    case Outcome::unrated_loss:
        return "cell.outcome.unrated-loss";
    case Outcome::half_bye:
        return "cell.outcome.half-bye";
    case Outcome::full_bye:
        return "cell.outcome.full-bye";
    case Outcome::pairing_bye:
        return "cell.outcome.pairing-bye";
    case Outcome::zero_bye:
        return "cell.outcome.zero-bye";
    case Outcome::adjourned:
        return "cell.outcome.adjourned";
    case Outcome::pending:
        return "cell.outcome.pending";
    case Outcome::absent:
        break;
    }
    return "cell.outcome.absent";
}

std::string_view key_of_arrow(int direction) {
    return direction < 0 ? "cell.float-down" : direction > 0 ? "cell.float-up" : "";
}

/// Two decimals at most; what needs more is rounded.
std::string text_of(const Value& value, Language language) {
    const int needed = decimals_of(value.value);
    const bool two = value.decimals > 1 && needed >= 0 && needed <= 2;
    const auto text = two ? exact_text(value.value, 2) : to_text(value.value);
    return in_circle(localised(text, language), value.circled);
}

std::string text_of(const ValueList& list, Language language) {
    std::string all;
    for (const auto& value : list.values)
        all += (all.empty() ? "" : " · ") + localised(fraction_text(value), language);
    return all;
}

/// Adds a part to a list with commas.
void list(std::string& all, std::string_view part) {
    if (part.empty()) return;
    if (!all.empty()) all += ", ";
    all += part;
}

std::string label_of(const Encounter& cell, Language language) {
    std::string label;
    if (cell.round > 0) label = format_text("cell.round", language, {std::to_string(cell.round)});
    if (cell.opponent > 0) {
        if (cell.colour == Colour::white) list(label, text("cell.white", language));
        if (cell.colour == Colour::black) list(label, text("cell.black", language));
        list(label, fmt::format("{}{}{}", cell.opponent, cell.opponent_name.empty() ? "" : " ",
                                cell.opponent_name));
    }
    if (cell.of_match && cell.outcome != Outcome::pending) list(label, sign_of(cell, language));
    list(label, text(key_of(cell.outcome), language));
    if (const auto key = key_of_arrow(cell.arrow); !key.empty()) list(label, text(key, language));
    return label;
}

/// The plain signs of played games say it all.
bool speaks_for_itself(const ResultCell& cell) {
    const auto o = cell.outcome;
    const bool plain = o == Outcome::win || o == Outcome::draw || o == Outcome::loss;
    return !cell.circled && (plain || o == Outcome::absent);
}

std::string label_of(const MatrixCell& cell, Language language) {
    std::string label = cell.opponent_name;
    for (const auto& result : cell.results) list(label, text(key_of(result.outcome), language));
    return cell.results.empty() ? std::string() : label;
}

std::string label_of(const GameResult& game, Language language) {
    if (is_bye(game.white) || game.white == Outcome::pending || game.white == Outcome::adjourned)
        return std::string(text(key_of(game.white), language));
    if (!is_forfeit(game.white) && !is_forfeit(game.black)) return {};
    if (game.white == Outcome::forfeit_loss && game.black == Outcome::forfeit_loss)
        return std::string(text("cell.double-forfeit", language));
    const bool white_won = game.white == Outcome::forfeit_win;
    return std::string(
        text(white_won ? "cell.white-by-forfeit" : "cell.black-by-forfeit", language));
}

}

std::string to_text(const Phrase& phrase, Language language) {
    if (phrase.key.empty()) return phrase.literal;
    return phrase.literal + format_text(phrase.key, language, phrase.arguments);
}

Phrase phrase_of_numbers(std::string_view text) {
    return Phrase::of("document.numbers", {numbers_argument(text)});
}

std::string_view letter_of(Colour colour, Language language) {
    if (colour == Colour::none) return {};
    return text(colour == Colour::white ? "cell.white-letter" : "cell.black-letter", language);
}

std::string sign_of(const ResultCell& cell, Language language) {
    if (cell.outcome == Outcome::absent && !cell.circled) return {};
    const bool won_unplayed = cell.circled && cell.outcome == Outcome::forfeit_win;
    if (is_bye(cell.outcome) || won_unplayed || cell.as_points)
        return sign_of(cell.points, language);
    return sign_of(cell.outcome, language);
}

std::string sign_of(const Encounter& cell, Language language) {
    if (!cell.of_match)
        return sign_of(ResultCell{cell.outcome, cell.points, cell.circled}, language);
    if (cell.outcome == Outcome::pending || cell.outcome == Outcome::absent) return {};
    return sign_of(cell.points, language) + (cell.outcome == Outcome::adjourned ? "?" : "");
}

std::string sign_of(Outcome outcome, Language) {
    switch (outcome) {
    case Outcome::win:
    case Outcome::unrated_win:
        return "1";
    case Outcome::draw:
    case Outcome::unrated_draw:
    case Outcome::half_bye:
        return "½";
    case Outcome::loss:
    case Outcome::unrated_loss:
    case Outcome::zero_bye:
        return "0";
    case Outcome::full_bye:
    case Outcome::pairing_bye:
        return "1";
    case Outcome::forfeit_win:
        return "+";
    case Outcome::forfeit_loss:
        return "-";
    case Outcome::adjourned:
        return "½?";
    case Outcome::pending:
    case Outcome::absent:
        return {};
    }
    return {};
}

std::string to_text(const CellContent& content, Language language) {
    return std::visit(
        Overloaded{
            [](std::monostate) { return std::string(); },
            [&](const Phrase& phrase) { return to_text(phrase, language); },
            [](const Number& number) { return std::to_string(number.value); },
            [](const Rating& rating) {
                return rating.value == 0 ? std::string() : std::to_string(rating.value);
            },
            [](const Id& id) { return id.value; },
            [&](const Link& link) { return to_text(link.text, language); },
            [&](const ColourCell& cell) { return std::string(letter_of(cell.colour, language)); },
            [](const Diagonal&) { return std::string("■"); },
            [](const Arrow& arrow) { return std::string(sign_of_arrow(arrow.direction)); },
            [](const Date& date) { return to_readable_text(date); },
            [&](const auto& cell) { return text_of(cell, language); },
        },
        content);
}

std::optional<Exact> number_of(const CellContent& content) {
    if (const auto* number = std::get_if<Number>(&content)) return Exact(number->value);
    if (const auto* value = std::get_if<Value>(&content)) return value->value;
    if (const auto* decimal = std::get_if<Decimal>(&content)) return decimal->value;
    const auto* rating = std::get_if<Rating>(&content);
    if (rating != nullptr && rating->value != 0) return Exact(rating->value);
    return std::nullopt;
}

std::string machine_text(const ValueList& list) {
    std::string all;
    for (const auto& value : list.values) all += (all.empty() ? "" : " ") + exact_text(value);
    return all;
}

std::string label_of(const CellContent& content, Language language) {
    const auto word = [&](std::string_view key) {
        return key.empty() ? std::string() : std::string(text(key, language));
    };
    return std::visit(Overloaded{
                          [&](const Value& cell) {
                              if (!cell.circled) return std::string();
                              return format_text("cell.unplayed", language,
                                                 {localised(to_text(cell.value), language)});
                          },
                          [&](const ResultCell& cell) {
                              return word(speaks_for_itself(cell) ? "" : key_of(cell.outcome));
                          },
                          [&](const ColourCell& cell) {
                              return word(cell.colour == Colour::white   ? "cell.white"
                                          : cell.colour == Colour::black ? "cell.black"
                                                                         : "");
                          },
                          [&](const Encounter& cell) { return label_of(cell, language); },
                          [&](const MatrixCell& cell) { return label_of(cell, language); },
                          [&](const GameResult& cell) { return label_of(cell, language); },
                          [&](const Diagonal&) { return word("cell.diagonal"); },
                          [&](const Arrow& arrow) { return word(key_of_arrow(arrow.direction)); },
                          [](const auto&) { return std::string(); },
                      },
                      content);
}

namespace {

/// Rounds of a crosstable need no word.
bool holds_games(const Table& table, std::size_t column) {
    return std::any_of(table.rows.begin(), table.rows.end(), [&](const Row& row) {
        return column < row.size() && (std::holds_alternative<Encounter>(row[column].content) ||
                                       std::holds_alternative<MatrixCell>(row[column].content));
    });
}

}

std::string meanings_of(const Table& table, Language language) {
    std::vector<std::string> seen, parts;
    for (const auto& line : table.legend) seen.push_back(to_text(line, language));
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const auto heading = to_text(table.columns[i].heading, language);
        const auto meaning = to_text(table.columns[i].meaning, language);
        if (heading.empty() || meaning.empty() || meaning == heading) continue;
        const auto part = fmt::format("{} = {}", heading, meaning);
        const bool known = std::find(seen.begin(), seen.end(), part) != seen.end();
        if (known || holds_games(table, i)) continue;
        seen.push_back(part);
        parts.push_back(part);
    }
    return fmt::format("{}", fmt::join(parts, "; "));
}

}
