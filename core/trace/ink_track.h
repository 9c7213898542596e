// SPDX-License-Identifier: MIT
// The temporary inks that rewrite rules, and stages that divide a level, have put on cells by a
// moment of a generation. A query for a moment near the last one costs only the steps between the
// two.
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

    /// Returns the ink of each cell after the first `steps` steps: 1–8, or 0 for none. Returns null
    /// if `steps` is 0 or the stage of the last of these steps uses no inks.
    const Inks* after(const Trace& trace, StepIndex steps);

  private:
    Inks inks_;
    const StageSpan* stage_ = nullptr;  ///< the stage of the last step in the latest query
    int recipeIndex_ = 0;               ///< the recipe index of the stage that uses the inks
    bool hasInks_ = false;
    std::size_t next_ = 0;  ///< the number of changes in the log that are applied to inks_
};

}  // namespace mazeloom::trace
