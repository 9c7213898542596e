// SPDX-License-Identifier: MIT
// A moment of a temple attempt as a screen: the board, the sidebar with the objectives and the
// legend, and the log (core/play/temple/RULES.md T-17).
//
// A cell's first column shows what is on it, its second column the number of traps around it, so
// both can be read. Objects are letters in every terminal: an emoji would hide the number.
#pragma once

#include <cstdint>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/terminal/panel.h"
#include "app/terminal/screen.h"
#include "core/grid/point.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::app::terminal {

/// A blast that is still shown.
struct Blast {
    static constexpr std::int64_t kTicks = 30;

    grid::Point at;
    int radius = 0;
    std::int64_t tick = 0;  ///< when it went off
};

struct ShownTemple {
    const play::temple::Field& field;
    const play::temple::State& state;
    play::temple::Numbers numbers = play::temple::Numbers::All;
    bool areTrapsShown = false;  ///< whether traps are shown, as after a loss; not painted ones
    int attempt = 1;             ///< from 1
    std::vector<Blast> blasts = {};
    QStringList log = {};            ///< the oldest line first
    QString prompt = {};             ///< shown above the log; may be empty
    std::vector<SideRow> keys = {};  ///< the last rows of the sidebar
};

/// Returns the screen; `size` is at least kLeastSize.
Screen templeScreen(const ShownTemple& shown, grid::Size size);

}  // namespace mazeloom::app::terminal
