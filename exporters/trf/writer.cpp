#include "writer.hpp"

#include "body.hpp"
#include "trf/format/cells.hpp"
#include "trf/format/player.hpp"
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <algorithm>

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

/// Of a tournament that was read from another format: what TRF has no record for.
void say_left_out(const Tournament& tournament, Diagnostics& diagnostics) {
    if (tournament.format.starts_with("trf")) return;
    const auto say = [&](std::string_view what, auto has) {
        const auto& players = tournament.players;
        const auto count = std::count_if(players.begin(), players.end(), has);
        if (count != 0)
            diagnostics.add(Severity::note, "TRF-0711", 0, 0, 1,
                            {message_argument(what), std::to_string(count)});
    };
    say("trf.clubs", [](const Player& player) { return !player.club.empty(); });
    say("trf.groups", [](const Player& player) { return !player.group.empty(); });
    say("trf.tie-break-values",
        [](const Player& player) { return !player.declared_tie_breaks.empty(); });
}

/// Records that are copied as they were may have identity numbers in them. A note says how many
/// lines have masked ones.
void hide_identity_in(std::vector<OutLine>& lines, Diagnostics& diagnostics) {
    std::size_t count = 0;
    for (auto& line : lines) {
        if (kind_of(line.text) == Kind::national) {
            const RecordLine record(line.text);
            const std::string id(record.cell(columns::fide_id));
            const auto shown = masked_id(id);
            if (shown != id) {
                RowBuilder row(line.text);
                row.put(columns::fide_id, align_right(shown, columns::fide_id.width()));
                line.text = row.text();
            }
        }
        line.text = without_identity(line.text);
        count += line.text.find("*********") != std::string::npos;
    }
    if (count != 0) diagnostics.add(Severity::note, "IDN-0001", 0, 0, 1, {std::to_string(count)});
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
    const bool changes = options.transliterate || !options.with_identity;
    Tournament changed;
    if (changes) changed = tournament;
    if (!options.with_identity) hide_identity(changed);
    if (options.transliterate) changed = in_ascii(std::move(changed));
    const auto& written = changes ? changed : tournament;
    say_left_out(tournament, diagnostics);
    auto lines = Body(written, edition, diagnostics).lines();
    if (!options.with_identity) hide_identity_in(lines, diagnostics);
    if (options.transliterate) remove_letters_beyond_ascii(lines);
    return encoded(joined(lines, options.line_end), written, options, diagnostics);
}

}
