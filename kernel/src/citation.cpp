#include <hakem/citation.hpp>

#include <array>
#include <string>

namespace hakem {

Phrase citation_of(std::string_view rule) {
    constexpr std::array<std::array<std::string_view, 2>, 2> words = {
        {{"Regulation", "rule.regulation"}, {"settled reading", "rule.settled-reading"}}};
    std::vector<std::string> parts;
    auto rest = rule;
    for (const auto& [word, key] : words) {
        const auto found = rest.find(word);
        if (found == std::string_view::npos) continue;
        parts.emplace_back(rest.substr(0, found));
        parts.push_back(message_argument(key));
        rest.remove_prefix(found + word.size());
    }
    if (parts.empty()) return Phrase::verbatim(rule);
    parts.emplace_back(rest);
    parts.resize(5);
    return Phrase::of("rule.cited", std::move(parts));
}

}
