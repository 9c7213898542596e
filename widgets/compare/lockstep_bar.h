// SPDX-License-Identifier: MIT
// The common timeline of several generations: a bar for seeking. It shows the colours of the stages
// that all generations begin at the same moment.
#pragma once

#include "widgets/compare/comparison.h"
#include "widgets/timeline/stage_bar.h"

namespace mazeloom::widgets {

/// A click or drag seeks. Wheel and arrow keys move by a moment, with Shift by a stage; Page Up and
/// Page Down move by a twentieth of the timeline, Home and End to its ends.
class LockstepBar final : public StageBar {
    Q_OBJECT

  public:
    /// `comparison` outlives the bar.
    explicit LockstepBar(Comparison& comparison, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {320, minimumSizeHint().height()}; }
    QSize minimumSizeHint() const override { return {96, 32}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool takesKey(const QKeyEvent& key) const override;
    void stepBy(int steps) override;
    void say() override;
    void paintEmpty(QPainter& painter) const override;

  private:
    using Moment = compare::Lockstep::Moment;

    double xOf(Moment moment) const;
    Moment momentAt(double x) const;
    void takeMoment();
    void goTo(std::int64_t moment);
    /// Returns the moment at which the next stage begins; if not `forward`, the previous one.
    Moment nextStage(bool forward) const;

    Comparison& comparison_;
};

}  // namespace mazeloom::widgets
