// SPDX-License-Identifier: MIT
// What keys are to a game: what they are bound to, which of them the window must not have, and
// which are down. A key comes up as what it went down as, whatever modifiers are held by then.
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
    /// `controls` outlive it.
    explicit PlayKeys(const PlayControls& controls) : controls_(controls) {}

    /// Plain keys that mean something else while the game is played, to the window; all others are
    /// kept from it: what a letter does in the editor must not happen here.
    void setOthers(std::function<bool(int key)> isOthers) { isOthers_ = std::move(isOthers); }

    /// With modifiers, but no matter on which part of the keyboard the key is. A key of a layout
    /// without Latin letters is the one at its place of a US keyboard, unless it is bound itself.
    std::optional<PlayCommand> commandOf(const QKeyEvent& event) const;
    /// Neither a function key nor held beside Ctrl, Alt or Meta, nor one of these.
    static bool isPlain(const QKeyEvent& event);
    /// Whether the window must not have it.
    bool isKept(const QKeyEvent& event) const;

    void pressed(const QKeyEvent& event, PlayCommand as);
    /// What it was pressed as; nothing when it was not.
    std::optional<PlayCommand> released(const QKeyEvent& event);
    void letGo() { down_.clear(); }

  private:
    struct KeyDown {
        quint32 scanCode = 0;  ///< 0: not known
        int key = 0;           ///< without modifiers
        PlayCommand command = PlayCommand::Up;
    };

    const PlayControls& controls_;
    std::function<bool(int)> isOthers_;
    std::vector<KeyDown> down_;
};

}  // namespace mazeloom::widgets
