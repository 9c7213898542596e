// SPDX-License-Identifier: MIT
#include "widgets/scroll/gentle_reveal.h"

#include <algorithm>

#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include "widgets/scroll/column_area.h"

namespace mazeloom::widgets {

namespace {

/// Returns the innermost area around the widget that can scroll; null if none can.
const QScrollArea* scrollingArea(const QWidget& widget) {
    for (QWidget* around = widget.parentWidget(); around != nullptr;
         around = around->parentWidget()) {
        // Perform pending layouts, which change the area's range.
        QCoreApplication::sendPostedEvents(around, QEvent::LayoutRequest);
        const auto* area = qobject_cast<const QScrollArea*>(around);
        if (area != nullptr && area->verticalScrollBar()->maximum() > 0) return area;
    }
    return nullptr;
}

/// Returns the place of a widget in, or around, the viewport of an area.
QRect placeIn(const QScrollArea& area, const QWidget& widget) {
    return {area.viewport()->mapFromGlobal(widget.mapToGlobal(QPoint())), widget.size()};
}

/// Returns by how many pixels the area must scroll down to show a rectangle of its viewport.
int distanceTo(const QScrollArea& area, const QRect& place, int margin) {
    const int below = std::max(0, place.bottom() + 1 + margin - area.viewport()->height());
    return std::min(below, place.top() - margin);
}

bool wouldHideFocus(const QScrollArea& area, int distance) {
    const QWidget* focused = area.window()->focusWidget();
    if (focused == nullptr || !area.widget()->isAncestorOf(focused)) return false;
    const QRect seen = area.viewport()->rect();
    const QRect place = placeIn(area, *focused);
    return place.intersects(seen) && !place.translated(0, -distance).intersects(seen);
}

}  // namespace

void revealGently(const QWidget& widget, std::initializer_list<const QWidget*> around, int margin) {
    if (!widget.isVisible()) return;
    const QScrollArea* area = scrollingArea(widget);
    if (area == nullptr || area->underMouse()) return;
    const QRect seen = area->viewport()->rect();
    const QRect place = placeIn(*area, widget);
    if (seen.contains(place)) return;
    // The user scrolled away from all of it.
    if (around.size() > 0 && !placeIn(*area, **around.begin()).intersects(seen)) return;
    const int height = seen.height();
    const auto whole = std::ranges::find_if(
        around, [&](const QWidget* each) { return each->height() + 2 * margin <= height; });
    const QRect shown = whole == around.end() ? place : placeIn(*area, **whole);
    const int distance = distanceTo(*area, shown, margin);
    if (wouldHideFocus(*area, distance)) return;
    QScrollBar& bar = *area->verticalScrollBar();
    bar.setValue(bar.value() + distance);
}

}  // namespace mazeloom::widgets
