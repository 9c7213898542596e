// SPDX-License-Identifier: MIT
// A moment of a descent as a screen: the map as the hero knows it, the sidebar, and the log
// (core/play/descent/RULES.md D-16).
#pragma once

#include <optional>

#include <QString>

#include "app/terminal/screen.h"
#include "core/grid/point.h"
#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/state.h"

namespace mazeloom::app::terminal {

struct ShownDescent {
    const play::descent::State& state;
    const play::descent::Dungeon& dungeon;
    bool hasEmoji = false;                   ///< emoji for figures and items instead of letters
    std::optional<grid::Point> fire = {};    ///< the fireball's cell
    std::optional<grid::Point> cursor = {};  ///< the cell that is looked at
    QString prompt = {};                     ///< shown above the log; may be empty
    QString note = {};                       ///< shown as the newest message; may be empty
};

/// Returns the screen; while the inventory is open, the list of items. `size` is at least
/// kLeastSize.
Screen descentScreen(const ShownDescent& shown, grid::Size size);

}  // namespace mazeloom::app::terminal
