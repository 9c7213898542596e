// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/step_rows.h"

#include <algorithm>

namespace mazeloom::widgets {

StepRows::StepRows(std::shared_ptr<const trace::Trace> trace) : trace_(std::move(trace)) {
    setFilter({});
}

void StepRows::setFilter(const StepFilter& filter) {
    filter_ = filter;
    if (!trace_) return;
    first_ = 0;
    end_ = trace_->stepCount();
    if (filter.stage) {
        const trace::StageSpan& span = trace_->stages[*filter.stage];
        first_ = span.first;
        end_ = span.end;
    }
    count_ = end_ - first_;
    if (!filter.kind) return;
    if (!counts_) counts_ = std::make_shared<const KindCounts>(trace_);
    before_ = counts_->countBefore(*filter.kind, first_);
    count_ = counts_->countBefore(*filter.kind, end_) - before_;
}

trace::StepIndex StepRows::stepAt(trace::StepIndex row) const {
    return filter_.kind ? counts_->nth(*filter_.kind, before_ + row) : first_ + row;
}

std::optional<trace::StepIndex> StepRows::rowOf(trace::StepIndex step) const {
    if (count_ == 0 || step < first_) return std::nullopt;
    const trace::StepIndex past = std::min(step + 1, end_);
    const trace::StepIndex rows =
        filter_.kind ? counts_->countBefore(*filter_.kind, past) - before_ : past - first_;
    if (rows == 0) return std::nullopt;
    return rows - 1;
}

}  // namespace mazeloom::widgets
