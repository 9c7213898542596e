// SPDX-License-Identifier: MIT
// Lets somebody follow how a replay is loaded, and give it up: one from a stranger may be of hours.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "core/problem.h"

namespace mazeloom::play {

enum class LoadStep { Reading, Playing };

struct LoadControl {
    /// Once it is set, loading ends at the next line, tick or key, with stoppedLoading().
    const std::atomic<bool>* stop = nullptr;
    /// Told before each line, tick or key, on the thread that loads: how much of the step is done,
    /// of how much.
    std::function<void(LoadStep step, std::int64_t done, std::int64_t count)> progress = {};

    /// Tells how far it is. Returns whether to go on.
    bool goesOn(LoadStep step, std::int64_t done, std::int64_t count) const {
        if (progress) progress(step, done, count);
        return stop == nullptr || !stop->load(std::memory_order_relaxed);
    }
};

inline Problem stoppedLoading() {
    return problemAt({}, {}, "stopped");
}

}  // namespace mazeloom::play
