// SPDX-License-Identifier: MIT
// Fades out the old contents of recently changed cells over the new ones.
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
    /// A step that changes more cells than this does not fade.
    static constexpr std::size_t kMostCells = 512;

    struct Fade {
        grid::Point cell;
        level::Cell before;
        Clock::time_point start;

        /// Returns the opacity of the old contents: 1 at the start, 0 at the end.
        double strength(Clock::time_point now) const;
    };

    /// Starts fading out the cell contents that these changes replaced; `backwards` means that the
    /// changes were undone.
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
