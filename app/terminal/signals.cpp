// SPDX-License-Identifier: MIT
#include "app/terminal/signals.h"

#include <array>
#include <cerrno>
#include <csignal>

#include <QSocketNotifier>

#include <fcntl.h>
#include <unistd.h>

namespace mazeloom::app::terminal {

namespace {

constexpr std::array kNumbers{SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};

/// A pipe to itself: a signal handler may only write, and the event loop reads.
std::array<int, 2> channel{-1, -1};
std::array<struct sigaction, kNumbers.size()> before{};

extern "C" void passSignalOn(int number) {
    const int error = errno;
    const auto byte = static_cast<unsigned char>(number);
    // A full pipe already has a signal that is still to be delivered.
    [[maybe_unused]] const auto written = write(channel[1], &byte, 1);
    errno = error;
}

void handle(int number, void (*handler)(int), struct sigaction* old) {
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, old);
}

}  // namespace

Signals::Signals() {
    if (pipe(channel.data()) != 0) return;
    for (const int end : channel) {
        fcntl(end, F_SETFL, O_NONBLOCK);
        fcntl(end, F_SETFD, FD_CLOEXEC);
    }
    notifier_ = std::make_unique<QSocketNotifier>(channel[0], QSocketNotifier::Read);
    connect(notifier_.get(), &QSocketNotifier::activated, this, [this] { deliver(); });
    for (std::size_t i = 0; i < kNumbers.size(); ++i) {
        handle(kNumbers[i], passSignalOn, &before[i]);
        const bool isIgnored = kNumbers[i] == SIGHUP && before[i].sa_handler == SIG_IGN;
        if (isIgnored) sigaction(SIGHUP, &before[i], nullptr);
    }
}

Signals::~Signals() {
    if (!notifier_) return;
    for (std::size_t i = 0; i < kNumbers.size(); ++i)
        sigaction(kNumbers[i], &before[i], nullptr);
    notifier_.reset();
    for (int& end : channel) {
        close(end);
        end = -1;
    }
}

void Signals::deliver() {
    unsigned char number = 0;
    while (read(channel[0], &number, 1) == 1)
        onSignal(number);
}

void Signals::stopProcess() {
    handle(SIGTSTP, SIG_DFL, nullptr);
    raise(SIGTSTP);
    handle(SIGTSTP, passSignalOn, nullptr);
}

}  // namespace mazeloom::app::terminal
