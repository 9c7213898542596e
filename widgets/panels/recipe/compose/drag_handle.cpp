// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/compose/drag_handle.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/theme/flat_style.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kGripWidth = 10;
constexpr int kGripHeight = 16;

}  // namespace

DragHandle::DragHandle(QWidget* parent) : QWidget(parent) {
    setCursor(Qt::OpenHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize DragHandle::sizeHint() const {
    return {scaledPixels(kGripWidth), scaledPixels(kGripHeight)};
}

void DragHandle::cancel() {
    if (!isDragging_) return;
    end();
    emit cancelled();
}

void DragHandle::end() {
    isPressed_ = false;
    isDragging_ = false;
    releaseKeyboard();
    setCursor(Qt::OpenHandCursor);
}

bool DragHandle::event(QEvent* event) {
    // Escape cancels the drag, even if the key is a shortcut.
    if (event->type() == QEvent::ShortcutOverride && isDragging_) event->accept();
    return QWidget::event(event);
}

void DragHandle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QIcon grip = themedIcon("grip", themeOf(*this).mutedText);
    grip.paint(&painter, rect().adjusted(-2, 0, 2, 0));
}

void DragHandle::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        cancel();
        event->ignore();
        return;
    }
    isPressed_ = true;
    pressedAt_ = event->globalPosition().toPoint();
}

void DragHandle::mouseMoveEvent(QMouseEvent* event) {
    if (!isPressed_) return;
    const QPoint place = event->globalPosition().toPoint();
    if (!isDragging_) {
        if ((place - pressedAt_).manhattanLength() < QApplication::startDragDistance()) return;
        isDragging_ = true;
        grabKeyboard();
        setCursor(Qt::ClosedHandCursor);
    }
    emit dragged(place);
}

void DragHandle::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const bool wasDragging = isDragging_;
    end();
    if (wasDragging) emit dropped(event->globalPosition().toPoint());
}

void DragHandle::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) cancel();
}

void DragHandle::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    cancel();
}

}  // namespace mazeloom::widgets
