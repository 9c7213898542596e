// SPDX-License-Identifier: MIT
#include "widgets/tools/paint/object_handle.h"

#include <cmath>
#include <utility>

#include "core/edit/things/objects.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

ObjectHandle::ObjectHandle(EditContext& context, Tool& mover)
    : QObject(&context), context_(context), mover_(mover) {}

bool ObjectHandle::catches(QPointF position, const ViewTransform& view) const {
    if (!isCatching_ || !context_.canEdit()) return false;
    if (context_.layers().of(edit::Layer::Objects).isHidden()) return false;
    const QPointF place = view.inCells(position);
    const grid::Point cell{static_cast<int>(std::floor(place.x())),
                           static_cast<int>(std::floor(place.y()))};
    return edit::objectAt(*objectsOf(*context_.document(), context_.sheet()), cell).has_value();
}

void ObjectHandle::press(const CanvasPointer& pointer) {
    pressed_ = pointer;
    pressed_->cells = nullptr;  // the cells may be invalid when the drag begins
    // Ignore Shift, with which the mover would add to the picks instead of moving objects.
    pressed_->modifiers &= Qt::AltModifier;
    moves_ = false;
}

void ObjectHandle::drag(const CanvasPointer& pointer) {
    if (!pressed_) return;
    if (!moves_) {
        if (pointer.cell == pressed_->cell) return;
        moves_ = true;
        const Picked& picked = context_.picked();
        pickedObjects_ = picked.objects();
        pickedPath_ = picked.path();
        pickedPoint_ = picked.point();
        mover_.press(*pressed_);
    }
    mover_.drag(pointer);
}

void ObjectHandle::release(const CanvasPointer& pointer) {
    if (!pressed_) return;
    drag(pointer);
    const grid::Point cell = pressed_->cell;
    const bool isClick = !moves_;
    if (!isClick) mover_.release(pointer);
    end();
    if (isClick) emit clicked(cell);
}

void ObjectHandle::cancel() {
    if (moves_) mover_.cancel();
    end();
}

void ObjectHandle::leaveSheet() {
    if (moves_) mover_.leaveSheet();
    moves_ = false;  // keeps end() from restoring picks, which belong to the other sheet
    end();
}

void ObjectHandle::end() {
    if (moves_) {
        if (pickedPath_)
            context_.picked().setPath(pickedPath_, pickedPoint_);
        else
            context_.picked().setObjects(std::move(pickedObjects_));
    }
    pressed_.reset();
    moves_ = false;
    mover_.hover(std::nullopt);
}

void ObjectHandle::paint(QPainter& painter, const CanvasScene& scene) const {
    if (moves_) mover_.paint(painter, scene);
}

}  // namespace mazeloom::widgets
