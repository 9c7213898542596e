// SPDX-License-Identifier: MIT
// Counts and finds the steps of each kind in a trace.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Built in one pass over the steps (some milliseconds for ten million). All queries then use a
/// table of prefix sums: one row of counters per kBlock steps.
class KindCounts {
  public:
    explicit KindCounts(std::shared_ptr<const trace::Trace> trace);

    /// Returns the number of steps of a kind among the first `end`.
    trace::StepIndex countBefore(trace::StepKind kind, trace::StepIndex end) const;
    /// Returns the index of the `n`-th step of a kind, from 0; n must be less than their number.
    trace::StepIndex nth(trace::StepKind kind, trace::StepIndex n) const;

  private:
    static constexpr trace::StepIndex kBlock = 1024;
    using Sums = std::array<trace::StepIndex, trace::kStepKinds>;

    std::shared_ptr<const trace::Trace> trace_;
    std::vector<Sums> before_;  ///< counts before each block
};

}  // namespace mazeloom::widgets
