#pragma once
/// The one place where files of a batch are set beside each other.

#include "entry.hpp"
#include "gathering.hpp"

#include <cstddef>
#include <vector>

namespace hakem::batch {

/// For each item the first one with the same bytes, those of its record too: itself, where it is
/// that one. What has the bytes of an earlier file is not worked on again.
std::vector<std::size_t> first_with_same_bytes(const std::vector<Item>& items);

/// Sets every entry beside the others, the better ones first, and answers anew: duplicates.
void relate(std::vector<Entry>& entries);

/// As it was before it was set beside others; what was rated before stays.
void forget_relations(Entry& entry);

/// The entry of a file with the bytes of an earlier one.
Entry duplicate_of(const Entry& original);

}
