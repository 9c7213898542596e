// SPDX-License-Identifier: MIT
#include "app/workspace/settings_size.h"

#include <QFile>
#include <QFileInfo>

namespace mazeloom::app {

QString setAsideLargeSettings(const QString& file) {
    if (QFileInfo(file).size() <= kMostSettingsBytes) return {};
    constexpr int kMostKept = 1000;
    for (int number = 1; number <= kMostKept; ++number) {
        const QString aside = QStringLiteral("%1.too-large-%2").arg(file).arg(number);
        // QFile::rename() does not replace files.
        if (QFile::rename(file, aside)) return aside;
        if (!QFileInfo::exists(aside)) break;
    }
    return file;
}

}  // namespace mazeloom::app
