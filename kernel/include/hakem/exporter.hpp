#pragma once
/// Exporters: a document or a tournament in, the bytes of a file out.

#include <hakem/document.hpp>
#include <hakem/error.hpp>
#include <hakem/language.hpp>
#include <hakem/plugin.hpp>
#include <hakem/source.hpp>
#include <hakem/tournament.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace hakem {

struct ExportOptions {
    Language language = Language::english;
    std::optional<LineEnd> line_end; ///< text formats; none = of the source, else LF
    std::string encoding;            ///< text formats; empty = of the source, else UTF-8
    bool transliterate = false;      ///< ASCII only
    bool with_identity = false;      ///< --with-identity: identity numbers are written in full
};

class Diagnostics;

/// A format. It takes documents (html, xlsx, text), tournaments (trf16, trf26) or both (json).
class Exporter : public Plugin {
public:
    static constexpr std::string_view kind = "exporter";

    /// With the dot: ".html".
    virtual std::string_view extension() const = 0;
    virtual bool takes_documents() const { return false; }
    virtual bool takes_tournaments() const { return false; }

    /// Throws Error wrong_usage where the format does not take it.
    virtual std::string write(const Document&, const ExportOptions&) const {
        throw Error(ExitCode::wrong_usage, "error.exporter-no-documents");
    }
    /// What the format cannot hold (a name too long) is a diagnostic.
    virtual std::string write(const Tournament&, const ExportOptions&, Diagnostics&) const {
        throw Error(ExitCode::wrong_usage, "error.exporter-no-tournaments");
    }
};

}
