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
        // Another owner may have just released the value on another thread. The fence orders that
        // owner's last reads before the coming writes; use_count() alone does not.
        std::atomic_thread_fence(std::memory_order_acquire);
    }
    return *shared;
}

}  // namespace mazeloom
