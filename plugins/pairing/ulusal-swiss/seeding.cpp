#include "seeding.hpp"

#include "numbering.hpp"
#include <hakem/attendance.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace hakem::ulusal {

namespace {

constexpr std::u32string_view alphabet = U"abcçdefgğhıijklmnoöpqrsştuüvwxyz";
constexpr char32_t first_letter = 0x1000, beyond = 0x200000;

/// One character of UTF-8 text.
char32_t code_point(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    if (character.size() == 1) return byte(0);
    auto value = static_cast<char32_t>(byte(0) & (0xFF >> (character.size() + 1)));
    for (std::size_t i = 1; i < character.size(); ++i) value = value << 6 | (byte(i) & 0x3F);
    return value;
}

/// Letters by the alphabet; other letters as their base letter, else after z; what is no letter
/// before a.
char32_t weight_of(std::string_view character) {
    const auto letter = code_point(character);
    if (const auto place = alphabet.find(letter); place != std::u32string_view::npos)
        return first_letter + static_cast<char32_t>(place);
    if (letter < 0x80) return letter;
    const auto base = to_lower(to_ascii(character), Language::english);
    if (base.size() == 1 && base[0] >= 'a' && base[0] <= 'z')
        return first_letter + static_cast<char32_t>(alphabet.find(static_cast<char32_t>(base[0])));
    return beyond + letter;
}

}

std::u32string collation_key(const std::string& name) {
    const auto lower = to_lower(name, Language::turkish);
    std::u32string key;
    for (std::size_t i = 0; i < lower.size();) {
        auto end = i + 1;
        while (end < lower.size() && (static_cast<unsigned char>(lower[end]) & 0xC0) == 0x80) ++end;
        const auto weight = weight_of(std::string_view(lower).substr(i, end - i));
        // The comma stands between surname and given name: the surname is compared first.
        key += lower[i] == ',' ? U'\1' : weight;
        i = end;
    }
    return key;
}

namespace {

/// The first two neighbours by number, among those in round 1, of whom the second belongs above.
std::optional<std::pair<std::size_t, std::size_t>>
first_wrong(const Tournament& tournament, const auto& all,
            const std::vector<NumberingCriterion>& criteria) {
    const Attendance present(tournament, 1);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (present(all[i])) order.push_back(i);
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return all[a].id < all[b].id; });
    for (std::size_t i = 1; i < order.size(); ++i)
        if (stands_above(criteria, order[i], order[i - 1]))
            return std::pair(order[i - 1], order[i]);
    return std::nullopt;
}

}

std::optional<std::pair<std::size_t, std::size_t>> out_of_order(const Tournament& tournament) {
    if (is_team_event(tournament)) {
        const auto strengths = team_strengths(tournament);
        return first_wrong(tournament, tournament.teams, team_criteria(tournament, strengths));
    }
    return first_wrong(tournament, tournament.players, player_criteria(tournament));
}

}
