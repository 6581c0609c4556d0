#include "writer.hpp"

#include "body.hpp"
#include <hakem/text.hpp>

namespace hakem::trf {

namespace {

void to_ascii_in_place(std::string& text) { text = to_ascii(text); }

/// The tournament with all its texts in ASCII: the cells that differ are written anew.
Tournament in_ascii(Tournament t) {
    for (auto* text : {&t.name, &t.city, &t.federation, &t.type, &t.encoded_type, &t.chief_arbiter,
                       &t.time_control, &t.ranking_method, &t.pairing_controller, &t.tie_breaks,
                       &t.standings_order, &t.encoded_time_control, &t.team_colours})
        to_ascii_in_place(*text);
    for (auto& deputy : t.deputy_arbiters) to_ascii_in_place(deputy);
    for (auto& team : t.teams) {
        to_ascii_in_place(team.name);
        to_ascii_in_place(team.nickname);
    }
    for (auto& player : t.players)
        for (auto* text : {&player.title, &player.name, &player.federation, &player.fide_id,
                           &player.national_federation, &player.national_id,
                           &player.national_origin, &player.national_title, &player.club})
            to_ascii_in_place(*text);
    return t;
}

/// What is left in ASCII, a character for a character: nothing may move to other columns.
std::string in_ascii_by_columns(std::string_view line) {
    std::string result;
    const RecordLine record(line);
    for (std::int32_t column = 1; column <= record.length(); ++column) {
        const auto character = record.raw({column, column});
        const auto ascii = character.size() == 1 ? std::string(character) : to_ascii(character);
        result += ascii.empty() ? '?' : ascii.front();
    }
    return result;
}

bool has_columns(Kind kind) {
    return kind == Kind::player || kind == Kind::national || kind == Kind::team ||
           kind == Kind::old_team || kind == Kind::unknown || kind == Kind::information;
}

void remove_letters_beyond_ascii(std::vector<OutLine>& lines) {
    for (auto& line : lines) {
        if (is_ascii(line.text)) continue;
        line.text =
            has_columns(kind_of(line.text)) ? in_ascii_by_columns(line.text) : to_ascii(line.text);
    }
}

/// A record that a model's text could have made holds no line break: one record, one line.
std::string joined(const std::vector<OutLine>& lines, const std::optional<LineEnd>& wanted) {
    std::string text;
    for (const auto& [line, end] : lines) {
        text += line;
        text += bytes_of(wanted && end != LineEnd::none ? *wanted : end);
    }
    return text;
}

std::string encoded(const std::string& text, const Tournament& tournament,
                    const ExportOptions& options, Diagnostics& diagnostics) {
    const auto* source = tournament.source.get();
    const bool own = options.encoding.empty() || (source && options.encoding == source->encoding());
    const std::string encoding = !options.encoding.empty() ? options.encoding
                                 : source != nullptr       ? source->encoding()
                                                           : "UTF-8";
    const bool mark = own && source != nullptr && source->had_bom();
    std::size_t lost = 0;
    auto bytes = encode(mark ? "\xEF\xBB\xBF" + text : text, encoding, lost);
    if (lost > 0)
        diagnostics.add(Severity::warning, "TRF-0707", 0, 0, 0, {encoding, std::to_string(lost)});
    return bytes;
}

}

std::string write_tournament_report(const Tournament& tournament, Edition edition,
                                    const ExportOptions& options, Diagnostics& diagnostics) {
    Tournament ascii;
    if (options.transliterate) ascii = in_ascii(tournament);
    const auto& written = options.transliterate ? ascii : tournament;
    auto lines = Body(written, edition, diagnostics).lines();
    if (options.transliterate) remove_letters_beyond_ascii(lines);
    return encoded(joined(lines, options.line_end), written, options, diagnostics);
}

}
