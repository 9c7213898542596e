// SPDX-License-Identifier: MIT
// Which cells are dark at a moment of a generation. Going a few steps on or back from the moment
// that was asked for last costs those steps.
#pragma once

#include <cstddef>

#include "core/level/map/map.h"
#include "core/trace/trace.h"

namespace mazeloom::trace {

class ShadeTrack {
  public:
    /// After so many steps. Null where all is lit.
    const level::DarkGrid* after(const Trace& trace, StepIndex steps);

  private:
    level::DarkGrid dark_;
    std::size_t next_ = 0;  ///< how many changes of the log are in it
};

}  // namespace mazeloom::trace
