#include <hakem/official.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>

namespace hakem {

namespace {

/// More is no name of a person, and no record of an honest file.
constexpr std::size_t longest = 2000;
constexpr std::size_t most_officials = 100;

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (auto rest = trim(text.substr(0, longest)); !rest.empty();) {
        const auto blank = rest.find_first_of(" \t");
        words.push_back(rest.substr(0, blank));
        rest = blank == rest.npos ? std::string_view() : trim(rest.substr(blank));
    }
    return words;
}

std::string_view bare(std::string_view word) {
    constexpr std::string_view signs = "()[],;:.#";
    while (!word.empty() && signs.find(word.front()) != signs.npos) word.remove_prefix(1);
    while (!word.empty() && signs.find(word.back()) != signs.npos) word.remove_suffix(1);
    return word;
}

bool is_title(std::string_view word) {
    const auto title = bare(word);
    return title == "IA" || title == "FA" || title == "NA";
}

/// Ids of FIDE have five to nine digits; a telephone begins with 0 or +.
bool is_fide_id(std::string_view word) {
    const auto digits = bare(word);
    return digits.size() >= 5 && digits.size() <= 9 && digits.front() != '0' &&
           digits.find_first_not_of("0123456789") == digits.npos;
}

/// "FIDE ID:" in front of one.
bool announces_id(std::string_view word) {
    constexpr std::array<std::string_view, 5> words = {"FIDE", "ID", "FIDE-ID", "FIDEID", "No"};
    return std::find(words.begin(), words.end(), bare(word)) != words.end();
}

bool is_contact(std::string_view word) {
    return word.find_first_of("0123456789@([/") != word.npos || word.starts_with("www.");
}

void trim_end(std::string& name) {
    while (!name.empty() && std::string_view(",;-:([ ").find(name.back()) != std::string_view::npos)
        name.pop_back();
}

std::string joined(const std::vector<std::string_view>& words) {
    std::string name;
    for (const auto word : words) (name += name.empty() ? "" : " ") += word;
    trim_end(name);
    return name;
}

/// Parts between the signs, without empty ones.
std::vector<std::string_view> parts_of(std::string_view text, char sign) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto end = text.find(sign);
        if (const auto part = trim(text.substr(0, end)); !part.empty()) parts.push_back(part);
        if (end == text.npos || parts.size() == most_officials) return parts;
        text.remove_prefix(end + 1);
    }
}

/// Persons of one part between semicolons.
void add_persons(std::string_view text, std::vector<Official>& to) {
    std::vector<std::string_view> names;
    bool all_whole = true, all_single = true;
    for (const auto part : parts_of(text, ',')) {
        const auto one = official_of(part);
        if (!one.named()) continue; // a contact
        names.push_back(part);
        const auto words = words_of(one.name).size();
        all_whole &= words > 1 || !one.title.empty();
        all_single &= words == 1 && one.title.empty();
    }
    const bool pairs = all_single && names.size() > 2 && names.size() % 2 == 0;
    if (names.size() < 2 || !(all_whole || pairs)) return to.push_back(official_of(text));
    for (std::size_t i = 0; i < names.size(); i += pairs ? 2 : 1)
        to.push_back(pairs ? official_of(std::string(names[i]) + ", " + std::string(names[i + 1]))
                           : official_of(names[i]));
}

}

bool Official::named() const {
    return std::any_of(name.begin(), name.end(), [](unsigned char c) {
        return c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    });
}

Official official_of(std::string_view text) {
    Official official;
    std::vector<std::string_view> kept;
    const auto words = words_of(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto word = words[i];
        // A name can be written in capitals: "NA" behind it counts in brackets alone.
        const bool closes = word.front() == '(' || (i + 1 == words.size() && bare(word) != "NA");
        if (official.title.empty() && is_title(word) && words.size() > 1 &&
            (kept.empty() || closes)) {
            official.title = bare(word);
        } else if (official.fide_id.empty() && is_fide_id(word)) {
            official.fide_id = bare(word);
            while (!kept.empty() && announces_id(kept.back())) kept.pop_back();
        } else if (const bool opens = word.front() == '(' && announces_id(word); !opens) {
            if (is_contact(word)) break;
            kept.push_back(word);
        }
    }
    official.name = joined(kept);
    return official;
}

std::vector<Official> officials_of(std::string_view text) {
    std::vector<Official> officials;
    for (const auto part : parts_of(text.substr(0, longest), ';')) {
        add_persons(part, officials);
        if (officials.size() >= most_officials) break;
    }
    return officials;
}

}
