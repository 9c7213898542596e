// SPDX-License-Identifier: MIT
// A focus ring over a widget that does not draw the keyboard focus itself: a list or a scroll area
// without a frame, or a label.
#pragma once

#include <QEvent>
#include <QPainter>
#include <QWidget>

#include "widgets/theme/flat_paint.h"

namespace mazeloom::widgets {

class FocusOverlay : public QWidget {
  public:
    /// Creates a child of `owner` that covers it while it has the focus.
    explicit FocusOverlay(QWidget& owner) : QWidget(&owner) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        owner.installEventFilter(this);
        hide();
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::FocusIn || event->type() == QEvent::Resize)
            setGeometry(parentWidget()->rect());
        if (event->type() == QEvent::FocusIn) {
            raise();
            show();
        }
        if (event->type() == QEvent::FocusOut) hide();
        return QWidget::eventFilter(watched, event);
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme theme = themeOf(*this);
        flat::drawFocusRing(painter, rect(), flat::focusInk(theme, theme.window));
    }
};

}  // namespace mazeloom::widgets
