// SPDX-License-Identifier: MIT
// The lines that a run has told so far, as a player reads them.
#pragma once

#include <vector>

#include <QStringList>

#include "core/play/descent/runs/chronicle.h"

namespace mazeloom::widgets {

/// Returns a text for each line: "Turn 12: You hit the rat for 3. ×2". Without lines, returns one
/// text that says what will stand there.
QStringList toldLines(const std::vector<play::descent::Chronicle::Line>& told);

}  // namespace mazeloom::widgets
