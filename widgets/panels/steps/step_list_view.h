// SPDX-License-Identifier: MIT
// A list of steps whose cost depends on the number of visible rows, not of all rows.
#pragma once

#include <optional>

#include <QAbstractScrollArea>

#include "widgets/panels/steps/step_rows.h"

namespace mazeloom::widgets {

/// Shows rows in place of Qt's own item views, which keep some bytes for each row and lay out all
/// rows when the model changes. A generation of a large level has a hundred million rows, and they
/// change with every stroke of a brush. This view therefore asks only for the rows on screen, and
/// scrolls by rows, not by pixels.
///
/// Hovering over a row, or reaching it with the arrow keys, previews it; a click or Enter chooses
/// it.
class StepListView : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit StepListView(QWidget* parent = nullptr);

    /// Shows other rows, scrolled to the first.
    void setRows(StepRows rows);
    const StepRows& rows() const { return rows_; }
    /// Sets the text shown if there are no rows.
    void setEmptyText(const QString& text);
    /// Marks the row of the timeline's current step.
    void setCurrent(std::optional<trace::StepIndex> step);
    std::optional<trace::StepIndex> currentRow() const { return current_; }
    /// Scrolls the marked row to the middle, unless the user is previewing rows.
    void followCurrent();

    /// Announces a row to a screen reader: the row of the keyboard cursor, or else of the current
    /// step.
    void sayStep();

    /// Returns the row that is being previewed: that of the keyboard cursor, else the one under the
    /// pointer.
    std::optional<trace::StepIndex> lookedAtRow() const { return cursor_ ? cursor_ : hovered_; }
    trace::StepIndex firstVisibleRow() const;
    int rowHeight() const;
    /// Returns a visible row's rectangle in the viewport.
    QRect rowRect(trace::StepIndex row) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// Emitted when the user previews another step; nullopt: none.
    void lookedAt(std::optional<mazeloom::trace::StepIndex> step);
    void chosen(mazeloom::trace::StepIndex step);

  protected:
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    int visibleRows() const;
    std::optional<trace::StepIndex> rowAt(int y) const;
    void updateScrollBar();
    void setHovered(std::optional<trace::StepIndex> row);
    void moveCursor(std::int64_t row);
    void dropCursor();
    void tellLookedAt();
    void paintRow(QPainter& painter, trace::StepIndex row, int numberWidth) const;

    StepRows rows_;
    QString emptyText_;
    std::optional<trace::StepIndex> current_;  ///< row of the current step
    std::optional<trace::StepIndex> hovered_;  ///< row under the mouse
    std::optional<trace::StepIndex> cursor_;   ///< row of the arrow keys' cursor
};

}  // namespace mazeloom::widgets
