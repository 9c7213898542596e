// SPDX-License-Identifier: MIT
#include "app/domains/file/save_domain.h"

#include <algorithm>

#include <QDir>
#include <QFileDialog>
#include <QWidget>

#include "app/actions/action_registry.h"
#include "app/dialogs/last_folder.h"
#include "app/dialogs/save_questions.h"
#include "app/workspace/workspace.h"
#include "core/edit/fresh_id.h"

namespace mazeloom::app {

using widgets::PackDocument;
using widgets::PackFile;

namespace {

/// A folder in `parent` for a pack of that title, under a name that is free.
QString folderFor(const PackDocument& document, const QString& parent) {
    const QDir dir(parent);
    const auto isTaken = [&dir](const std::string& id) {
        return dir.exists(QString::fromStdString(id));
    };
    return QString::fromStdString(edit::freshId(document.title().toStdString(), "pack", isTaken));
}

}  // namespace

SaveDomain::SaveDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window)
    : QObject(window),
      workspace_(workspace),
      window_(window),
      save_(actions.add(this, {.id = "file.save",
                               .text = tr("&Save"),
                               .icon = "save",
                               .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_S)},
                               .tip = tr("Save the pack that is being looked at"),
                               .menu = MenuGroup::SavePack,
                               .triggered = [this] { save(workspace_.current()); }})),
      saveAs_(actions.add(this, {.id = "file.save-as",
                                 .text = tr("Save &as…"),
                                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
                                 .tip = tr("Save the pack into another folder, and go on there"),
                                 .menu = MenuGroup::SavePack,
                                 .triggered = [this] { saveAs(workspace_.current()); }})),
      saveAll_(actions.add(this, {.id = "file.save-all",
                                  .text = tr("Sa&ve all"),
                                  .shortcuts = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)},
                                  .tip = tr("Save all packs that have unsaved changes"),
                                  .menu = MenuGroup::SavePack,
                                  .triggered = [this] { saveAll(); }})) {
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
        return handle(document, file.save({.overwrite = true}), [] { return false; });
    };
    return handle(document, file.save(), overwrite);
}

bool SaveDomain::saveAs(PackDocument* document) {
    const QString folder = askForFolder(document);
    return !folder.isEmpty() && saveInto(document, folder);
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
        case PackFile::Target::Occupied: {
            const QString inside = folderFor(*document, folder);
            if (!askToMakeInside(window_, folder, inside)) return false;
            return moveTo(document, QDir(folder).filePath(inside));
        }
        case PackFile::Target::Pack: {
            if (!askToReplace(window_, folder)) return false;
            // What is replaced is not to be shown any more, or saved over this.
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
    // What has come there meanwhile is asked about.
    const auto again = [this, document, folder] { return saveInto(document, folder); };
    return handle(document, workspace_.fileOf(document).saveAs(folder), again);
}

bool SaveDomain::handle(PackDocument* document, const PackFile::Result& result,
                        const std::function<bool()>& overwrite) {
    if (result) {
        emit saved(document);
        return true;
    }
    switch (askAfterFailure(window_, document->title(), result.error())) {
        case AfterFailure::Overwrite:
            return overwrite();
        case AfterFailure::SaveAs:
            return saveAs(document);
        case AfterFailure::GiveUp:
            break;
    }
    return false;
}

QString SaveDomain::askForFolder(PackDocument* document) {
    const QString question =
        document->isReadOnly() ? tr("A folder to unpack “%1” into") : tr("A folder for “%1”");
    const QString folder = QFileDialog::getExistingDirectory(
        window_, question.arg(document->title()), lastFolder(kPackFolder));
    if (!folder.isEmpty()) {
        keepFolder(kPackFolder, QFileInfo(folder).dir().absolutePath());
    }
    return folder;
}

void SaveDomain::update() {
    const PackDocument* document = workspace_.current();
    const auto all = workspace_.documents();
    // Of a pack that could not be opened there is nothing to save.
    const bool any = document != nullptr &&
                     (document->loadProblems().empty() || document->pack().levels.size() > 0);
    // A new pack can be saved though nothing in it was changed yet.
    save_->setEnabled(any && (document->isModified() || !workspace_.fileOf(document).canSave()));
    saveAs_->setEnabled(any);
    saveAll_->setEnabled(
        std::ranges::any_of(all, [](const PackDocument* each) { return each->isModified(); }));
}

}  // namespace mazeloom::app
