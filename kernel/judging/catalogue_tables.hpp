#pragma once
/// The parts of the catalogue, each a file.

#include "judging/catalogue.hpp"

#include <span>

namespace hakem::judging {

std::span<const Entry> pairing_codes();
std::span<const Entry> pgn_codes();
std::span<const Entry> lists_codes();
std::span<const Entry> trf_codes();
std::span<const Entry> tournament_codes();
std::span<const Entry> office_codes();
std::span<const Entry> adjournment_codes();

}
