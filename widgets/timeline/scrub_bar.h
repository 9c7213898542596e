// SPDX-License-Identifier: MIT
// The timeline as a bar: named stages in their colours, the position, break points.
#pragma once

#include <vector>

#include <QAbstractSlider>

#include "widgets/timeline/player.h"
#include "widgets/timeline/scrub_scale.h"

namespace mazeloom::widgets {

/// Click or drag to seek, wheel and arrows to step (shift: by stage), Page Up and Down for a
/// twentieth of the whole, Home and End. Playing waits while the bar is dragged.
class ScrubBar : public QAbstractSlider {
    Q_OBJECT

  public:
    explicit ScrubBar(Player& player, QWidget* parent = nullptr);

    /// Returns the scale at the present width; it starts at pixel kMargin.
    ScrubScale scale() const;
    /// Pixels left and right of the scale, so that the handle is never cut off.
    static constexpr int kMargin = 8;
    /// Returns the tool tip for a pixel: "Step 1,204 · Maze".
    QString textAt(int x) const;
    /// The steps at which a break point for a stage or a cell will pause.
    const std::vector<trace::StepIndex>& marks() const { return marks_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    QRect barRect() const;
    void takeTimeline();
    void takePosition();
    /// Announces the shown step to a screen reader, unless the player plays.
    void sayPosition();
    void updateMarks();
    void seekTo(double x);
    bool steer(const QKeyEvent& key);
    void paintSegments(QPainter& painter, const ScrubScale& scale) const;
    void paintMarks(QPainter& painter, const ScrubScale& scale) const;
    void paintHandle(QPainter& painter, const ScrubScale& scale) const;

    Player& player_;
    std::vector<trace::StepIndex> marks_;
    bool resume_ = false;  ///< was playing when the drag began
    int wheel_ = 0;        ///< eighths of a degree that do not yet make a whole step
};

}  // namespace mazeloom::widgets
