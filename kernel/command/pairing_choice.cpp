#include "pairing_choice.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <vector>

namespace hakem::command {

namespace {

/// "FIDE_DUTCH_2017" and "Individual: Swiss (Dubov)" in their words.
std::vector<std::string> words_of(std::string_view text) {
    constexpr std::string_view between = "_ :;,.()/-";
    std::vector<std::string> words(1);
    for (const char c : to_upper(text, Language::english))
        if (between.find(c) != between.npos)
            words.emplace_back();
        else
            words.back() += c;
    return words;
}

struct Word {
    std::string_view word, meaning;
};
constexpr Word systems[] = {
    {"DUTCH", "dutch"},
    {"DUBOV", "dubov"},
    {"BURSTEIN", "burstein"},
    {"LIM", "lim"},
    {"DOUBLESWISS", "double-swiss"},
    {"ULUSAL", "ulusal-swiss"},
};
/// Of record 092, in words: the systems of FIDE for individuals.
constexpr Word systems_in_words[] = {{"DUBOV", "dubov"}, {"BURSTEIN", "burstein"}, {"LIM", "lim"}};
/// The text of 2025 was never applied: it became that of 2026.
constexpr Word editions[] = {{"2017", "2017"}, {"2025", "2026"}, {"2026", "2026"}};

template<std::size_t N>
std::string meaning_in(const std::vector<std::string>& words, const Word (&known)[N]) {
    for (const auto& [word, meaning] : known)
        if (std::find(words.begin(), words.end(), word) != words.end()) return std::string(meaning);
    return {};
}

/// A year that no edition has is kept: the system then says that it does not know it.
std::string edition_in(const std::vector<std::string>& words) {
    if (auto known = meaning_in(words, editions); !known.empty()) return known;
    for (const auto& word : words)
        if (word.size() == 4 && word.find_first_not_of("0123456789") == std::string::npos)
            return word;
    return {};
}

PairingChoice choice_of_file(const Tournament& tournament) {
    if (system_of(tournament) != System::swiss) return {"round-robin", {}};
    const auto words = words_of(tournament.encoded_type);
    auto system = meaning_in(words, systems);
    if (system.empty() && follows_regulation(tournament)) system = "ulusal-swiss";
    if (system.empty() && tournament.encoded_type.empty())
        system = meaning_in(words_of(tournament.type), systems_in_words);
    if (system.empty()) system = is_team_event(tournament) ? "team-swiss" : "dutch";
    return {std::move(system), edition_in(words)};
}

}

PairingChoice pairing_choice(std::string_view named, const Tournament& tournament) {
    auto choice = choice_of_file(tournament);
    const auto at = named.find('@');
    const auto system = named.substr(0, at);
    if (!system.empty() && system != choice.system) choice = {std::string(system), {}};
    if (at != std::string_view::npos) choice.edition = named.substr(at + 1);
    return choice;
}

}
