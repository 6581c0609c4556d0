// Regulation, articles 16 to 22: the federation's national Swiss system (Ulusal İsviçre).

#include "judgement.hpp"
#include "notes.hpp"
#include "numbering.hpp"
#include "past.hpp"
#include "refusal.hpp"
#include <hakem/attendance.hpp>
#include <hakem/initial_colour.hpp>
#include <hakem/round_to_pair.hpp>

#include <fmt/format.h>

#include <utility>

namespace hakem::ulusal {

namespace {

/// What a request means for this event.
struct Question {
    int round = 0;
    InitialColour lot; ///< 21.1: of number 1
};

Question question_of(const Tournament& tournament, const PairingRequest& request) {
    Question question;
    question.round = request.round != 0 ? request.round : next_round(tournament);
    question.lot = initial_colour(request, lot_of(tournament));
    return question;
}

void refuse(Diagnostics& diagnostics, std::string_view code, std::vector<std::string> arguments) {
    diagnostics.add(Severity::error, code, 0, 0, 0, std::move(arguments));
}

/// The federation has one edition of its rules.
bool is_of_edition(const PairingRequest& request, Diagnostics& diagnostics) {
    const bool known = request.edition.empty() || request.edition == "regulation";
    if (!known) refuse(diagnostics, "PAIR-0031", {request.edition});
    return known;
}

bool is_possible(const Tournament& tournament, const PairingRequest& request,
                 const Question& question, Diagnostics& diagnostics) {
    return is_of_edition(request, diagnostics) &&
           is_round_to_pair(tournament, question.round, "PAIR-0034", diagnostics);
}

/// 22.1: an unfinished game forbids the round.
bool is_refused(const Tournament& before, const Question& question, Diagnostics& diagnostics) {
    const auto refusal = refusal_of(before, question.round);
    if (!refusal) return false;
    refuse(diagnostics, refusal->code,
           {fmt::to_string(question.round), fmt::to_string(refusal->unfinished_round),
            fmt::to_string(refusal->white), fmt::to_string(refusal->black),
            fmt::to_string(refusal->twice), fmt::to_string(refusal->earlier_round)});
    return true;
}

/// 21.1: a lot that the file does not tell.
void say_lot(const PairingRequest& request, const Question& question, Diagnostics& diagnostics) {
    if (question.lot.assumed) diagnostics.add(Severity::note, "PAIR-0221", 0, 0, 0);
    if (!question.lot.drawn) return;
    diagnostics.add(
        Severity::note, "PAIR-0223", 0, 0, 0,
        {fmt::to_string(*request.lot),
         message_argument(question.lot.colour == Colour::white ? "ulusal.white" : "ulusal.black")});
}

/// E.5: who is left over when as many as possible are paired, whatever the colours.
void report_impossible(const Field& field, Diagnostics& diagnostics) {
    const Completion completion(field, true);
    const auto all = all_but(field, std::nullopt);
    const auto mates = completion.largest(all, 1);
    Players alone;
    for (const int player : all)
        if (mates[at(player)] < 0) alone.push_back(player);
    refuse(diagnostics, "PAIR-0038", {fmt::to_string(field.round), Wording(field).players(alone)});
}

int index_of(const Field& field, std::int32_t id) {
    for (int i = 0; i < field.size(); ++i)
        if (field[i].id == id) return i;
    return -1;
}

/// The decisions that were asked for. A player who is not paired in this round has none.
void explain(const Tournament& tournament, const Field& field, const PairedRound& round,
             const PairingRequest& request, RoundPairing& result, Diagnostics& diagnostics) {
    const Explanation explanation(field, round);
    const auto append = [&](std::vector<Decision> more) {
        for (auto& decision : more) result.decisions.push_back(std::move(decision));
    };
    const auto present = [&](std::int32_t id) {
        const int index = index_of(field, id);
        if (index < 0)
            refuse(diagnostics, has_competitor(tournament, id) ? "PAIR-0019" : "PAIR-0020",
                   {fmt::to_string(id), fmt::to_string(field.round)});
        return index;
    };
    if (request.explain) append(explanation.round(result.pairs));
    for (const auto id : request.why)
        if (const int index = present(id); index >= 0) append(explanation.why(index));
    for (const auto& [one, other] : request.why_not) {
        const int a = present(one), b = present(other);
        if (a >= 0 && a == b) refuse(diagnostics, "PAIR-0021", {fmt::to_string(one)});
        if (a >= 0 && b >= 0 && a != b) append(explanation.why_not(a, b));
    }
}

class UlusalSwiss final : public PairingSystem {
public:
    std::vector<RoundPairing> pair(const Tournament& tournament, const PairingRequest& request,
                                   Diagnostics& diagnostics) const override {
        const auto question = question_of(tournament, request);
        if (!is_possible(tournament, request, question, diagnostics)) return {};
        const auto before = as_paired(tournament, question.round);
        if (is_refused(before, question, diagnostics)) return {};
        const auto field = field_of(before, question.round, question.lot.colour);
        say_lot(request, question, diagnostics);
        say_notes(before, field, diagnostics);
        if (field.size() == 0) {
            refuse(diagnostics, "PAIR-0015", {fmt::to_string(question.round)});
            return {};
        }
        const auto paired = pair_round(field);
        if (!paired) {
            report_impossible(field, diagnostics);
            return {};
        }
        RoundPairing result;
        result.round = question.round;
        result.edition = "regulation";
        result.initial_colour = question.lot.colour;
        result.pairs = boards_of(field, *paired);
        explain(before, field, *paired, request, result, diagnostics);
        for (auto& report : say_yielded(field, *paired, diagnostics))
            result.decisions.push_back(std::move(report));
        return {result};
    }

    Numbering number(const Tournament& tournament, const PairingRequest& request,
                     Diagnostics& diagnostics) const override {
        if (!is_of_edition(request, diagnostics)) return {};
        if (!is_team_event(tournament)) return number_players(tournament, request.explain);
        if (auto numbering = number_teams(tournament, request.lot, request.explain))
            return std::move(*numbering);
        refuse(diagnostics, "PAIR-0003", {});
        return {};
    }

    Verdict judge(const Tournament& tournament, const PairingRequest& request,
                  const RoundPairing& played, const RoundPairing&) const override {
        const auto question = question_of(tournament, request);
        const auto before = as_paired(tournament, question.round);
        const auto field = field_of(before, question.round, question.lot.colour);
        // 22.1: a refused round has no pairing to compare with.
        const auto paired =
            refusal_of(before, question.round) ? std::optional<PairedRound>() : pair_round(field);
        return Judgement(field, paired).of(played);
    }
};

}

}

using hakem::ulusal::UlusalSwiss;
HAKEM_PLUGIN(UlusalSwiss, "ulusal-swiss", "National Swiss system (Ulusal İsviçre)",
             "Regulation 16-27")
