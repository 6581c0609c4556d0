#include "reference.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <tuple>

namespace hakem::test::ulusal {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string sorted(std::vector<std::string> words) {
    std::sort(words.begin(), words.end());
    return joined(words);
}

/// "Regulation 17.7, settled reading" is 17.7, "settled reading E.2" is E.2.
std::string code_of(const Decision& decision) {
    const auto rule = decision.rule.substr(0, decision.rule.find(','));
    return rule.substr(rule.rfind(' ') + 1);
}

/// Points before the round, as it was paired by them.
Points score_before(const Tournament& tournament, const Player& player, int round) {
    Points score;
    for (int r = 1; r < round && static_cast<std::size_t>(r) <= player.rounds.size(); ++r) {
        const auto& entry = player.rounds[static_cast<std::size_t>(r - 1)];
        const bool unfinished =
            std::any_of(tournament.finished_games.begin(), tournament.finished_games.end(),
                        [&](const FinishedGame& game) {
                            return game.round == r && r + 1 == round &&
                                   (game.white == player.id || game.black == player.id);
                        });
        score += points_of(tournament.scoring,
                           unfinished ? hakem::Outcome::adjourned : entry.outcome, entry.colour);
    }
    return score;
}

}

Unpacked::Unpacked(const fs::path& archive)
    : folder_(fs::temp_directory_path() /
              fmt::format("hakem-reference-{}", archive.parent_path().filename().string())) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    const auto command = fmt::format("tar -xJf '{}' -C '{}'", archive.string(), folder_.string());
    complete_ = std::system(command.c_str()) == 0;
}

Unpacked::~Unpacked() { fs::remove_all(folder_); }

std::vector<fs::path> Unpacked::files() const {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder_))
        if (entry.path().extension() == ".trf") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::map<std::pair<std::string, int>, Outcome> reports_of(const fs::path& file) {
    std::map<std::pair<std::string, int>, Outcome> reports;
    std::istringstream lines(bytes_of_file(file));
    std::string line;
    std::getline(lines, line); // the headings
    while (std::getline(lines, line)) {
        std::vector<std::string> cells(1);
        for (const char c : line)
            if (c == '\t')
                cells.emplace_back();
            else
                cells.back() += c;
        cells.resize(4);
        reports[{cells[0], std::stoi(cells[1])}] = {
            {}, sorted(words_of(cells[2])), joined(words_of(cells[3]))};
    }
    return reports;
}

Outcome paired_round(const Tournament& tournament, int round) {
    PairingRequest request;
    request.round = round;
    Diagnostics diagnostics;
    const auto rounds =
        registry().get<PairingSystem>("ulusal-swiss").pair(tournament, request, diagnostics);
    Outcome outcome;
    for (const auto& finding : diagnostics.all())
        if (finding.code == "PAIR-0241") // removed
            outcome.removed += (outcome.removed.empty() ? "" : " ") +
                               finding.arguments.at(0).substr(0, finding.arguments.at(0).find(' '));
    if (rounds.empty()) return outcome;
    for (const auto& pair : rounds.front().pairs)
        outcome.boards.emplace_back(pair.white, pair.black);
    std::vector<std::string> codes;
    for (const auto& decision : rounds.front().decisions)
        if (decision.subject == "report") codes.push_back(code_of(decision));
    outcome.codes = sorted(codes);
    return outcome;
}

BoardList played_boards(const Tournament& tournament, int round) {
    struct Board {
        Points high, sum;
        std::int32_t smaller = 0;
        std::pair<std::int32_t, std::int32_t> pair;
    };
    std::vector<Board> boards;
    BoardList byes;
    const PlayerIndex index(tournament);
    for (const auto& player : tournament.players) {
        if (player.rounds.size() < static_cast<std::size_t>(round)) continue;
        const auto& entry = player.rounds[static_cast<std::size_t>(round - 1)];
        if (entry.outcome == hakem::Outcome::pairing_bye) byes.emplace_back(player.id, 0);
        if (entry.opponent == 0 || entry.colour != Colour::white) continue;
        const auto& black = tournament.players[static_cast<std::size_t>(index[entry.opponent])];
        const auto one = score_before(tournament, player, round);
        const auto other = score_before(tournament, black, round);
        boards.push_back({std::max(one, other),
                          one + other,
                          std::min(player.id, black.id),
                          {player.id, black.id}});
    }
    std::sort(boards.begin(), boards.end(), [](const Board& a, const Board& b) {
        return std::tuple(-a.high, -a.sum, a.smaller) < std::tuple(-b.high, -b.sum, b.smaller);
    });
    BoardList list;
    for (const auto& board : boards) list.push_back(board.pair);
    list.insert(list.end(), byes.begin(), byes.end());
    return list;
}

}
