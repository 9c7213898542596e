// SPDX-License-Identifier: MIT
// The settings are a file that anybody can write, and Qt reads all of it at once.
#pragma once

#include <QString>

namespace mazeloom::app {

/// Bytes of the largest file of settings that is read. The program writes some kilobytes.
inline constexpr qint64 kMostSettingsBytes = qint64{8} << 20;

/// Renames a file of settings that is larger to a name beside it that is free, and returns that
/// name; an empty one if the file may be read. To be called before the first settings are read. If
/// the file cannot be renamed, it stays and its own name is returned.
QString setAsideLargeSettings(const QString& file);

}  // namespace mazeloom::app
