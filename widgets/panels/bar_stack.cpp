// SPDX-License-Identifier: MIT
#include "widgets/panels/bar_stack.h"

#include <QEvent>
#include <QVBoxLayout>

namespace mazeloom::widgets {

BarStack::BarStack(QWidget& under) : QWidget(&under) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // The stack says itself how tall it is, and never how wide the window must be.
    column->setSizeConstraint(QLayout::SetNoConstraint);
}

void BarStack::addBar(QWidget* bar) {
    layout()->addWidget(bar);
    // It is in its place as soon as it is seen, not only when events are handled next.
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
    // A bar came or went, or says something else.
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
