// SPDX-License-Identifier: MIT
#include "app/domains/file/read_only_folders.h"

#include <QDir>
#include <QWidget>

#include "app/workspace/workspace.h"

namespace mazeloom::app {

using widgets::MessageBar;
using widgets::PackDocument;
using widgets::PackFile;

ReadOnlyFolders::ReadOnlyFolders(Workspace& workspace, QWidget* window)
    : QObject(window), workspace_(workspace), bar_(new MessageBar(window)) {
    bar_->setObjectName(QStringLiteral("readOnlyFolder"));
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        const PackFile& file = workspace_.fileOf(document);
        connect(&file, &PackFile::folderChanged, this, &ReadOnlyFolders::show);
        connect(&file, &PackFile::placeChanged, this, &ReadOnlyFolders::show);
    });
    connect(&workspace_, &Workspace::currentChanged, this, &ReadOnlyFolders::show);
    connect(bar_, &MessageBar::actionTriggered, this, [this] {
        if (PackDocument* document = workspace_.current()) emit saveAsWanted(document);
    });
}

void ReadOnlyFolders::show() {
    if (bar_ == nullptr) return;  // the window is closing
    PackDocument* document = workspace_.current();
    const PackFile* file = document == nullptr ? nullptr : &workspace_.fileOf(document);
    // Warn only if the pack would be saved in this folder, and the folder exists but is not
    // writable.
    if (file == nullptr || !file->canSave() || !file->isThere() || file->isWritable()) {
        bar_->clear();
        return;
    }
    bar_->showMessage(MessageBar::Kind::Warning,
                      tr("The folder of “%1” is read-only: nothing can be saved in %2. Your "
                         "changes stay in a recovery file until they are saved. Make the folder "
                         "writable, or save the pack elsewhere.")
                          .arg(document->title(), QDir::toNativeSeparators(file->folder())),
                      tr("Save elsewhere…"));
}

}  // namespace mazeloom::app
