// SPDX-License-Identifier: MIT
// Limits the size of the settings file, which anyone can write and Qt reads as a whole.
#pragma once

#include <QString>

namespace mazeloom::app {

/// Upper bound on the settings file, in bytes. The program writes some kilobytes.
inline constexpr qint64 kMostSettingsBytes = qint64{8} << 20;

/// Renames a larger settings file to a free name beside it and returns that name; returns an empty
/// text if the file is small enough. If the renaming fails, returns the file's own name. Call it
/// before the first settings are read.
QString setAsideLargeSettings(const QString& file);

}  // namespace mazeloom::app
