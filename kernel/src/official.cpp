#include <hakem/folded_name.hpp>
#include <hakem/official.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <utility>

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
    return word.find_first_of("0123456789@([") != word.npos || word.find("://") != word.npos ||
           word.starts_with("www.");
}

std::string joined(const std::vector<std::string_view>& words) {
    constexpr std::string_view signs = ",;-:/([ ";
    std::string all;
    for (const auto word : words) (all += all.empty() ? "" : " ") += word;
    auto name = std::string_view(all);
    while (!name.empty() && signs.find(name.front()) != signs.npos) name.remove_prefix(1);
    while (!name.empty() && signs.find(name.back()) != signs.npos) name.remove_suffix(1);
    return std::string(name);
}

/// Whether a title at `i` stands in front of the name, or behind all of it. A name can be written
/// in capitals: "NA" behind it counts in brackets alone.
bool is_beside_name(const std::vector<std::string_view>& words, std::size_t i, bool in_front) {
    if (in_front || words[i].front() == '(') return true;
    if (bare(words[i]) == "NA") return false;
    return std::all_of(words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end(),
                       [](std::string_view word) {
                           return is_contact(word) || announces_id(word) || is_title(word);
                       });
}

/// What stands for a name where there is nobody; folded, so that the words are in order of letters.
bool stands_for_nobody(const std::string& folded) {
    constexpr std::array<std::string_view, 26> words = {
        "a n",      "arbiter no",   "atanmadi",      "available not", "belirlenmedi",
        "belirsiz", "belirtilmedi", "belirtilmemis", "belli degil",   "bilinmiyor",
        "bos",      "d n",          "hakem yok",     "kein",          "keine",
        "keiner",   "nil",          "nobody",        "none",          "null",
        "tba",      "tbd",          "unbekannt",     "unknown",       "no one",
        "yok"};
    return std::find(words.begin(), words.end(), folded) != words.end();
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

/// Parts between the words that join two persons: "ve", "and".
std::vector<std::string> parts_of_words(std::string_view text) {
    constexpr std::array<std::string_view, 6> joining = {"ve", "VE", "and", "AND", "und", "UND"};
    std::vector<std::string> parts(1);
    for (const auto word : words_of(text))
        if (std::find(joining.begin(), joining.end(), word) != joining.end())
            parts.emplace_back();
        else
            (parts.back() += parts.back().empty() ? "" : " ") += word;
    std::erase_if(parts, [](const std::string& part) { return part.empty(); });
    return parts;
}

/// A part with a name in it, and what else stands behind it: titles, ids and contacts.
struct Named {
    std::string text;
    std::size_t words = 0; ///< of the name
    bool titled = false;

    bool whole() const { return words > 1 || titled; }
};

std::vector<Named> named_parts(std::string_view text, char sign) {
    std::vector<Named> parts;
    std::string before;
    for (const auto part : parts_of(text, sign)) {
        const auto one = official_of(part);
        if (one.named())
            parts.push_back({std::exchange(before, {}) + std::string(part),
                             words_of(one.name).size(), !one.title.empty()});
        else if (parts.empty())
            before += std::string(part) + " ";
        else
            (parts.back().text += ", ") += part;
    }
    return parts;
}

bool are_whole(const std::vector<Named>& parts) {
    return std::all_of(parts.begin(), parts.end(), [](const Named& part) { return part.whole(); });
}

/// "IA Kaya, Mehmet Ali": behind a comma the given names of a surname, though it has a title.
bool has_given_names_behind(const std::vector<Named>& parts) {
    for (std::size_t i = 0; i + 1 < parts.size(); ++i)
        if (parts[i].words == 1 && parts[i].titled && !parts[i + 1].titled) return true;
    return false;
}

/// "Kaya, Can, Yılmaz, Ayşe Su": surname and given name in turn.
bool are_pairs(const std::vector<Named>& parts) {
    if (parts.size() < 4 || parts.size() % 2 != 0) return false;
    for (std::size_t i = 0; i < parts.size(); i += 2)
        if (parts[i].words > 1 && parts[i + 1].words > 1) return false;
    return true;
}

void add_by_comma(std::string_view text, std::vector<Official>& to) {
    const auto parts = named_parts(text, ',');
    if (parts.size() > 1 && are_whole(parts) && !has_given_names_behind(parts))
        for (const auto& part : parts) to.push_back(official_of(part.text));
    else if (are_pairs(parts))
        for (std::size_t i = 0; i < parts.size(); i += 2)
            to.push_back(official_of(parts[i].text + ", " + parts[i + 1].text));
    else
        to.push_back(official_of(text));
}

/// A slash stands between persons as well as within "n/a", an address and "Ayşe Yılmaz/Kaya", where
/// one part is a whole name and the other is not.
void add_by_slash(std::string_view text, std::vector<Official>& to) {
    const bool address = text.find("://") != text.npos || text.find("www.") != text.npos;
    const auto parts = address ? std::vector<Named>() : named_parts(text, '/');
    const bool single = std::all_of(parts.begin(), parts.end(), [](const Named& part) {
        return part.words == 1 && length_of(part.text) > 2;
    });
    if (parts.size() < 2 || !(are_whole(parts) || single)) return add_by_comma(text, to);
    for (const auto& part : parts) add_by_comma(part.text, to);
}

}

bool Official::named() const {
    const bool letters = std::any_of(name.begin(), name.end(), [](unsigned char c) {
        return c >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    });
    return letters && !stands_for_nobody(folded_name(name));
}

Official official_of(std::string_view text) {
    Official official;
    std::vector<std::string_view> kept;
    const auto words = words_of(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto word = words[i];
        if (official.title.empty() && is_title(word) && is_beside_name(words, i, kept.empty())) {
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
    auto rest = std::string(text.substr(0, longest));
    std::replace_if(
        rest.begin(), rest.end(), [](char c) { return c == '|' || c == '&' || c == '\n'; }, ';');
    std::vector<Official> officials;
    for (const auto part : parts_of(rest, ';')) {
        const auto before = officials.size();
        for (const auto& person : parts_of_words(part)) add_by_slash(person, officials);
        // "Kaya, Can; FA": a title or a number alone is of whom it follows.
        if (officials.size() == before + 1 && before != 0 && officials.back().name.empty()) {
            auto &last = officials[before - 1], &more = officials[before];
            if (last.title.empty()) last.title = more.title;
            if (last.fide_id.empty()) last.fide_id = more.fide_id;
            officials.pop_back();
        }
        if (officials.size() >= most_officials) break;
    }
    return officials;
}

bool names_nobody(std::string_view text) {
    if (text.find_first_of("0123456789@") != text.npos || text.find("://") != text.npos ||
        text.find("www.") != text.npos)
        return false;
    const auto officials = officials_of(text);
    return std::none_of(officials.begin(), officials.end(),
                        [](const Official& one) { return one.named(); });
}

}
