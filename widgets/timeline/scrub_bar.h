// SPDX-License-Identifier: MIT
// The timeline as a bar: named stages in their colours, the position, break points.
#pragma once

#include <optional>
#include <vector>

#include "widgets/timeline/player.h"
#include "widgets/timeline/scrub_scale.h"
#include "widgets/timeline/stage_bar.h"

namespace mazeloom::widgets {

/// Click or drag to seek, wheel and arrows to step (shift: by stage), Page Up and Down for a
/// twentieth of the whole, Home and End. Playing waits while the bar is dragged.
class ScrubBar : public StageBar {
    Q_OBJECT

  public:
    explicit ScrubBar(Player& player, QWidget* parent = nullptr);

    /// Returns the scale at the present width; it starts at pixel kMargin.
    ScrubScale scale() const;
    /// Returns the tool tip for a pixel: "Step 1,204 · Maze".
    QString textAt(int x) const;
    /// The steps at which a break point for a stage or a cell will pause.
    const std::vector<trace::StepIndex>& marks() const { return marks_; }
    /// The step of the hardest deduction, if the recipe records any harder than one number.
    std::optional<trace::StepIndex> hardest() const { return hardest_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void stepBy(int steps) override;
    void say() override;
    void paintEmpty(QPainter& painter) const override;

  private:
    void takeTimeline();
    void takePosition();
    void updateMarks();
    void seekTo(double x);
    void paintShown(QPainter& painter, const ScrubScale& scale) const;
    void paintMarks(QPainter& painter, const ScrubScale& scale) const;
    /// Marks the hardest deduction by a diamond below the bar.
    void paintHardest(QPainter& painter, const ScrubScale& scale) const;
    bool isAtHardest(int x) const;

    Player& player_;
    std::vector<trace::StepIndex> marks_;
    std::optional<trace::StepIndex> hardest_;
    bool resume_ = false;  ///< was playing when the drag began
};

}  // namespace mazeloom::widgets
