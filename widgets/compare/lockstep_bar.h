// SPDX-License-Identifier: MIT
// The one timeline of several generations: a bar to seek in, with the stages in their colours where
// all begin them together.
#pragma once

#include <QAbstractSlider>

#include "widgets/compare/comparison.h"

namespace mazeloom::widgets {

/// Click or drag to seek, wheel and arrows to go by a moment (shift: by stage), Page Up and Down
/// for a twentieth of the whole, Home and End.
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
    /// Where the next stage begins, or the one before.
    Moment nextStage(bool forward) const;

    Comparison& comparison_;
    int wheel_ = 0;  ///< eighths of a degree that made no whole step yet
};

}  // namespace mazeloom::widgets
