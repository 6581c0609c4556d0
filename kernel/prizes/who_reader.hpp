#pragma once
/// Reads who may take a prize.

#include "prizes/located_json.hpp"
#include "prizes/who.hpp"

namespace hakem::prizes {

/// {"sex": ..., "rating": {...}, "age": {...}, "club": [...], ...}
Who read_who(const Node& node, const Places& places);

}
