#include "adjourn_words.hpp"

#include <hakem/error.hpp>
#include <hakem/text.hpp>

#include <array>

namespace hakem::command {

namespace {

struct Result {
    std::string_view text;
    Outcome white, black;
};

constexpr std::array<Result, 13> results = {{
    {"1-0", Outcome::win, Outcome::loss},
    {"0-1", Outcome::loss, Outcome::win},
    {"1/2", Outcome::draw, Outcome::draw},
    {"1/2-1/2", Outcome::draw, Outcome::draw},
    {"½-½", Outcome::draw, Outcome::draw},
    {"0-0", Outcome::loss, Outcome::loss},
    {"1/2-0", Outcome::draw, Outcome::loss},
    {"½-0", Outcome::draw, Outcome::loss},
    {"0-1/2", Outcome::loss, Outcome::draw},
    {"0-½", Outcome::loss, Outcome::draw},
    {"+/-", Outcome::forfeit_win, Outcome::forfeit_loss},
    {"-/+", Outcome::forfeit_loss, Outcome::forfeit_win},
    {"-/-", Outcome::forfeit_loss, Outcome::forfeit_loss},
}};

[[noreturn]] void refuse(std::string_view key, std::string_view option, const std::string& text) {
    throw Error(ExitCode::wrong_usage, key, {std::string(option), std::string(slice(text, 0, 60))});
}

/// "14:05", "14:05:30", "9:05".
bool is_bare_time(std::string_view text) {
    constexpr std::size_t longest = 8;
    return text.size() <= longest && text.find(':') != std::string_view::npos &&
           text.find_first_not_of("0123456789:") == std::string_view::npos;
}

}

Moment moment_of(std::string_view option, const std::string& text, const Moment& day) {
    constexpr std::size_t date_size = 10; // "2026-11-07"
    const auto typed = std::string(trim(text));
    if (const auto moment = parse_moment(typed)) return *moment;
    if (is_bare_time(typed)) {
        if (!day) refuse("error.adjourn-no-day", option, text);
        const auto padded = typed.find(':') == 1 ? "0" + typed : typed;
        if (const auto moment = parse_moment(to_text(day).substr(0, date_size) + " " + padded))
            return *moment;
    }
    refuse("error.adjourn-moment", option, text);
}

std::int64_t seconds_of(std::string_view option, const std::string& text) {
    if (const auto seconds = parse_clock(trim(text))) return *seconds;
    refuse("error.adjourn-clock", option, text);
}

ClockTimes times_of(std::string_view option, const std::string& text) {
    const auto comma = text.find(',');
    if (comma == std::string::npos) refuse("error.adjourn-clocks", option, text);
    return {seconds_of(option, text.substr(0, comma)), seconds_of(option, text.substr(comma + 1))};
}

std::optional<ClockTimes> optional_times(std::string_view option, const std::string& text) {
    if (text.empty()) return std::nullopt;
    return times_of(option, text);
}

Colour side_of(std::string_view text) {
    return text == "white" ? Colour::white : text == "black" ? Colour::black : Colour::none;
}

std::pair<Outcome, Outcome> result_of(const std::string& text) {
    for (const auto& result : results)
        if (result.text == text) return {result.white, result.black};
    refuse("error.adjourn-result", "--result", text);
}

std::string result_text(Outcome white, Outcome black) {
    for (const auto& result : results)
        if (result.white == white && result.black == black &&
            result.text.find('2') == std::string_view::npos)
            return std::string(result.text);
    return {};
}

}
