// SPDX-License-Identifier: MIT
// The temporary inks that rewriting rules, and stages that divide a level, have on cells at a
// moment of a generation. Going a few steps on or back from the moment that was asked for last
// costs those steps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/grid/grid.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

class InkTrack {
  public:
    using Inks = grid::Grid<std::uint8_t, level::CellGrid::kFrame>;

    /// After so many steps; each 1–8, or 0. Null where the last of them is of a stage that uses
    /// none.
    const Inks* after(const Trace& trace, StepIndex steps);

  private:
    Inks inks_;
    const StageSpan* stage_ = nullptr;  ///< that the last step asked for was of
    int recipeIndex_ = 0;               ///< of the stage of the recipe whose inks they are
    bool hasInks_ = false;
    std::size_t next_ = 0;  ///< how many changes of the log are in them
};

}  // namespace mazeloom::trace
