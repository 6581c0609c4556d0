#pragma once
/// Reading a whole TRF file. The writer reads the source again to see what was changed since.

#include "findings.hpp"
#include "kinds.hpp"
#include <hakem/source.hpp>
#include <hakem/tournament.hpp>

#include <memory>

namespace hakem::trf {

/// Reads all lines of a TRF; what is wrong goes to the findings, nothing is thrown.
Tournament read_tournament_report(const std::shared_ptr<const Source>& source, const Survey& survey,
                                  Findings& findings);

}
