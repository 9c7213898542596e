// SPDX-License-Identifier: MIT
#include "app/editor.h"

#include <QApplication>

#include "app/theme_controller.h"
#include "app/window/main_window.h"

namespace mazeloom::app {

int runEditor(QApplication& application) {
    QApplication::setOrganizationName(QStringLiteral("mazeloom"));
    QApplication::setApplicationName(QStringLiteral("mazeloom"));
    QApplication::setApplicationDisplayName(QStringLiteral("Mazeloom"));
    QApplication::setDesktopFileName(QStringLiteral("io.github.mazeloom.Mazeloom"));
    ThemeController themes;
    MainWindow window(themes);
    QStringList names = application.arguments().mid(1);
    // Nothing asked for: the built-in packs are there to be looked at.
    if (names.isEmpty())
        names = {QStringLiteral("builtin:dungeons"), QStringLiteral("builtin:temple")};
    for (const QString& name : names)
        window.workspace().open(name);
    window.show();
    return QApplication::exec();
}

}  // namespace mazeloom::app
