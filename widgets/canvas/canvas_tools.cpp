// SPDX-License-Identifier: MIT
// Layers and tools on the canvas.
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>

#include "widgets/canvas/canvas.h"

namespace mazeloom::widgets {

void Canvas::setLayers(std::vector<const CanvasLayer*> layers) {
    layers_ = std::move(layers);
    update();
}

void Canvas::setGroundLayer(const CanvasLayer* layer) {
    groundLayer_ = layer;
    update();
}

void Canvas::setTool(CanvasTool* tool) {
    if (tool == tool_) return;
    if (tool_ != nullptr && tool_->isBusy()) tool_->cancel();
    toolPressed_ = false;
    pressed_.reset();
    tool_ = tool;
    updateCursor();
    tellToolOfHover(pointer_, {});
    update();
}

CanvasPointer Canvas::pointerAt(QPointF position, Qt::KeyboardModifiers modifiers) const {
    const QPointF place = view_.inCells(toScreen(position));
    return {{static_cast<int>(std::floor(place.x())), static_cast<int>(std::floor(place.y()))},
            place,
            modifiers};
}

bool Canvas::toolTakesPress(const QMouseEvent& event) {
    if (tool_ == nullptr || !hasMap()) return false;
    if (event.button() == Qt::RightButton) {
        toolPressed_ = false;
        if (tool_->isBusy()) tool_->cancel();
        update();
        return true;
    }
    if (event.button() != Qt::LeftButton) return false;
    toolPressed_ = true;
    tool_->press(pointerAt(event.position(), event.modifiers()));
    update();
    return true;
}

bool Canvas::toolTakesMove(const QMouseEvent& event) {
    if (tool_ == nullptr || !hasMap()) return false;
    if (toolPressed_) {
        tool_->drag(pointerAt(event.position(), event.modifiers()));
    } else {
        tellToolOfHover(event.position(), event.modifiers());
    }
    update();
    return true;
}

bool Canvas::toolTakesRelease(const QMouseEvent& event) {
    if (!toolPressed_ || event.button() != Qt::LeftButton) return tool_ != nullptr;
    toolPressed_ = false;
    tool_->release(pointerAt(event.position(), event.modifiers()));
    update();
    return true;
}

void Canvas::mouseDoubleClickEvent(QMouseEvent* event) {
    const bool isTools =
        tool_ != nullptr && hasMap() && event->button() == Qt::LeftButton && !spaceHeld_;
    if (!isTools) {
        mousePressEvent(event);
        return;
    }
    toolPressed_ = true;
    tool_->doubleClick(pointerAt(event->position(), event->modifiers()));
    update();
}

bool Canvas::toolWantsKey(const QKeyEvent& event) const {
    if (tool_ == nullptr) return false;
    if (event.key() == Qt::Key_Escape) return tool_->isBusy();
    return tool_->wantsKey(event);
}

void Canvas::tellToolOfHover(std::optional<QPointF> position, Qt::KeyboardModifiers modifiers) {
    if (tool_ == nullptr) return;
    if (position && hasMap()) {
        tool_->hover(pointerAt(*position, modifiers));
    } else {
        tool_->hover(std::nullopt);
    }
}

}  // namespace mazeloom::widgets
