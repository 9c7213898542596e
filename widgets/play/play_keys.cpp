// SPDX-License-Identifier: MIT
#include "widgets/play/play_keys.h"

#include <algorithm>

#include <QKeyEvent>

#include "widgets/play/modifier_key.h"

namespace mazeloom::widgets {

namespace {

int combinationOf(const QKeyEvent& event) {
    return event.keyCombination().toCombined() & ~static_cast<int>(Qt::KeypadModifier);
}

}  // namespace

std::optional<PlayCommand> PlayKeys::commandOf(const QKeyEvent& event) const {
    return controls_.commandOfKey(combinationOf(event));
}

bool PlayKeys::isPlain(const QKeyEvent& event) {
    const bool isFunction = event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35;
    return !isFunction && !isModifierKey(event.key()) &&
           (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
}

bool PlayKeys::isKept(const QKeyEvent& event) const {
    if (commandOf(event)) return true;
    return isPlain(event) && !(isOthers_ && isOthers_(combinationOf(event)));
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
