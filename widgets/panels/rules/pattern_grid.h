// SPDX-License-Identifier: MIT
// One of a rule's two patterns, painted cell by cell: with the mouse, with arrow keys and the space
// bar, or by typing characters of inks and terrains.
#pragma once

#include <functional>
#include <optional>

#include <QWidget>

#include "core/level/rewriting/program.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/rules/rule_values.h"

namespace mazeloom::widgets {

class PatternGrid : public QWidget {
    Q_OBJECT

  public:
    enum class Side { Find, Put };

    /// `name` is what those hear who do not see it; the cell under its cursor is added.
    PatternGrid(Side side, const QString& name, QWidget* parent = nullptr);

    /// `terrains` name and draw those of the pack's own.
    void showRule(const level::rewriting::Rule& rule, const level::TerrainTable& terrains = {});
    grid::Point cursor() const { return cursor_; }

    /// The width of a pattern with that many columns at its usual size, in pixels.
    static int usualWidth(int columns);
    /// The same at the smallest size.
    static int leastWidth(int columns);
    /// Draws smaller cells where the usual ones are wider than `width` pixels.
    void setRoom(int width);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    /// A cell is to get the chosen ink; `adds`: beside what it asks for already. Cells of one
    /// stroke belong together.
    void painted(mazeloom::grid::Point cell, bool adds, mazeloom::widgets::Gesture gesture);
    /// To get nothing in particular: anything, or as it is.
    void cleared(mazeloom::grid::Point cell, mazeloom::widgets::Gesture gesture);
    /// The ink of a cell is to be painted with from now on (Alt or the middle button).
    void picked(const mazeloom::widgets::RuleInk& ink);
    /// This ink was typed: it is to be painted with from now on, this cell first.
    void typed(const mazeloom::widgets::RuleInk& ink);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    int side() const;
    QRect rectOf(grid::Point cell) const;
    std::optional<grid::Point> at(const QPoint& place) const;
    QString textOf(grid::Point cell) const;
    void paint(grid::Point cell);
    void goOn();
    void setCursorCell(grid::Point cell);
    std::optional<RuleInk> inkTypedBy(const QKeyEvent& event) const;

    Side which_;
    QString name_;
    level::rewriting::Rule rule_;
    level::TerrainTable terrains_;
    std::optional<int> room_;
    grid::Point cursor_;
    Gesture gesture_ = kNoGesture;
    bool adds_ = false;
    bool clears_ = false;
    std::optional<grid::Point> last_;  ///< that the stroke painted
};

}  // namespace mazeloom::widgets
