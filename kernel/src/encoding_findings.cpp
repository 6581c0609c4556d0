#include <hakem/encoding_findings.hpp>

#include <string>

namespace hakem {

void tell_encodings(const Source& source, Diagnostics& diagnostics) {
    const auto& foreign = source.foreign_lines();
    if (!foreign.empty())
        diagnostics.repaired("ENC-0101", foreign.front(), 0, 0,
                             {std::to_string(foreign.size()), source.foreign_encoding()});
    const auto& twice = source.twice_encoded_lines();
    if (!twice.empty())
        diagnostics.repaired("ENC-0102", twice.front(), 0, 0, {std::to_string(twice.size())});
}

}
