#include "src/validate/system_words.hpp"
#include <hakem/system_name.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace hakem {

std::string_view name_of(System system) {
    switch (system) {
    case System::swiss:
        return "swiss";
    case System::round_robin:
        return "round-robin";
    case System::double_round_robin:
        return "double-round-robin";
    }
    return "";
}

namespace {

/// Words that name a system; the first that fits is taken.
struct Known {
    std::string_view words;
    std::string_view id; ///< empty: as the file writes it
    int meetings = 1;
    bool alone = false; ///< may say something else where a Swiss or a round robin is named too
};
constexpr std::array<Known, 28> systems = {{
    {"double swiss", "double-swiss", 2},
    {"doubleswiss", "double-swiss", 2},
    {"cift isvicre", "double-swiss", 2},
    {"dubov", "dubov"},
    {"burstein", "burstein"},
    {"lim", "lim"},
    {"dutch", "dutch"},
    {"hollanda", "dutch"},
    {"scheveningen", "", 0},
    {"schiller", "", 0},
    {"keizer", "", 0},
    {"monrad", ""},
    {"mcmahon", ""},
    {"amalfi", ""},
    {"hutton", "", 0},
    {"jamboree", "", 0},
    {"molter", "", 0},
    {"knock out", "", 0},
    {"knockout", "", 0},
    {"k o", "", 0},
    {"eliminasyon", "", 0},
    {"elimination", "", 0},
    {"tek eleme", "", 0},
    {"eleme sistemi", "", 0},
    {"elemeli", "", 0, true},
    {"eleme", "", 0, true},
    {"arena", "", 0, true},
    {"ladder", "", 0, true},
}};

bool has_words(std::string_view text, std::string_view words) {
    for (auto at = text.find(words); at != text.npos; at = text.find(words, at + 1)) {
        const auto end = at + words.size();
        if ((at == 0 || text[at - 1] == ' ') && (end == text.size() || text[end] == ' '))
            return true;
    }
    return false;
}

const Known* known_in(std::string_view words, bool others) {
    const auto found = std::find_if(systems.begin(), systems.end(), [&](const Known& one) {
        return !(one.alone && others) && has_words(words, one.words);
    });
    return found == systems.end() ? nullptr : &*found;
}

/// A record names a system in its own words; one line of a page is enough.
std::string as_written(std::string_view text) { return std::string(slice(trim(text), 0, 60)); }

NamedSystem of(const Known& known, std::string_view text) {
    NamedSystem named;
    named.id = known.id.empty() ? as_written(text) : std::string(known.id);
    named.meetings = known.meetings;
    return named;
}

NamedSystem of_round_robin(System system) {
    NamedSystem named;
    named.id = "round-robin";
    named.meetings = system == System::double_round_robin ? 2 : 1;
    return named;
}

NamedSystem of_plugin(std::string_view id) {
    NamedSystem named;
    named.id = id;
    return named;
}

/// Custom systems are those of the organiser (TRF26, 192): no table of ours is theirs.
NamedSystem named_in_code(std::string_view code) {
    const auto words = folded_words(code);
    const auto system = system_of_code(to_upper(code, Language::english));
    if (has_words(words, "custom")) {
        const auto* known = known_in(words, false);
        auto named = of_plugin(as_written(code));
        named.meetings = known != nullptr                       ? known->meetings
                         : system == System::double_round_robin ? 2
                                                                : 1;
        return named;
    }
    if (const auto* known = known_in(words, false)) return of(*known, code);
    if (system && *system != System::swiss) return of_round_robin(*system);
    return has_words(words, "team") ? of_plugin("team-swiss") : NamedSystem();
}

NamedSystem named_in_text(std::string_view type) {
    const auto system = system_of_text(type);
    if (const auto* known = known_in(folded_words(type), system.has_value()))
        return of(*known, type);
    return system && *system != System::swiss ? of_round_robin(*system) : NamedSystem();
}

/// The year in "FIDE_DUTCH_2017". The text of 2025 was never applied: it became that of 2026.
void take_edition(std::string_view code, NamedSystem& named) {
    std::string year;
    for (std::size_t i = 0; i <= code.size(); ++i) {
        if (i < code.size() && code[i] >= '0' && code[i] <= '9') {
            year += code[i];
            continue;
        }
        if (year.size() == 4 && named.edition.empty()) named.edition = year;
        year.clear();
    }
    if (named.edition == "2025") named.edition = dutch_editions.front().id;
    // Where no system is named, Dutch is taken.
    const bool other = !named.id.empty() && named.id != "dutch";
    named.edition_known = other || named.edition.empty() ||
                          std::any_of(dutch_editions.begin(), dutch_editions.end(),
                                      [&](const auto& one) { return one.id == named.edition; });
}

/// "dutch 2017" in the words of 092; another number there is a year or none of ours.
std::string edition_in_words(std::string_view type) {
    const auto text = to_lower(type, Language::english);
    for (const std::string_view name : {"dutch", "hollanda"}) {
        const auto at = text.find(name);
        if (at == text.npos) continue;
        const auto rest = std::string_view(text).substr(at + name.size());
        const auto from = rest.find_first_not_of(" ,(_-");
        if (from == rest.npos) continue;
        const auto to = rest.find_first_not_of("0123456789", from);
        const auto year = rest.substr(from, to == rest.npos ? to : to - from);
        if (year == "2025") return std::string(dutch_editions.front().id);
        for (const auto& edition : dutch_editions)
            if (year == edition.id) return std::string(year);
    }
    return {};
}

NamedSystem named_by_records(const Tournament& tournament) {
    const auto& code = tournament.encoded_type;
    const auto system = system_of(tournament);
    if (follows_regulation(tournament))
        return system == System::swiss ? of_plugin("ulusal-swiss") : of_round_robin(system);
    if (auto named = named_in_code(code); !named.id.empty()) return named;
    if (auto named = named_in_text(tournament.type); !named.id.empty()) return named;
    if (!code.empty() && !is_system_code(code)) return of_plugin(as_written(code));
    if (!code.empty() || system == System::swiss) return {};
    auto named = of_round_robin(system);
    named.guessed = true;
    return named;
}

}

NamedSystem named_system(const Tournament& tournament) {
    auto named = named_by_records(tournament);
    // The Dutch system pairs players.
    if (is_team_event(tournament) && (named.id.empty() || named.id == "dutch"))
        named.id = "team-swiss";
    if (named.meetings == 1 && system_of(tournament) == System::double_round_robin)
        named.meetings = 2;
    take_edition(tournament.encoded_type, named);
    if (named.id == "dutch" && named.edition.empty())
        named.edition = edition_in_words(tournament.type);
    named.in_words = named.id == "dutch" && named_in_code(tournament.encoded_type).id.empty();
    return named;
}

bool is_system_code(std::string_view code) {
    const auto words = folded_words(code);
    return !named_in_code(code).id.empty() || has_words(words, "swiss") ||
           has_words(words, "ulusal");
}

}
