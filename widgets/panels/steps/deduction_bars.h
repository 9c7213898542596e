// SPDX-License-Identifier: MIT
// A histogram of the deductions that the stage *deducible* records: how many there are of each
// grade, and how many of them have been made by the shown step.
#pragma once

#include <vector>

#include <QWidget>

#include "core/trace/trace.h"

namespace mazeloom::widgets {

class DeductionBars : public QWidget {
    Q_OBJECT

  public:
    explicit DeductionBars(QWidget* parent = nullptr);

    /// A grade that occurs in the shown stage.
    struct Bar {
        trace::StepKind kind = trace::StepKind::DeduceByOne;
        trace::StepIndex all = 0;
        trace::StepIndex made = 0;
    };

    /// Shows the deductions of a stage after the step at index `step`; hides itself if the stage
    /// records none.
    void follow(const trace::Trace& trace, const trace::StageSpan& stage, trace::StepIndex step);
    /// Must be called before the trace is destroyed.
    void forget();
    const std::vector<Bar>& bars() const { return bars_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int rowHeight() const;
    void count(const trace::Trace& trace, const trace::StageSpan& stage);

    const trace::Trace* trace_ = nullptr;  ///< whose stage is counted
    trace::StepIndex stage_ = 0;           ///< the first step of that stage
    trace::StepIndex first_ = 0;           ///< its first deduction
    trace::StepIndex end_ = 0;
    trace::StepIndex made_ = 0;  ///< the deductions before this step are in Bar::made
    std::vector<Bar> bars_;
};

}  // namespace mazeloom::widgets
