// The importer: recognises TRF files and reads them.

#include "trf/format/kinds.hpp"
#include "trf/format/reading.hpp"
#include "trf/format/record.hpp"
#include <hakem/importer.hpp>

#include <algorithm>

namespace {

using namespace hakem;
using namespace hakem::trf;

/// Bytes that no text has: NUL outside UTF-16, or many control characters.
bool is_binary(const Source& source) {
    if (source.encoding().starts_with("UTF-16") || source.encoding().starts_with("UTF-32"))
        return false;
    const auto head = source.head();
    const auto controls = std::count_if(head.begin(), head.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != 0x1A && c != '\f';
    });
    return static_cast<std::size_t>(controls) * 20 > head.size();
}

bool is_without_text(const Source& source) {
    return std::all_of(source.text().begin(), source.text().end(),
                       [](char c) { return is_blank(c); });
}

/// Every record of TRF and of Vega's file: three characters, then a blank or a bar.
bool looks_like_vega(std::string_view text) {
    return text.size() > 4 && text[3] == '|' && is_number(text.substr(0, 3));
}

/// FIDE's Tournament Report File of 2006, 2016 and 2026, with the extensions of other programs.
class TrfReader final : public Importer {
public:
    int confidence(const Source& source) const override {
        if (source.size_in_bytes() == 0) return 1;
        if (is_binary(source) || is_without_text(source)) return 0;
        constexpr std::size_t lines_looked_at = 300;
        int records = 0, others = 0, vega = 0;
        const auto count = std::min(lines_looked_at, source.lines().size());
        for (std::size_t i = 0; i < count; ++i) {
            const auto text = source.lines()[i].text;
            const auto kind = kind_of(text);
            if (kind == Kind::player) return 95;
            // Pages and data indent their lines as comments are.
            const bool tells = kind != Kind::blank && kind != Kind::comment;
            if (kind == Kind::unknown)
                ++others;
            else if (tells && kind != Kind::extension)
                ++records;
            if (looks_like_vega(text)) ++vega;
        }
        if (vega > 2) return 80;
        // A line here and there of any text looks like a record.
        const bool mostly_records = records >= 2 && records >= others;
        return mostly_records || shift_of(source) != 0 ? 60 : 0;
    }

    Tournament read(std::shared_ptr<const Source> source, Diagnostics& diagnostics) const override {
        Findings findings(&diagnostics);
        Tournament nothing; // without a format: there is nothing to be written back
        nothing.source = source;
        if (is_without_text(*source)) {
            findings.add(Handling::refused, "TRF-0001", whole_line);
            return nothing;
        }
        if (is_binary(*source)) {
            findings.add(Handling::refused, "TRF-0010", whole_line);
            return nothing;
        }
        const auto found = trf::survey(*source);
        if (found.is_vega) {
            findings.add(Handling::refused, "TRF-0003", whole_line);
            return nothing;
        }
        return read_tournament_report(source, found, findings);
    }
};

}

HAKEM_PLUGIN(TrfReader, "trf", "FIDE Tournament Report File (TRF06, TRF16, TRF26)", "FIDE C.13")
