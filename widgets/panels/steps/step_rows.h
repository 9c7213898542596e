// SPDX-License-Identifier: MIT
// The steps that a list shows: all steps, or those of a kind, of a stage, or of both.
#pragma once

#include <memory>
#include <optional>

#include "widgets/panels/steps/kind_counts.h"

namespace mazeloom::widgets {

struct StepFilter {
    std::optional<trace::StepKind> kind;
    std::optional<std::size_t> stage;  ///< index into Trace::stages

    friend bool operator==(const StepFilter&, const StepFilter&) = default;
};

/// The rows of a list; each is a step. Copies nothing, but computes a row on demand.
class StepRows {
  public:
    StepRows() = default;
    /// `trace` must not be null.
    explicit StepRows(std::shared_ptr<const trace::Trace> trace);

    const trace::Trace* trace() const { return trace_.get(); }
    const StepFilter& filter() const { return filter_; }
    void setFilter(const StepFilter& filter);

    trace::StepIndex count() const { return count_; }
    /// Returns the step in a row; `row` must be less than count().
    trace::StepIndex stepAt(trace::StepIndex row) const;
    /// Returns the row of a step; if the step is not listed, the row of the last listed step before
    /// it; nullopt if there is none.
    std::optional<trace::StepIndex> rowOf(trace::StepIndex step) const;

  private:
    std::shared_ptr<const trace::Trace> trace_;
    std::shared_ptr<const KindCounts> counts_;  ///< created with the first filter by kind
    StepFilter filter_;
    trace::StepIndex first_ = 0;  ///< of the listed range
    trace::StepIndex end_ = 0;
    trace::StepIndex count_ = 0;
    trace::StepIndex before_ = 0;  ///< number of steps of the kind before the range
};

}  // namespace mazeloom::widgets
