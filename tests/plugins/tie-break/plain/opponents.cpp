// C.07 arts. 8, 9, 13.2, 13.4 and 16: what is made of the opponents' scores.

#include "values.hpp"

#include <algorithm>

namespace hakem::test::plain {

namespace {

/// 8.3: all games that were paired for the last round are drawn.
Event with_last_round_drawn(const Event& event) {
    auto fore = event;
    if (event.rounds != event.scheduled || event.rounds == 0) return fore;
    for (auto& entrant : fore.entrants) {
        auto& last = entrant.rounds.back();
        if (last.opponent < 0 || last.annulled) continue;
        last.outcome = Outcome::draw;
        last.points = event.draw;
    }
    return fore;
}

/// Voluntarily unplayed: a bye asked for, or a game lost by forfeit.
bool is_voluntary(const Question& question, const Cell& cell) {
    return is_requested_bye(cell) ||
           (cell.outcome == Outcome::forfeit_loss && !is_game(question, cell));
}

/// 16.2.5: a bye asked for, in the last round or followed by nothing but such rounds and games lost
/// by forfeit; /P changes nothing in what became of somebody's event.
bool ends_the_event(const Entrant& entrant, std::size_t round) {
    if (!is_requested_bye(entrant.rounds[round])) return false;
    for (auto r = round + 1; r < entrant.rounds.size(); ++r)
        if (!is_requested_bye(entrant.rounds[r]) &&
            entrant.rounds[r].outcome != Outcome::forfeit_loss)
            return false;
    return true;
}

/// 16.3: the score that the opponents see.
Exact adjusted(const Question& question, const Entrant& entrant, Side side) {
    Exact sum = score(entrant, side);
    if (question.by_pairings_known_beforehand()) return sum;
    for (std::size_t r = 0; r < entrant.rounds.size(); ++r) {
        const auto& cell = entrant.rounds[r];
        if (cell.annulled) continue;
        const bool half = question.is_2009() || question.is_not_fide()
                              ? !is_played(cell.outcome) && cell.outcome != Outcome::pending
                              : ends_the_event(entrant, r);
        if (half) sum += question.event.draw[side] - cell.points[side];
    }
    return sum;
}

/// 16.4: the score of the opponent whom an unplayed round has.
Exact dummy(const Question& question, const Entrant& entrant, std::size_t round, Side side) {
    const auto& event = question.event;
    const auto& cell = entrant.rounds[round];
    if (question.is_not_fide()) { // regulation 36 (2), 34E: nothing, or half of who was named
        if (question.edition != "regulation" || cell.opponent < 0) return 0;
        return adjusted(question, event.entrants[static_cast<std::size_t>(cell.opponent)], side) /
               2;
    }
    if (question.is_2009()) {
        Exact before;
        for (std::size_t r = 0; r < round; ++r) before += entrant.rounds[r].points[side];
        return before + (event.win[side] - cell.points[side]) +
               event.draw[side] * (event.rounds - static_cast<int>(round) - 1);
    }
    const auto own = score(entrant, side);
    if (!question.since_2026()) return own;
    if (is_forfeit(cell.outcome) && cell.opponent >= 0)
        return std::min(
            own, adjusted(question, event.entrants[static_cast<std::size_t>(cell.opponent)], side));
    return std::min(own, event.draw[side] * event.rounds);
}

/// One round of a sum: the opponent's score, what it contributes.
struct Element {
    Exact score, contribution, result;
    bool voluntary = false;
};

/// 14.1, 16.5: leaves out the least significant.
void cut_lowest(const Question& question, std::vector<Element>& elements) {
    const bool worst_result = question.edition == "2023-09" || question.edition == "2024-04";
    const auto less = [&](const Element& a, const Element& b) {
        if (a.score != b.score) return a.score < b.score;
        return worst_result ? a.result < b.result : a.contribution < b.contribution;
    };
    auto least = std::min_element(elements.begin(), elements.end(), less);
    if (least == elements.end()) return;
    auto voluntary = elements.end();
    if (!question.is_2009() && !question.is_not_fide() && !question.event.round_robin)
        for (auto i = elements.begin(); i != elements.end(); ++i) {
            if (!i->voluntary) continue;
            if (voluntary == elements.end() || i->contribution < voluntary->contribution ||
                (i->contribution == voluntary->contribution && i->score < voluntary->score))
                voluntary = i;
        }
    const bool instead =
        voluntary != elements.end() && voluntary->contribution >= least->contribution;
    elements.erase(instead ? voluntary : least);
}

/// The sum over the rounds, of scores or of scores times own points.
Exact sum_of(const Question& question, std::size_t position, Side theirs,
             std::optional<Side> own_side) {
    const auto& event = question.event;
    const auto& entrant = event.entrants[position];
    std::vector<Element> elements;
    for (std::size_t r = 0; r < entrant.rounds.size(); ++r) {
        const auto& cell = entrant.rounds[r];
        if (cell.annulled || cell.outcome == Outcome::pending) continue;
        const bool game = is_game(question, cell);
        // The bye of the table.
        if (!game && question.by_pairings_known_beforehand()) continue;
        Element element;
        element.score =
            game ? adjusted(question, event.entrants[static_cast<std::size_t>(cell.opponent)],
                            theirs)
                 : dummy(question, entrant, r, theirs);
        element.result = own_side ? cell.points[*own_side] : Exact(0);
        element.contribution = own_side ? element.score * element.result : element.score;
        if (question.is_not_fide() && question.code.name == "SB") // 37d
            element.contribution = game ? element.score * share_won(cell) : element.score;
        element.voluntary = is_voluntary(question, cell);
        elements.push_back(element);
    }
    for (int i = 0; i < question.code.cut_lowest; ++i) cut_lowest(question, elements);
    for (int i = 0; i < question.code.cut_highest && !elements.empty(); ++i)
        elements.erase(std::max_element(
            elements.begin(), elements.end(),
            [](const Element& a, const Element& b) { return a.contribution < b.contribution; }));
    Exact sum;
    for (const auto& element : elements) sum += element.contribution;
    return sum;
}

std::vector<Value> sums(const Question& question, Side theirs, std::optional<Side> own) {
    std::vector<Value> result;
    for (std::size_t i = 0; i < question.event.entrants.size(); ++i)
        result.push_back(sum_of(question, i, theirs, own));
    return result;
}

/// 8.1, with /F 8.3.
std::vector<Value> buchholz(const Question& question, bool fore, Side side) {
    if (!fore) return sums(question, side, std::nullopt);
    const auto event = with_last_round_drawn(question.event);
    return sums({event, question.edition, question.code, {}}, side, std::nullopt);
}

/// 8.2: of those met over the board. The sum of the same is Swiss-Manager's number 70.
std::vector<Value> of_opponents_buchholz(const Question& question, bool average) {
    const auto each = buchholz(question, question.code.fore, question.side());
    std::vector<Value> result;
    for (const auto& entrant : question.event.entrants) {
        Exact sum;
        int games = 0;
        for (const auto& cell : entrant.rounds) {
            if (!is_game(question, cell)) continue;
            sum += *each[static_cast<std::size_t>(cell.opponent)];
            ++games;
        }
        if (!average)
            result.push_back(sum);
        else
            result.push_back(games == 0 ? Value{} : Value(rounded(sum / games, 2)));
    }
    return result;
}

/// What a player of a round robin has to play, without the byes and those who were taken out.
int most_games(const Event& event) {
    std::ptrdiff_t most = 0;
    for (const auto& entrant : event.entrants)
        most = std::max(
            most, std::count_if(entrant.rounds.begin(), entrant.rounds.end(), [](const Cell& cell) {
                return cell.opponent >= 0 && !cell.annulled;
            }));
    return static_cast<int>(most);
}

/// 9.2
std::vector<Value> koya(const Question& question) {
    const auto& event = question.event;
    const auto side = question.side();
    const int games = event.round_robin ? most_games(event) : event.rounds;
    const auto limit = event.win[side] * games / 2 + Exact(question.code.limit, 2);
    std::vector<Value> result;
    for (const auto& entrant : event.entrants) {
        Exact sum;
        for (const auto& cell : entrant.rounds)
            if (cell.opponent >= 0 && !cell.annulled &&
                score(event.entrants[static_cast<std::size_t>(cell.opponent)], side) >= limit)
                sum += cell.points[side];
        result.push_back(sum);
    }
    return result;
}

/// 13.4
std::vector<Value> score_strength(const Question& question) {
    const auto& event = question.event;
    const auto other = event.primary == of_match ? of_games : of_match;
    Exact factor = question.code.factor;
    if (question.code.factor == 0) {
        const Exact ratio = event.win[event.primary] * event.scheduled / event.win[other];
        factor = std::max<std::int64_t>(1, ratio.numerator() / ratio.denominator());
    }
    const auto strength = buchholz(question, question.code.fore, event.primary);
    std::vector<Value> result;
    for (std::size_t i = 0; i < event.entrants.size(); ++i)
        result.push_back(rounded(score(event.entrants[i], other) + *strength[i] / factor, 2));
    return result;
}

}

std::optional<std::vector<Value>> of_opponents(const Question& question) {
    const auto& name = question.code.name;
    if (name == "BH") return buchholz(question, false, question.side());
    if (name == "FB") return buchholz(question, true, question.side());
    if (name == "AOB" || name == "SOB") return of_opponents_buchholz(question, name == "AOB");
    if (name == "SB") return sums(question, question.side(), question.side());
    if (name == "KS") return koya(question);
    if (name == "EMMSB") return sums(question, of_match, of_match);
    if (name == "EMGSB") return sums(question, of_match, of_games);
    if (name == "EGMSB") return sums(question, of_games, of_match);
    if (name == "EGGSB") return sums(question, of_games, of_games);
    if (name == "SSSC") return score_strength(question);
    return std::nullopt;
}

}
