// SPDX-License-Identifier: MIT
// How often each kind of step occurs in a trace, and where.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "core/trace/trace.h"

namespace mazeloom::widgets {

/// Built in one pass over the steps (some milliseconds for ten million), then every question is
/// answered from a table of sums: one row of counters per kBlock steps.
class KindCounts {
  public:
    explicit KindCounts(std::shared_ptr<const trace::Trace> trace);

    /// Steps of a kind among the first `end`.
    trace::StepIndex countBefore(trace::StepKind kind, trace::StepIndex end) const;
    /// The `n`-th step of a kind, from 0; n is less than their number.
    trace::StepIndex nth(trace::StepKind kind, trace::StepIndex n) const;

  private:
    static constexpr trace::StepIndex kBlock = 1024;
    using Sums = std::array<trace::StepIndex, trace::kStepKinds>;

    std::shared_ptr<const trace::Trace> trace_;
    std::vector<Sums> before_;  ///< what occurred before each block
};

}  // namespace mazeloom::widgets
