#pragma once
/// A report package of a batch as a whole, from the entries of its files to its own.

#include "batch/entry.hpp"
#include "batch/gathering.hpp"
#include "command/check/check_judging.hpp"

#include <optional>
#include <vector>

namespace hakem::command {

/// `item`: a file of the package. Nothing where it is no report package by its files or its name:
/// pictures alone, or nothing but other packages.
std::optional<batch::Entry> package_entry(Session session, const Judging& judging,
                                          const batch::Item& item,
                                          const std::vector<const batch::Entry*>& files);

}
