// SPDX-License-Identifier: MIT
// The temporary inks that rewriting rules, and stages that divide a level, have put on cells at a
// moment of a generation. Moving a few steps from the last moment asked for costs only these steps.
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

    /// Returns the inks after `steps` steps, each 1–8, or 0 for none. Null if the stage of the last
    /// of these steps uses no inks.
    const Inks* after(const Trace& trace, StepIndex steps);

  private:
    Inks inks_;
    const StageSpan* stage_ = nullptr;  ///< of the last step asked for
    int recipeIndex_ = 0;               ///< the place in the recipe of the stage that uses the inks
    bool hasInks_ = false;
    std::size_t next_ = 0;  ///< the number of changes in the log that are applied
};

}  // namespace mazeloom::trace
