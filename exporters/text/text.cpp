// The exporter "text": lists for a terminal, a mail or a typewriter font.

#include "layout.hpp"
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::text_format {

namespace {

bool is_utf8(std::string_view encoding) {
    const auto name = to_upper(encoding, Language::english);
    return name.empty() || name == "UTF-8" || name == "UTF8";
}

/// Writes a document line by line with '\n'.
class Writer {
public:
    Writer(Language language, Signs signs) : language_(language), signs_(signs) {}

    std::string write(const Document& document) {
        line(document.event);
        line(to_text(document.title, language_));
        facts(document.facts);
        for (const auto& section : document.sections) write(section, document);
        lines(document.notes);
        return std::move(out_);
    }

private:
    void write(const Section& section, const Document& document) {
        out_ += '\n';
        const auto heading = to_text(section.heading, language_);
        const bool repeated_title =
            document.sections.size() == 1 && heading == to_text(document.title, language_);
        if (!heading.empty() && !repeated_title) {
            line(heading);
            const auto width = std::min<std::size_t>(display_width(shown(heading, signs_)), 80);
            out_ += repeated(signs_.simple ? "=" : "═", width) + "\n\n";
        }
        facts(section.facts);
        if (!section.facts.empty()) out_ += '\n';
        if (const auto* list = std::get_if<Table>(&section.body)) {
            table(*list);
        } else if (const auto* charts = std::get_if<ChartSheet>(&section.body)) {
            for (const auto& chart : charts->charts) {
                if (&chart != &charts->charts.front()) out_ += '\n';
                line(to_text(chart.title, language_));
                table(chart.numbers);
            }
        } else if (const auto* diagrams = std::get_if<DiagramSheet>(&section.body)) {
            append_diagrams(out_, diagrams->diagrams, language_, signs_);
        } else {
            const auto& sheet = std::get<CardSheet>(section.body);
            append_cards(out_, sheet, language_, signs_);
            lines(sheet.legend);
        }
    }

    void table(const Table& table) {
        append_table(out_, table, language_, signs_);
        out_ += '\n';
        line(meanings_of(table, language_));
        for (const auto& phrase : table.legend) line(to_text(phrase, language_));
    }

    void line(std::string_view text) {
        if (!text.empty()) out_ += shown(text, signs_) + "\n";
    }

    void lines(const std::vector<Phrase>& phrases) {
        if (!phrases.empty()) out_ += '\n';
        for (const auto& phrase : phrases) line(to_text(phrase, language_));
    }

    /// Labels in a column, values beside them.
    void facts(const std::vector<Fact>& facts) {
        std::size_t width = 0;
        std::vector<std::string> labels;
        for (const auto& fact : facts) {
            labels.push_back(shown(to_text(fact.label, language_), signs_) + ":");
            width = std::max(width, display_width(labels.back()));
        }
        for (std::size_t i = 0; i < facts.size(); ++i)
            line(fit(labels[i], width, Align::left, signs_) + " " +
                 to_text(facts[i].value.content, language_));
    }

    Language language_;
    Signs signs_;
    std::string out_;
};

std::string with_line_ends(std::string text, LineEnd end) {
    const auto bytes = bytes_of(end);
    if (bytes.empty() || bytes == "\n") return text;
    std::string changed;
    for (const char c : text) {
        if (c == '\n')
            changed += bytes;
        else
            changed += c;
    }
    return changed;
}

class Text final : public Exporter {
public:
    std::string_view extension() const override { return ".txt"; }
    bool takes_documents() const override { return true; }

    std::string write(const Document& document, const ExportOptions& options) const override {
        const bool unicode = is_utf8(options.encoding) ||
                             to_upper(options.encoding, Language::english).starts_with("UTF");
        const Signs signs{options.transliterate, options.transliterate || !unicode};
        auto text = with_line_ends(Writer(options.language, signs).write(document),
                                   options.line_end.value_or(LineEnd::lf));
        if (is_utf8(options.encoding)) return text;
        // An encoding that leaves "ş" as it is in UTF-8 is none that the system knows.
        std::size_t lost = 0;
        if (encode("ş", options.encoding, lost) == "ş")
            throw Error(ExitCode::wrong_usage, "error.encoding", {options.encoding});
        return encode(text, options.encoding, lost);
    }
};

}

HAKEM_PLUGIN(Text, "text", "Plain text", "")

}
