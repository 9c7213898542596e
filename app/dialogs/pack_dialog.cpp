// SPDX-License-Identifier: MIT
#include "app/dialogs/pack_dialog.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include "app/dialogs/last_folder.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

namespace {

struct PackDialog {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::app::PackDialog)
};

}  // namespace

QString askForPack(QWidget* window, const QString& title) {
    // A file dialog chooses either folders or files, so a pack's folder is chosen by its pack.json.
    QString file =
        QFileDialog::getOpenFileName(window, title, lastFolder(kPackFolder),
                                     PackDialog::tr("Level packs (pack.json *.mazepack)") + ";;" +
                                         PackDialog::tr("Folders of packs (pack.json)") + ";;" +
                                         PackDialog::tr("Archives (*.mazepack)"));
    if (file.isEmpty()) return {};
    QDir folder = QFileInfo(file).absoluteDir();
    if (!widgets::isArchive(file)) folder.cdUp();  // to the folder that contains the packs
    keepFolder(kPackFolder, folder.path());
    return file;
}

}  // namespace mazeloom::app
