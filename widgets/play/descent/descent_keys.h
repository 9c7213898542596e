// SPDX-License-Identifier: MIT
// The meanings of keyboard keys in a descent (RULES.md D-4, D-15). A key's meaning depends on the
// question that is open: letters choose an item in an open inventory, directions aim the wand.
#pragma once

#include <cstdint>
#include <optional>

#include "core/grid/direction.h"
#include "core/play/descent/errands/errand.h"
#include "core/play/descent/state/key.h"
#include "core/play/descent/state/state.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_keys.h"

class QKeyEvent;

namespace mazeloom::widgets {

/// What a player can read beside the game. Reading presses no key of the game.
enum class DescentAid : std::uint8_t {
    Messages,  ///< what happened earlier
    Look,      ///< what is known about a cell
};

class DescentKeys {
  public:
    /// The arguments must outlive this object.
    DescentKeys(const PlayControls& controls, const PlayKeys& keys)
        : controls_(controls), keys_(keys) {}

    /// Returns the command that is bound to a key. With Shift, a key has the command that it has
    /// without, unless its combination with Shift is bound.
    std::optional<PlayCommand> commandOf(const QKeyEvent& event) const;
    /// Returns the game's key; nullopt if the game ignores this key while `asked` is open.
    std::optional<play::descent::Key> keyOf(const QKeyEvent& event,
                                            play::descent::Asked asked) const;

    /// Returns the errand that a key starts: O explores, S waits, unless a command is bound to the
    /// key. nullopt if it starts none while `asked` is open.
    std::optional<play::descent::Errand> errandOf(const QKeyEvent& event,
                                                  play::descent::Asked asked) const;
    /// Returns what a key opens to read: M the messages, L a look at cells, unless a command is
    /// bound to the key. nullopt if it opens nothing while `asked` is open.
    std::optional<DescentAid> aidOf(const QKeyEvent& event, play::descent::Asked asked) const;

  private:
    /// Returns the key of a letter that means itself; nullopt if a question is open or a command is
    /// bound to it.
    std::optional<int> freeKeyOf(const QKeyEvent& event, play::descent::Asked asked) const;
    std::optional<grid::Direction> directionOf(const QKeyEvent& event) const;

    const PlayControls& controls_;
    const PlayKeys& keys_;
};

}  // namespace mazeloom::widgets
