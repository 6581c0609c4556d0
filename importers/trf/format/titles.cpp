#include "player.hpp"

#include <algorithm>
#include <array>

namespace hakem::trf {

namespace {

struct Title {
    std::string_view name, letters;
};

constexpr auto titles = std::to_array<Title>({{"GM", "g"},
                                              {"IM", "m"},
                                              {"FM", "f"},
                                              {"CM", "c"},
                                              {"WGM", "wg"},
                                              {"WIM", "wm"},
                                              {"WFM", "wf"},
                                              {"WCM", "wc"}});

/// Lower case of ASCII letters.
std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

}

bool is_title(std::string_view text) {
    return std::any_of(titles.begin(), titles.end(),
                       [&](const Title& title) { return title.name == text; });
}

std::string_view title_of_letters(std::string_view letters) {
    const auto wanted = lower(letters);
    for (const auto& title : titles)
        if (title.letters == wanted || lower(title.name) == wanted) return title.name;
    return {};
}

std::string_view letters_of_title(std::string_view name) {
    for (const auto& title : titles)
        if (title.name == name) return title.letters;
    return {};
}

std::string title_text(std::string_view title, Edition edition) {
    const auto letters = letters_of_title(title);
    return std::string(edition == Edition::trf06 && !letters.empty() ? letters : title);
}

}
