// SPDX-License-Identifier: MIT
// Where dialogs begin: in the folder that was chosen the last time.
#pragma once

#include <QString>

namespace mazeloom::app {

/// The settings that remember a folder.
inline constexpr auto kPackFolder = "file/last-folder";
inline constexpr auto kExportFolder = "file/last-export-folder";
inline constexpr auto kReplayFolder = "play/replay-folder";

/// The folder of that setting; the user's documents before the first time, or the user's home.
/// It is there.
QString lastFolder(const char* setting);
void keepFolder(const char* setting, const QString& folder);

}  // namespace mazeloom::app
