// SPDX-License-Identifier: MIT
#include "widgets/scroll/column_area.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>

#include "widgets/text/spoken.h"
#include "widgets/theme/focus_overlay.h"

namespace mazeloom::widgets {

ColumnArea::ColumnArea(QWidget* parent) : QScrollArea(parent) {
    setSpokenRole(*this, QAccessible::Pane);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    new FocusOverlay(*this);
}

bool ColumnArea::isInColumn() const {
    for (const QWidget* around = parentWidget(); around != nullptr && !around->isWindow();
         around = around->parentWidget()) {
        if (qobject_cast<const QScrollArea*>(around) != nullptr) return true;
    }
    return false;
}

void ColumnArea::setNeverShrinks(bool neverShrinks) {
    neverShrinks_ = neverShrinks;
    forgetHeight();
}

void ColumnArea::forgetHeight() {
    greatestHeight_ = 0;
    noticeHeight();
}

void ColumnArea::noticeHeight() {
    if (neverShrinks_ && widget() != nullptr)
        greatestHeight_ = std::max(greatestHeight_, contentsHeight());
    updateGeometry();
}

int ColumnArea::contentsHeight() const {
    const int width = isInColumn() ? this->width() : viewport()->width();
    const int least = widget()->minimumSizeHint().height();
    // QScrollArea also makes its widget as high as the larger of these two heights.
    return widget()->hasHeightForWidth() ? std::max(widget()->heightForWidth(width), least)
                                         : widget()->sizeHint().height();
}

QSize ColumnArea::minimumSizeHint() const {
    const QWidget* contents = widget();
    if (contents == nullptr) return QScrollArea::minimumSizeHint();
    const int least = contents->minimumSizeHint().width();
    const int height = contentsHeight();
    if (isInColumn()) return {least, std::max(height, greatestHeight_)};
    const int bar = height > kLeastSeen ? verticalScrollBar()->sizeHint().width() : 0;
    return {least + bar, std::min(height, kLeastSeen)};
}

void ColumnArea::showEvent(QShowEvent* event) {
    // Contents that are too wide are squeezed, not cut off at the right.
    if (widget() != nullptr) widget()->setMinimumWidth(1);
    setVerticalScrollBarPolicy(isInColumn() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    QScrollArea::showEvent(event);
    // The size hints depend on the parents, which may have changed since the area was last shown.
    updateGeometry();
}

void ColumnArea::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    // Wrapped text is taller in a narrower column.
    if (event->oldSize().width() != event->size().width()) forgetHeight();
}

bool ColumnArea::eventFilter(QObject* watched, QEvent* event) {
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) noticeHeight();
    return done;
}

void revealInAreas(const QWidget& widget, int margin) {
    // Pass a null part, not rect(): the pending layout may still change the widget's size.
    revealInAreas(widget, {}, margin);
}

void revealInAreas(const QWidget& widget, const QRect& part, int margin) {
    for (QWidget* around = widget.parentWidget(); around != nullptr;
         around = around->parentWidget()) {
        // Perform this widget's pending layout first. New size hints pass outwards one widget at a
        // time, and an area can scroll only within the known size of its contents.
        QCoreApplication::sendPostedEvents(around, QEvent::LayoutRequest);
        const auto* area = qobject_cast<const QScrollArea*>(around);
        if (area == nullptr || area->widget() == nullptr) continue;
        const QWidget& contents = *area->widget();
        const QRect shown = part.isNull() ? widget.rect() : part;
        const QRect place(widget.mapTo(&contents, shown.topLeft()), shown.size());
        QScrollBar& scroll = *area->verticalScrollBar();
        const int seen = area->viewport()->height();
        const int lowest = std::max(scroll.value(), place.bottom() + 1 + margin - seen);
        scroll.setValue(std::min(lowest, place.top() - margin));
    }
}

}  // namespace mazeloom::widgets
