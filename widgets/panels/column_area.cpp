// SPDX-License-Identifier: MIT
#include "widgets/panels/column_area.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>

namespace mazeloom::widgets {

ColumnArea::ColumnArea(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

bool ColumnArea::isInColumn() const {
    for (const QWidget* around = parentWidget(); around != nullptr && !around->isWindow();
         around = around->parentWidget()) {
        if (qobject_cast<const QScrollArea*>(around) != nullptr) return true;
    }
    return false;
}

QSize ColumnArea::minimumSizeHint() const {
    const QWidget* contents = widget();
    if (contents == nullptr) return QScrollArea::minimumSizeHint();
    const int least = contents->minimumSizeHint().width();
    const int width = isInColumn() ? this->width() : viewport()->width();
    // As QScrollArea makes its widget: whichever is more.
    const int height =
        contents->hasHeightForWidth()
            ? std::max(contents->heightForWidth(width), contents->minimumSizeHint().height())
            : contents->sizeHint().height();
    if (isInColumn()) return {least, height};
    const int bar = height > kLeastSeen ? verticalScrollBar()->sizeHint().width() : 0;
    return {least + bar, std::min(height, kLeastSeen)};
}

void ColumnArea::showEvent(QShowEvent* event) {
    // Contents that want more are squeezed rather than cut off at the right.
    if (widget() != nullptr) widget()->setMinimumWidth(1);
    setVerticalScrollBarPolicy(isInColumn() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    QScrollArea::showEvent(event);
    // It may stand somewhere else than before.
    updateGeometry();
}

void ColumnArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    // Wrapped text is taller in a narrower column.
    if (event->oldSize().width() != event->size().width()) updateGeometry();
}

bool ColumnArea::eventFilter(QObject* watched, QEvent* event) {
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) updateGeometry();
    return done;
}

void revealInAreas(const QWidget& widget, int margin) {
    for (QWidget* around = widget.parentWidget(); around != nullptr;
         around = around->parentWidget()) {
        // Each hands on outwards that it needs more room; an area scrolls as far as it knows its
        // contents to go.
        QCoreApplication::sendPostedEvents(around, QEvent::LayoutRequest);
        const auto* area = qobject_cast<const QScrollArea*>(around);
        if (area == nullptr || area->widget() == nullptr) continue;
        const QWidget& contents = *area->widget();
        const QRect place(widget.mapTo(&contents, QPoint()), widget.size());
        QScrollBar& scroll = *area->verticalScrollBar();
        const int seen = area->viewport()->height();
        const int lowest = std::max(scroll.value(), place.bottom() + 1 + margin - seen);
        scroll.setValue(std::min(lowest, place.top() - margin));
    }
}

}  // namespace mazeloom::widgets
