// SPDX-License-Identifier: MIT
// Keys of a game: their bindings, which ones the window must not receive, and which are down. A
// released key counts as the command of its press, whatever modifiers are held by then.
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
    /// `controls` outlives it.
    explicit PlayKeys(const PlayControls& controls) : controls_(controls) {}

    /// Sets which plain keys keep their meaning in the window while the game is played. All others
    /// are kept from it, so that a letter triggers no action of the editor.
    void setOthers(std::function<bool(int key)> isOthers) { isOthers_ = std::move(isOthers); }

    /// Returns the command of a key. Modifiers matter, the part of the keyboard does not. A key of
    /// a layout without Latin letters counts as the key at its place of a US keyboard, unless it is
    /// bound itself.
    std::optional<PlayCommand> commandOf(const QKeyEvent& event) const;
    /// Whether this is no function key, no modifier, and not held with Ctrl, Alt or Meta.
    static bool isPlain(const QKeyEvent& event);
    /// Whether the key is kept from the window.
    bool isKept(const QKeyEvent& event) const;

    void pressed(const QKeyEvent& event, PlayCommand as);
    /// Returns the command of the key's press; nullopt if it was not pressed.
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
