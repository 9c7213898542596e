// SPDX-License-Identifier: MIT
// A list of steps that costs what can be seen of it, however many there are.
#pragma once

#include <optional>

#include <QAbstractScrollArea>

#include "widgets/panels/steps/step_rows.h"

namespace mazeloom::widgets {

/// Qt's own item views keep some bytes for each row and lay all of them out when the model changes;
/// a generation of a large level has a hundred million rows and changes with every stroke of a
/// brush. So this view asks for the rows on screen and nothing else, and scrolls by rows, not
/// pixels.
///
/// Hovering a row, or walking with the arrows, tells which step is looked at; a click or Enter
/// chooses.
class StepListView : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit StepListView(QWidget* parent = nullptr);

    /// Shows other rows, from the top.
    void setRows(StepRows rows);
    const StepRows& rows() const { return rows_; }
    /// What is said where there are no rows.
    void setEmptyText(const QString& text);
    /// Marks the row where the timeline stands.
    void setCurrent(std::optional<trace::StepIndex> step);
    std::optional<trace::StepIndex> currentRow() const { return current_; }
    /// Scrolls the marked row to the middle, unless the user is looking at rows right now.
    void followCurrent();

    /// Tells a screen reader of the row that the arrows, or else the timeline, are on.
    void sayStep();

    /// The row that pointer or arrows are on.
    std::optional<trace::StepIndex> lookedAtRow() const { return cursor_ ? cursor_ : hovered_; }
    trace::StepIndex firstVisibleRow() const;
    int rowHeight() const;
    /// Where a visible row is, in the viewport.
    QRect rowRect(trace::StepIndex row) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// The user looks at this step, or at none any more.
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
    std::optional<trace::StepIndex> current_;  ///< row
    std::optional<trace::StepIndex> hovered_;  ///< row
    std::optional<trace::StepIndex> cursor_;   ///< row that the arrows are on
};

}  // namespace mazeloom::widgets
