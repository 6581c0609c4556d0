// Names that a wrong encoding has broken: what was lost cannot be put back, so it is said.

#include "player.hpp"
#include <hakem/misread.hpp>

namespace hakem::trf {

namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// A question mark beside a letter: a code page without Turkish letters writes them so.
std::string_view lost_letter(std::string_view name) {
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (name[i] != '?') continue;
        const bool before = i > 0 && is_letter(name[i - 1]);
        const bool after = i + 1 < name.size() && is_letter(name[i + 1]);
        if (before || after) return name.substr(i, 1);
    }
    return {};
}

/// UTF-8 that was read as Windows-1252: Â, Ã, Ä or Å, then a sign that no name has there.
std::string_view two_for_one(std::string_view name) {
    for (auto at = name.find('\xC3'); at != name.npos && at + 2 < name.size();
         at = name.find('\xC3', at + 1)) {
        const auto lead = static_cast<unsigned char>(name[at + 1]);
        if (lead < 0x82 || lead > 0x85) continue;
        const auto size = misread_size(name.substr(at + 2));
        // Behind C2 there are signs alone, from A0 on: "İSMÂ’İL" is no such thing.
        if (size == 0 || (lead == 0x82 && name[at + 2] != '\xC2')) continue;
        return name.substr(at, 2 + size);
    }
    return {};
}

/// "Novotný", "Horecký", "Zlatý": the end of a Czech or Slovak surname.
bool ends_as_in_czech(std::string_view name, std::size_t at) {
    constexpr std::string_view before = "nkt", behind = " ,-";
    const bool end = at + 2 == name.size() || behind.find(name[at + 2]) != behind.npos;
    return end && at > 0 && before.find(name[at - 1]) != before.npos;
}

/// Ğ İ Ş ğ ı ş that were read as letters of Iceland.
std::string_view icelandic_letter(std::string_view name) {
    for (const std::string_view letter : {"ý", "þ", "ð", "Ý", "Þ", "Ð"})
        for (auto at = name.find(letter); at != name.npos; at = name.find(letter, at + 1))
            if (letter != "ý" || !ends_as_in_czech(name, at)) return name.substr(at, 2);
    return {};
}

std::string_view sign_of(const Player& player) {
    const std::string_view name = player.name;
    constexpr std::string_view replaced = "\xEF\xBF\xBD";
    if (const auto at = name.find(replaced); at != name.npos) return name.substr(at, 3);
    if (const auto sign = two_for_one(name); !sign.empty()) return sign;
    if (const auto sign = lost_letter(name); !sign.empty()) return sign;
    return player.federation == "TUR" ? icelandic_letter(name) : std::string_view();
}

}

void look_at_name(const Player& player, Findings& findings) {
    if (const auto sign = sign_of(player); !sign.empty())
        findings.add(Handling::lost, "TRF-0131", columns::name,
                     {std::to_string(player.id), player.name, std::string(sign)});
}

}
