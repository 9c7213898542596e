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

/// Returns the folder of the score files. Each file contains the ten best runs of one pack under
/// one set of rules, including runs in the editor.
QString scoresFolder();

struct KeptRun {
    QString file;                   ///< the file of the kept run, or of a new one
    int depth = 0;                  ///< depth of the run that can be resumed; 0: there is none
    std::vector<Problem> warnings;  ///< about files that are damaged or do not fit the pack
    /// A sentence about runs that were kept under other tables and cannot go on; empty if there are
    /// none.
    QString stranded;
    std::optional<Problem> error;  ///< set if the file cannot be read or a score cannot be stored
};

/// Looks for the kept run. If the run is over, but the program was killed before the score was
/// recorded, records the score now.
KeptRun keptRunOf(const std::string& pack, std::shared_ptr<const play::descent::Dungeon> dungeon);

}  // namespace mazeloom::app
