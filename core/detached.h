// SPDX-License-Identifier: MIT
// Copy on write, for values in a std::shared_ptr.
#pragma once

#include <atomic>
#include <memory>

namespace mazeloom {

/// Returns the value for writing; first copies it if another owner, such as a running generation,
/// shares it.
template <typename T>
T& detached(std::shared_ptr<T>& shared) {
    if (shared.use_count() > 1) {
        shared = std::make_shared<T>(*shared);
    } else {
        // Orders the last reads of an owner that has released the value on another thread before
        // the coming writes: use_count() alone does not order them.
        std::atomic_thread_fence(std::memory_order_acquire);
    }
    return *shared;
}

}  // namespace mazeloom
