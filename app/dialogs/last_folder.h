// SPDX-License-Identifier: MIT
// The initial folder of dialogs: the one chosen last time.
#pragma once

#include <QString>

namespace mazeloom::app {

/// Names of settings that store a folder.
inline constexpr auto kPackFolder = "file/last-folder";
inline constexpr auto kExportFolder = "file/last-export-folder";
inline constexpr auto kReplayFolder = "play/replay-folder";

/// Returns the existing folder stored in a setting; by default the user's documents, or home.
QString lastFolder(const char* setting);
void keepFolder(const char* setting, const QString& folder);

}  // namespace mazeloom::app
