#pragma once
/// Reads who may take a prize.

#include "json/located_json.hpp"
#include "prizes/who.hpp"

namespace hakem::prizes {

/// {"sex": ..., "rating": {...}, "age": {...}, "club": [...], ...}
Who read_who(const json::Node& node, const json::Places& places);

}
