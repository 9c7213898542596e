// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_keys.h"

#include <QKeyEvent>

#include "widgets/play/key_position.h"

namespace mazeloom::widgets {

using grid::Direction;
using play::descent::Asked;
using play::descent::Key;

namespace {

std::optional<Direction> directionOfCommand(std::optional<PlayCommand> command) {
    if (!command || *command > PlayCommand::Left) return {};
    return static_cast<Direction>(*command);
}

}  // namespace

std::optional<PlayCommand> DescentKeys::commandOf(const QKeyEvent& event) const {
    const auto command = keys_.commandOf(event);
    if (command || !PlayKeys::isPlain(event)) return command;
    if (const auto bound = controls_.commandOfKey(event.key())) return bound;
    const auto latin = latinKeyOf(event);
    return latin ? controls_.commandOfKey(latin->key) : std::nullopt;
}

std::optional<Direction> DescentKeys::directionOf(const QKeyEvent& event) const {
    if (const auto bound = directionOfCommand(keys_.commandOf(event))) return bound;
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
            return directionOfCommand(commandOf(event));
    }
}

std::optional<int> DescentKeys::freeKeyOf(const QKeyEvent& event, Asked asked) const {
    // A player may have bound these letters to directions.
    if (asked != Asked::Nothing || !PlayKeys::isPlain(event) || commandOf(event)) return {};
    const auto latin = latinKeyOf(event);
    return latin ? latin->key : event.key();
}

std::optional<play::descent::Errand> DescentKeys::errandOf(const QKeyEvent& event,
                                                           Asked asked) const {
    const auto key = freeKeyOf(event, asked);
    if (key == Qt::Key_O) return play::descent::Errand::explore();
    if (key == Qt::Key_S) return play::descent::Errand::wait();
    return {};
}

std::optional<DescentAid> DescentKeys::aidOf(const QKeyEvent& event, Asked asked) const {
    const auto key = freeKeyOf(event, asked);
    if (key == Qt::Key_M) return DescentAid::Messages;
    if (key == Qt::Key_L) return DescentAid::Look;
    return {};
}

std::optional<Key> DescentKeys::keyOf(const QKeyEvent& event, Asked asked) const {
    if (!PlayKeys::isPlain(event)) {
        const auto direction = directionOf(event);
        if (!direction) return {};
        return play::descent::asksForItem(asked) ? Key::Other : play::descent::keyOf(*direction);
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
    if (play::descent::asksForItem(asked)) {
        if (key >= Qt::Key_A && key <= Qt::Key_T) return play::descent::keyOfPlace(key - Qt::Key_A);
        return Key::Other;
    }
    if (asked == Asked::Nothing) {
        switch (key) {
            case Qt::Key_G:
                return play::descent::kPickUp;
            case Qt::Key_I:
                return play::descent::kOpenInventory;
            case Qt::Key_Z:
                return play::descent::kZap;
            case Qt::Key_D:
                return play::descent::kDrop;
            case Qt::Key_T:
                return play::descent::kThrow;
            case Qt::Key_Q:
                return play::descent::kQuit;
            default:
                break;
        }
    }
    if (const auto direction = directionOf(event)) return play::descent::keyOf(*direction);
    if (play::descent::asksForDirection(asked)) return Key::Other;
    return {};
}

}  // namespace mazeloom::widgets
