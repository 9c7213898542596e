// SPDX-License-Identifier: MIT
// The keyboard input of a game: the commands that keys are bound to, the keys that the window must
// not receive, and the keys that are held down. When a key is released, the command that its press
// started ends, even if other modifiers are held by then.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QtGlobal>

#include "widgets/play/play_controls.h"

class QKeyEvent;

namespace mazeloom::widgets {

class PlayKeys {
  public:
    /// `controls` must outlive this object.
    explicit PlayKeys(const PlayControls& controls) : controls_(controls) {}

    /// Sets the check for keys without modifiers that the window still receives while the game is
    /// played. It receives no other keys without modifiers, so that letters trigger no actions of
    /// the editor.
    void setOthers(std::function<bool(int key)> isOthers) { isOthers_ = std::move(isOthers); }

    /// Returns the command of a key with its modifiers. A key of the keypad counts as the same key
    /// of the main keyboard. If the layout has no Latin letters and the key itself is not bound,
    /// the key counts as the key at its position on a US keyboard.
    std::optional<PlayCommand> commandOf(const QKeyEvent& event) const;
    /// Whether the key is neither a function key nor a modifier, and is not held with Ctrl, Alt or
    /// Meta.
    static bool isPlain(const QKeyEvent& event);
    /// Whether the window must not receive the key.
    bool isKept(const QKeyEvent& event) const;

    void pressed(const QKeyEvent& event, PlayCommand as);
    /// Returns the command with which the press of this key was recorded; nullopt if it was not.
    std::optional<PlayCommand> released(const QKeyEvent& event);
    void letGo() { down_.clear(); }

  private:
    struct KeyDown {
        quint32 scanCode = 0;  ///< 0: unknown
        int key = 0;           ///< without modifiers
        PlayCommand command = PlayCommand::Up;
    };

    const PlayControls& controls_;
    std::function<bool(int)> isOthers_;
    std::vector<KeyDown> down_;
};

}  // namespace mazeloom::widgets
