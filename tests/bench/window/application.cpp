// SPDX-License-Identifier: MIT
#include "tests/bench/window/application.h"

#include <benchmark/benchmark.h>
#include <QApplication>

#include "resources/resources.h"

namespace mazeloom::bench {

void ensureApplication() {
    static const bool isOffscreen = qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static char name[] = "bench";
    static char* names[] = {name, nullptr};
    // Never deleted: statics that it needs for its fonts would be destroyed before it.
    static const auto* application = new QApplication(count, names);
    static const bool hasFonts = (resources::initialise(), true);
    benchmark::DoNotOptimize(isOffscreen && application != nullptr && hasFonts);
}

}  // namespace mazeloom::bench
