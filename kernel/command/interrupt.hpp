#pragma once

namespace hakem::command {

/// While it lives, Ctrl-C and SIGTERM only set a mark; the second one ends the program at once.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    static bool came();
};

}
