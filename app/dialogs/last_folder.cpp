// SPDX-License-Identifier: MIT
#include "app/dialogs/last_folder.h"

#include <QSettings>
#include <QStandardPaths>

namespace mazeloom::app {

QString lastFolder(const char* setting) {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QSettings().value(setting, documents).toString();
}

void keepFolder(const char* setting, const QString& folder) {
    QSettings().setValue(setting, folder);
}

}  // namespace mazeloom::app
