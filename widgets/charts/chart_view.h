// SPDX-License-Identifier: MIT
// A chart on the screen. Arrows, Home and End go from mark to mark, Enter, Space or a click
// activates one; pointing at a mark or going to it tells it in words, to screen readers as well.
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

    /// None: the empty text is shown. With `keepsMarks` the cursor, and what is picked, stay at
    /// their values: the chart is of the same as the one before, with more seeds.
    void setChart(std::shared_ptr<const Chart> chart, bool keepsMarks = false);
    const Chart* chart() const { return chart_.get(); }
    std::shared_ptr<const Chart> sharedChart() const { return chart_; }

    /// What is said where there is no chart.
    void setEmptyText(const QString& text);
    /// With the chart's title and caption, as from the start; without where they stand beside it.
    void setHeadShown(bool isShown);

    /// Where the keys are; −1: nowhere.
    int cursorMark() const { return state_.cursor; }
    void setCursorMark(int mark);
    /// What was activated last.
    int pickedMark() const { return state_.picked; }
    void setPickedMark(int mark);

    QRect markRect(int mark) const;
    /// −1: none is there.
    int markAt(const QPointF& place) const;
    /// What is said of the view: of the mark where the keys are, where there is one.
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
    QTimer again_;  ///< tells the mark after the focus
    QString emptyText_;
    bool isHeadShown_ = true;
    bool isByKeys_ = false;  ///< the cursor is shown once keys have brought the focus or moved it
};

}  // namespace mazeloom::widgets
