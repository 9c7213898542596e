// SPDX-License-Identifier: MIT
// Lines of text that panels keep over restarts, one for each level: of the levels that were last
// told of, so that settings do not grow for ever.
#pragma once

#include <QString>

#include "widgets/compare/level_memory.h"

namespace mazeloom::app {

/// Of so many levels a line is kept.
inline constexpr int kMostKeptLines = 100;

/// In the settings under `key`.
widgets::LevelMemory keptLines(const QString& key);

}  // namespace mazeloom::app
