#pragma once
/// A tournament as a TRF of an edition.

#include "trf/format/kinds.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/exporter.hpp>
#include <hakem/tournament.hpp>

#include <string>

namespace hakem::trf {

/// Where the tournament was read from a TRF, that file is the base: a record or cell is written
/// anew only where the tournament differs from the file, where the reader had to repair, or where
/// the edition wants it otherwise. All else is copied byte for byte.
std::string write_tournament_report(const Tournament& tournament, Edition edition,
                                    const ExportOptions& options, Diagnostics& diagnostics);

}
