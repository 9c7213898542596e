// SPDX-License-Identifier: MIT
// Recently changed cells: their old contents fade out over the new ones.
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
    /// A step that changes more cells is shown without fading.
    static constexpr std::size_t kMostCells = 512;

    struct Fade {
        grid::Point cell;
        level::Cell before;
        Clock::time_point start;

        /// Returns 1 at the start, 0 at the end.
        double strength(Clock::time_point now) const;
    };

    /// Starts fading out the old contents of these changes; `backwards` if the changes were undone.
    void add(std::span<const trace::CellChange> changes, bool backwards, Clock::time_point now);
    /// Drops the fades that have ended.
    void expire(Clock::time_point now);
    void clear() { fades_.clear(); }
    bool isEmpty() const { return fades_.empty(); }
    std::span<const Fade> all() const { return fades_; }

  private:
    std::vector<Fade> fades_;
};

}  // namespace mazeloom::widgets
