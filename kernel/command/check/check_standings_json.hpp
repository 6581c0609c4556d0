#pragma once
/// The standings of a checked file in "hakem.check/1".

#include "submitted/review.hpp"
#include <hakem/language.hpp>

#include <nlohmann/json.hpp>

namespace hakem::command {

nlohmann::ordered_json standings_json(const submitted::Review& review, Language language);

}
