// SPDX-License-Identifier: MIT
#include "widgets/panels/bar_stack.h"

#include <QEvent>
#include <QVBoxLayout>

namespace mazeloom::widgets {

BarStack::BarStack(QWidget& under) : QWidget(&under) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // The stack sets its own height, and must not impose a minimum width on the window.
    column->setSizeConstraint(QLayout::SetNoConstraint);
}

void BarStack::addBar(QWidget* bar) {
    layout()->addWidget(bar);
    // The filter places the stack as soon as the bar is shown, not only in the next event loop.
    bar->installEventFilter(this);
}

void BarStack::setPlace(QWidget* level, QWidget* otherwise) {
    level_ = level;
    otherwise_ = otherwise;
    for (QWidget* widget : {level, otherwise})
        widget->installEventFilter(this);
    place();
}

void BarStack::setAbove(QWidget* bar) {
    above_ = bar;
    bar->installEventFilter(this);
    place();
}

void BarStack::place() {
    const QWidget* over = level_ != nullptr && level_->isVisible() ? level_ : otherwise_;
    if (over == nullptr) return;
    const QWidget* under = parentWidget();
    QPoint corner = over->mapTo(under, QPoint());
    if (over == level_ && above_ != nullptr && above_->isVisible())
        corner.setY(above_->mapTo(under, QPoint(0, above_->height())).y());
    const int width = over->width();
    setGeometry(QRect(corner, QSize(width, layout()->totalHeightForWidth(width))));
    raise();
}

bool BarStack::event(QEvent* event) {
    const bool isDone = QWidget::event(event);
    // A bar was shown or hidden, or its text changed.
    if (event->type() == QEvent::LayoutRequest) place();
    return isDone;
}

bool BarStack::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Resize:
        case QEvent::Move:
            if (watched->parent() != this) place();
            break;
        case QEvent::Show:
        case QEvent::Hide:
            place();
            break;
        default:
            break;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets
