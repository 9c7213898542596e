// SPDX-License-Identifier: MIT
#include "widgets/panels/column_area.h"

#include <algorithm>

#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>

namespace mazeloom::widgets {

ColumnArea::ColumnArea(QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void ColumnArea::setTallest(int height) {
    tallest_ = height;
    updateGeometry();
}

QSize ColumnArea::minimumSizeHint() const {
    const QWidget* contents = widget();
    if (contents == nullptr) return QScrollArea::minimumSizeHint();
    const int least = contents->minimumSizeHint().width();
    const int height = contents->hasHeightForWidth()
                           ? contents->heightForWidth(std::max(least, viewport()->width()))
                           : contents->sizeHint().height();
    const int bar = height > tallest_ ? verticalScrollBar()->sizeHint().width() : 0;
    return {least + bar, std::min(height, tallest_)};
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

}  // namespace mazeloom::widgets
