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
    // Matches how QScrollArea sizes its widget: the larger of the two.
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
    // Squeezes contents that are too wide, rather than cutting them off at the right.
    if (widget() != nullptr) widget()->setMinimumWidth(1);
    setVerticalScrollBarPolicy(isInColumn() ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    QScrollArea::showEvent(event);
    // The area may have a new parent since it was last shown.
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
    // A null part means the whole widget, whatever size its layout will give it.
    revealInAreas(widget, {}, margin);
}

void revealInAreas(const QWidget& widget, const QRect& part, int margin) {
    for (QWidget* around = widget.parentWidget(); around != nullptr;
         around = around->parentWidget()) {
        // A new size hint passes outwards one widget at a time; an area scrolls only as far as it
        // knows its contents to extend.
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
