// SPDX-License-Identifier: MIT
// The nodes that a way search has still to expand, in order. Private to core/play/temple/prove.
//
// A search that always expands the earliest node finds most nodes in order already, because moves
// take equally long. So a node that is not before the last node of the queue is appended to the
// queue. Only the other nodes need a heap.
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
        std::int32_t missing;  ///< number of goals of the agenda that are not met
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

    /// Removes the first node and returns it: the node with the fewest missing goals, among these
    /// the earliest, and among these the one that was made first. There must be a node.
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

    std::vector<Open> queue_;  ///< sorted from `head_` on; the nodes before `head_` were taken
    std::size_t head_ = 0;
    std::vector<Open> heap_;
};

}  // namespace mazeloom::play::temple
