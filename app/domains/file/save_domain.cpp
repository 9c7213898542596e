// SPDX-License-Identifier: MIT
#include "app/domains/file/save_domain.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QWidget>

#include "app/actions/action_registry.h"
#include "app/dialogs/long_work.h"
#include "app/dialogs/save_questions.h"
#include "app/dialogs/save_sheet.h"
#include "app/workspace/workspace.h"
#include "widgets/document/edits.h"
#include "widgets/document/pack_source.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

using widgets::MessageBar;
using widgets::PackDocument;
using widgets::PackFile;

namespace {

/// Changes a pack's title and keeps its description.
void retitle(PackDocument& document, const QString& title) {
    if (document.pack().title == title.toStdString()) return;
    setPackTitle(document, title, widgets::qstring(document.pack().description));
}

}  // namespace

SaveDomain::SaveDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window)
    : QObject(window),
      workspace_(workspace),
      window_(window),
      bar_(new MessageBar(window)),
      save_(actions.add(this, {.id = "file.save",
                               .text = tr("&Save"),
                               .icon = "save",
                               .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_S)},
                               .tip = tr("Save the current pack"),
                               .menu = MenuGroup::SavePack,
                               .triggered = [this] { save(workspace_.current()); }})),
      saveAs_(actions.add(
          this,
          {.id = "file.save-as",
           .text = tr("Save &as…"),
           .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
           .tip = tr("Save the pack under another title or in another place, and go on there"),
           .menu = MenuGroup::SavePack,
           .triggered = [this] { saveAs(workspace_.current()); }})),
      saveAll_(actions.add(this, {.id = "file.save-all",
                                  .text = tr("Sa&ve all"),
                                  .shortcuts = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)},
                                  .tip = tr("Save all packs that have unsaved changes"),
                                  .menu = MenuGroup::SavePack,
                                  .triggered = [this] { saveAll(); }})) {
    bar_->setObjectName(QStringLiteral("saveBar"));
    connect(bar_, &MessageBar::actionTriggered, this, [this] {
        if (refused_ != nullptr) save(refused_);
    });
    connect(bar_, &MessageBar::otherTriggered, this, [this] {
        if (refused_ != nullptr) saveAs(refused_);
    });
    connect(&workspace_, &Workspace::documentAboutToClose, this, &SaveDomain::forgetRefusal);
    connect(&workspace_, &Workspace::currentChanged, this, &SaveDomain::update);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::modifiedChanged, this, &SaveDomain::update);
        connect(document, &PackDocument::loadProblemsChanged, this, &SaveDomain::update);
        connect(&workspace_.fileOf(document), &PackFile::placeChanged, this, &SaveDomain::update);
    });
    update();
}

bool SaveDomain::save(PackDocument* document) {
    PackFile& file = workspace_.fileOf(document);
    if (!file.canSave()) return saveAs(document);
    const auto overwrite = [this, document, &file] {
        return finish(document, file.beginSave({.overwrite = true}), [] { return false; });
    };
    return finish(document, file.beginSave(), overwrite);
}

bool SaveDomain::saveAs(PackDocument* document) {
    const auto kind = widgets::isArchive(document->name()) && !document->isReadOnly()
                          ? SaveSheet::Kind::Archive
                          : SaveSheet::Kind::Folder;
    const auto choice = askWhereToSave(window_, document->title(), kind);
    if (!choice) return false;
    // A pack from an archive can be edited only after it was saved in a folder. So its title is
    // changed only then.
    const bool isLocked = document->isReadOnly();
    if (!isLocked) retitle(*document, choice->title);
    if (choice->kind == SaveSheet::Kind::Archive) return saveArchive(document, choice->path);
    if (!saveInto(document, choice->path)) return false;
    if (!isLocked || document->title() == choice->title) return true;
    retitle(*document, choice->title);
    return save(document);
}

bool SaveDomain::saveArchive(PackDocument* document, const QString& file) {
    if (QFileInfo::exists(file) && document->name() != file && !askToReplaceFile(window_, file))
        return false;
    const document::Document content = document->content();
    const QPointer<PackDocument> open = document;
    const QScopedValueRollback saving(isSaving_, true);
    if (!archiver_ || !archiver_(*document, file) || open == nullptr) return false;
    document->setName(QFileInfo(file).canonicalFilePath());
    document->setSaved(content);
    noteSaved(document);
    return true;
}

void SaveDomain::tellRefusal(PackDocument* document, const pack::SaveError& error) {
    if (bar_ == nullptr) return;  // the window is closing
    refused_ = document;
    bar_->showMessage(MessageBar::Kind::Error,
                      tr("“%1” could not be saved. Nothing is lost: it stays open as it is. Free "
                         "space or fix the folder and try again, or save it elsewhere.")
                              .arg(document->title()) +
                          '\n' + linesOf(error.problems),
                      tr("Try again"), tr("Save elsewhere…"));
}

void SaveDomain::forgetRefusal(const PackDocument* document) {
    if (refused_ != document) return;
    refused_ = nullptr;
    if (bar_ != nullptr) bar_->clear();
}

void SaveDomain::noteSaved(PackDocument* document) {
    forgetRefusal(document);
    emit saved(document);
    emit told(tr("“%1” is saved in %2")
                  .arg(document->title(), QDir::toNativeSeparators(document->name())));
}

bool SaveDomain::unpack(PackDocument* document) {
    return saveAs(document);
}

bool SaveDomain::saveAll() {
    for (PackDocument* document : workspace_.documents()) {
        if (document->isModified() && !save(document)) return false;
    }
    return true;
}

bool SaveDomain::mayClose(const std::vector<PackDocument*>& documents) {
    if (isSaving_) return false;
    std::vector<PackDocument*> unsaved = documents;
    std::erase_if(unsaved, [](const PackDocument* document) { return !document->isModified(); });
    if (unsaved.empty()) return true;
    QStringList titles;
    for (const PackDocument* document : unsaved)
        titles << document->title();
    switch (askAboutUnsaved(window_, titles)) {
        case Unsaved::Save:
            return std::ranges::all_of(unsaved,
                                       [this](PackDocument* document) { return save(document); });
        case Unsaved::Discard:
            return true;
        case Unsaved::Cancel:
            break;
    }
    return false;
}

bool SaveDomain::saveInto(PackDocument* document, const QString& folder) {
    const PackFile& file = workspace_.fileOf(document);
    const PackFile::Target target = file.targetAt(folder);
    const QStringList unread = file.unreadFiles();
    if (target != PackFile::Target::SamePack && !unread.isEmpty() &&
        !askToLeaveOut(window_, document->title(), unread)) {
        return false;
    }
    switch (target) {
        case PackFile::Target::Occupied:
            // The dialog has checked the folder already, but files appeared there meanwhile.
            tellOccupied(window_, folder);
            return false;
        case PackFile::Target::Pack: {
            if (!askToReplace(window_, folder)) return false;
            // The replaced pack must not stay open, because saving it would overwrite this pack.
            PackDocument* replaced = workspace_.findByName(folder);
            if (replaced != nullptr && replaced != document) {
                if (!mayClose({replaced})) return false;
                workspace_.close(replaced);
                workspace_.setCurrent(document);
            }
            return moveTo(document, folder);
        }
        case PackFile::Target::Free:
        case PackFile::Target::SamePack:
            break;
    }
    return moveTo(document, folder);
}

bool SaveDomain::moveTo(PackDocument* document, const QString& folder) {
    // Another attempt asks about the folder again, because files may have appeared there meanwhile.
    const auto again = [this, document, folder] { return saveInto(document, folder); };
    return finish(document, workspace_.fileOf(document).beginSaveAs(folder), again);
}

std::optional<PackFile::Result> SaveDomain::run(PackFile& file, widgets::PackSave save) {
    const auto saving = std::make_shared<widgets::PackSave>(std::move(save));
    const QPointer<PackFile> open = &file;
    const QScopedValueRollback isSaving(isSaving_, true);
    const bool isDone = doOwnedWork(
        window_, tr("Saving %1").arg(QFileInfo(saving->folder).fileName()),
        [saving](const LongWork& work) {
            saving->options.stop = work.stop;
            saving->options.mayReplace = work.mayCommit;
            saving->options.progress = [&work](const std::string& name, int done, int count) {
                work.tell(QString::fromStdString(name), done, count);
            };
            saving->run();
            // Reset the options: their functions refer to `work`, which is destroyed after this
            // call.
            saving->options = {};
        });
    if (open == nullptr) return std::nullopt;
    if (isDone) return file.endSave(std::move(*saving));
    file.dropSave();
    return std::nullopt;
}

bool SaveDomain::finish(PackDocument* document, widgets::PackSave save,
                        const std::function<bool()>& overwrite) {
    const auto result = run(workspace_.fileOf(document), std::move(save));
    if (!result) return false;
    if (*result) {
        noteSaved(document);
        return true;
    }
    const pack::SaveError& error = result->error();
    if (error.reason == pack::SaveError::Reason::Disk) {
        tellRefusal(document, error);
        return false;
    }
    switch (askAfterFailure(window_, document->title(), error)) {
        case AfterFailure::Overwrite:
            return overwrite();
        case AfterFailure::SaveAs:
            return saveAs(document);
        case AfterFailure::GiveUp:
            break;
    }
    return false;
}

void SaveDomain::update() {
    const PackDocument* document = workspace_.current();
    const auto all = workspace_.documents();
    // A pack that could not be read completely can be saved if it has at least one level.
    const bool any = document != nullptr &&
                     (document->loadProblems().empty() || document->pack().levels.size() > 0);
    // A new pack can be saved even without changes.
    save_->setEnabled(any && (document->isModified() || !workspace_.fileOf(document).canSave()));
    saveAs_->setEnabled(any);
    saveAll_->setEnabled(
        std::ranges::any_of(all, [](const PackDocument* each) { return each->isModified(); }));
}

}  // namespace mazeloom::app
