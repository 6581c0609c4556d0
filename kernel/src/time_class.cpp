// Standard, rapid or blitz (FIDE B.02; the limits are the same for UKD, UHS and UYS).

#include <hakem/rating_system.hpp>
#include <hakem/text.hpp>
#include <hakem/time_control.hpp>

#include <algorithm>
#include <array>

namespace hakem {

namespace {

struct Word {
    std::string_view text;
    TimeClass is;
};

/// Blitz first: "hızlı" alone is rapid, "yıldırım" never anything else.
constexpr std::array words{
    Word{"blitz", TimeClass::blitz},       Word{"yildirim", TimeClass::blitz},
    Word{"rapid", TimeClass::rapid},       Word{"hizli", TimeClass::rapid},
    Word{"standard", TimeClass::standard}, Word{"standart", TimeClass::standard},
    Word{"klasik", TimeClass::standard},   Word{"classical", TimeClass::standard}};

std::optional<TimeClass> class_named_in(std::string_view text) {
    auto lower = to_lower(text.substr(0, 400), Language::turkish);
    for (auto at = lower.find("ı"); at != lower.npos; at = lower.find("ı", at))
        lower.replace(at, std::string_view("ı").size(), "i");
    const auto found = std::find_if(words.begin(), words.end(), [&](const Word& word) {
        return lower.find(word.text) != lower.npos;
    });
    return found == words.end() ? std::nullopt : std::optional(found->is);
}

}

std::string_view word_of(TimeClass time_class) {
    switch (time_class) {
    case TimeClass::standard:
        return "standard";
    case TimeClass::rapid:
        return "rapid";
    case TimeClass::blitz:
        return "blitz";
    }
    return "";
}

std::optional<TimeClass> time_class_of(const Tournament& tournament) {
    const auto control = time_control_of(tournament);
    if (!control) return class_named_in(tournament.time_control);
    const auto seconds = seconds_for_60_moves(*control);
    if (seconds >= 3600) return TimeClass::standard;
    return seconds > 600 ? TimeClass::rapid : TimeClass::blitz;
}

TimeClass time_class_in_name(std::string_view name) {
    const auto lower = to_lower(name, Language::english);
    const auto has = [&](std::string_view word) { return lower.find(word) != lower.npos; };
    if (has("rapid") || has("uhs") || has("hizli")) return TimeClass::rapid;
    if (has("blitz") || has("uys") || has("yildirim")) return TimeClass::blitz;
    return TimeClass::standard;
}

}
