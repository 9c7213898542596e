// SPDX-License-Identifier: MIT
// A horizontal bar that shows stages in their colours, and a position among them. Base class of the
// bars for a timeline and for the common timeline of several generations.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QAbstractSlider>

class QPainter;

namespace mazeloom::widgets {

class StageBar : public QAbstractSlider {
  public:
    /// Space left and right of the scale, in pixels, so that the handle is never cut off.
    static constexpr int kMargin = 8;

    /// The bar is `height` pixels high, and `top` pixels below the widget's upper edge.
    StageBar(int top, int height, QWidget* parent);

  protected:
    /// A move of the position by a key or the wheel.
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
    /// Returns the move of a key: arrows move by a step, with Shift by a stage; Page Up and Page
    /// Down by a page; Home and End to an end. Returns nullopt for other keys.
    static std::optional<Move> moveOf(const QKeyEvent& key);
    /// Draws the sections within a rounded outline, and the frame of the focus. Sections have their
    /// full colour up to the widget's pixel `made`, and a pale one after it. If there are no
    /// sections, calls paintEmpty() within the outline.
    void paintBar(QPainter& painter, const std::vector<Section>& sections, double made) const;
    void paintHandle(QPainter& painter, double x) const;

    /// Whether the focused bar handles a key before the window's shortcuts do.
    virtual bool takesKey(const QKeyEvent& key) const { return moveOf(key).has_value(); }
    virtual void stepBy(int steps) = 0;
    /// Announces the position to screen readers.
    virtual void say() = 0;
    /// Draws the contents of a bar that has no sections.
    virtual void paintEmpty(QPainter& painter) const = 0;

    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    int top_;
    int height_;
    int wheel_ = 0;  ///< rotation since the last whole step, in eighths of a degree
};

}  // namespace mazeloom::widgets
