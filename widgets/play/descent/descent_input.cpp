// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_input.h"

#include <chrono>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>

#include "core/play/descent/rules/towards.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/key_position.h"

namespace mazeloom::widgets {

using namespace std::chrono_literals;
using grid::Direction;
using play::descent::Asked;
using play::descent::Key;

namespace {

// The delay until a direction held on a pad repeats, and the interval between repeats.
constexpr auto kFirstRepeat = 280ms;
constexpr auto kNextRepeat = 110ms;

std::optional<Direction> directionOf(std::optional<PlayCommand> command) {
    if (!command || *command > PlayCommand::Left) return {};
    return static_cast<Direction>(*command);
}

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

std::optional<PlayCommand> DescentInput::commandOf(const QKeyEvent& event) const {
    const auto command = keys_.commandOf(event);
    // With Shift, a key means the same as without, unless its combination with Shift is bound.
    if (command || !PlayKeys::isPlain(event)) return command;
    if (const auto bound = controls_.commandOfKey(event.key())) return bound;
    const auto latin = latinKeyOf(event);
    return latin ? controls_.commandOfKey(latin->key) : std::nullopt;
}

std::optional<Direction> DescentInput::directionOf(const QKeyEvent& event) const {
    if (const auto bound = widgets::directionOf(keys_.commandOf(event))) return bound;
    if (!PlayKeys::isPlain(event)) return {};
    switch (event.key()) {
        case Qt::Key_Up:
            return Direction::Up;
        case Qt::Key_Right:
            return Direction::Right;
        case Qt::Key_Down:
            return Direction::Down;
        case Qt::Key_Left:
            return Direction::Left;
        default:
            return widgets::directionOf(commandOf(event));
    }
}

std::optional<Key> DescentInput::keyOf(const QKeyEvent& event) const {
    if (!PlayKeys::isPlain(event)) {
        const auto direction = directionOf(event);
        if (!direction) return {};
        return asked() == Asked::Item ? Key::Other : play::descent::keyOf(*direction);
    }
    // Compares the characters, because the position of these keys differs between keyboards.
    if (event.text() == u'>') return Key::Greater;
    if (event.text() == u'<') return Key::Less;
    if (event.text() == u'.') return play::descent::kWait;
    const auto latin = latinKeyOf(event);
    if (latin && latin->text == u'>') return Key::Greater;
    if (latin && latin->text == u'<') return Key::Less;
    if (latin && latin->text == u'.') return play::descent::kWait;
    const int key = latin ? latin->key : event.key();
    if (asked() == Asked::Item) {
        if (key >= Qt::Key_A && key <= Qt::Key_T) return play::descent::keyOfPlace(key - Qt::Key_A);
        return Key::Other;
    }
    if (asked() == Asked::Nothing) {
        switch (key) {
            case Qt::Key_G:
                return play::descent::kPickUp;
            case Qt::Key_I:
                return play::descent::kOpenInventory;
            case Qt::Key_Z:
                return play::descent::kZap;
            case Qt::Key_Q:
                return play::descent::kQuit;
            default:
                break;
        }
    }
    if (const auto direction = directionOf(event)) return play::descent::keyOf(*direction);
    if (asked() == Asked::Direction) return Key::Other;
    return {};
}

bool DescentInput::isKept(const QKeyEvent& event) const {
    return keyOf(event) || commandOf(event) || keys_.isKept(event);
}

bool DescentInput::keyPressed(const QKeyEvent& event) {
    const auto command = commandOf(event);
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
    if (isOver()) {
        if (!PlayKeys::isPlain(event)) return false;
        // A key that is still held since the fight must not skip the end screen.
        if (!event.isAutoRepeat()) emit goOn();
        return true;
    }
    const auto key = keyOf(event);
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
    } else if (const auto key = pointedKey(event.position())) {
        emit pressed(*key);
    }
    return true;
}

void DescentInput::walk(Direction direction) {
    if (!isOn_ || isOver()) return;
    if (asked() != Asked::Item) return emit pressed(play::descent::keyOf(direction));
    if (direction == Direction::Up) emit stepped(-1);
    if (direction == Direction::Down) emit stepped(1);
}

void DescentInput::padPressed(PadInput input) {
    if (const auto direction = widgets::directionOf(input)) {
        held_ = direction;
        repeat_.start(kFirstRepeat);
        return walk(*direction);
    }
    if (input == PadInput::X || input == PadInput::Start) return emit menuWanted();
    if (input == PadInput::LeftTrigger) return emit rewinding(isRewinding_ = true);
    if (isOver()) return emit goOn();
    const bool isFree = asked() == Asked::Nothing;
    switch (input) {
        case PadInput::A:
            if (isFree) emit pressed(play::descent::kPickUp);
            if (asked() == Asked::Item) emit confirmed();
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
        default:
            break;
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
