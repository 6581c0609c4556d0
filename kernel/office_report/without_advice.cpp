#include "without_advice.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <array>

namespace hakem::office_report {

namespace {

/// With which English advice begins.
constexpr std::array<std::string_view, 35> english{
    "add",    "announce", "ask",  "choose", "complete", "copy",   "correct", "decide", "declare",
    "delete", "divide",   "draw", "enter",  "exchange", "export", "fetch",   "finish", "give",
    "leave",  "let",      "look", "mend",   "move",     "name",   "put",     "remove", "resume",
    "save",   "see",      "send", "take",   "tell",     "use",    "verify",  "write"};
/// With which Turkish advice ends.
constexpr std::array<std::string_view, 36> turkish{
    "aktarın",    "alın",       "arayın",   "ayırın",   "bakın",    "başlatın",
    "belirtin",   "bırakın",    "bitirin",  "çekin",    "çıkarın",  "değiştirin",
    "denetleyin", "doğrulayın", "düzeltin", "ekleyin",  "eşleyin",  "girin",
    "gönderin",   "hesaplatın", "indirin",  "isteyin",  "kaldırın", "kaydedin",
    "koyun",      "kullanın",   "okutun",   "oynatın",  "seçin",    "silin",
    "tamamlayın", "verin",      "yapın",    "yazdırın", "yazın",    "yerleştirin"};

template<class Words>
bool is_one_of(const Words& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_advice(std::string_view clause, Language language) {
    while (clause.starts_with(' ')) clause.remove_prefix(1);
    if (language == Language::english)
        return is_one_of(english, to_lower(clause.substr(0, clause.find(' ')), language));
    const auto blank = clause.rfind(' ');
    return is_one_of(turkish, blank == clause.npos ? clause : clause.substr(blank + 1));
}

/// Whether a Turkish clause tells of what was: "satır okunmadı", "iki kez var".
bool tells(std::string_view clause) {
    constexpr std::array<std::string_view, 6> ends{"dı", "di", "du", "dü", "var", "yok"};
    return std::any_of(ends.begin(), ends.end(),
                       [clause](std::string_view end) { return clause.ends_with(end); });
}

/// Where the advice begins; npos where there is none.
std::size_t advice_in(std::string_view text, Language language) {
    std::size_t last = 0;
    for (const std::string_view mark : {"; ", ": ", ". "})
        if (const auto at = text.rfind(mark); at != text.npos) last = std::max(last, at + 1);
    const auto clause = text.substr(last);
    // "the line was not read, correct it"
    if (const auto comma = clause.rfind(", "); comma != clause.npos) {
        const bool after = is_advice(clause.substr(comma + 1), language);
        const bool fact = language == Language::english ? !is_advice(clause, language)
                                                        : tells(clause.substr(0, comma));
        if (after && fact) return last + comma;
        // "dizilişi düzeltin, boş masa 0000 yazılır"
        if (last != 0 && is_advice(clause.substr(0, comma), language)) return last - 1;
    }
    return last != 0 && is_advice(clause, language) ? last - 1 : text.npos;
}

}

std::string without_advice(std::string_view message, Language language) {
    // "…; remove it (regulation 22.1)", but not "…; correct the list (310)"
    auto text = message;
    std::string_view article;
    if (const auto open = text.rfind(" ("); text.ends_with(')') && open != text.npos) {
        article = text.substr(open);
        text = text.substr(0, open);
    }
    const auto at = advice_in(text, language);
    if (at == text.npos) return std::string(message);
    const bool record = article.find_first_not_of(" (0123456789)") == article.npos;
    return std::string(text.substr(0, at)) + std::string(record ? std::string_view() : article);
}

}
