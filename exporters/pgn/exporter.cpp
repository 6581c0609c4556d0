// The exporter "pgn": every pairing of a tournament as a game, with its moves where they are known.

#include "losses.hpp"
#include "movetext.hpp"
#include "tags.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/exporter.hpp>
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

namespace {

using namespace hakem;

std::string in_lines_of(const std::string& text, LineEnd end) {
    if (end == LineEnd::lf || end == LineEnd::none) return text;
    std::string changed;
    for (const char c : text)
        if (c == '\n')
            changed += bytes_of(end);
        else
            changed += c;
    return changed;
}

std::string text_of(const pgn::WrittenGame& game, const Tournament& tournament,
                    const std::string& event_type, Diagnostics& diagnostics) {
    std::string text;
    const auto tags = pgn::tags_of(game, tournament, event_type);
    for (const auto& [name, value] : tags) text += pgn::tag_text(name, value) + "\n";
    const auto movetext = game.record != nullptr ? game.record->movetext : std::string_view();
    // Behind the seven tags' Result; of a game in no round it is that of its own tag.
    const std::string token = tags[6].second;
    const auto whole = pgn::whole_movetext(movetext);
    if (whole != trim(movetext))
        diagnostics.add(Severity::note, "PGN-0404", 0, 0, 1,
                        {tags[4].second, tags[5].second, tags[3].second});
    return text + "\n" + pgn::movetext_of(whole, token) + "\n";
}

class PgnExporter final : public Exporter {
public:
    using Exporter::write;

    std::string_view extension() const override { return ".pgn"; }
    bool takes_tournaments() const override { return true; }

    std::string write(const Tournament& tournament, const ExportOptions& options,
                      Diagnostics& diagnostics) const override {
        pgn::say_left_out(tournament, diagnostics);
        const auto event_type = pgn::event_type_of(tournament);
        std::string text;
        for (const auto& game : pgn::games_of(tournament))
            text += text_of(game, tournament, event_type, diagnostics);
        if (!options.with_identity) {
            auto hidden = without_identity(text);
            if (hidden != text) diagnostics.add(Severity::note, "PGN-0403", 0, 0, 1);
            text = std::move(hidden);
        }
        if (options.transliterate) text = to_ascii(text);
        text = in_lines_of(text, options.line_end.value_or(LineEnd::lf));
        const auto encoding = options.encoding.empty() ? "UTF-8" : options.encoding;
        std::size_t lost = 0;
        auto bytes = encode(text, encoding, lost);
        if (lost > 0)
            diagnostics.add(Severity::warning, "PGN-0402", 0, 0, 1,
                            {encoding, std::to_string(lost)});
        return bytes;
    }
};

}

HAKEM_PLUGIN(PgnExporter, "pgn", "Portable Game Notation", "PGN standard 1994")
