// SPDX-License-Identifier: MIT
#include "app/dialogs/last_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace mazeloom::app {

QString lastFolder(const char* setting) {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    // Some users have no documents folder, and the stored folder may no longer exist.
    for (const QString& folder : {QSettings().value(setting).toString(), documents}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) return folder;
    }
    return QDir::homePath();
}

void keepFolder(const char* setting, const QString& folder) {
    QSettings().setValue(setting, folder);
}

}  // namespace mazeloom::app
