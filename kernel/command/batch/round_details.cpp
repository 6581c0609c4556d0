#include "round_details.hpp"

#include "command/board_differences.hpp"
#include "command/check/check_output.hpp"
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hakem::command {

namespace {

using batch::Detail;

/// So many are told; a letter is no list.
constexpr std::size_t most_boards = 6, most_faults = 6, longest_name = 60;

std::set<std::int32_t> players_of(const CheckedRound& round) {
    std::set<std::int32_t> players;
    for (const auto* pairs : {&round.played, &round.expected})
        for (const auto& pair : *pairs) {
            players.insert(pair.white);
            if (pair.black != 0) players.insert(pair.black);
        }
    return players;
}

/// Rounds that somebody plays whose history another round has changed. Those of a table do not
/// depend on each other, and what is not legal is so by itself.
std::map<int, int> following_rounds(const CheckedFile& file) {
    std::map<int, int> follows;
    if (file.choice.by_table()) return follows;
    std::map<std::int32_t, int> first; // round that changed the history of a player
    for (const auto& round : file.rounds) {
        if (round.state != RoundState::differs) continue;
        int from = 0;
        const auto players = players_of(round);
        for (const auto id : players)
            if (const auto found = first.find(id); found != first.end())
                from = from == 0 ? found->second : std::min(from, found->second);
        if (round.verdict.legal && from != 0) follows[round.round] = from;
        for (const auto id : players) first.emplace(id, round.round);
    }
    return follows;
}

void add_fault(const Decision& fault, std::vector<Detail>& details) {
    if (!fault.reason.empty())
        details.push_back({{Phrase::of(fault.reason, fault.arguments)}, article_of(fault)});
    for (const auto& below : fault.alternatives) add_fault(below, details);
}

/// Which round a finding is about.
bool is_about(const Diagnostic& finding, const CheckedRound& round) {
    const auto& code = finding.code;
    const bool legal = round.verdict.legal;
    if (code == "CHK-0112" || code == "CHK-0113")
        return round.faulty() && legal == (code == "CHK-0112");
    if (code == "CHK-0118") return round.faulty();
    const bool of_one = code >= "CHK-0101" && code <= "CHK-0105";
    return of_one && round.faulty() && !finding.arguments.empty() &&
           finding.arguments.front() == std::to_string(round.round);
}

}

RoundDetails::RoundDetails(const CheckedFile& file)
    : file_(file), follows_(following_rounds(file)) {
    const auto add = [this](const auto& competitors) {
        for (const auto& one : competitors) names_.emplace(one.id, one.name);
    };
    if (is_team_event(*file.input.tournament))
        add(file.input.tournament->teams);
    else
        add(file.input.tournament->players);
}

std::vector<Detail> RoundDetails::of(const Diagnostic& finding) const {
    std::vector<Detail> details;
    for (const auto& round : file_.rounds) {
        if (!is_about(finding, round)) continue;
        // The boards of one round show what is meant; a finding may be about several.
        if (!details.empty()) break;
        if (finding.code > "CHK-0105")
            details.push_back({{Phrase::of("detail.in-round", {std::to_string(round.round)})}});
        const auto follows = follows_.find(round.round);
        const bool alone = follows == follows_.end();
        if (!alone)
            details.push_back(
                {{Phrase::of(batch::follows_round, {std::to_string(follows->second)})}});
        add_boards(round, details);
        if (alone) add_faults(round, details);
    }
    return details;
}

void RoundDetails::add_boards(const CheckedRound& round, std::vector<Detail>& details) const {
    std::vector<Detail> boards;
    std::vector<const Pair*> expected;
    for (const auto& pair : round.expected)
        if (reversed_in(round.played, pair) == nullptr) expected.push_back(&pair);
    std::size_t next = 0;
    for (const auto& pair : round.played) {
        if (reversed_in(round.expected, pair) != nullptr) {
            boards.push_back({{phrase_of("detail.reversed", pair)}});
            continue;
        }
        boards.push_back({{phrase_of("detail.played", pair)}});
        if (next < expected.size())
            boards.back().parts.push_back(phrase_of("detail.expected", *expected[next++]));
    }
    for (; next < expected.size(); ++next)
        boards.push_back({{phrase_of("detail.expected", *expected[next])}});
    const auto shown = std::min(boards.size(), most_boards);
    for (std::size_t i = 0; i < shown; ++i) details.push_back(std::move(boards[i]));
    if (const auto more = boards.size() - shown; more != 0)
        details.push_back({{Phrase::of("detail.more-boards", {std::to_string(more)})}});
}

void RoundDetails::add_faults(const CheckedRound& round, std::vector<Detail>& details) const {
    std::vector<Detail> faults;
    for (const auto& fault : round.verdict.faults) add_fault(fault, faults);
    const auto shown = std::min(faults.size(), most_faults);
    for (std::size_t i = 0; i < shown; ++i) details.push_back(std::move(faults[i]));
    if (const auto more = faults.size() - shown; more != 0)
        details.push_back({{Phrase::of("detail.more-faults", {std::to_string(more)})}});
}

Phrase RoundDetails::phrase_of(std::string_view key, const Pair& pair) const {
    const auto white = std::to_string(pair.white);
    if (pair.black == 0)
        return Phrase::of(fmt::format("{}-bye", key), {white, name_of(pair.white)});
    return Phrase::of(key, {std::to_string(pair.board), white, name_of(pair.white),
                            std::to_string(pair.black), name_of(pair.black)});
}

std::string RoundDetails::name_of(std::int32_t id) const {
    const auto found = names_.find(id);
    if (found == names_.end()) return {};
    return std::string(slice(without_identity(found->second), 0, longest_name));
}

}
