// The exporter "json": documents and tournaments for programs. Always UTF-8 (RFC 8259).

#include "json.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/exporter.hpp>
#include <hakem/identity.hpp>

#include <algorithm>

namespace hakem::json {

namespace {

/// JSON breaks lines only between its parts, so every line feed may be replaced.
std::string dump(const Json& json, const ExportOptions& options) {
    constexpr int indent = 1;
    const bool ascii_only = options.transliterate; // "\u015f": nothing is lost
    auto text = json.dump(indent, ' ', ascii_only, Json::error_handler_t::replace) + "\n";
    const auto end = bytes_of(options.line_end.value_or(LineEnd::lf));
    if (end.empty() || end == "\n") return text;
    std::string changed;
    for (const char c : text) {
        if (c == '\n')
            changed += end;
        else
            changed += c;
    }
    return changed;
}

class JsonExporter final : public Exporter {
public:
    std::string_view extension() const override { return ".json"; }
    bool takes_documents() const override { return true; }
    bool takes_tournaments() const override { return true; }

    std::string write(const Document& document, const ExportOptions& options) const override {
        return dump(document_json(document, options.language), options);
    }
    std::string write(const Tournament& tournament, const ExportOptions& options,
                      Diagnostics& diagnostics) const override {
        if (options.with_identity) return dump(tournament_json(tournament), options);
        auto shown = tournament;
        hide_identity(shown);
        const auto count =
            std::count_if(shown.players.begin(), shown.players.end(), [](const Player& player) {
                return is_masked(player.national_id) || is_masked(player.licence);
            });
        if (count != 0)
            diagnostics.add(Severity::note, "IDN-0001", 0, 0, 1, {std::to_string(count)});
        return dump(tournament_json(shown), options);
    }
};

}

HAKEM_PLUGIN(JsonExporter, "json", "JSON for programs", "")

}
