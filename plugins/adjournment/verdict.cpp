#include "verdict.hpp"

#include "written.hpp"
#include <hakem/chess/endings.hpp>
#include <hakem/chess/notation.hpp>

#include <algorithm>

namespace hakem::adjourning {

namespace {

using adjournment::Found;
using adjournment::Opened;
using chess::Letters;

/// A text in the letters of one language.
struct Reading {
    const Letters* letters;
    std::vector<chess::Move> fitting;
};

/// I.8.1: several legal moves fit.
Verdict i_8_1_ambiguous(const chess::Position& position, const std::string& text,
                        const Reading& reading) {
    std::string moves;
    for (const auto move : reading.fitting)
        moves += (moves.empty() ? "" : ", ") + to_san(position, move, *reading.letters);
    Verdict verdict;
    verdict.article = "I.8.1";
    verdict.reason = "ambiguous";
    verdict.arguments = {text, std::to_string(reading.fitting.size()), moves};
    return verdict;
}

/// Whether it looks like a move in these letters, if none that is legal here.
bool is_illegal(chess::MoveFault fault) {
    using chess::MoveFault;
    return fault == MoveFault::no_piece || fault == MoveFault::in_check ||
           fault == MoveFault::promotion || fault == MoveFault::ambiguous;
}

/// I.8.2: nobody can make out which move it is; I.8.3: it is a move, but none that is legal. In the
/// letters of yet another language it may be one: then the arbiter is asked.
Verdict i_8_2_or_3(const chess::Position& position, const std::string& text,
                   const std::string& written, const std::vector<Reading>& readings) {
    Verdict verdict;
    verdict.article = "I.8.2";
    verdict.reason = "no-move";
    verdict.arguments = {text};
    for (const auto& [letters, none] : readings) {
        const auto reading = chess::read_move(position, written, *letters);
        if (reading.fault == chess::MoveFault::none) {
            verdict.asks = true;
            verdict.article = "I.8";
            verdict.reason = "move-in-other-letters";
            verdict.arguments = {std::string(reading.letters->code)};
            return verdict;
        }
        if (!is_illegal(reading.fault)) continue;
        verdict.article = "I.8.3";
        verdict.reason = "illegal";
    }
    return verdict;
}

/// The languages make different moves of it: their moves, in no language's letters.
Verdict i_8_letters_decide(const chess::Position& position, const std::vector<Reading>& readings) {
    Verdict verdict;
    verdict.asks = true;
    verdict.article = "I.8";
    verdict.reason = "letters-decide";
    std::string all;
    for (const auto& [letters, fitting] : readings) {
        if (fitting.empty()) continue;
        all += (all.empty() ? "" : "; ") + std::string(letters->code) + ":";
        for (const auto move : fitting) all += " " + to_uci(position, move) + ",";
        all.pop_back();
    }
    verdict.arguments = {all};
    return verdict;
}

/// In the letters that were told, else in all that are usual here.
std::vector<Reading> readings_of(const chess::Position& position, const std::string& written,
                                 const std::string& letters) {
    std::vector<const Letters*> all = {&chess::turkish_letters(), &chess::english_letters(),
                                       &chess::figurines()};
    if (!letters.empty()) all = {chess::letters_of(letters)};
    std::vector<Reading> readings;
    for (const auto* each : all)
        readings.push_back({each, chess::candidates(position, written, *each)});
    return readings;
}

/// Exactly one legal move must fit, in whatever letters it is written.
Verdict i_8_text(const chess::Position& position, const Opened& found, const std::string& written) {
    const auto readings = readings_of(position, written, found.letters);
    const Reading* first = nullptr;
    bool all = true;
    for (const auto& reading : readings) {
        all = all && !reading.fitting.empty();
        if (reading.fitting.empty()) continue;
        if (first != nullptr && first->fitting != reading.fitting)
            return i_8_letters_decide(position, readings);
        if (first == nullptr) first = &reading;
    }
    if (first == nullptr) return i_8_2_or_3(position, found.text, written, readings);
    Verdict verdict;
    if (first->fitting.size() > 1) {
        verdict = i_8_1_ambiguous(position, found.text, *first);
    } else {
        const auto move = first->fitting.front();
        verdict.move = move;
        verdict.article = "I.7";
        verdict.reason = "one-move-fits";
        verdict.arguments = {found.text, to_san(position, move, *first->letters)};
    }
    if (!all) verdict.letters = first->letters->code;
    return verdict;
}

/// What was found instead of a text.
Verdict i_8_2_found(std::string_view reason) {
    Verdict verdict;
    verdict.article = "I.8.2";
    verdict.reason = reason;
    return verdict;
}

}

bool can_be_judged(Turn& turn, const Opened& found) {
    constexpr std::size_t longest_text = 200;
    if (found.found != Found::text) return true;
    if (!found.letters.empty() && chess::letters_of(found.letters) == nullptr)
        turn.refuse("I.8", "letters-unknown");
    else if (found.text.find_first_not_of(" \t\r\n") == std::string::npos)
        turn.refuse("I.8", "text-empty");
    else if (found.text.size() > longest_text)
        turn.refuse("I.8", "text-too-long");
    return !turn.refused();
}

Verdict i_8_verdict(const chess::Position& position, const Opened& found) {
    switch (found.found) {
    case Found::unreadable:
        return i_8_2_found("unreadable");
    case Found::no_scoresheet:
        return i_8_2_found("no-scoresheet");
    case Found::no_move:
        return i_8_2_found("no-sealed-move");
    case Found::text:
        break;
    }
    const auto written = written_move(found.text);
    auto verdict = i_8_text(position, found, written.move);
    verdict.number = written.number;
    verdict.offer = written.offer;
    return verdict;
}

void note_reading(Turn& turn, const Verdict& verdict) {
    if (!verdict.letters.empty())
        turn.law("I.8", "read-in-letters",
                 {message_argument("adjournment.letters." + verdict.letters)});
    if (verdict.number) turn.law("I.8", "number-passed-over");
    if (verdict.offer) turn.reading("9.1.2.1", "offer-sign-passed-over");
}

void i_8_loses(Turn& turn, const Verdict& verdict, Colour sealer) {
    turn.law(verdict.article, verdict.reason, verdict.arguments);
    note_reading(turn, verdict);
    turn.warn("I.8", "exceptions", {"9.6.1"});
    turn.law("I.8", "sealer-loses", {word_of(sealer)});
    turn.lost_by(sealer);
    if (can_mate(turn.game.position, opposite(sealer))) return;
    turn.game.may_be_drawn = true;
    turn.reading("I.8", "may-be-drawn", {word_of(opposite(sealer))});
}

}
