// SPDX-License-Identifier: MIT
// Tools and handles on the canvas.
#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>

#include "widgets/canvas/canvas.h"

namespace mazeloom::widgets {

void Canvas::setTool(CanvasTool* tool) {
    if (tool == tool_) return;
    if (tool_ != nullptr && tool_->isBusy()) tool_->cancel();
    if (pressedTool_ == tool_) {
        pressedTool_ = nullptr;
        held_.reset();
    }
    pressed_.reset();
    entered_.reset();
    tool_ = tool;
    updateCursor();
    // The cursor might be outside the level, where only the previous tool could act.
    if (cursor_) setCursorCell(edit::onGround(*cursor_, cursorGround()));
    tellToolOfHover(pointer_, {});
    update();
}

void Canvas::setHandles(std::vector<CanvasHandle*> handles) {
    if (std::ranges::find(handles_, pressedTool_) != handles_.end()) cancelTool();
    handles_ = std::move(handles);
    overHandle_ = nullptr;
    updateCursor();
    update();
}

std::vector<const CanvasLayer*> Canvas::toolLayers() const {
    std::vector<const CanvasLayer*> layers(handles_.begin(), handles_.end());
    if (tool_ != nullptr) layers.insert(layers.begin(), tool_);
    return layers;
}

CanvasHandle* Canvas::findHandle(QPointF position) {
    const auto catches = [this, at = toScreen(position)](const CanvasHandle* handle) {
        return handle->catches(at, view());
    };
    const auto found = hasMap() ? std::ranges::find_if(handles_, catches) : handles_.end();
    CanvasHandle* const over = found == handles_.end() ? nullptr : *found;
    if (over != nullptr || overHandle_ != nullptr) {
        overHandle_ = over;
        updateCursor();
    }
    return over;
}

/// Cancels the gesture of the tool or handle that holds the button, else of the current tool.
void Canvas::cancelTool() {
    CanvasTool* const tool = pressedTool_ != nullptr ? pressedTool_ : tool_;
    pressedTool_ = nullptr;
    held_.reset();
    entered_.reset();
    if (tool != nullptr && tool->isBusy()) tool->cancel();
    update();
}

CanvasPointer Canvas::pointerAt(QPointF position, Qt::KeyboardModifiers modifiers) const {
    const QPointF place = view().inCells(toScreen(position));
    return {{static_cast<int>(std::floor(place.x())), static_cast<int>(std::floor(place.y()))},
            place,
            modifiers,
            cells()};
}

bool Canvas::toolTakesPress(const QMouseEvent& event) {
    if (!hasMap()) return false;
    if (event.button() == Qt::RightButton) {
        const CanvasTool* const tool = pressedTool_ != nullptr ? pressedTool_ : tool_;
        hasGivenUp_ = tool != nullptr && tool->hasBegun();
        if (tool == nullptr) return false;
        if (hasGivenUp_) cancelTool();
        return true;
    }
    if (event.button() != Qt::LeftButton) return false;
    CanvasHandle* const handle = findHandle(event.position());
    pressedTool_ = handle != nullptr ? handle : tool_;
    if (pressedTool_ == nullptr) return false;
    pressedTool_->press(pointerAt(event.position(), event.modifiers()));
    update();
    return true;
}

bool Canvas::toolTakesMove(const QMouseEvent& event) {
    if (!hasMap()) return false;
    if (pressedTool_ != nullptr) {
        pressedTool_->drag(pointerAt(event.position(), event.modifiers()));
    } else {
        const bool isHandles = findHandle(event.position()) != nullptr;
        if (tool_ == nullptr) return isHandles;
        tellToolOfHover(isHandles ? std::nullopt : std::optional(event.position()),
                        event.modifiers());
    }
    update();
    return true;
}

bool Canvas::toolTakesRelease(const QMouseEvent& event) {
    if (pressedTool_ == nullptr || event.button() != Qt::LeftButton) return tool_ != nullptr;
    CanvasTool* const tool = pressedTool_;
    pressedTool_ = nullptr;
    tool->release(pointerAt(event.position(), event.modifiers()));
    update();
    return true;
}

void Canvas::mouseDoubleClickEvent(QMouseEvent* event) {
    hideCursor();
    const bool isLeft = hasMap() && event->button() == Qt::LeftButton && !spaceHeld_;
    CanvasHandle* const handle = isLeft ? findHandle(event->position()) : nullptr;
    CanvasTool* const tool = handle != nullptr ? handle : tool_;
    if (!isLeft || tool == nullptr) {
        mousePressEvent(event);
        return;
    }
    pressedTool_ = tool;
    tool->doubleClick(pointerAt(event->position(), event->modifiers()));
    update();
}

bool Canvas::toolWantsKey(const QKeyEvent& event) const {
    if (event.key() == Qt::Key_Escape) {
        const CanvasTool* const tool = pressedTool_ != nullptr ? pressedTool_ : tool_;
        return tool != nullptr && tool->isBusy();
    }
    return tool_ != nullptr && tool_->wantsKey(event);
}

void Canvas::tellToolOfHover(std::optional<QPointF> position, Qt::KeyboardModifiers modifiers) {
    if (tool_ == nullptr) return;
    if (cursor_ && hasMap()) {
        tool_->hover(cursorPointer({}));
    } else if (position && hasMap()) {
        tool_->hover(pointerAt(*position, modifiers));
    } else {
        tool_->hover(std::nullopt);
    }
}

}  // namespace mazeloom::widgets
