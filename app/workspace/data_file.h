// SPDX-License-Identifier: MIT
// Paths of data that is neither a setting nor a pack: players, scores, runs, copies.
#pragma once

#include <QString>

namespace mazeloom::app {

/// Returns the path of a file or folder in the user's data folder. The file need not exist.
QString dataFile(const QString& name);

}  // namespace mazeloom::app
