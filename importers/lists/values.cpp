#include "values.hpp"

#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <common/values.hpp>
#include <utility>

namespace hakem::lists {

namespace {

constexpr std::int32_t most_rating = 4000, most_games = 99999, most_k = 100;

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> old_titles = {
    {{"g", "GM"},
     {"wg", "WGM"},
     {"m", "IM"},
     {"wm", "WIM"},
     {"f", "FM"},
     {"wf", "WFM"},
     {"c", "CM"},
     {"wc", "WCM"}}};

bool is_blank(std::string_view text) { return text.empty() || text == "-" || text == "0"; }

/// Whether all are printable ASCII; without a way out early, so that many are seen at once.
bool is_plain(std::string_view text) {
    unsigned others = 0;
    for (const char c : text) others |= static_cast<unsigned char>(c - 0x20) >= 0x5F;
    return others == 0;
}

/// Blanks of all kinds around a cell; spreadsheets like the one that does not break lines.
std::string_view stripped(std::string_view text) {
    constexpr std::string_view hard_blank = "\xC2\xA0";
    for (;;) {
        const auto inner = trim(text);
        if (inner.starts_with(hard_blank))
            text = inner.substr(hard_blank.size());
        else if (inner.ends_with(hard_blank))
            text = inner.substr(0, inner.size() - hard_blank.size());
        else
            return inner;
    }
}

}

void Values::say(Severity severity, std::string_view code, std::vector<std::string> arguments) {
    diagnostics_.add(severity, code, static_cast<std::uint32_t>(line_), column_, 1,
                     std::move(arguments));
}

void Values::not_understood(Severity severity, std::string_view text, std::string_view field) {
    // Eleven digits in the wrong column may be a national number: not shown.
    const auto digits =
        std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    const auto shown = digits >= 9 ? std::string("…") : std::string(slice(text, 0, 20));
    say(severity, "LST-0104",
        {message_argument("list.field-" + std::string(field)), shown,
         message_argument("list.expected-" + std::string(field))});
}

std::optional<std::int32_t> Values::number(std::string_view text, std::int32_t most,
                                           std::string_view field) {
    text = stripped(text);
    if (is_blank(text)) return 0;
    std::int32_t value = 0;
    std::size_t at = 0;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9' && value <= most; ++at)
        value = value * 10 + (text[at] - '0');
    auto rest = text.substr(at);
    const bool fraction = at > 0 && (rest.starts_with('.') || rest.starts_with(',')) &&
                          rest.find_first_not_of("0123456789", 1) == rest.npos;
    if (at == 0 || value > most || (!rest.empty() && !fraction)) {
        not_understood(Severity::error, text, field);
        return std::nullopt;
    }
    if (fraction && rest.find_first_not_of('0', 1) != rest.npos)
        say(Severity::note, "LST-0108", {std::string(text), std::to_string(value)});
    return value;
}

void Values::rating(std::string_view text, ListedRating& rating) {
    const auto value = number(text, most_rating, "rating");
    rating.value = value.value_or(0);
    rating.unreadable = !value;
}

std::int32_t Values::games(std::string_view text) {
    const auto inner = stripped(text);
    if (inner.empty() || inner == "-") return -1;
    return number(inner, most_games, "games").value_or(-1);
}

std::int32_t Values::k(std::string_view text) { return number(text, most_k, "k").value_or(0); }

Date Values::birth(std::string_view text) {
    text = stripped(text);
    if (is_blank(text)) return {};
    const bool digits = text.find_first_not_of("0123456789") == text.npos;
    if (digits && text.size() == 4 && text >= "1850" && text < "2100")
        return {static_cast<std::int16_t>((text[0] - '0') * 1000 + (text[1] - '0') * 100 +
                                          (text[2] - '0') * 10 + (text[3] - '0')),
                0, 0};
    const auto date = importing::date(text);
    if (!date) not_understood(Severity::warning, text, "birth");
    return date.value_or(Date{});
}

Sex Values::sex(std::string_view text) {
    text = stripped(text);
    if (text.empty() || text == "-") return Sex::unknown;
    if (text == "M") return Sex::male;
    const auto sex = importing::sex(text);
    if (!sex) not_understood(Severity::warning, text, "sex");
    return sex.value_or(Sex::unknown);
}

std::string Values::title(std::string_view text) {
    text = stripped(text);
    if (is_blank(text)) return {};
    for (const auto& [letters, title] : old_titles)
        if (text == letters) return std::string(title);
    return importing::title(this->text(text));
}

void Values::flag(std::string_view text, ListedPlayer& player) {
    for (const char c : stripped(text)) {
        if (c == 'i' || c == 'I') player.inactive = true;
        if ((c == 'w' || c == 'W') && player.sex == Sex::unknown) player.sex = Sex::female;
    }
}

std::string Values::decoded(std::string_view bytes, std::string_view federation) {
    if (is_valid_utf8(bytes)) return std::string(bytes);
    // Azerbaijan's letters are in no code page of one byte; its lists use the Turkish one.
    const bool turkish = is_turkish_speaking(federation) || federation == "AZE";
    if (!std::exchange(encoding_told_, true)) say(Severity::note, "LST-0101");
    return decode_as(bytes, turkish ? "windows-1254" : "windows-1252");
}

std::string Values::readable(std::string_view bytes, std::string_view federation) {
    bytes = stripped(bytes);
    if (bytes.size() > text_limit) {
        say(Severity::warning, "LST-0105", {std::to_string(text_limit)});
        bytes = bytes.substr(0, text_limit);
        while (!bytes.empty() && (static_cast<unsigned char>(bytes.back()) & 0xC0) == 0x80)
            bytes.remove_suffix(1);
        if (!bytes.empty() && static_cast<unsigned char>(bytes.back()) >= 0xC0)
            bytes.remove_suffix(1);
    }
    return is_plain(bytes) ? std::string(bytes) : printable(decoded(bytes, federation));
}

std::string Values::text(std::string_view bytes, std::string_view federation) {
    return without_identity(readable(bytes, federation));
}

std::string Values::id(std::string_view text) {
    text = stripped(text);
    while (text.starts_with('\'') || text.starts_with('"')) text.remove_prefix(1);
    while (text.ends_with('\'') || text.ends_with('"')) text.remove_suffix(1);
    const bool hidden = text.find('*') != text.npos && text.find('~') == text.npos;
    if (hidden || text == "-" || text.find_first_not_of('0') == text.npos) return {};
    return readable(text.substr(0, 64), {});
}

std::string Values::fide_id(std::string_view text) {
    auto id = this->id(text);
    if (id.find_first_not_of("0123456789") == id.npos) return id;
    not_understood(Severity::error, id, "fide-id");
    return {};
}

std::string Values::national_id(std::string_view text) {
    auto id = this->id(text);
    if (id.empty() || id.find_first_of("0123456789") != id.npos) return id;
    not_understood(Severity::error, id, "national-id");
    return {};
}

}
