// SPDX-License-Identifier: MIT
// Writing what copies share.
#pragma once

#include <atomic>
#include <memory>

namespace mazeloom {

/// The value for writing: copied first if somebody else, such as a running generation, shares it.
template <typename T>
T& detached(std::shared_ptr<T>& shared) {
    if (shared.use_count() > 1) {
        shared = std::make_shared<T>(*shared);
    } else {
        // What the last other owner read comes before what is written now.
        std::atomic_thread_fence(std::memory_order_acquire);
    }
    return *shared;
}

}  // namespace mazeloom
