// SPDX-License-Identifier: MIT
// A bar that shows a timeline: its stages with their names and colours, the position, and break
// points.
#pragma once

#include <optional>
#include <vector>

#include "widgets/timeline/player.h"
#include "widgets/timeline/scrub_scale.h"
#include "widgets/timeline/stage_bar.h"

namespace mazeloom::widgets {

/// A click or drag seeks. Wheel and arrow keys move by a step, with Shift by a stage; Page Up and
/// Page Down move by a twentieth of the timeline, Home and End to its ends. Playing is suspended
/// while the user drags.
class ScrubBar : public StageBar {
    Q_OBJECT

  public:
    explicit ScrubBar(Player& player, QWidget* parent = nullptr);

    /// Returns the scale for the present width. Pixel 0 of the scale is the widget's pixel kMargin.
    ScrubScale scale() const;
    /// Returns the tool tip for a pixel of the widget: "Step 1,204 · Maze".
    QString textAt(int x) const;
    /// Returns the steps at which break points for stages or cells will pause.
    const std::vector<trace::StepIndex>& marks() const { return marks_; }
    /// Returns the step of the hardest deduction; nullopt if the trace has no deduction that needs
    /// more than one number.
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
    /// Marks the step of the hardest deduction by a diamond below the bar.
    void paintHardest(QPainter& painter, const ScrubScale& scale) const;
    bool isAtHardest(int x) const;

    Player& player_;
    std::vector<trace::StepIndex> marks_;
    std::optional<trace::StepIndex> hardest_;
    bool resume_ = false;  ///< whether the timeline was playing when the drag began
};

}  // namespace mazeloom::widgets
