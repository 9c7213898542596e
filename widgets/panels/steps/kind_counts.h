// SPDX-License-Identifier: MIT
// Counts and finds the steps of each kind in a trace.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// A table of prefix sums: one row of counters per kBlock steps, which all queries use. It is built
/// in one pass over the steps, which takes some milliseconds for ten million steps.
class KindCounts {
  public:
    explicit KindCounts(std::shared_ptr<const trace::Trace> trace);

    /// Returns the number of steps of a kind among the first `end` steps.
    trace::StepIndex countBefore(trace::StepKind kind, trace::StepIndex end) const;
    /// Returns the index of the `n`-th step of a kind, counted from 0. `n` must be less than the
    /// number of steps of that kind.
    trace::StepIndex nth(trace::StepKind kind, trace::StepIndex n) const;

  private:
    static constexpr trace::StepIndex kBlock = 1024;
    using Sums = std::array<trace::StepIndex, trace::kStepKinds>;

    std::shared_ptr<const trace::Trace> trace_;
    std::vector<Sums> before_;  ///< counts of the steps before each block
};

}  // namespace mazeloom::widgets
