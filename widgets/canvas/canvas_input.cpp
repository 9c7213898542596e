// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <utility>

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QTouchEvent>
#include <QWheelEvent>

#include "widgets/canvas/canvas.h"

namespace mazeloom::widgets {

namespace {

constexpr double kWheelPan = 0.8;  // pixels per eighth of a degree
/// Distance, in pixels, beyond which a press is a drag and not a click.
constexpr double kClickSlack = 4;

bool isZoomKey(int key) {
    return key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus;
}

}  // namespace

bool Canvas::wantsKey(const QKeyEvent& event) const {
    if (!hasMap()) return false;
    if (cursorWantsKey(event) || toolWantsKey(event)) return true;
    const auto modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers != Qt::NoModifier) return false;
    if (isZoomKey(event.key())) return true;
    return event.key() == Qt::Key_Space && (event.modifiers() & Qt::ShiftModifier) == 0;
}

bool Canvas::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::ShortcutOverride: {
            // The canvas takes the keys that it uses even if they are shortcuts of a menu.
            auto* key = static_cast<QKeyEvent*>(event);
            if (wantsKey(*key)) {
                key->accept();
                return true;
            }
            break;
        }
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd:
            if (touch(*static_cast<QTouchEvent*>(event))) return true;
            break;
        case QEvent::NativeGesture:
            if (nativeGesture(*static_cast<QNativeGestureEvent*>(event))) return true;
            break;
        default:
            break;
    }
    return LevelPane::event(event);
}

bool Canvas::touch(QTouchEvent& event) {
    const auto& fingers = event.points();
    const bool ends = event.touchPointStates().testFlag(QEventPoint::Released);
    if (event.type() == QEvent::TouchBegin) pinch_.reset();
    if (!hasMap() || fingers.size() != 2 || ends) {
        pinch_.reset();
        return false;
    }
    const QPointF first = toScreen(fingers[0].position());
    const QPointF second = toScreen(fingers[1].position());
    const QPointF middle = (first + second) / 2;
    const double apart = std::max(1.0, QLineF(first, second).length());
    if (!pinch_) {
        pinch_ = {view().scale() / apart, (middle - view().origin()) / view().scale()};
        // The first finger arrived as a press of the left button, which must not end as a click.
        pressed_.reset();
    }
    zoomTo(pinch_->scalePerPixel * apart, middle);
    pan((middle - pinch_->at * view().scale() - view().origin()).toPoint());
    event.accept();
    return true;
}

bool Canvas::nativeGesture(const QNativeGestureEvent& event) {
    if (!hasMap()) return false;
    if (event.gestureType() == Qt::BeginNativeGesture) pinchScale_ = view().scale();
    if (event.gestureType() != Qt::ZoomNativeGesture) return false;
    pinchScale_ *= 1 + event.value();
    zoomTo(pinchScale_, toScreen(event.position()));
    return true;
}

void Canvas::wheelEvent(QWheelEvent* event) {
    event->accept();
    if (!hasMap()) return;
    if ((event->modifiers() & Qt::ControlModifier) != 0) {
        wheelRest_ += event->angleDelta().y();
        while (std::abs(wheelRest_) >= QWheelEvent::DefaultDeltasPerStep) {
            const bool up = wheelRest_ > 0;
            wheelRest_ +=
                up ? -QWheelEvent::DefaultDeltasPerStep : QWheelEvent::DefaultDeltasPerStep;
            zoomTo(view().nextScale(up), toScreen(event->position()));
        }
        return;
    }
    wheelRest_ = 0;
    QPointF way = event->pixelDelta().isNull() ? QPointF(event->angleDelta()) * kWheelPan
                                               : QPointF(event->pixelDelta());
    // With Shift held, some platforms have already swapped the axes.
    if ((event->modifiers() & Qt::ShiftModifier) != 0 && way.x() == 0) way = way.transposed();
    pan(toScreen(way).toPoint());
}

void Canvas::mousePressEvent(QMouseEvent* event) {
    hideCursor();
    const bool pans =
        event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && spaceHeld_);
    if (pans) {
        dragged_ = event->position();
        spaceUsed_ = spaceHeld_;
        updateCursor();
    } else if (!toolTakesPress(*event) && event->button() == Qt::LeftButton) {
        pressed_ = event->position();
    }
}

void Canvas::mouseMoveEvent(QMouseEvent* event) {
    // The window system also sends move events for a resting pointer when the contents below it
    // move.
    const bool hasMoved = lastPointer_ && event->globalPosition() != *lastPointer_;
    lastPointer_ = event->globalPosition();
    pointer_ = event->position();
    if (cursor_ && !hasMoved) return;
    hideCursor();
    if (dragged_) {
        pan((toScreen(*pointer_) - toScreen(*dragged_)).toPoint());
        dragged_ = pointer_;
    } else {
        toolTakesMove(*event);
    }
    hoverAgain();
}

void Canvas::mouseReleaseEvent(QMouseEvent* event) {
    if (dragged_ && (event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton)) {
        dragged_.reset();
        updateCursor();
        return;
    }
    if (toolTakesRelease(*event)) return;
    if (event->button() != Qt::LeftButton || !pressed_) return;
    const QPointF moved = event->position() - *pressed_;
    const auto cell = cellAt(*pressed_);
    pressed_.reset();
    if (!cell) return;
    if (std::hypot(moved.x(), moved.y()) <= kClickSlack)
        emit cellClicked(*cell);
    else if (cellAt(event->position()) != cell)
        emit dragIgnored();
}

void Canvas::contextMenuEvent(QContextMenuEvent* event) {
    if (!hasMap() ||
        (event->reason() == QContextMenuEvent::Mouse && std::exchange(hasGivenUp_, false)))
        return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        emit menuWanted(cellAt(event->pos()), event->globalPos());
        return;
    }
    const auto cell = cursor_ ? cursor_ : hovered_;
    const QPoint at = cell ? rectOf(*cell).center().toPoint() : rect().center();
    emit menuWanted(cell, mapToGlobal(at));
}

void Canvas::leaveEvent(QEvent*) {
    pointer_.reset();
    tellToolOfHover(std::nullopt, {});
    hoverAgain();
}

void Canvas::hoverAgain() {
    if (cursor_ && hasMap()) {
        const grid::Rect level{0, 0, view().level().width, view().level().height};
        hover(level.contains(*cursor_) ? cursor_ : std::nullopt);
    } else {
        hover(pointer_ && hasMap() ? cellAt(*pointer_) : std::nullopt);
    }
}

void Canvas::hover(std::optional<grid::Point> cell) {
    if (cell == hovered_) return;
    hovered_ = cell;
    emit cellHovered(cell);
    update();
}

void Canvas::keyPressEvent(QKeyEvent* event) {
    if (!wantsKey(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (cursorWantsKey(*event)) {
        cursorKey(*event);
    } else if (toolWantsKey(*event)) {
        event->key() == Qt::Key_Escape ? cancelTool() : tool_->key(*event);
        update();
    } else if (event->key() == Qt::Key_Space) {
        if (!event->isAutoRepeat()) {
            spaceHeld_ = true;
            spaceUsed_ = false;
            updateCursor();
        }
    } else {
        const bool in = event->key() != Qt::Key_Minus;
        const QPointF about =
            cursor_ ? rectOf(*cursor_).center() : pointer_.value_or(QRectF(rect()).center());
        zoomTo(view().nextScale(in), toScreen(about));
    }
}

void Canvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || !spaceHeld_) {
        QWidget::keyReleaseEvent(event);
        return;
    }
    if (event->isAutoRepeat()) return;
    spaceHeld_ = false;
    updateCursor();
    // Tapping Space plays or pauses, as everywhere in the window; holding it for a drag pans.
    if (!spaceUsed_) player().togglePlaying();
}

void Canvas::updateCursor() {
    if (dragged_) {
        setCursor(Qt::ClosedHandCursor);
    } else if (spaceHeld_) {
        setCursor(Qt::OpenHandCursor);
    } else if (overHandle_ != nullptr && (pressedTool_ == nullptr || pressedTool_ == overHandle_)) {
        setCursor(overHandle_->cursor());
    } else if (tool_ != nullptr) {
        setCursor(tool_->cursor());
    } else {
        unsetCursor();
    }
}

void Canvas::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void Canvas::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    spaceHeld_ = false;
    // Opening a menu takes the focus too, but must not end the gesture.
    if (event->reason() != Qt::PopupFocusReason) {
        // If Enter holds the button down, releases it, which keeps what was drawn so far.
        releaseAtCursor();
        if (pressedTool_ != nullptr) cancelTool();
    }
    updateCursor();
    update();
}

}  // namespace mazeloom::widgets
