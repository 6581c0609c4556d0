// The importer: games of a PGN as the tournament they were played in.

#include "events.hpp"
#include "survey.hpp"
#include "tournament.hpp"
#include <hakem/error.hpp>
#include <hakem/importer.hpp>

#include <algorithm>

namespace {

using namespace hakem;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The first line that is neither empty nor one for programs ('%') or a comment of a line (';').
std::string_view first_line(const Source& source) {
    constexpr std::size_t looked_at = 200;
    const auto& lines = source.lines();
    for (std::size_t i = 0; i < std::min(lines.size(), looked_at); ++i) {
        auto text = lines[i].text;
        while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
            text.remove_prefix(1);
        if (!text.empty() && text.front() != '%' && text.front() != ';') return text;
    }
    return {};
}

/// `[Name "`: a tag pair.
bool begins_with_tag(std::string_view line) {
    if (line.size() < 4 || line[0] != '[' || !is_letter(line[1])) return false;
    const auto end = std::find_if(line.begin() + 1, line.end(), [](char c) {
        return !is_letter(c) && !(c >= '0' && c <= '9') && c != '_';
    });
    const auto rest = line.substr(static_cast<std::size_t>(end - line.begin()));
    const auto quote = rest.find_first_not_of(" \t");
    return quote != rest.npos && rest[quote] == '"';
}

/// "1. e4", "1.Nf3": moves without tags.
bool begins_with_move(std::string_view line) {
    if (!line.starts_with("1.")) return false;
    const auto move = line.find_first_not_of(" .", 1);
    if (move == line.npos || move + 1 >= line.size()) return false;
    const auto text = line.substr(move, 2);
    return std::string_view("abcdefgh").find(text[0]) != std::string_view::npos
               ? text[1] == '3' || text[1] == '4'
               : text[0] == 'N' || text == "--";
}

class PgnImporter final : public Importer {
public:
    int confidence(const Source& source) const override {
        const auto line = first_line(source);
        if (begins_with_tag(line)) return 95;
        return begins_with_move(line) ? 70 : 0;
    }

    Tournament read(std::shared_ptr<const Source> source, Diagnostics& diagnostics) const override {
        return read_event(std::move(source), {}, diagnostics);
    }

    Tournament read_event(std::shared_ptr<const Source> source, std::string_view event,
                          Diagnostics& diagnostics) const override {
        const auto entries = pgn::read_entries(source, diagnostics);
        const auto events = pgn::events_of(entries);
        if (events.empty())
            throw Error(ExitCode::not_understood, "error.no-games", {source->name()});
        return pgn::tournament_of(entries, pgn::chosen_event(events, event, source->name()),
                                  diagnostics);
    }

    std::optional<GameSurvey> survey(const std::filesystem::path& path, SurveyDepth depth,
                                     Diagnostics& diagnostics) const override {
        return pgn::survey(path, depth, diagnostics);
    }
};

}

HAKEM_PLUGIN(PgnImporter, "pgn", "Portable Game Notation", "PGN standard 1994")
