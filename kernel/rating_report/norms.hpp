#pragma once
/// What the report of norms and the certificates share.

#include <hakem/document.hpp>
#include <hakem/title_norms.hpp>

namespace hakem::rating_report {

/// "met", "not met", "met by an exception", "to be confirmed".
Cell met_cell(const NormRequirement& requirement);

/// The requirement with its numbers, and the exception where there is one.
Cell requirement_text(const NormRequirement& requirement);

}
