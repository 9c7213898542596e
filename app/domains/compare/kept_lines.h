// SPDX-License-Identifier: MIT
// Lines of text that panels store in the settings, one for each level. Only the latest levels are
// kept, so that the settings do not grow without bound.
#pragma once

#include <QString>

#include "widgets/compare/level_memory.h"

namespace mazeloom::app {

/// Upper bound on the number of levels whose line is stored.
inline constexpr int kMostKeptLines = 100;

/// Returns a memory that stores its lines in the settings under `key`.
widgets::LevelMemory keptLines(const QString& key);

}  // namespace mazeloom::app
