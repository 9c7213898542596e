// SPDX-License-Identifier: MIT
#include "widgets/play/play_keys.h"

#include <algorithm>

#include <QKeyEvent>

#include "widgets/play/key_position.h"
#include "widgets/play/modifier_key.h"

namespace mazeloom::widgets {

namespace {

int combinationOf(const QKeyEvent& event) {
    return event.keyCombination().toCombined() & ~static_cast<int>(Qt::KeypadModifier);
}

/// Returns the key at this position on a US keyboard, with the event's modifiers, if the layout has
/// no Latin letters; otherwise 0.
int latinCombinationOf(const QKeyEvent& event) {
    const auto latin = latinKeyOf(event);
    if (!latin) return 0;
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    return QKeyCombination(modifiers, static_cast<Qt::Key>(latin->key)).toCombined();
}

}  // namespace

std::optional<PlayCommand> PlayKeys::commandOf(const QKeyEvent& event) const {
    if (const auto bound = controls_.commandOfKey(combinationOf(event))) return bound;
    const int latin = latinCombinationOf(event);
    return latin == 0 ? std::nullopt : controls_.commandOfKey(latin);
}

bool PlayKeys::isPlain(const QKeyEvent& event) {
    const bool isFunction = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    return !isFunction && !isModifierKey(event.key()) &&
           (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
}

bool PlayKeys::isKept(const QKeyEvent& event) const {
    if (commandOf(event)) return true;
    if (!isPlain(event)) return false;
    if (!isOthers_) return true;
    const int latin = latinCombinationOf(event);
    return !isOthers_(combinationOf(event)) && !(latin != 0 && isOthers_(latin));
}

void PlayKeys::pressed(const QKeyEvent& event, PlayCommand as) {
    down_.push_back({event.nativeScanCode(), event.key(), as});
}

std::optional<PlayCommand> PlayKeys::released(const QKeyEvent& event) {
    const auto down = std::ranges::find_if(down_, [&](const KeyDown& one) {
        const bool isKnown = one.scanCode != 0 && event.nativeScanCode() != 0;
        return isKnown ? one.scanCode == event.nativeScanCode() : one.key == event.key();
    });
    if (down == down_.end()) return {};
    const PlayCommand command = down->command;
    down_.erase(down);
    return command;
}

}  // namespace mazeloom::widgets
