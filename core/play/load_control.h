// SPDX-License-Identifier: MIT
// Reports the progress of loading a replay, and can cancel it: a stranger's replay may last hours.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "core/play/sentences.h"
#include "core/problem.h"

namespace mazeloom::play {

enum class LoadStep { Reading, Playing };

struct LoadControl {
    /// Once the flag is set, loading ends before the next line, tick or key, with the error
    /// stoppedLoading().
    const std::atomic<bool>* stop = nullptr;
    /// Called on the loading thread before each line, tick or key. `done` of `count` bytes are
    /// read, or `done` of `count` ticks or keys are played.
    std::function<void(LoadStep step, std::int64_t done, std::int64_t count)> progress = {};

    /// Reports the progress. Returns whether to go on.
    bool goesOn(LoadStep step, std::int64_t done, std::int64_t count) const {
        if (progress) progress(step, done, count);
        return stop == nullptr || !stop->load(std::memory_order_relaxed);
    }
};

inline Problem stoppedLoading() {
    return problemAt({}, {}, kStoppedLoading);
}

}  // namespace mazeloom::play
