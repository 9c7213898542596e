// SPDX-License-Identifier: MIT
// Where the program keeps what is neither a setting nor a pack: players, scores, runs, copies.
#pragma once

#include <QString>

namespace mazeloom::app {

/// The path of a file or folder in the user's data folder, which may not be there yet.
QString dataFile(const QString& name);

}  // namespace mazeloom::app
