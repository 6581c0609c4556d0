#pragma once
/// What is said of a file whose lines were not all encoded alike.

#include <hakem/diagnostic.hpp>
#include <hakem/source.hpp>

namespace hakem {

/// Tells of lines that were decoded otherwise than the rest, for readers without words of their own
/// for it: ENC-0101, ENC-0102.
void tell_encodings(const Source& source, Diagnostics& diagnostics);

}
