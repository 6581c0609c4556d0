#pragma once
/// Words that Turkish texts of ours do not have, because they say the same thing with another one.

#include <hakem/text.hpp>

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace hakem::test {

/// "yarışma (turnuva)": the first such word of a text, and the one that is used; empty = none.
inline std::string other_term_in(std::string_view turkish) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 10> terms{{
        {"yarışma", "turnuva"}, // yarışmacı is a player or a team
        {"müsabaka", "karşılaşma"},
        {"sporcu", "oyuncu"},
        {"eşleştir", "eşlendir"},
        {"ünvan", "unvan"},
        {"reyting", "kuvvet derecesi"},
        {"ratingli", "dereceli"},
        {"rating hesab", "hesap"},
        {"fide kimli", "FIDE numarası"},
        {"baskı", "sürüm"},
    }};
    const auto text = to_lower(turkish, Language::turkish);
    for (const auto& [other, ours] : terms)
        for (auto at = text.find(other); at != text.npos; at = text.find(other, at + 1)) {
            if (std::string_view(text).substr(at).starts_with("yarışmacı")) continue;
            return std::string(other) + " (" + std::string(ours) + ")";
        }
    return {};
}

}
