#pragma once
/// Reading and writing in one call, for the tests of the TRF exporters.

#include "support.hpp"
#include <hakem/exporter.hpp>
#include <hakem/importer.hpp>
#include <hakem/source.hpp>

#include <string>
#include <string_view>

namespace hakem::test {

/// A tournament without the checks of `validate`.
inline Tournament read_trf(std::string bytes, Diagnostics& diagnostics) {
    return registry().get<Importer>("trf").read(Source::from_bytes("test.trf", std::move(bytes)),
                                                diagnostics);
}

inline Tournament read_trf(std::string bytes) {
    Diagnostics diagnostics("test.trf");
    return read_trf(std::move(bytes), diagnostics);
}

/// Everything as it is in the file, identity numbers too.
inline ExportOptions in_full() {
    ExportOptions options;
    options.with_identity = true;
    return options;
}

inline std::string write_trf(const Tournament& tournament, std::string_view edition,
                             Diagnostics& diagnostics, const ExportOptions& options = in_full()) {
    return registry().get<Exporter>(edition).write(tournament, options, diagnostics);
}

inline std::string write_trf(const Tournament& tournament, std::string_view edition,
                             const ExportOptions& options = in_full()) {
    Diagnostics diagnostics("out.trf");
    return write_trf(tournament, edition, diagnostics, options);
}

}
