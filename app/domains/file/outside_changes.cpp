// SPDX-License-Identifier: MIT
#include "app/domains/file/outside_changes.h"

#include <QDir>
#include <QEvent>
#include <QWidget>

#include "app/workspace/workspace.h"

namespace mazeloom::app {

using widgets::MessageBar;
using widgets::PackDocument;
using widgets::PackFile;

namespace {

constexpr qsizetype kMostNames = 3;

}  // namespace

OutsideChanges::OutsideChanges(Workspace& workspace, QWidget* window)
    : QObject(window), workspace_(workspace), bar_(new MessageBar(window)) {
    bar_->setObjectName(QStringLiteral("outsideChanges"));
    window->installEventFilter(this);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(&workspace_.fileOf(document), &PackFile::changedOutside, this,
                [this, document](const QStringList& files) { note(document, files); });
        // The text of the message depends on whether reloading would discard edits.
        connect(document, &PackDocument::modifiedChanged, this, &OutsideChanges::showFirst);
        // After saving or reloading, there is nothing left to decide.
        for (const auto& signal : {&PackFile::savedNow, &PackFile::reloaded}) {
            connect(&workspace_.fileOf(document), signal, this,
                    [this, document] { forget(document); });
        }
    });
    connect(&workspace_, &Workspace::documentAboutToClose, this, &OutsideChanges::forget);
    connect(bar_, &MessageBar::actionTriggered, this, [this] {
        if (changes_.empty()) return;
        const Change change = changes_.front();
        if (isThere(change)) {
            emit reloadWanted(change.document);
        } else {
            emit saveWanted(change.document);
        }
    });
    connect(bar_, &MessageBar::otherTriggered, this, [this] {
        if (changes_.empty()) return;
        PackDocument* document = changes_.front().document;
        if (!isThere(changes_.front())) {
            emit saveAsWanted(document);
            return;
        }
        workspace_.fileOf(document).keepMine();
        forget(document);
    });
}

bool OutsideChanges::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowActivate) {
        for (PackDocument* document : workspace_.documents())
            workspace_.fileOf(document).check();
    }
    return QObject::eventFilter(watched, event);
}

void OutsideChanges::note(PackDocument* document, const QStringList& files) {
    std::erase_if(changes_, [&](const Change& change) { return change.document == document; });
    if (!files.isEmpty()) changes_.push_back({document, files});
    showFirst();
}

bool OutsideChanges::isThere(const Change& change) const {
    return workspace_.fileOf(change.document).isThere();
}

void OutsideChanges::forget(const PackDocument* document) {
    std::erase_if(changes_, [&](const Change& change) { return change.document == document; });
    showFirst();
}

void OutsideChanges::showFirst() {
    if (bar_ == nullptr) return;  // the window is closing
    if (changes_.empty()) {
        bar_->clear();
        return;
    }
    const Change& change = changes_.front();
    if (!isThere(change)) {
        bar_->showMessage(
            MessageBar::Kind::Warning,
            tr("The folder of “%1” is gone: %2. The pack stays open as it is, and saving creates "
               "the folder again.")
                .arg(change.document->title(),
                     QDir::toNativeSeparators(workspace_.fileOf(change.document).folder())),
            tr("Save"), tr("Save elsewhere…"));
        return;
    }
    QString names = change.files.mid(0, kMostNames).join(QStringLiteral(", "));
    if (change.files.size() > kMostNames) {
        names = tr("%1 and %n more", nullptr, static_cast<int>(change.files.size() - kMostNames))
                    .arg(names);
    }
    QString text =
        tr("Another program changed files of “%1”: %2").arg(change.document->title(), names);
    if (change.document->isModified())
        text += '\n' + tr("Reloading discards your unsaved changes; Undo brings them back.");
    bar_->showMessage(MessageBar::Kind::Warning, text, tr("Reload"), tr("Keep mine"));
}

}  // namespace mazeloom::app
