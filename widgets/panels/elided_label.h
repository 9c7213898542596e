// SPDX-License-Identifier: MIT
// A line of text that is elided if it does not fit. Its tool tip then shows the full text.
#pragma once

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>

#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

class ElidedLabel : public PlainLabel {
  public:
    explicit ElidedLabel(QWidget* parent = nullptr, Qt::TextElideMode mode = Qt::ElideRight)
        : PlainLabel(parent), mode_(mode) {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }

    bool isElided() const { return shown() != text(); }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        style()->drawItemText(&painter, contentsRect(), Qt::AlignLeft | Qt::AlignVCenter, palette(),
                              isEnabled(), shown(), foregroundRole());
    }

    bool event(QEvent* event) override {
        if (event->type() != QEvent::ToolTip) return PlainLabel::event(event);
        const QPoint place = static_cast<QHelpEvent*>(event)->globalPos();
        showPlainToolTip(place, isElided() ? text() : QString(), this);
        return true;
    }

  private:
    QString shown() const {
        return fontMetrics().elidedText(text(), mode_, contentsRect().width());
    }

    Qt::TextElideMode mode_;
};

}  // namespace mazeloom::widgets
