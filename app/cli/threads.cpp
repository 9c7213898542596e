// SPDX-License-Identifier: MIT
#include "app/cli/threads.h"

#include <algorithm>

#include <QThread>

namespace mazeloom::app {

unsigned usualThreads() {
    return static_cast<unsigned>(
        std::clamp(QThread::idealThreadCount(), 1, static_cast<int>(kMostCommandThreads)));
}

unsigned threadsOf(const CommandArguments& arguments) {
    if (arguments.has("threads")) return static_cast<unsigned>(arguments.number("threads"));
    return usualThreads();
}

}  // namespace mazeloom::app
