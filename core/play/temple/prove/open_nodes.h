// SPDX-License-Identifier: MIT
// What a search for ways has still to look at, in its order. Private to core/play/temple/prove.
//
// A search that takes the earliest first finds most nodes in that order already: moves take equally
// long. So what is not before the last of a queue joins the queue, and only the others need a heap.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazeloom::play::temple {

class OpenNodes {
  public:
    struct Open {
        std::int64_t tick;
        std::int32_t missing;  ///< of the agenda
        std::int32_t node;
    };

    bool isEmpty() const { return head_ == queue_.size() && heap_.empty(); }

    void clear() {
        queue_.clear();
        heap_.clear();
        head_ = 0;
    }

    void push(const Open& open) {
        if (head_ == queue_.size()) {
            queue_.clear();
            head_ = 0;
        }
        if (queue_.empty() || !isLater(queue_.back(), open)) {
            queue_.push_back(open);
        } else {
            heap_.push_back(open);
            std::ranges::push_heap(heap_, isLater);
        }
    }

    /// The node that is first, of those with least missing the earliest, of these the one that was
    /// made first. There is one.
    std::int32_t pop() {
        if (heap_.empty() || (head_ < queue_.size() && isLater(heap_.front(), queue_[head_])))
            return queue_[head_++].node;
        std::ranges::pop_heap(heap_, isLater);
        const std::int32_t node = heap_.back().node;
        heap_.pop_back();
        return node;
    }

  private:
    static bool isLater(const Open& a, const Open& b) {
        if (a.missing != b.missing) return a.missing > b.missing;
        return a.tick != b.tick ? a.tick > b.tick : a.node > b.node;
    }

    std::vector<Open> queue_;  ///< in order from `head_` on; before it those that were taken
    std::size_t head_ = 0;
    std::vector<Open> heap_;
};

}  // namespace mazeloom::play::temple
