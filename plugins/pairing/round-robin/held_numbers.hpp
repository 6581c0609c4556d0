#pragma once
/// The table numbers that the rounds already in the file were played by.

#include "table.hpp"
#include <hakem/history.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace hakem::round_robin {

/// A numbering of the field under which the held rounds are those of the table.
struct HeldNumbers {
    std::vector<std::int32_t> ids; ///< [k] has table number k + 1
    bool only = false;             ///< no other numbering gives these rounds
};

/// Numbers are drawn by lot (regulation 28.2), and no record of a file tells them: they are read
/// from who met whom. Empty where no numbering gives the rounds, or the rounds do not tell it.
std::optional<HeldNumbers> numbers_of(const History& history, const Schedule& schedule);

}
