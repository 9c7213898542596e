// SPDX-License-Identifier: MIT
#include "app/exchange/replays/loading.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include <QCoreApplication>

namespace mazeloom::app {

namespace {

/// Translation context of loading.
struct LoadingText {
    Q_DECLARE_TR_FUNCTIONS(LoadingText)
};

QString textOf(play::LoadStep step) {
    return step == play::LoadStep::Reading ? LoadingText::tr("Reading the inputs")
                                           : LoadingText::tr("Playing the inputs");
}

}  // namespace

/// Reports progress only once per percent, because there can be a million ticks.
play::LoadControl loadControlOf(const LongWork& work) {
    play::LoadControl control;
    control.stop = work.stop;
    control.progress = [&work, told = std::int64_t{-1}](play::LoadStep step, std::int64_t done,
                                                        std::int64_t count) mutable {
        constexpr std::int64_t kSteps = 100;
        const bool isReading = step == play::LoadStep::Reading;
        const std::int64_t now =
            done * kSteps / std::max<std::int64_t>(count, 1) + (isReading ? 0 : kSteps + 1);
        if (std::exchange(told, now) == now) return;
        work.tell(textOf(step), static_cast<int>(done), static_cast<int>(count));
    };
    return control;
}

}  // namespace mazeloom::app
