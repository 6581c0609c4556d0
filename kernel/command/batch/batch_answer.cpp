// From a checked file to its entry: the one place where an answer is taken over.

#include "batch/kept_findings.hpp"
#include "batch_details.hpp"
#include "batch_file.hpp"
#include "command/check/check_verdict.hpp"
#include "judging/catalogue.hpp"
#include <hakem/identity.hpp>

#include <algorithm>
#include <charconv>

namespace hakem::command {

namespace {

using batch::Entry;
using batch::Status;

/// Pieces of games without a round that was played.
bool is_games_alone(const CheckedFile& file) {
    const auto& tournament = file.input.tournament;
    return tournament && tournament->format == "pgn" && rounds_held(*tournament) == 0;
}

std::uint64_t games_in(const CheckedFile& file) {
    if (file.input.games) return file.input.games->games;
    std::uint64_t sides = 0;
    if (file.input.tournament)
        for (const auto& player : file.input.tournament->players)
            for (const auto& entry : player.rounds) sides += entry.opponent != 0;
    return sides / 2;
}

/// Why the file was not judged, where it was not: nothing of a tournament came out of it.
bool answer_without_check(Entry& entry, const CheckedFile& file) {
    const auto& input = file.input;
    const bool judged = file.judgement.answer != judging::Answer::not_judged;
    if (input.tournament && judged && !is_games_alone(file)) return false;
    if (input.error) {
        const auto& key = input.error->key();
        entry.trouble = Phrase::of(key, input.error->arguments());
        const bool games = key == "error.games-only" || key == "error.no-games";
        entry.status = games ? Status::not_a_tournament : Status::unreadable;
    } else {
        entry.trouble = Phrase::of("batch.games-only", {std::to_string(games_in(file))});
        entry.status = Status::not_a_tournament;
    }
    return true;
}

Status status_of(judging::Answer answer) {
    switch (answer) {
    case judging::Answer::clean:
        return Status::clean;
    case judging::Answer::needs_override:
        return Status::needs_override;
    case judging::Answer::back_to_arbiter:
        return Status::back_to_arbiter;
    case judging::Answer::not_judged:
        break;
    }
    return Status::unreadable;
}

/// Why a finding is not in the way; empty where it is.
std::string reason_of(const judging::Judged& judged, Language language) {
    if (judged.off_reason) return judged.off_reason->in(language);
    return judged.by ? judged.by->reason : std::string();
}

void add_findings(Entry& entry, const judging::Judgement& judgement, Language language) {
    std::vector<batch::Finding> all;
    std::vector<batch::LeftOff> counted;
    for (const auto& judged : judgement.findings) {
        entry.notes += judged.finding.severity == Severity::note;
        all.push_back({judged.finding, reason_of(judged, language)});
    }
    for (const auto& more : judgement.unkept) {
        if (more.severity == Severity::note) entry.notes += more.count;
        counted.push_back({more.code, more.severity, more.passed, more.count});
    }
    batch::keep_findings(entry, std::move(all), std::move(counted));
    entry.errors = judgement.count(Severity::error);
    entry.warnings = judgement.count(Severity::warning);
}

std::string text_of(const Date& date) {
    auto text = date ? to_text(date) : std::string();
    std::replace(text.begin(), text.end(), '/', '-');
    return text;
}

/// What the office decided about the content, and the rules that were off.
void add_decisions(Entry& entry, const judging::Judgement& judgement) {
    for (const auto& used : judgement.overrides)
        entry.overrides.push_back({used.override.code, used.override.player, used.override.reason,
                                   used.override.who, text_of(used.override.when), used.findings,
                                   used.refused, false});
    for (const auto& off : switched_off(judgement))
        entry.off.push_back({off.code, off.count, off.reason.english, off.reason.turkish});
}

/// The player whose record stands in a line; 0 = none.
std::int32_t number_in_line(const Tournament& tournament, std::uint32_t line) {
    const auto& players = tournament.players;
    const auto found = std::find_if(players.begin(), players.end(), [line](const Player& player) {
        return line != 0 && player.line == line;
    });
    return found == players.end() ? 0 : found->id;
}

/// Those whom findings name by their numbers alone: letters tell who they are.
void add_names(Entry& entry, const Tournament& tournament) {
    const PlayerIndex index(tournament);
    const auto add = [&](std::int32_t id) {
        if (index[id] < 0) return;
        const auto& player = tournament.players[static_cast<std::size_t>(index[id])];
        entry.names.emplace(id, without_identity(player.name));
    };
    for (const auto& one : entry.overrides)
        if (one.player != 0) add(one.player);
    for (const auto& finding : entry.findings) {
        const auto* known = judging::entry_of(finding.diagnostic.code);
        if (known == nullptr) continue;
        const auto& arguments = finding.diagnostic.arguments;
        const auto words = judging::names_in(*known);
        if (std::none_of(words.begin(), words.end(), judging::is_player))
            add(number_in_line(tournament, finding.diagnostic.line));
        const bool named = std::find(words.begin(), words.end(), "name") != words.end();
        for (std::size_t i = 0; i < std::min(words.size(), arguments.size()); ++i) {
            if (!judging::is_player(words[i]) || (named && words[i] == "player")) continue;
            std::int32_t id = 0;
            const auto* end = arguments[i].data() + arguments[i].size();
            if (std::from_chars(arguments[i].data(), end, id).ptr == end) add(id);
        }
    }
}

}

void answer(Entry& entry, const judging::Judgement& judgement, Language language) {
    add_findings(entry, judgement, language);
    add_decisions(entry, judgement);
    entry.profile = judgement.profile;
    entry.content = judgement.content;
    entry.status = entry.answer = status_of(judgement.answer);
}

void answer(Entry& entry, const CheckedFile& file) {
    add_findings(entry, file.judgement, file.input.language);
    add_details(entry, file);
    add_decisions(entry, file.judgement);
    if (file.input.tournament) add_names(entry, *file.input.tournament);
    entry.profile = file.judgement.profile;
    entry.content = file.content;
    entry.checked = static_cast<std::int32_t>(file.rounds.size()) -
                    static_cast<std::int32_t>(file.count(RoundState::incomplete));
    entry.identical = static_cast<std::int32_t>(file.count(RoundState::identical));
    if (!answer_without_check(entry, file)) entry.status = status_of(file.judgement.answer);
    entry.answer = entry.status;
}

batch::Facts facts_of(const CheckedFile& file, const batch::Tally& tally) {
    const auto& event = *file.input.tournament;
    batch::Facts facts;
    facts.event = event.name;
    facts.federation = event.federation;
    facts.city = event.city;
    facts.start = text_of(event.start);
    facts.end = text_of(event.end);
    facts.arbiter = event.chief_arbiter;
    facts.format = event.format;
    facts.time_control = event.time_control;
    facts.system = file.system_text();
    facts.players = static_cast<std::int32_t>(event.players.size());
    facts.teams = static_cast<std::int32_t>(event.teams.size());
    facts.rounds = rounds_held(event);
    for (const auto& player : event.players) facts.rated += player.rating != 0;
    facts.games = static_cast<std::int32_t>(tally.games_played());
    return facts;
}

}
