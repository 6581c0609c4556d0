#pragma once
/// How many pairs can be made at most: plain augmenting paths with blossoms, slow and short.

#include <vector>

namespace hakem::test::ulusal {

/// `allowed[a][b]` = a and b may meet. The number of pairs in a largest matching.
int largest_matching(const std::vector<std::vector<bool>>& allowed);

}
