// SPDX-License-Identifier: MIT
// The endless descent of a pack that a player can leave and go on with.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "core/play/descent/state/dungeon.h"
#include "core/problem.h"

namespace mazeloom::app {

/// Where the ten best are, of each pack and its rules; the editor's runs among them.
QString scoresFolder();

struct KeptRun {
    QString file;                   ///< where the run is kept, or a new one is to be
    int depth = 0;                  ///< where it can be gone on with; 0: there is none
    std::vector<Problem> warnings;  ///< about files that are damaged or do not fit
    std::optional<Problem> error;   ///< the file cannot be read, or a score cannot be kept
};

/// Looks at the run that is kept. One that ended as the program was killed gets its score.
KeptRun keptRunOf(const std::string& pack, std::shared_ptr<const play::descent::Dungeon> dungeon);

}  // namespace mazeloom::app
