// SPDX-License-Identifier: MIT
// A chart on the screen. Arrows, Home and End move between marks; Enter, Space or a click activates
// one. The mark under the pointer or the cursor is described in words, also for screen readers.
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

    /// Null: shows the empty text. With `keepsMarks` the cursor and the picked mark stay at their
    /// values, for a chart of the same data with more seeds.
    void setChart(std::shared_ptr<const Chart> chart, bool keepsMarks = false);
    const Chart* chart() const { return chart_.get(); }
    std::shared_ptr<const Chart> sharedChart() const { return chart_; }

    /// Sets the text shown without a chart.
    void setEmptyText(const QString& text);
    /// Sets whether the chart's title and caption are shown (the default), or stand beside it.
    void setHeadShown(bool isShown);

    /// Returns the mark with the keyboard cursor; −1: none.
    int cursorMark() const { return state_.cursor; }
    void setCursorMark(int mark);
    /// Returns the mark activated last.
    int pickedMark() const { return state_.picked; }
    void setPickedMark(int mark);

    QRect markRect(int mark) const;
    /// Returns −1 if there is no mark.
    int markAt(const QPointF& place) const;
    /// Returns the accessible description: of the mark with the cursor, if there is one.
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
    bool isByKeys_ = false;  ///< keys moved the focus or the cursor last: show the cursor
};

}  // namespace mazeloom::widgets
