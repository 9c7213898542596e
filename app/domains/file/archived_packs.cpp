// SPDX-License-Identifier: MIT
#include "app/domains/file/archived_packs.h"

#include "app/domains/file/save_domain.h"
#include "app/workspace/workspace.h"

namespace mazeloom::app {

using widgets::MessageBar;
using widgets::PackDocument;
using widgets::PackFile;

ArchivedPacks::ArchivedPacks(Workspace& workspace, SaveDomain& saving, QWidget* window)
    : QObject(window), workspace_(workspace), bar_(new MessageBar(window)) {
    bar_->setObjectName(QStringLiteral("archivedPacks"));
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::editRefused, this, [this, document] { refuse(document); });
        connect(&workspace_.fileOf(document), &PackFile::placeChanged, this, &ArchivedPacks::show);
    });
    connect(&workspace_, &Workspace::currentChanged, this, &ArchivedPacks::show);
    connect(bar_, &MessageBar::actionTriggered, this,
            [this, &saving] { saving.unpack(workspace_.current()); });
}

void ArchivedPacks::show() {
    if (bar_ == nullptr) return;  // the window is closing
    const PackDocument* document = workspace_.current();
    if (document == nullptr || !document->isReadOnly()) {
        bar_->clear();
        return;
    }
    bar_->showMessage(MessageBar::Kind::Note,
                      tr("This pack is an archive. Look at its levels and generate them as you "
                         "like; to change it, unpack it into a folder."),
                      tr("Unpack to edit…"));
}

void ArchivedPacks::refuse(const PackDocument* document) {
    if (bar_ == nullptr || document != workspace_.current()) return;
    const QString text =
        tr("Nothing was changed: this pack is an archive. To change it, unpack it "
           "into a folder.");
    // A stroke calls this function for each of its cells. Do not show the same message again.
    if (bar_->isVisible() && bar_->text() == text) return;
    bar_->showMessage(MessageBar::Kind::Warning, text, tr("Unpack to edit…"));
}

}  // namespace mazeloom::app
