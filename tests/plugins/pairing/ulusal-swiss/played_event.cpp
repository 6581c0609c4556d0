#include "played_event.hpp"

#include <stdexcept>

namespace hakem::test::ulusal {

std::string article_of(const Decision& decision) {
    const auto rule = decision.rule.substr(0, decision.rule.find(','));
    return rule.substr(rule.rfind(' ') + 1);
}

Answer answer(const Tournament& tournament, const PairingRequest& request) {
    Answer answer;
    const auto rounds =
        registry().get<PairingSystem>("ulusal-swiss").pair(tournament, request, answer.findings);
    for (const auto& finding : answer.findings.all())
        if (finding.severity == Severity::error) answer.boards += finding.code;
    if (rounds.empty()) return answer;
    answer.boards += text_of(rounds.front().pairs);
    answer.decisions = rounds.front().decisions;
    for (const auto& decision : answer.decisions)
        if (decision.subject == "report")
            answer.yielded += (answer.yielded.empty() ? "" : " ") + article_of(decision);
    return answer;
}

std::string boards(const Tournament& tournament, int round) {
    PairingRequest request;
    request.round = round;
    return answer(tournament, request).boards;
}

std::string codes(const Diagnostics& findings) {
    std::string text;
    for (const auto& [code, count] : findings.by_code())
        for (std::size_t i = 0; i < count; ++i) text += (text.empty() ? "" : " ") + code;
    return text;
}

PlayedEvent::PlayedEvent(int players, int rounds, Colour lot) {
    for (int i = 1; i <= players; ++i) {
        auto& player = tournament.players.emplace_back();
        player.id = i;
        player.name = fmt::format("Oyuncu, {:02}", i);
    }
    tournament.scheduled_rounds = rounds;
    tournament.initial_colour = lot;
}

const Answer& PlayedEvent::pair() {
    answer_ = answer(tournament);
    Diagnostics ignored;
    const auto rounds = registry().get<PairingSystem>("ulusal-swiss").pair(tournament, {}, ignored);
    if (rounds.empty()) return answer_;
    round_ = rounds.front().round;
    pairs_ = rounds.front().pairs;
    enter_pairing(tournament, rounds.front());
    return answer_;
}

void PlayedEvent::play(std::string_view results) {
    std::istringstream words{std::string(results)};
    for (const auto& pair : pairs_) {
        if (pair.black == 0) continue;
        std::string word;
        if (!(words >> word)) throw std::logic_error("too few results");
        const auto enter = [&](char white, char black) {
            entry(pair.white, round_).outcome = static_cast<Outcome>(white);
            entry(pair.black, round_).outcome = static_cast<Outcome>(black);
        };
        if (word == "1-0" || word == "0-1")
            enter(word[0], word[2]);
        else if (word.size() == 1)
            enter(word[0], word[0]);
        else
            enter(word[0], word[1]);
    }
}

void PlayedEvent::finish(int round, std::int32_t white, Outcome of_white) {
    auto& one = entry(white, round);
    auto& other = entry(one.opponent, round);
    one.outcome = of_white;
    other.outcome = mirrored(of_white);
    tournament.finished_games.push_back({round, white, one.opponent, 0});
}

RoundEntry& PlayedEvent::entry(std::int32_t id, int round) {
    return tournament.players.at(static_cast<std::size_t>(id - 1))
        .rounds.at(static_cast<std::size_t>(round - 1));
}

}
