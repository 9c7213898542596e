// SPDX-License-Identifier: MIT
// The keyboard input of a game: the bindings of keys, the keys that the window must not receive,
// and the keys that are down. Releasing a key ends the command of its press, whatever modifiers are
// held by then.
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

    /// Sets the check for unmodified keys that keep their meaning in the window while the game is
    /// played. The window does not receive the other ones, so that a letter triggers no action of
    /// the editor.
    void setOthers(std::function<bool(int key)> isOthers) { isOthers_ = std::move(isOthers); }

    /// Returns the command of a key. Modifiers matter, but not whether the key is on the keypad. On
    /// a layout without Latin letters, a key counts as the key at its position on a US keyboard,
    /// unless the key itself is bound.
    std::optional<PlayCommand> commandOf(const QKeyEvent& event) const;
    /// Whether the key is neither a function key nor a modifier, and is not held with Ctrl, Alt or
    /// Meta.
    static bool isPlain(const QKeyEvent& event);
    /// Whether the window must not receive the key.
    bool isKept(const QKeyEvent& event) const;

    void pressed(const QKeyEvent& event, PlayCommand as);
    /// Returns the command that the key's press had; nullopt if the press was not recorded.
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
