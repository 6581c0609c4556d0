#include <hakem/players_match.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace hakem {

namespace {

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words(1);
    for (const unsigned char c : to_lower(text, Language::turkish)) {
        const bool letter = (c >= 'a' && c <= 'z') || c >= 0x80;
        if (letter)
            words.back() += static_cast<char>(c);
        else if (!words.back().empty())
            words.emplace_back();
    }
    return words;
}

/// "Match points" are no match.
bool names_match(std::string_view type) {
    constexpr std::array<std::string_view, 4> names = {"match", "maç", "maçı", "maci"};
    constexpr std::array<std::string_view, 5> systems = {"swiss", "isviçre", "isvicre", "robin",
                                                         "döner"};
    const auto words = words_of(type.substr(0, 400));
    bool match = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto& word = words[i];
        if (std::find(systems.begin(), systems.end(), word) != systems.end()) return false;
        const auto next = i + 1 < words.size() ? std::string_view(words[i + 1]) : "";
        match |= std::find(names.begin(), names.end(), word) != names.end() &&
                 !next.starts_with("poi") && !next.starts_with("puan");
    }
    return match;
}

}

bool is_players_match(const Tournament& tournament) {
    if (!tournament.teams.empty() || tournament.standings_only) return false;
    return tournament.players.size() == 2 || names_match(tournament.type);
}

int round_of_decision(const Tournament& tournament) {
    if (tournament.players.size() != 2 || !is_players_match(tournament)) return 0;
    const auto half = tournament.scheduled_rounds; // in half points
    if (half <= 0) return 0;
    std::array<int, 2> halves{};
    for (int round = 1; round <= tournament.scheduled_rounds; ++round) {
        for (std::size_t i = 0; i < 2; ++i) {
            const auto* entry = entry_of(tournament.players[i], round);
            const auto outcome = entry == nullptr ? Outcome::absent : entry->outcome;
            if (outcome == Outcome::win || outcome == Outcome::forfeit_win ||
                outcome == Outcome::unrated_win)
                halves[i] += 2;
            else if (outcome == Outcome::draw || outcome == Outcome::unrated_draw)
                ++halves[i];
        }
        if (std::max(halves[0], halves[1]) > half) return round;
    }
    return 0;
}

}
