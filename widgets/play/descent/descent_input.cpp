// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_input.h"

#include <chrono>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>

#include "core/play/descent/rules/towards.h"
#include "widgets/play/descent/descent_view.h"

namespace mazeloom::widgets {

using namespace std::chrono_literals;
using grid::Direction;
using play::descent::Asked;
using play::descent::Key;

namespace {

// The delay until a direction held on a pad repeats, and the interval between repeats.
constexpr auto kFirstRepeat = 280ms;
constexpr auto kNextRepeat = 110ms;

std::optional<Direction> directionOf(PadInput input) {
    if (input > PadInput::Left) return {};
    return static_cast<Direction>(input);
}

}  // namespace

DescentInput::DescentInput(QWidget& board, DescentView& view, PlayControls& controls,
                           Gamepad& gamepad, QObject* parent)
    : QObject(parent), board_(board), view_(view), controls_(controls), gamepad_(gamepad) {
    board_.installEventFilter(this);
    view_.installEventFilter(this);
    connect(&repeat_, &QTimer::timeout, this, [this] {
        repeat_.setInterval(kNextRepeat);
        if (held_) walk(*held_);
    });
}

void DescentInput::setOn(bool on) {
    if (on == isOn_) return;
    isOn_ = on;
    held_.reset();
    repeat_.stop();
    keys_.letGo();
    if (isRewinding_) emit rewinding(isRewinding_ = false);
    gamepad_.disconnect(this);
    if (!on) return;
    // Connected only now, so that the press that closed a menu does not act in the game too.
    connect(&gamepad_, &Gamepad::pressed, this, &DescentInput::padPressed);
    connect(&gamepad_, &Gamepad::released, this, &DescentInput::padReleased);
}

Asked DescentInput::asked() const {
    return state_ != nullptr ? state_->asked : Asked::Nothing;
}

bool DescentInput::isKept(const QKeyEvent& event) const {
    return meanings_.keyOf(event, asked()) || meanings_.errandOf(event, asked()) ||
           meanings_.aidOf(event, asked()) || meanings_.commandOf(event) || keys_.isKept(event);
}

bool DescentInput::keyPressed(const QKeyEvent& event) {
    const auto command = meanings_.commandOf(event);
    if (command == PlayCommand::Rewind) {
        if (event.isAutoRepeat()) return true;
        keys_.pressed(event, *command);
        if (!isRewinding_) emit rewinding(isRewinding_ = true);
        return true;
    }
    if (command == PlayCommand::Menu && (isOver() || asked() == Asked::Nothing)) {
        if (!event.isAutoRepeat()) emit menuWanted();
        return true;
    }
    if (const auto aid = meanings_.aidOf(event, asked())) {
        if (!event.isAutoRepeat()) emit aidWanted(*aid);
        return true;
    }
    if (isOver()) {
        if (!PlayKeys::isPlain(event)) return false;
        // A key that is still held since the fight must not skip the end screen.
        if (!event.isAutoRepeat()) emit goOn();
        return true;
    }
    if (const auto errand = meanings_.errandOf(event, asked())) {
        if (!event.isAutoRepeat()) emit errandWanted(*errand);
        return true;
    }
    const auto key = meanings_.keyOf(event, asked());
    if (!key) return false;
    // While a key is held down, only walking is repeated.
    if (!event.isAutoRepeat() || (asked() == Asked::Nothing && *key <= Key::Left))
        emit pressed(*key);
    return true;
}

bool DescentInput::keyReleased(const QKeyEvent& event) {
    if (event.isAutoRepeat() || keys_.released(event) != PlayCommand::Rewind) return false;
    if (!isRewinding_) return false;
    emit rewinding(isRewinding_ = false);
    return true;
}

std::optional<Key> DescentInput::pointedKey(QPointF at) const {
    const grid::Point hero = state_->hero.at;
    const auto cell = view_.cellAt(at);
    if (cell == hero) {
        if (asked() != Asked::Nothing) return Key::Other;
        if (state_->floor.itemAt(hero) != nullptr) return play::descent::kPickUp;
        switch (state_->floor.terrain(hero)) {
            case level::Terrain::StairsDown:
                return play::descent::kDescend;
            case level::Terrain::StairsUp:
                return play::descent::kAscend;
            default:
                return {};
        }
    }
    if (cell && asked() == Asked::Nothing) {
        if (const auto direction = play::descent::towards(*state_, *cell))
            return play::descent::keyOf(*direction);
    }
    const QPointF way = at - view_.rectOf(hero).center();
    if (std::abs(way.x()) >= std::abs(way.y())) return way.x() > 0 ? Key::Right : Key::Left;
    return way.y() > 0 ? Key::Down : Key::Up;
}

bool DescentInput::mousePressed(const QMouseEvent& event) {
    board_.setFocus();
    if (event.button() != Qt::LeftButton) return false;
    if (isOver()) {
        emit goOn();
    } else if (const auto cell = view_.cellAt(event.position());
               cell && event.modifiers() == Qt::ShiftModifier && asked() == Asked::Nothing) {
        emit errandWanted(play::descent::Errand::to(*cell));
    } else if (const auto key = pointedKey(event.position())) {
        emit pressed(*key);
    }
    return true;
}

void DescentInput::walk(Direction direction) {
    if (!isOn_ || isOver()) return;
    if (!play::descent::asksForItem(asked())) return emit pressed(play::descent::keyOf(direction));
    if (direction == Direction::Up) emit stepped(-1);
    if (direction == Direction::Down) emit stepped(1);
}

void DescentInput::padPressed(PadInput input) {
    if (const auto direction = widgets::directionOf(input)) {
        held_ = direction;
        repeat_.start(kFirstRepeat);
        return walk(*direction);
    }
    if (input == PadInput::Start) return emit menuWanted();
    if (input == PadInput::LeftTrigger) return emit rewinding(isRewinding_ = true);
    const bool isFree = asked() == Asked::Nothing;
    if (input == PadInput::X && isFree) return emit aidWanted(DescentAid::Look);
    if (isOver()) return emit goOn();
    if (play::descent::asksForItem(asked())) return padPressedInInventory(input);
    switch (input) {
        case PadInput::A:
            if (isFree) emit pressed(play::descent::kPickUp);
            break;
        case PadInput::B:
            emit pressed(isFree ? play::descent::kZap : Key::Other);
            break;
        case PadInput::Y:
            emit pressed(isFree ? play::descent::kOpenInventory : Key::Other);
            break;
        case PadInput::LeftShoulder:
            if (isFree) emit pressed(play::descent::kAscend);
            break;
        case PadInput::RightShoulder:
            if (isFree) emit pressed(play::descent::kDescend);
            break;
        case PadInput::RightTrigger:
            if (isFree) emit pressed(play::descent::kWait);
            break;
        case PadInput::Back:
            if (isFree) emit errandWanted(play::descent::Errand::explore());
            break;
        default:
            break;
    }
}

void DescentInput::padPressedInInventory(PadInput input) {
    switch (input) {
        case PadInput::A:
            return emit confirmed();
        case PadInput::X:
            return emit verbChosen(play::descent::kDrop);
        case PadInput::RightShoulder:
            return emit verbChosen(play::descent::kThrow);
        case PadInput::B:
        case PadInput::Y:
            return emit pressed(Key::Other);
        default:
            return;
    }
}

void DescentInput::padReleased(PadInput input) {
    if (input == PadInput::LeftTrigger && isRewinding_) emit rewinding(isRewinding_ = false);
    if (held_ && widgets::directionOf(input) == held_) {
        held_.reset();
        repeat_.stop();
    }
}

bool DescentInput::eventFilter(QObject* watched, QEvent* event) {
    if (!isOn_) return false;
    if (watched == &view_) {
        const bool isPress = event->type() == QEvent::MouseButtonPress ||
                             event->type() == QEvent::MouseButtonDblClick;
        return isPress && mousePressed(static_cast<const QMouseEvent&>(*event));
    }
    if (watched != &board_) return false;
    switch (event->type()) {
        case QEvent::ShortcutOverride:
            if (!isKept(static_cast<const QKeyEvent&>(*event))) return false;
            event->accept();
            return true;
        case QEvent::KeyPress:
            return keyPressed(static_cast<const QKeyEvent&>(*event));
        case QEvent::KeyRelease:
            return keyReleased(static_cast<const QKeyEvent&>(*event));
        case QEvent::FocusOut:
            keys_.letGo();
            if (isRewinding_) emit rewinding(isRewinding_ = false);
            return false;
        default:
            return false;
    }
}

}  // namespace mazeloom::widgets
