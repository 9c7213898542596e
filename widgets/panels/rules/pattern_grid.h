// SPDX-License-Identifier: MIT
// One of a rule's two patterns, painted cell by cell: with the mouse, with arrow keys and the space
// bar, or by typing the characters of inks and terrains.
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

    /// `name` is the accessible name, to which the cell under the cursor is added.
    PatternGrid(Side side, const QString& name, QWidget* parent = nullptr);

    /// `terrains` name and draw the pack's own terrains.
    void showRule(const level::rewriting::Rule& rule, const level::TerrainTable& terrains = {});
    grid::Point cursor() const { return cursor_; }

    /// Returns the width of a pattern with `columns` columns at its usual size, in pixels.
    static int usualWidth(int columns);
    /// Returns the width of such a pattern at its smallest size, in pixels.
    static int leastWidth(int columns);
    /// Draws smaller cells if the usual ones would be wider than `width` pixels in all.
    void setRoom(int width);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    /// Paint a cell with the chosen ink; `adds`: in addition to its present values. Cells of one
    /// stroke belong together.
    void painted(mazeloom::grid::Point cell, bool adds, mazeloom::widgets::Gesture gesture);
    /// Clear a cell: it then matches anything, or stays as it is.
    void cleared(mazeloom::grid::Point cell, mazeloom::widgets::Gesture gesture);
    /// Choose the ink of a cell (Alt or the middle button).
    void picked(const mazeloom::widgets::RuleInk& ink);
    /// Choose the typed ink, and paint this cell with it.
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
    std::optional<grid::Point> last_;  ///< the last cell that the stroke painted
};

}  // namespace mazeloom::widgets
