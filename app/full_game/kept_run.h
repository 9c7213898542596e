// SPDX-License-Identifier: MIT
// The endless descent of a pack, which a player can leave and resume.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "core/play/descent/state/dungeon.h"
#include "core/problem.h"

namespace mazeloom::app {

/// Returns the folder of the score files. Each file has the ten best runs of a pack with certain
/// rules, including runs in the editor.
QString scoresFolder();

struct KeptRun {
    QString file;                   ///< the file of the kept run, or of a new one
    int depth = 0;                  ///< depth of the run that can be resumed; 0: there is none
    std::vector<Problem> warnings;  ///< about files that are damaged or do not fit the pack
    std::optional<Problem> error;   ///< set if the file cannot be read or a score cannot be stored
};

/// Looks for the kept run. If the program was killed when the run ended, records the run's score
/// now.
KeptRun keptRunOf(const std::string& pack, std::shared_ptr<const play::descent::Dungeon> dungeon);

}  // namespace mazeloom::app
