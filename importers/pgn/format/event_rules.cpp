#include "event_rules.hpp"

#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace hakem::pgn {

namespace {

constexpr std::array<std::pair<std::string_view, Points Scoring::*>, 12> rates = {{
    {"win", &Scoring::win},
    {"draw", &Scoring::draw},
    {"loss", &Scoring::loss},
    {"absence", &Scoring::absence},
    {"pairing-bye", &Scoring::pairing_bye},
    {"half-bye", &Scoring::half_bye},
    {"full-bye", &Scoring::full_bye},
    {"forfeit-win", &Scoring::forfeit_win},
    {"forfeit-loss", &Scoring::forfeit_loss},
    {"black-win", &Scoring::black_win},
    {"black-draw", &Scoring::black_draw},
    {"black-loss", &Scoring::black_loss},
}};

/// What stands before the sign, which is taken away with it.
std::string_view take(std::string_view& text, std::string_view sign) {
    const auto end = std::min(text.find(sign), text.size());
    const auto part = trim(text.substr(0, end));
    text.remove_prefix(std::min(end + sign.size(), text.size()));
    return part;
}

std::optional<std::int32_t> number(std::string_view text) {
    std::int32_t value = 0;
    const auto* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value);
    constexpr std::int32_t most = 9999;
    if (error != std::errc() || at != end || value < 0 || value > most) return std::nullopt;
    return value;
}

/// "3-7".
bool read_range(std::string_view text, std::int32_t& first, std::int32_t& last) {
    const auto from = number(take(text, "-")), to = number(trim(text));
    first = from.value_or(0);
    last = to.value_or(0);
    return from && to && first <= last;
}

std::optional<Acceleration> read_acceleration(std::string_view text) {
    Acceleration one;
    auto rounds = text;
    const auto players = take(rounds, " in ");
    auto points = rounds;
    if (!read_range(players, one.first_id, one.last_id) ||
        !read_range(take(points, ":"), one.first_round, one.last_round))
        return std::nullopt;
    points = trim(points);
    const auto game = parse_points(take(points, " ")), match = parse_points(trim(points));
    if (!game || !match) return std::nullopt;
    one.game_points = *game;
    one.match_points = *match;
    return one;
}

std::optional<ProhibitedPairing> read_group(std::string_view text) {
    ProhibitedPairing one;
    auto rounds = text;
    auto players = take(rounds, " in ");
    if (!read_range(trim(rounds), one.first_round, one.last_round)) return std::nullopt;
    while (!players.empty()) {
        const auto id = number(take(players, " "));
        if (!id || *id == 0) return std::nullopt;
        one.ids.push_back(*id);
        players = trim(players);
    }
    return one.ids.size() < 2 ? std::nullopt : std::optional(std::move(one));
}

/// Parts between semicolons.
template<class One>
std::optional<std::vector<One>> read_all(std::string_view text,
                                         std::optional<One> (*read)(std::string_view)) {
    std::vector<One> all;
    while (!text.empty()) {
        auto one = read(take(text, ";"));
        if (!one) return std::nullopt;
        all.push_back(std::move(*one));
    }
    return all;
}

}

std::string scoring_text(const Scoring& scoring) {
    std::vector<std::string> parts;
    for (const auto& [name, points] : rates)
        if (scoring.*points != Scoring{}.*points)
            parts.push_back(fmt::format("{} {}", name, to_text(scoring.*points)));
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::optional<Scoring> read_scoring(std::string_view text) {
    Scoring scoring;
    while (!text.empty()) {
        auto value = take(text, ",");
        const auto name = take(value, " ");
        const auto rate = std::find_if(rates.begin(), rates.end(),
                                       [name](const auto& one) { return one.first == name; });
        const auto points = parse_points(trim(value));
        if (rate == rates.end() || !points) return std::nullopt;
        scoring.*rate->second = *points;
    }
    return scoring;
}

std::string accelerations_text(const std::vector<Acceleration>& accelerations) {
    std::vector<std::string> parts;
    for (const auto& a : accelerations)
        parts.push_back(fmt::format("{}-{} in {}-{}: {} {}", a.first_id, a.last_id, a.first_round,
                                    a.last_round, to_text(a.game_points), to_text(a.match_points)));
    return fmt::format("{}", fmt::join(parts, "; "));
}

std::optional<std::vector<Acceleration>> read_accelerations(std::string_view text) {
    return read_all<Acceleration>(text, read_acceleration);
}

std::string prohibited_text(const std::vector<ProhibitedPairing>& prohibited) {
    std::vector<std::string> parts;
    for (const auto& p : prohibited)
        parts.push_back(
            fmt::format("{} in {}-{}", fmt::join(p.ids, " "), p.first_round, p.last_round));
    return fmt::format("{}", fmt::join(parts, "; "));
}

std::optional<std::vector<ProhibitedPairing>> read_prohibited(std::string_view text) {
    return read_all<ProhibitedPairing>(text, read_group);
}

}
