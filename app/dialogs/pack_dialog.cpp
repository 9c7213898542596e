// SPDX-License-Identifier: MIT
#include "app/dialogs/pack_dialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include "widgets/document/pack_source.h"

namespace mazeloom::app {

namespace {

constexpr auto kLastFolder = "file/last-folder";

struct PackDialog {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::app::PackDialog)
};

}  // namespace

QString askForPack(QWidget* window, const QString& title) {
    QSettings settings;
    const QString start =
        settings
            .value(kLastFolder, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
            .toString();
    // A dialog chooses folders or files: the file that each pack's folder has stands for it.
    QString file =
        QFileDialog::getOpenFileName(window, title, start,
                                     PackDialog::tr("Level packs (pack.json *.mazepack)") + ";;" +
                                         PackDialog::tr("Folders of packs (pack.json)") + ";;" +
                                         PackDialog::tr("Archives (*.mazepack)"));
    if (file.isEmpty()) return {};
    QDir folder = QFileInfo(file).absoluteDir();
    if (!widgets::isArchive(file)) folder.cdUp();  // to the packs beside it
    settings.setValue(kLastFolder, folder.path());
    return file;
}

}  // namespace mazeloom::app
