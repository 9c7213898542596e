// SPDX-License-Identifier: MIT
#include "app/cli/interruption.h"

#include <csignal>

namespace mazeloom::app {

namespace {

volatile std::sig_atomic_t wasAskedToEnd = 0;

extern "C" void noteInterruption(int) {
    wasAskedToEnd = 1;
}

}  // namespace

Interruption::Interruption()
    : interrupt_(std::signal(SIGINT, noteInterruption)),
      terminate_(std::signal(SIGTERM, noteInterruption)),
      hangUp_(std::signal(SIGHUP, noteInterruption)) {
    wasAskedToEnd = 0;
}

Interruption::~Interruption() {
    std::signal(SIGINT, interrupt_);
    std::signal(SIGTERM, terminate_);
    std::signal(SIGHUP, hangUp_);
}

bool Interruption::isAsked() const {
    return wasAskedToEnd != 0;
}

}  // namespace mazeloom::app
