// SPDX-License-Identifier: MIT
// The folder in which a file dialog opens: the folder that the user chose last time.
#pragma once

#include <QString>

namespace mazeloom::app {

/// Names of settings that store a folder.
inline constexpr auto kPackFolder = "file/last-folder";
inline constexpr auto kExportFolder = "file/last-export-folder";
inline constexpr auto kReplayFolder = "play/replay-folder";

/// Returns the folder stored in a setting if it exists; otherwise the user's documents folder, or
/// the home folder.
QString lastFolder(const char* setting);
void keepFolder(const char* setting, const QString& folder);

}  // namespace mazeloom::app
