// C.04.3: the FIDE (Dutch) system.

#include "boards.hpp"
#include "explanation.hpp"
#include "judgement.hpp"
#include "numbering.hpp"
#include <hakem/acceleration.hpp>
#include <hakem/initial_colour.hpp>
#include <hakem/round_to_pair.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::dutch {

namespace {

/// What a request means for this event.
struct Question {
    const Edition* edition = nullptr;
    int round = 0;
    InitialColour initial_colour;
};

Question question_of(const Tournament& tournament, const PairingRequest& request) {
    Question question;
    question.edition =
        request.edition.empty() ? &edition_on(tournament.start) : find_edition(request.edition);
    question.round = request.round != 0 ? request.round : next_round(tournament);
    question.initial_colour = initial_colour(request, initial_colour_of(tournament));
    return question;
}

/// C.04.1: games that were unfinished when the round was paired counted as draws.
Field field_for(const Tournament& tournament, const Question& question) {
    if (had_unfinished_games(tournament, question.round))
        return field_of(as_paired(tournament, question.round), question.round, *question.edition,
                        question.initial_colour.colour);
    return field_of(tournament, question.round, *question.edition, question.initial_colour.colour);
}

void refuse(Diagnostics& diagnostics, std::string_view code, std::vector<std::string> arguments) {
    diagnostics.add(Severity::error, code, 0, 0, 0, std::move(arguments));
}

/// What the round was paired upon, where that is more than the file says.
void add_notes(const Tournament& tournament, const PairingRequest& request,
               const Question& question, Diagnostics& diagnostics) {
    const auto note = [&](std::string_view code, std::vector<std::string> arguments = {}) {
        diagnostics.add(Severity::note, code, 0, 0, 0, std::move(arguments));
    };
    if (question.initial_colour.assumed) note("PAIR-0221");
    if (question.initial_colour.drawn)
        note("PAIR-0223",
             {fmt::to_string(*request.lot),
              message_argument(question.initial_colour.colour == Colour::white ? "dutch.white"
                                                                               : "dutch.black")});
    if (tournament.scheduled_rounds == 0 && question.round == next_round(tournament))
        note("PAIR-0222", {fmt::to_string(question.round)});
    const auto& code = tournament.encoded_type;
    if (!code.empty() && code.find("DUTCH") == std::string::npos) note("PAIR-0224", {code});
    for (const auto& game : unfinished_games(tournament, question.round))
        note("PAIR-0225",
             {fmt::to_string(game.round), fmt::to_string(game.white), fmt::to_string(game.black)});
}

/// The edition of an event that is older than all of ours was not the one in force.
void note_edition(const Tournament& tournament, const PairingRequest& request,
                  Diagnostics& diagnostics) {
    const auto& earliest = earliest_edition();
    if (!request.edition.empty() || !tournament.start || tournament.start >= earliest.applied_from)
        return;
    diagnostics.add(
        Severity::note, "PAIR-0226", 0, 0, 0,
        {to_text(tournament.start), std::string(earliest.id), to_text(earliest.applied_from)});
}

/// An edition that there is, and an event of players.
bool is_known(const Tournament& tournament, const PairingRequest& request, const Question& question,
              Diagnostics& diagnostics) {
    if (question.edition == nullptr)
        refuse(diagnostics, "PAIR-0011", {request.edition});
    else if (is_team_event(tournament))
        refuse(diagnostics, "PAIR-0012", {});
    else
        return true;
    return false;
}

bool is_possible(const Tournament& tournament, const PairingRequest& request,
                 const Question& question, Diagnostics& diagnostics) {
    if (!is_known(tournament, request, question, diagnostics)) return false;
    if (declares_baku(tournament) && tournament.accelerations.empty() &&
        !allows_baku(tournament.scoring)) {
        refuse(diagnostics, "PAIR-0018", {});
        return false;
    }
    return is_round_to_pair(tournament, question.round, "PAIR-0014", diagnostics);
}

/// No legal pairing: who is left over when as many as possible are paired, and what bars them.
void report_impossible(const Tournament& tournament, const Field& field,
                       const Completion& completion, Diagnostics& diagnostics) {
    const Wording wording(tournament, field);
    std::vector<int> all(field.entrants.size()), alone;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i);
    const auto mates = completion.largest(all);
    for (std::size_t i = 0; i < mates.size(); ++i)
        if (mates[i] == -1) alone.push_back(all[i]);
    refuse(diagnostics, "PAIR-0016", {fmt::to_string(field.round), wording.players(alone)});
    for (const int player : alone) {
        int met = 0, forbidden = 0, colours = 0, open = 0;
        for (const int other : all) {
            if (other == player) continue;
            if (field.met.contains(player, other))
                ++met;
            else if (field.forbidden.contains(player, other))
                ++forbidden;
            else if (field.colours_clash(player, other))
                ++colours;
            else
                ++open;
        }
        diagnostics.add(Severity::note,
                        field[player].bye_barred && all.size() % 2 != 0 ? "PAIR-0218" : "PAIR-0217",
                        0, 0, 0,
                        {wording.player(player), fmt::to_string(met), fmt::to_string(forbidden),
                         fmt::to_string(colours), fmt::to_string(open),
                         fmt::to_string(field[player].bye_barred_by)});
    }
}

int index_of(const Field& field, std::int32_t id) {
    for (int i = 0; i < field.size(); ++i)
        if (field[i].id == id) return i;
    return -1;
}

/// The decisions that were asked for. A player who is not paired in this round has none.
std::vector<Decision> decisions_of(const Tournament& tournament, const Field& field,
                                   const Completion& completion, const PairedRound& round,
                                   const std::vector<Pair>& boards, const PairingRequest& request,
                                   Diagnostics& diagnostics) {
    const Explanation explanation(tournament, field, completion, round);
    std::vector<Decision> decisions;
    const auto append = [&](std::vector<Decision> more) {
        for (auto& decision : more) decisions.push_back(std::move(decision));
    };
    const PlayerIndex players(tournament);
    const auto present = [&](std::int32_t id) {
        const int index = index_of(field, id);
        if (index < 0)
            refuse(diagnostics, players[id] < 0 ? "PAIR-0020" : "PAIR-0019",
                   {fmt::to_string(id), fmt::to_string(field.round)});
        return index;
    };
    if (request.explain) append(explanation.round(boards));
    for (const auto id : request.why)
        if (const int index = present(id); index >= 0) append(explanation.why(index));
    for (const auto& [one, other] : request.why_not) {
        const int a = present(one), b = present(other);
        if (a >= 0 && a == b) refuse(diagnostics, "PAIR-0021", {fmt::to_string(one)});
        if (a >= 0 && b >= 0 && a != b) append(explanation.why_not(a, b));
    }
    return decisions;
}

class Dutch final : public PairingSystem {
public:
    std::vector<RoundPairing> pair(const Tournament& tournament, const PairingRequest& request,
                                   Diagnostics& diagnostics) const override {
        const auto question = question_of(tournament, request);
        if (!is_possible(tournament, request, question, diagnostics)) return {};
        note_edition(tournament, request, diagnostics);
        const auto field = field_for(tournament, question);
        if (field.size() == 0) {
            refuse(diagnostics, "PAIR-0015", {fmt::to_string(question.round)});
            return {};
        }
        Completion completion(field);
        const auto paired = pair_round(field, completion);
        if (!paired) {
            report_impossible(tournament, field, completion, diagnostics);
            return {};
        }
        add_notes(tournament, request, question, diagnostics);
        RoundPairing result{question.round,
                            std::string(question.edition->id),
                            question.initial_colour.colour,
                            boards_of(field, *paired),
                            {}};
        result.decisions = decisions_of(tournament, field, completion, *paired, result.pairs,
                                        request, diagnostics);
        return {result};
    }

    Numbering number(const Tournament& tournament, const PairingRequest& request,
                     Diagnostics& diagnostics) const override {
        const auto question = question_of(tournament, request);
        if (!is_known(tournament, request, question, diagnostics)) return {};
        return number_players(tournament, question.edition->id, request.explain);
    }

    Verdict judge(const Tournament& tournament, const PairingRequest& request,
                  const RoundPairing& played, const RoundPairing&) const override {
        const auto question = question_of(tournament, request);
        if (question.edition == nullptr) return {};
        const auto field = field_for(tournament, question);
        Completion completion(field);
        const auto paired = pair_round(field, completion);
        return Judgement(tournament, field, completion, paired).of(played);
    }
};

}

}

using hakem::dutch::Dutch;
HAKEM_PLUGIN(Dutch, "dutch", "FIDE (Dutch) Swiss system", "FIDE C.04.3, C.04.1, C.04.2")
