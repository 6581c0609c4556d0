#pragma once
/// What somebody decided to let pass, and why: kept in a file, shown in every report.

#include <hakem/date.hpp>
#include <hakem/diagnostic.hpp>
#include <hakem/source.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::judging {

/// One decision about one finding of one event, or about all of a code.
struct Override {
    std::string code;        ///< "RTG-0117"
    std::string content;     ///< hash of the event's content, as `hakem check` tells it
    std::int32_t player = 0; ///< starting number; 0 = whoever the finding is about
    std::string reason, who;
    Date when;
    std::uint32_t line = 0; ///< in its file
    std::string file = {};  ///< as it may be shown

    bool operator==(const Override&) const = default;
};

/// Reads a file of overrides; what is not understood is told (OVR-00xx) and left out.
std::vector<Override> read_overrides(const Source& source, Diagnostics& diagnostics);

}
