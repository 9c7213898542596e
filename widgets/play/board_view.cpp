// SPDX-License-Identifier: MIT
#include "widgets/play/board_view.h"

#include <QEvent>
#include <QWheelEvent>

namespace mazeloom::widgets {

BoardView::BoardView(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
}

void BoardView::setCellSize(std::optional<int> pixels) {
    geometry_.setWantedCell(pixels);
    layOut();
}

bool BoardView::event(QEvent* event) {
    // Another screen may have other pixels.
    if (event->type() == QEvent::ScreenChangeInternal && geometry_.scale() != devicePixelRatioF())
        layOut();
    return QWidget::event(event);
}

void BoardView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void BoardView::wheelEvent(QWheelEvent* event) {
    if (geometry_.turnWheel(event->angleDelta().y())) layOut();
    event->accept();
}

}  // namespace mazeloom::widgets
