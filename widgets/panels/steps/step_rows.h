// SPDX-License-Identifier: MIT
// Which steps a list shows: all, those of a kind, those of a stage.
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

/// Rows of a list, each a step. Nothing is copied: a row is found when it is asked for.
class StepRows {
  public:
    StepRows() = default;
    /// `trace` is not null.
    explicit StepRows(std::shared_ptr<const trace::Trace> trace);

    const trace::Trace* trace() const { return trace_.get(); }
    const StepFilter& filter() const { return filter_; }
    void setFilter(const StepFilter& filter);

    trace::StepIndex count() const { return count_; }
    /// The step in a row; row < count().
    trace::StepIndex stepAt(trace::StepIndex row) const;
    /// The row of a step, or of the last one before it that is listed; nothing before the first.
    std::optional<trace::StepIndex> rowOf(trace::StepIndex step) const;

  private:
    std::shared_ptr<const trace::Trace> trace_;
    std::shared_ptr<const KindCounts> counts_;  ///< made with the first filter by kind
    StepFilter filter_;
    trace::StepIndex first_ = 0;  ///< of the range that is listed
    trace::StepIndex end_ = 0;
    trace::StepIndex count_ = 0;
    trace::StepIndex before_ = 0;  ///< steps of the kind before the range
};

}  // namespace mazeloom::widgets
