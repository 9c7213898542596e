// SPDX-License-Identifier: MIT
// A chart on the screen. The arrow keys, Home and End move the cursor between marks; Enter, Space
// or a click activates a mark. A text describes the mark under the pointer or the cursor, also for
// screen readers.
#pragma once

#include <memory>

#include <QTimer>
#include <QWidget>

#include "widgets/charts/chart.h"

namespace mazeloom::widgets {

class ChartView : public QWidget {
    Q_OBJECT

  public:
    explicit ChartView(QWidget* parent = nullptr);

    /// Shows a chart, or the empty text if it is null. With `keepsMarks`, cursor and picked mark
    /// stay at their values on the axes; use it for a chart of the same data with more seeds.
    void setChart(std::shared_ptr<const Chart> chart, bool keepsMarks = false);
    const Chart* chart() const { return chart_.get(); }
    std::shared_ptr<const Chart> sharedChart() const { return chart_; }

    /// Sets the text that is shown if there is no chart.
    void setEmptyText(const QString& text);
    /// Sets whether the view shows the chart's title and caption (the default). If not, the caller
    /// shows them elsewhere.
    void setHeadShown(bool isShown);

    /// Returns the mark with the keyboard cursor; −1 if there is none.
    int cursorMark() const { return state_.cursor; }
    void setCursorMark(int mark);
    /// Returns the mark that was activated last; −1 if there is none.
    int pickedMark() const { return state_.picked; }
    void setPickedMark(int mark);

    QRect markRect(int mark) const;
    /// Returns the mark at a position; −1 if there is none.
    int markAt(const QPointF& place) const;
    /// Returns the accessible text: the description of the mark with the cursor, else the chart's
    /// caption, or the empty text if there is no chart.
    QString spokenText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void activated(int mark);
    void cursorMoved(int mark);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    ChartSpace space() const;
    void hover(int mark);
    void activate(int mark);
    void tellMoved();

    std::shared_ptr<const Chart> chart_;
    ChartState state_;
    QTimer again_;  ///< announces the mark after Qt's own focus event
    QString emptyText_;
    bool isHeadShown_ = true;
    bool isByKeys_ = false;  ///< whether keys last moved focus or cursor; else the cursor is hidden
};

}  // namespace mazeloom::widgets
