// The exporters: one an edition.

#include "writer.hpp"

namespace {

using namespace hakem;

/// What the editions share.
template<trf::Edition edition>
class TrfWriter : public Exporter {
public:
    using Exporter::write;

    std::string_view extension() const override { return ".trf"; }
    bool takes_tournaments() const override { return true; }
    std::string write(const Tournament& tournament, const ExportOptions& options,
                      Diagnostics& diagnostics) const override {
        return trf::write_tournament_report(tournament, edition, options, diagnostics);
    }
};

/// TRF06: letters for titles, signs for byes. FIDE has phased it out; files of it can be kept.
class Trf06Writer final : public TrfWriter<trf::Edition::trf06> {};
class Trf16Writer final : public TrfWriter<trf::Edition::trf16> {};
class Trf26Writer final : public TrfWriter<trf::Edition::trf26> {};

}

HAKEM_PLUGIN(Trf06Writer, "trf06", "Tournament Report File, 2006", "FIDE C.13 (2006)")
HAKEM_PLUGIN(Trf16Writer, "trf16", "Tournament Report File, 2016", "FIDE C.13 (2016)")
HAKEM_PLUGIN(Trf26Writer, "trf26", "Tournament Report File, 2026", "FIDE C.13 (2025)")
