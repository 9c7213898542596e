// SPDX-License-Identifier: MIT
// The dark cells at a moment of a generation. A query for a moment near the last one costs only the
// steps between the two.
#pragma once

#include <cstddef>

#include "core/level/map/map.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

class ShadeTrack {
  public:
    /// Returns the dark cells after the first `steps` steps; null if all cells are lit.
    const level::DarkGrid* after(const Trace& trace, StepIndex steps);

  private:
    level::DarkGrid dark_;
    std::size_t next_ = 0;  ///< the number of changes in the log that are applied to dark_
};

}  // namespace mazeloom::trace
