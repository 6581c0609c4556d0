#pragma once
/// What is wrong in a JSON file of the office, under codes of its own.

#include <hakem/diagnostic.hpp>

namespace hakem::judging {

/// Adds what the reader of JSON found to `to`: it was written for plans of prizes, and profiles,
/// overrides and schedules are none (JSN-00xx instead of PRZ-00xx).
void append_of_json(const Diagnostics& from, Diagnostics& to);

}
