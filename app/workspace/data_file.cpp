// SPDX-License-Identifier: MIT
#include "app/workspace/data_file.h"

#include <QStandardPaths>

namespace mazeloom::app {

QString dataFile(const QString& name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + name;
}

}  // namespace mazeloom::app
