// SPDX-License-Identifier: MIT
// Makes what is installed beside the program from its own tables and drawings:
//   mazeloom_pages FOLDER    mazeloom.1, mazeloom.bash, _mazeloom, mazeloom.fish, SIZExSIZE.png
#include <cstdio>

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

/// The sizes of the icon theme hicolor that desktops ask for.
bool drawIcons(const QDir& folder) {
    QSvgRenderer drawing(QStringLiteral(":/icons/mazeloom.svg"));
    if (!drawing.isValid()) return false;
    for (const int side : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        QImage icon(side, side, QImage::Format_ARGB32_Premultiplied);
        icon.fill(Qt::transparent);
        QPainter painter(&icon);
        drawing.render(&painter);
        painter.end();
        if (!icon.save(folder.filePath(QStringLiteral("%1x%1.png").arg(side)))) return false;
    }
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    mazeloom::resources::initialise();
    const QGuiApplication application(argc, argv);
    const QStringList words = QGuiApplication::arguments();
    if (words.size() != 2) {
        std::fputs("usage: mazeloom_pages FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(words[1]);
    namespace app = mazeloom::app;
    const bool isMade =
        write(folder.filePath(QStringLiteral("mazeloom.1")), app::manPage()) &&
        write(folder.filePath(QStringLiteral("mazeloom.bash")), app::bashCompletion()) &&
        write(folder.filePath(QStringLiteral("_mazeloom")), app::zshCompletion()) &&
        write(folder.filePath(QStringLiteral("mazeloom.fish")), app::fishCompletion()) &&
        drawIcons(folder);
    if (!isMade) std::fprintf(stderr, "mazeloom_pages: cannot write to %s\n", argv[1]);
    return isMade ? 0 : 1;
}
