// SPDX-License-Identifier: MIT
// The common timeline of several generations: a bar for seeking, which shows the colours of stages
// that all generations begin together.
#pragma once

#include <QAbstractSlider>

#include "widgets/compare/comparison.h"

namespace mazeloom::widgets {

/// Click or drag seeks; wheel and arrows move by a moment (with Shift by a stage), Page Up and Down
/// by a twentieth of the whole, Home and End to the ends.
class LockstepBar final : public QAbstractSlider {
    Q_OBJECT

  public:
    /// `comparison` outlives it.
    explicit LockstepBar(Comparison& comparison, QWidget* parent = nullptr);

    static constexpr int kMargin = 8;  ///< left and right of the scale, in pixels

    QSize sizeHint() const override { return {320, minimumSizeHint().height()}; }
    QSize minimumSizeHint() const override { return {96, 32}; }

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    using Moment = compare::Lockstep::Moment;

    QRect bar() const;
    double xOf(Moment moment) const;
    Moment momentAt(double x) const;
    void takeMoment();
    void sayMoment();
    void goTo(std::int64_t moment);
    /// Returns where the next stage begins, or the previous one.
    Moment nextStage(bool forward) const;

    Comparison& comparison_;
    int wheel_ = 0;  ///< eighths of a degree left over from whole steps
};

}  // namespace mazeloom::widgets
