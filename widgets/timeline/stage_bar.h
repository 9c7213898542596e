// SPDX-License-Identifier: MIT
// A horizontal bar that shows stages in their colours and a position among them: what the timeline
// and the common timeline of several generations share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QAbstractSlider>

class QPainter;

namespace mazeloom::widgets {

class StageBar : public QAbstractSlider {
  public:
    /// Pixels left and right of the scale, so that the handle is never cut off.
    static constexpr int kMargin = 8;

    /// The bar lies `top` pixels below the widget's upper edge.
    StageBar(int top, int height, QWidget* parent);

  protected:
    /// What a key or the wheel asks for.
    struct Move {
        enum class To { Step, Stage, Page, End };
        To to = To::Step;
        bool isForward = true;
    };

    /// A stage's part of the bar, in the widget's pixels.
    struct Section {
        std::string stage;
        double left = 0;
        double right = 0;
    };

    QRect bar() const;
    /// Returns what a key asks for: arrows, with Shift by stage; Page Up and Down; Home and End.
    static std::optional<Move> moveOf(const QKeyEvent& key);
    /// Draws the sections, full in colour up to `made`, a pixel of the widget, then `empty()` below
    /// the same rounded outline if there are none, and the frame of the focus.
    void paintBar(QPainter& painter, const std::vector<Section>& sections, double made) const;
    void paintHandle(QPainter& painter, double x) const;

    /// Whether the focused bar takes a key before the window's shortcuts do.
    virtual bool takesKey(const QKeyEvent& key) const { return moveOf(key).has_value(); }
    virtual void stepBy(int steps) = 0;
    /// Announces the position to a screen reader.
    virtual void say() = 0;
    /// Draws a bar without sections.
    virtual void paintEmpty(QPainter& painter) const = 0;

    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    int top_;
    int height_;
    int wheel_ = 0;  ///< eighths of a degree that do not yet make a whole step
};

}  // namespace mazeloom::widgets
