#include "tie_break_names.hpp"

#include <hakem/tie_break.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace hakem {

namespace {

using Name = std::pair<std::string_view, std::string_view>;

/// Names that mean one thing only. ABH is not among them: to one program it is the adjusted score,
/// to others an average.
constexpr std::array<Name, 8> names{{
    {"GE", "REP"}, // C.07 until July 2024
    {"MBH", "BH/M1"},
    {"MBH1", "BH/M1"},
    {"MBH2", "BH/M2"},
    {"KOYA", "KS"},
    {"RTG", "RTNG"},
    {"MPVGP", "MPvGP"}, // the Handbook's spelling
    {"POINTS", "PTS"},
}};

/// BHC1, SBC2, ARO M1 written as one word.
constexpr std::array<std::string_view, 9> with_cuts{"BH",    "FB",    "SB",    "PS",   "ARO",
                                                    "EMMSB", "EMGSB", "EGMSB", "EGGSB"};

/// The numbers of Swiss-Manager's list, which chess-results shows with these words.
constexpr std::array<Name, 13> numbers{{
    {"1", "PTS"},    // points (game-points)
    {"2", "BH"},     // Buchholz Tie-Breaks (all Results)
    {"3", "BH/C1"},  // Buchholz, one result left out
    {"4", "BH/M1"},  // Buchholz Tie-Breaks (without two results = middle Tie-Breaks)
    {"7", "SB"},     // Sonneborn-Berger-Tie-Break (with real points)
    {"10", "ARO"},   // rating average of the opponents
    {"11", "DE"},    // The results of the players in the same point group
    {"37", "BH/C1"}, // Buchholz Tie-Breaks (variabel with parameter); TSF: "BH-1 (alttan)"
    {"45", "KS"},    // Koya-System (Points against player with >= 50% of the points)
    {"52", "SB"},    // Sonneborn-Berger-Tie-Break (variabel)
    {"53", "BPG"},   // Most black
    {"68", "WIN"},   // The greater number of victories (variable)
    {"70", "SOB"},   // Sum Buchholz-Tie Break variable
}};

template<std::size_t size>
std::string_view look_up(const std::array<Name, size>& table, std::string_view name) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Name& entry) { return entry.first == name; });
    return found == table.end() ? std::string_view{} : found->second;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}

std::string handbook_name(std::string name) {
    if (const auto known = look_up(names, name); !known.empty()) return std::string(known);
    if (name.size() < 4 || !is_digit(name.back())) return name;
    const auto cut = name.size() - 2;
    const bool is_cut = name[cut] == 'C' || name[cut] == 'M';
    if (is_cut && std::find(with_cuts.begin(), with_cuts.end(),
                            std::string_view(name).substr(0, cut)) != with_cuts.end())
        name.insert(cut, "/");
    return name;
}

std::optional<ListNumber> list_number(std::string_view text) {
    if (text.starts_with('[') && text.ends_with(']')) text = text.substr(1, text.size() - 2);
    if (text.empty() || text.size() > 3 || !std::all_of(text.begin(), text.end(), is_digit))
        return std::nullopt;
    while (text.size() > 1 && text.front() == '0') text.remove_prefix(1);
    return ListNumber{std::string(text), look_up(numbers, text)};
}

std::string_view tie_break_of_number(std::string_view number) { return look_up(numbers, number); }

}
