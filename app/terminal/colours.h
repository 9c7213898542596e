// SPDX-License-Identifier: MIT
// The nearest colours of terminals that have a fixed set of them.
#pragma once

#include <QRgb>

namespace mazeloom::app::terminal {

/// Returns the number of the nearest colour in a terminal of 256 colours: 16–255, from the cube and
/// the greys, which are the same in every terminal.
int nearestOf256(QRgb colour);
/// Returns the number of the nearest of the eight colours that every coloured terminal has, 0–7.
int nearestOf8(QRgb colour);

}  // namespace mazeloom::app::terminal
