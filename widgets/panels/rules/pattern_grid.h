// SPDX-License-Identifier: MIT
// One of a rule's two patterns, which the user paints cell by cell: with the mouse, with the arrow
// keys and the space bar, or by typing the characters of inks and terrains.
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

    /// `name` is the accessible name; the cell under the cursor is added to it.
    PatternGrid(Side side, const QString& name, QWidget* parent = nullptr);

    /// Shows one side of a rule.
    void showRule(const level::rewriting::Rule& rule, const RuleLegend& legend = {});
    grid::Point cursor() const { return cursor_; }

    /// Returns the width of a pattern with `columns` columns at its usual size, in pixels.
    static int usualWidth(int columns);
    /// Returns the width of a pattern with `columns` columns at its smallest size, in pixels.
    static int leastWidth(int columns);
    /// Sets the available width, in pixels. Draws smaller cells if the usual ones would take more.
    void setRoom(int width);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    /// Requests to paint a cell with the chosen ink; `adds`: in addition to the cell's current
    /// values. Cells of one stroke have the same `gesture`.
    void painted(mazeloom::grid::Point cell, bool adds, mazeloom::widgets::Gesture gesture);
    /// Requests to clear a cell. A cleared cell matches anything in the pattern to find, and stays
    /// unchanged in the replacement.
    void cleared(mazeloom::grid::Point cell, mazeloom::widgets::Gesture gesture);
    /// Requests to choose `ink`, which the user picked from a cell with Alt or the middle button.
    void picked(const mazeloom::widgets::RuleInk& ink);
    /// Requests to choose the typed ink and paint the cell under the cursor with it.
    void typed(const mazeloom::widgets::RuleInk& ink);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
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
    RuleLegend legend_;
    std::optional<int> room_;
    grid::Point cursor_;
    Gesture gesture_ = kNoGesture;
    bool adds_ = false;
    bool clears_ = false;
    std::optional<grid::Point> last_;  ///< the cell that the stroke painted last
};

}  // namespace mazeloom::widgets
