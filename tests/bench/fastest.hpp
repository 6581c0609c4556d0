#pragma once
/// The time of a piece of work within this process.

#include <algorithm>
#include <ctime>

namespace hakem::bench {

/// Seconds of the fastest run, of the processor: other programs do not count.
template<class Work>
double fastest(int runs, Work work) {
    double best = 1e9;
    for (int i = 0; i < runs; ++i) {
        const auto start = std::clock();
        work();
        best = std::min(best, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    return best;
}

}
