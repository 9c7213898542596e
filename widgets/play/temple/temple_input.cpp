// SPDX-License-Identifier: MIT
#include "widgets/play/temple/temple_input.h"

#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWidget>

namespace mazeloom::widgets {

using grid::Direction;
using play::temple::Button;

namespace {

/// Frames between two throws while the right button is held: two throws a second.
constexpr int kFramesBetweenThrows = 30;

bool isDirection(PlayCommand command) {
    return command <= PlayCommand::Left;
}

}  // namespace

TempleInput::TempleInput(QWidget& view, PlayControls& controls, Gamepad& gamepad, QObject* parent)
    : QObject(parent), view_(view), controls_(controls), gamepad_(gamepad) {
    view_.installEventFilter(this);
}

void TempleInput::setOn(bool on) {
    if (on == isOn_) return;
    if (!on) letGo();
    isOn_ = on;
    gamepad_.disconnect(this);
    if (on) {
        // Connected only now, so that the press that closed a menu does not act in the game too.
        connect(&gamepad_, &Gamepad::pressed, this, [this](PadInput input) {
            if (const auto command = controls_.commandOfPad(input)) begin(*command);
        });
        connect(&gamepad_, &Gamepad::released, this, [this](PadInput input) {
            if (const auto command = controls_.commandOfPad(input)) end(*command);
        });
    }
    pointer_.reset();
    isPointing_ = false;
}

void TempleInput::begin(PlayCommand command) {
    isPointing_ = false;
    if (command == PlayCommand::Rewind) {
        if (held_.insert(command).second) emit rewinding(true);
        return;
    }
    const auto button = buttonOf(command);
    if (!button) {
        emit commanded(command);
        return;
    }
    if (!isDirection(command) && command != PlayCommand::Wait) {
        emit stroke(play::temple::tap(*button));
        return;
    }
    // A key and the pad may hold the same direction, which is then pressed only once.
    if (held_.insert(command).second) emit stroke(play::temple::press(*button));
}

void TempleInput::end(PlayCommand command) {
    if (held_.erase(command) == 0) return;
    if (const auto button = buttonOf(command))
        emit stroke(play::temple::release(*button));
    else
        emit rewinding(false);
}

void TempleInput::press(Direction direction) {
    walking_ = direction;
    emit stroke(play::temple::press(play::temple::buttonOf(direction)));
}

void TempleInput::release(Direction direction) {
    walking_.reset();
    emit stroke(play::temple::release(play::temple::buttonOf(direction)));
}

void TempleInput::letGo() {
    while (!held_.empty())
        end(*held_.begin());
    if (walking_) release(*walking_);
    keys_.letGo();
    isLeftDown_ = false;
    isThrowing_ = false;
}

std::optional<Direction> TempleInput::pointed() const {
    if (!pointer_ || hero_.contains(*pointer_)) return {};
    const QPointF way = *pointer_ - hero_.center();
    if (std::abs(way.x()) >= std::abs(way.y()))
        return way.x() > 0 ? Direction::Right : Direction::Left;
    return way.y() > 0 ? Direction::Down : Direction::Up;
}

std::optional<Direction> TempleInput::wayToPointer() const {
    const auto first = pointed();
    const auto isOpen = [this](Direction way) { return open_[static_cast<std::size_t>(way)]; };
    if (!first || isOpen(*first)) return first;
    const bool isAcross = *first == Direction::Left || *first == Direction::Right;
    std::optional<Direction> other;
    if (isAcross && pointer_->y() >= hero_.bottom()) other = Direction::Down;
    if (isAcross && pointer_->y() < hero_.top()) other = Direction::Up;
    if (!isAcross && pointer_->x() >= hero_.right()) other = Direction::Right;
    if (!isAcross && pointer_->x() < hero_.left()) other = Direction::Left;
    return other && isOpen(*other) ? other : first;
}

void TempleInput::walkToPointer() {
    const auto direction = wayToPointer();
    if (walking_ == direction) return;
    // When the hero reaches the pointer, there is no direction, and the walk ends until the pointer
    // moves on.
    if (walking_) release(*walking_);
    if (direction) press(*direction);
}

void TempleInput::heroMoved(QRectF hero, play::temple::Ways open) {
    hero_ = hero;
    open_ = open;
    if (isOn_ && isPointing_ && isLeftDown_) walkToPointer();
}

void TempleInput::frame(QRectF hero, Direction facing, play::temple::Ways open) {
    hero_ = hero;
    open_ = open;
    if (!isOn_) return;
    gamepad_.poll();
    if (!isPointing_) return;
    if (isLeftDown_) walkToPointer();
    const auto direction = pointed();
    if (!walking_ && direction && *direction != facing)
        emit stroke(play::temple::tap(play::temple::faceButtonOf(*direction)));
    if (isThrowing_ && --throwRest_ <= 0) {
        throwRest_ = kFramesBetweenThrows;
        emit stroke(play::temple::tap(Button::Throw));
    }
}

bool TempleInput::keyPressed(const QKeyEvent& event) {
    const auto command = keys_.commandOf(event);
    if (!command) return false;
    if (event.isAutoRepeat()) return true;
    keys_.pressed(event, *command);
    begin(*command);
    return true;
}

bool TempleInput::keyReleased(const QKeyEvent& event) {
    if (event.isAutoRepeat()) return true;
    const auto command = keys_.released(event);
    if (command) end(*command);
    return command.has_value();
}

bool TempleInput::mousePressed(const QMouseEvent& event) {
    pointer_ = event.position();
    isPointing_ = true;
    const auto direction = pointed();
    if (event.button() == Qt::LeftButton) {
        isLeftDown_ = true;
        if (!walking_) walkToPointer();
        return true;
    }
    if (event.button() != Qt::RightButton) return false;
    if (direction) emit stroke(play::temple::tap(play::temple::faceButtonOf(*direction)));
    emit stroke(play::temple::tap(Button::Throw));
    isThrowing_ = true;
    throwRest_ = kFramesBetweenThrows;
    return true;
}

bool TempleInput::mouseReleased(const QMouseEvent& event) {
    if (event.button() == Qt::LeftButton) {
        isLeftDown_ = false;
        if (walking_) release(*walking_);
    }
    if (event.button() == Qt::RightButton) isThrowing_ = false;
    return true;
}

bool TempleInput::eventFilter(QObject* watched, QEvent* event) {
    if (watched != &view_ || !isOn_) return false;
    switch (event->type()) {
        case QEvent::ShortcutOverride:
            if (!keys_.isKept(static_cast<const QKeyEvent&>(*event))) return false;
            event->accept();
            return true;
        case QEvent::KeyPress:
            return keyPressed(static_cast<const QKeyEvent&>(*event));
        case QEvent::KeyRelease:
            return keyReleased(static_cast<const QKeyEvent&>(*event));
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
            return mousePressed(static_cast<const QMouseEvent&>(*event));
        case QEvent::MouseButtonRelease:
            return mouseReleased(static_cast<const QMouseEvent&>(*event));
        case QEvent::MouseMove:
            pointer_ = static_cast<const QMouseEvent&>(*event).position();
            isPointing_ = true;
            return false;
        case QEvent::Leave:
            pointer_.reset();
            return false;
        case QEvent::FocusOut:
            letGo();
            return false;
        case QEvent::ContextMenu:
            return true;  // the right button throws
        default:
            return false;
    }
}

}  // namespace mazeloom::widgets
