// The importer: a ';' list of final standings as Swiss-Manager exports it in Turkish.

#include "list_reader.hpp"
#include <hakem/importer.hpp>

namespace {

using namespace hakem;
using namespace hakem::swiss_manager;

class ListImporter final : public Importer {
public:
    int confidence(const Source& source) const override { return heading_line_of(source) ? 90 : 0; }

    Tournament read(std::shared_ptr<const Source> source, Diagnostics& diagnostics) const override {
        if (const auto line = heading_line_of(*source))
            return ListReader(source, diagnostics).read(*line);
        diagnostics.add(Severity::error, "SML-0008", 0, 0, 1);
        Tournament nothing;
        nothing.source = source;
        return nothing;
    }
};

}

HAKEM_PLUGIN(ListImporter, "swiss-manager-list", "Final standings exported by Swiss-Manager", "")
