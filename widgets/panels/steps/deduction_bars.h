// SPDX-License-Identifier: MIT
// A histogram of the deductions that the stage *deducible* records: the number of deductions of
// each grade, and how many of them have been made by the shown step.
#pragma once

#include <vector>

#include <QWidget>

#include "core/trace/trace.h"

namespace mazeloom::widgets {

class DeductionBars : public QWidget {
    Q_OBJECT

  public:
    explicit DeductionBars(QWidget* parent = nullptr);

    /// The counts of a grade that occurs in the shown stage.
    struct Bar {
        trace::StepKind kind = trace::StepKind::DeduceByOne;
        trace::StepIndex all = 0;
        trace::StepIndex made = 0;
    };

    /// Shows the deductions of a stage, and how many of them the steps up to the index `step` have
    /// made. Hides the widget if the stage records no deductions.
    void follow(const trace::Trace& trace, const trace::StageSpan& stage, trace::StepIndex step);
    /// Drops the trace. Must be called before the trace is destroyed.
    void forget();
    const std::vector<Bar>& bars() const { return bars_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    int rowHeight() const;
    void count(const trace::Trace& trace, const trace::StageSpan& stage);

    const trace::Trace* trace_ = nullptr;  ///< the trace that contains the counted stage
    trace::StepIndex stage_ = 0;           ///< the first step of that stage
    trace::StepIndex first_ = 0;           ///< the first deduction of that stage
    trace::StepIndex end_ = 0;
    trace::StepIndex made_ = 0;  ///< Bar::made counts the deductions before this step
    std::vector<Bar> bars_;
};

}  // namespace mazeloom::widgets
