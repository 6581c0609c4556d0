#include "interrupt.hpp"

#include <csignal>
#include <initializer_list>

namespace hakem::command {

namespace {

volatile std::sig_atomic_t mark = 0;

void on_signal(int) { mark = 1; }

void set(int signal, void (*handler)(int), int flags) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

}

// Without SA_RESTART: who waits is woken.
Interrupt::Interrupt() {
    mark = 0;
    for (const int signal : {SIGINT, SIGTERM})
        set(signal, &on_signal, static_cast<int>(SA_RESETHAND));
}

Interrupt::~Interrupt() {
    for (const int signal : {SIGINT, SIGTERM}) set(signal, SIG_DFL, 0);
}

bool Interrupt::came() { return mark != 0; }

}
