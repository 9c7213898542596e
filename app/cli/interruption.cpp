// SPDX-License-Identifier: MIT
#include "app/cli/interruption.h"

#include <array>
#include <csignal>

namespace mazeloom::app {

namespace {

// A signal handler may only use lock-free atomics.
std::atomic<bool> isToEnd = false;
std::atomic<int> lastSignal = 0;
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

extern "C" void noteInterruption(int number) {
    lastSignal = number;
    isToEnd = true;
}

using Handler = void (*)(int);

constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};
std::array<Handler, kSignals.size()> earlier{};
int depth = 0;

}  // namespace

Interruption::Interruption() {
    if (depth++ > 0) return;
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        earlier[i] = std::signal(kSignals[i], noteInterruption);
        if (kSignals[i] == SIGHUP && earlier[i] == SIG_IGN) std::signal(SIGHUP, SIG_IGN);
    }
}

Interruption::~Interruption() {
    if (--depth > 0) return;
    for (std::size_t i = 0; i < kSignals.size(); ++i)
        std::signal(kSignals[i], earlier[i]);
}

const std::atomic<bool>& Interruption::flag() {
    return isToEnd;
}

int Interruption::exitCodeOr(int failed) {
    const int number = lastSignal;
    return number == 0 ? failed : 128 + number;
}

}  // namespace mazeloom::app
