// SPDX-License-Identifier: MIT
// Cells that have just changed, with what they were before, which fades away over what they are
// now.
#pragma once

#include <chrono>
#include <span>
#include <vector>

#include "core/trace/timeline.h"

namespace mazeloom::widgets {

class Fades {
  public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kDuration{180};
    /// A step that changes more cells shows at once.
    static constexpr std::size_t kMostCells = 512;

    struct Fade {
        grid::Point cell;
        level::Cell before;
        Clock::time_point start;

        /// 1 at the start, 0 when it is over.
        double strength(Clock::time_point now) const;
    };

    /// Lets what these changes replaced fade away; `backwards` when they were undone.
    void add(std::span<const trace::CellChange> changes, bool backwards, Clock::time_point now);
    /// Drops those that are over.
    void expire(Clock::time_point now);
    void clear() { fades_.clear(); }
    bool isEmpty() const { return fades_.empty(); }
    std::span<const Fade> all() const { return fades_; }

  private:
    std::vector<Fade> fades_;
};

}  // namespace mazeloom::widgets
