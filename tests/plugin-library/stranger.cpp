// A shared library that is no plugin; its constructor must not run.

#include <cstdlib>

namespace {

struct Bomb {
    Bomb() { std::abort(); }
} bomb;

}
