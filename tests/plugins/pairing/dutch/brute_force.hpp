#pragma once
/// The FIDE (Dutch) System by brute force: every candidate of every bracket in the order in which
/// the rules generate them, judged criterion by criterion. Slow, short, and the judge of the
/// plugin: it shares no code with it. For up to a dozen participants, more where the brackets are
/// small.

#include <hakem/pairing_system.hpp>

#include <optional>
#include <string_view>

namespace hakem::test {

/// The pairing of `round` by the edition "2026" or "2017", the tournament being as it was before;
/// nothing where no legal pairing exists (1.9.3; 2017: A.9).
std::optional<RoundPairing> brute_force(const Tournament& tournament, int round,
                                        std::string_view edition);

}
