#pragma once
/// Reading a text by the importer that recognises it, for the tests of formats other than TRF.

#include "support.hpp"
#include <hakem/importer.hpp>
#include <hakem/source.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace hakem::test {

/// A tournament and what was said of it.
struct ReadFile {
    Tournament tournament;
    Diagnostics diagnostics{"test"};

    const Player& player(std::int32_t id) const {
        const auto found = std::find_if(tournament.players.begin(), tournament.players.end(),
                                        [id](const Player& player) { return player.id == id; });
        BOOST_REQUIRE_MESSAGE(found != tournament.players.end(), "no player " << id);
        return *found;
    }

    const Team& team(std::int32_t id) const {
        const auto found = std::find_if(tournament.teams.begin(), tournament.teams.end(),
                                        [id](const Team& team) { return team.id == id; });
        BOOST_REQUIRE_MESSAGE(found != tournament.teams.end(), "no team " << id);
        return *found;
    }

    /// "3w1 0-U *": opponent, colour and result of each round.
    std::string rounds(std::int32_t id) const {
        std::string text;
        for (const auto& entry : player(id).rounds) {
            const char colour = entry.colour == Colour::white   ? 'w'
                                : entry.colour == Colour::black ? 'b'
                                                                : '-';
            text += fmt::format("{}{}{}{}", text.empty() ? "" : " ", entry.opponent, colour,
                                static_cast<char>(entry.outcome));
        }
        return text;
    }

    /// "XML-0010 4:10 warning", a line each of the codes that begin so.
    std::string findings(std::string_view prefix = {}) const {
        std::string text;
        for (const auto& d : diagnostics.all()) {
            constexpr std::string_view severities[] = {"note", "warning", "error"};
            if (d.code.starts_with(prefix))
                text += fmt::format("{} {}:{} {}\n", d.code, d.line, d.column,
                                    severities[static_cast<int>(d.severity)]);
        }
        return text;
    }

    bool found(std::string_view code) const { return diagnostics.by_code().contains(code); }

    /// All messages in a language, a line each.
    std::string messages(Language language = Language::english) const {
        std::string text;
        for (const auto& d : diagnostics.all()) text += to_text(d, language) + "\n";
        return text;
    }
};

inline ReadFile read_bytes(std::string bytes, bool strict = false) {
    ReadFile file;
    file.diagnostics = Diagnostics("test", strict);
    file.tournament =
        read_tournament(Source::from_bytes("test", std::move(bytes)), registry(), file.diagnostics);
    return file;
}

/// Points that the rounds make, by the scoring of the event.
inline Points counted_points(const Tournament& tournament, const Player& player) {
    Points sum;
    for (const auto& entry : player.rounds)
        sum += points_of(tournament.scoring, entry.outcome, entry.colour);
    return sum;
}

}
