// SPDX-License-Identifier: MIT
// Makes files that are installed beside the program, and a page of the repository, from the
// program's own tables and drawings:
//   mazeloom_pages FOLDER    mazeloom.1, mazeloom.bash, _mazeloom, mazeloom.fish, SIZExSIZE.png
//   mazeloom_pages --command-line app/cli/README.md    that page
#include <cstdio>
#include <string_view>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include "app/cli/pages/pages.h"
#include "resources/resources.h"

namespace {

bool write(const QString& file, const QString& text) {
    QFile out(file);
    return out.open(QIODevice::WriteOnly) && out.write(text.toUtf8()) >= 0 && out.flush();
}

int complainOf(const char* file) {
    std::fprintf(stderr, "mazeloom_pages: cannot write to %s\n", file);
    return 1;
}

/// Draws an icon in the sizes of the icon theme hicolor that desktops ask for.
bool drawIcons(const QDir& folder, const QString& name) {
    QSvgRenderer drawing(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!drawing.isValid()) return false;
    for (const int side : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        QImage icon(side, side, QImage::Format_ARGB32_Premultiplied);
        icon.fill(Qt::transparent);
        QPainter painter(&icon);
        drawing.render(&painter);
        painter.end();
        const QString file = QStringLiteral("%1-%2x%2.png").arg(name).arg(side);
        if (!icon.save(folder.filePath(file))) return false;
    }
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    mazeloom::resources::initialise();
    namespace app = mazeloom::app;
    if (argc == 3 && std::string_view(argv[1]) == "--command-line") {
        // Draws nothing, so it needs no display.
        const QCoreApplication application(argc, argv);
        const QString file = QCoreApplication::arguments()[2];
        return write(file, app::commandLinePage()) ? 0 : complainOf(argv[2]);
    }
    if (argc != 2) {
        std::fputs(
            "usage: mazeloom_pages FOLDER\n"
            "       mazeloom_pages --command-line FILE\n",
            stderr);
        return 2;
    }
    const QGuiApplication application(argc, argv);
    const QDir folder(QGuiApplication::arguments()[1]);
    const bool isMade =
        write(folder.filePath(QStringLiteral("mazeloom.1")), app::manPage()) &&
        write(folder.filePath(QStringLiteral("mazeloom.bash")), app::bashCompletion()) &&
        write(folder.filePath(QStringLiteral("_mazeloom")), app::zshCompletion()) &&
        write(folder.filePath(QStringLiteral("mazeloom.fish")), app::fishCompletion()) &&
        drawIcons(folder, QStringLiteral("mazeloom")) &&
        drawIcons(folder, QStringLiteral("mazeloom-game"));
    return isMade ? 0 : complainOf(argv[1]);
}
