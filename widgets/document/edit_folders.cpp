// SPDX-License-Identifier: MIT
// The document's edits of its folders. A folder is a name: a level is in it when its tab says so,
// and the pack lists the names for their order, and for folders without levels. A pack that lists
// none shows its folders in the order of their levels; with the first edit of a folder it lists
// them all, so that the others stay where they are.
#include <algorithm>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

namespace {

std::vector<std::string> namesOf(const QStringList& folders) {
    std::vector<std::string> names;
    for (const QString& folder : folders)
        names.push_back(folder.toStdString());
    return names;
}

}  // namespace

QStringList PackDocument::folders() const {
    QStringList folders;
    for (const std::string& tab : structure_.tabs)
        folders << QString::fromStdString(tab);
    for (const auto& entry : structure_.levels) {
        const QString tab = QString::fromStdString(entry->level->tab);
        if (!tab.isEmpty() && !folders.contains(tab)) folders << tab;
    }
    return folders;
}

bool PackDocument::addFolder(const QString& name) {
    QStringList all = folders();
    if (name.isEmpty() || all.contains(name)) return false;
    all << name;
    return changeFolders(namesOf(all), {}, tr("Add a folder"));
}

bool PackDocument::renameFolder(const QString& from, const QString& to) {
    QStringList all = folders();
    if (to.isEmpty() || !all.contains(from)) return false;
    if (from == to) return true;
    if (all.contains(to)) {
        all.removeOne(from);
    } else {
        all.replace(all.indexOf(from), to);
    }
    return changeFolders(namesOf(all), retabsOf(from, to.toStdString()), tr("Rename a folder"));
}

bool PackDocument::removeFolder(const QString& name) {
    QStringList all = folders();
    if (!all.removeOne(name)) return false;
    return changeFolders(namesOf(all), retabsOf(name, {}), tr("Delete a folder"));
}

bool PackDocument::moveFolder(const QString& name, std::size_t to) {
    QStringList all = folders();
    const QStringList before = all;
    if (!all.removeOne(name)) return false;
    all.insert(static_cast<qsizetype>(std::min(to, static_cast<std::size_t>(all.size()))), name);
    if (all == before) return true;
    return changeFolders(namesOf(all), {}, tr("Move a folder"));
}

std::vector<Retab> PackDocument::retabsOf(const QString& folder, const std::string& to) {
    std::vector<Retab> retabs;
    const std::string from = folder.toStdString();
    for (const auto& entry : structure_.levels) {
        if (entry->level->tab != from) continue;
        retabs.push_back({entry.get(), from, to, entry->stamp, newStamp()});
    }
    return retabs;
}

bool PackDocument::changeFolders(std::vector<std::string> tabs, std::vector<Retab> retabs,
                                 const QString& text) {
    if (refusesEdits()) return false;
    Structure after = structure_;
    after.tabs = std::move(tabs);
    push(new ChangeStructure(*this, std::move(after), current_, text, std::move(retabs)));
    return true;
}

}  // namespace mazeloom::widgets
