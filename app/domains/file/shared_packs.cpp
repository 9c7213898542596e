// SPDX-License-Identifier: MIT
#include "app/domains/file/shared_packs.h"

#include <QWidget>

#include "app/workspace/data_file.h"
#include "app/workspace/workspace.h"

namespace mazeloom::app {

using widgets::MessageBar;
using widgets::PackDocument;
using widgets::PackFile;

namespace {

QString root() {
    return dataFile(QStringLiteral("locks"));
}

}  // namespace

SharedPacks::SharedPacks(Workspace& workspace, QWidget* window)
    : QObject(window), workspace_(workspace), bar_(new MessageBar(window)) {
    bar_->setObjectName(QStringLiteral("sharedPacks"));
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        lock(document);
        connect(&workspace_.fileOf(document), &PackFile::placeChanged, this, [this, document] {
            lock(document);
            show();
        });
    });
    connect(&workspace_, &Workspace::documentAboutToClose, this,
            [this](const PackDocument* document) { held_.erase(document); });
    connect(&workspace_, &Workspace::currentChanged, this, &SharedPacks::show);
    connect(bar_, &MessageBar::actionTriggered, this, [this] {
        if (const PackDocument* document = workspace_.current())
            workspace_.fileOf(document).setReadOnly(false);
    });
}

void SharedPacks::lock(PackDocument* document) {
    PackFile& file = workspace_.fileOf(document);
    const auto held = held_.find(document);
    if (file.folder().isEmpty() || (held != held_.end() && held->second.folder == file.folder())) {
        return;
    }
    held_.erase(document);
    widgets::PackLock lock(root(), file.folder());
    const bool isOurs = lock.isHeld();
    held_.emplace(document, Held{file.folder(), std::move(lock)});
    if (!isOurs) file.setReadOnly(true);
}

void SharedPacks::show() {
    if (bar_ == nullptr) return;  // the window is closing
    const PackDocument* document = workspace_.current();
    if (document == nullptr || !workspace_.fileOf(document).isReadOnly()) {
        bar_->clear();
        return;
    }
    bar_->showMessage(
        MessageBar::Kind::Warning,
        tr("“%1” is open in another window of Mazeloom. Here it is read-only: saving asks for "
           "another folder.")
            .arg(document->title()),
        tr("Edit anyway"));
}

}  // namespace mazeloom::app
