// SPDX-License-Identifier: MIT
// Limits the size of the settings file, because anyone can write the file and Qt reads all of it.
#pragma once

#include <QString>

namespace mazeloom::app {

/// Upper bound on the settings file, in bytes. The program writes some kilobytes.
inline constexpr qint64 kMostSettingsBytes = qint64{8} << 20;

/// If the settings file is larger, renames it to an unused name in the same folder and returns this
/// name. Returns an empty text if the file is small enough, and the file's own name if the renaming
/// fails. Call it before the first settings are read.
QString setAsideLargeSettings(const QString& file);

}  // namespace mazeloom::app
