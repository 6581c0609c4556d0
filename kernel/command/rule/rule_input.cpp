#include "rule_input.hpp"

#include "pgn/format/reader.hpp"
#include "rule_words.hpp"
#include <hakem/chess/fen.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace hakem::command {

namespace {

using chess::PieceType;
using chess::Position;
using chess::Square;

/// The part of a FEN that a finding is about, short.
std::string part_of(std::string_view fen, const chess::FenFinding& finding) {
    const auto at = std::min<std::size_t>(finding.offset, fen.size());
    return std::string(slice(fen.substr(at, finding.length), 0, 40));
}

[[noreturn]] void refuse_fen(std::string_view fen, const chess::FenReading& reading,
                             Language language) {
    std::string where, reasons;
    for (const auto& finding : reading.findings) {
        if (!chess::is_fatal(finding.fault)) continue;
        if (reasons.empty())
            where = std::string(fen.substr(std::min<std::size_t>(finding.offset, fen.size())));
        const auto reason = std::string(text(chess::message_key(finding.fault), language));
        if (reasons.find(reason) == std::string::npos)
            reasons += (reasons.empty() ? "" : "; ") + reason;
    }
    throw Error(ExitCode::wrong_usage, "error.rule-fen",
                {std::string(slice(fen, 0, 100)), std::string(slice(where, 0, 40)), reasons});
}

/// The position of a FEN. What was mended is a finding; an en-passant square that cannot be is
/// refused, since captures depend on it.
Position position_of(std::string_view fen, Language language, std::vector<Phrase>& findings) {
    const auto reading = chess::read_fen(fen);
    if (!reading.position) refuse_fen(fen, reading, language);
    for (const auto& finding : reading.findings) {
        const auto part = printable(part_of(fen, finding));
        if (finding.fault == chess::FenFault::en_passant_square ||
            finding.fault == chess::FenFault::en_passant_impossible)
            throw Error(ExitCode::wrong_usage, "error.rule-fen-en-passant", {part});
        const auto reason = message_argument(chess::message_key(finding.fault));
        findings.push_back(trim(part).empty() ? Phrase::of("rule.fen-finding", {reason})
                                              : Phrase::of("rule.fen-finding-at", {reason, part}));
    }
    return *reading.position;
}

/// "2022-05-17", "17.05.2022" or a year: three numbers in either order.
std::optional<Date> parse_date(std::string_view text) {
    std::vector<int> numbers;
    for (auto rest = trim(text); !rest.empty() && numbers.size() < 4;) {
        int number = -1;
        const auto* end = rest.data() + rest.size();
        const auto [stop, trouble] = std::from_chars(rest.data(), end, number);
        if (trouble != std::errc() || number < 0) break;
        numbers.push_back(number);
        rest.remove_prefix(std::min<std::size_t>(stop - rest.data() + 1, rest.size()));
    }
    if (numbers.size() == 1) numbers.insert(numbers.end(), 2, 1);
    if (numbers.size() == 3 && numbers[0] <= 31) std::swap(numbers[0], numbers[2]);
    Date date;
    if (numbers.size() == 3 && numbers[0] < 10000 && numbers[1] < 13 && numbers[2] < 32)
        date = {static_cast<std::int16_t>(numbers[0]), static_cast<std::int8_t>(numbers[1]),
                static_cast<std::int8_t>(numbers[2])};
    if (!date.complete() || !is_valid(date)) return std::nullopt;
    return date;
}

Date date_of(std::string_view text) {
    const auto date = parse_date(text);
    if (!date) throw Error(ExitCode::wrong_usage, "error.rule-date", {std::string(text)});
    return *date;
}

Circumstances circumstances_of(const RuleCommand& command, const Date& played) {
    Circumstances at;
    at.time = command.time == "rapid"   ? TimeClass::rapid
              : command.time == "blitz" ? TimeClass::blitz
                                        : TimeClass::standard;
    at.supervised = command.supervised;
    at.count = command.count;
    at.opponent_moved = command.opponent_moved;
    at.claimed = command.claimed;
    at.mended = command.mended;
    if (!command.player.empty())
        at.player = command.player == "black" ? Colour::black : Colour::white;
    const auto day = command.date.empty() ? played : date_of(command.date);
    at.edition = command.edition.empty() ? laws_in_force(day) : command.edition;
    if (!command.date.empty() && at.edition != laws_in_force(day))
        throw Error(ExitCode::wrong_usage, "error.rule-edition-date",
                    {command.edition, command.date});
    return at;
}

/// A square is put right before, put right afterwards or touched by accident: one of them.
void check_once(const RuleCommand& command) {
    std::vector<Square> seen;
    for (const auto* list : {&command.adjusted, &command.late, &command.accidental})
        for (const auto& text : *list) {
            const auto square = square_of(text);
            if (std::find(seen.begin(), seen.end(), square) != seen.end())
                throw Error(ExitCode::wrong_usage, "error.rule-touched-twice", {to_text(square)});
            seen.push_back(square);
        }
}

void add_touches(TouchIncident& touch, const std::vector<std::string>& squares, Touch::How how) {
    for (const auto& text : squares) {
        const auto square = square_of(text);
        const auto known = std::find_if(touch.touches.begin(), touch.touches.end(),
                                        [&](const Touch& other) { return other.square == square; });
        if (known == touch.touches.end())
            touch.touches.push_back({square, how});
        else if (how != Touch::How::meant)
            known->how = how;
    }
}

TouchIncident touch_of(const RuleCommand& command, const Position& position,
                       const chess::Letters& letters) {
    TouchIncident touch;
    check_once(command);
    if (command.claim_lost && command.released.empty() && command.completed.empty())
        throw Error(ExitCode::wrong_usage, "error.rule-claim-without-move");
    add_touches(touch, command.touched, Touch::How::meant);
    add_touches(touch, command.adjusted, Touch::How::adjusted);
    add_touches(touch, command.accidental, Touch::How::accidental);
    add_touches(touch, command.late, Touch::How::adjusted_late);
    touch.order_unclear = command.order_unclear;
    touch.claim_lost = command.claim_lost;
    const auto carried = [&](const std::string& text) -> std::optional<Carried> {
        if (text.empty()) return std::nullopt;
        return carried_of(position, text, touch.touches, letters);
    };
    touch.released = carried(command.released);
    touch.completed = carried(command.completed);
    if (!command.placed.empty()) touch.placed = placed_of(command.placed, letters);
    if (touch.touches.empty() && !touch.released && !touch.completed && !touch.placed)
        throw Error(ExitCode::wrong_usage, "error.rule-nothing-touched");
    return touch;
}

IllegalCase illegal_case_of(std::string_view text) {
    return text == "pawn"        ? IllegalCase::pawn_left
           : text == "no-move"   ? IllegalCase::no_move
           : text == "two-hands" ? IllegalCase::two_hands
           : text == "kings"     ? IllegalCase::kings_in_check
                                 : IllegalCase::completed;
}

/// One game of a file.
class GameFile {
public:
    GameFile(Session session, const RuleCommand& command)
        : session_(session), command_(command),
          diagnostics_(session.shown(command.pgn), session.common.strict),
          reader_(command.pgn, diagnostics_) {}

    IncidentInput read() {
        bool found = false;
        for (int number = 1; number <= command_.game && (found = reader_.next_tags(game_));)
            ++number;
        if (!found)
            throw Error(ExitCode::answer_is_no, "error.rule-no-game",
                        {command_.pgn.string(), std::to_string(command_.game)});
        reader_.read_moves(game_);
        session_.console.show(diagnostics_);
        add_facts();
        add_moves();
        return std::move(input_);
    }

private:
    void add_facts() {
        input_.event = reader_.value(game_, "Event");
        if (input_.event == "?") input_.event.clear();
        for (const auto* tag : {"White", "Black", "Round", "Date"}) {
            const auto value = reader_.value(game_, tag);
            if (value.empty() || value.find_first_not_of("?.-") == std::string::npos) continue;
            Cell cell = Phrase::verbatim(value);
            if (const auto date = parse_date(value); date && std::string_view(tag) == "Date") {
                input_.date = *date;
                cell = *date;
            }
            input_.facts.push_back({Phrase::of(fmt::format("rule.tag-{}", tag)), std::move(cell)});
        }
    }

    /// The main line; a move that could not be read hides what the ruling needs.
    void add_moves() {
        auto& game = input_.incident.promotion;
        for (const auto& element : game_.elements) {
            if (element.depth != 0) continue;
            if (element.kind == pgn::ElementKind::unread ||
                element.kind == pgn::ElementKind::null_move)
                throw Error(ExitCode::answer_is_no, "error.rule-unread",
                            {command_.pgn.string(), std::to_string(game.moves.size() + 1),
                             std::string(slice(reader_.text(game_, element.span), 0, 20))});
            if (element.kind != pgn::ElementKind::move) continue;
            game.moves.push_back({element.move.from, element.move.to, element.move.promotion()});
        }
        game.result_recorded =
            game_.ending != pgn::Ending::none && game_.ending != pgn::Ending::unknown;
        input_.incident.position = game_.start;
    }

    Session session_;
    const RuleCommand& command_;
    Diagnostics diagnostics_;
    pgn::Reader reader_;
    pgn::Game game_;
    IncidentInput input_;
};

}

namespace {

/// No edition before 2018 is here: that one is used, and said.
void add_old_date(const RuleCommand& command, IncidentInput& input) {
    constexpr int first_year = 2018;
    const auto day = command.date.empty() ? input.date : date_of(command.date);
    if (command.edition.empty() && day.complete() && day.year < first_year)
        input.findings.push_back(Phrase::of("rule.before-2018"));
}

}

const chess::Letters& letters_for(Language language) {
    return language == Language::turkish ? chess::turkish_letters() : chess::english_letters();
}

IncidentInput incident_of(Session session, const RuleCommand& command, Language language) {
    IncidentInput input;
    const auto& letters = letters_for(language);
    if (command.rule == "promotion") {
        input = GameFile(session, command).read();
        auto& game = input.incident.promotion;
        game.stands_as = promoted_type(command.stands_as, letters);
        if (game.stands_as == PieceType::none)
            throw Error(ExitCode::wrong_usage, "error.rule-stands-as");
        const auto& start = *input.incident.position;
        game.ply = command.ply.empty() ? only_promotion(start, game.moves)
                                       : ply_of(start, game.moves, command.ply, letters);
    } else if (!command.fen.empty()) {
        input.incident.position = position_of(command.fen, language, input.findings);
    }
    if (command.rule == "touch")
        input.incident.touch = touch_of(command, *input.incident.position, letters);
    input.incident.illegal = illegal_case_of(command.illegal_case);
    input.incident.circumstances = circumstances_of(command, input.date);
    add_old_date(command, input);
    return input;
}

}
