#include <hakem/arbiter_rule.hpp>

#include <algorithm>

namespace hakem {

std::vector<std::string> Ruling::articles() const {
    std::vector<std::string> all;
    const auto add = [&](const std::string& article) {
        if (!article.empty() && std::find(all.begin(), all.end(), article) == all.end())
            all.push_back(article);
    };
    for (const auto& step : steps) {
        add(step.why.rule);
        for (const auto& article : step.beside) add(article);
    }
    return all;
}

std::string laws_in_force(const Date& date) {
    constexpr Date newest{2023, 1, 1};
    return date && date < newest ? "2018" : "2023";
}

bool is_edition_of_laws(std::string_view edition) { return edition == "2018" || edition == "2023"; }

}
