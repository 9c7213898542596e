// SPDX-License-Identifier: MIT
#include "app/workspace.h"

#include <algorithm>

#include <QFileInfo>

#include "core/edit/new_pack.h"

namespace mazeloom::app {

using widgets::OpenPack;
using widgets::PackDocument;
using widgets::PackFile;

namespace {

/// One name for one pack, however the user wrote it.
QString canonical(const QString& name) {
    if (name.startsWith(QLatin1String("builtin:"))) return name;
    const QString path = QFileInfo(name).canonicalFilePath();
    return path.isEmpty() ? name : path;
}

}  // namespace

Workspace::Workspace(QObject* parent) : QObject(parent) {}

PackDocument* Workspace::findByName(const QString& name) const {
    const QString wanted = canonical(name);
    for (const OpenPack& pack : packs_) {
        if (pack.document->name() == wanted) return pack.document.get();
    }
    return nullptr;
}

PackDocument* Workspace::open(const QString& name) {
    if (PackDocument* document = findByName(name)) {
        setCurrent(document);
        return document;
    }
    return add(widgets::openPackFile(canonical(name)));
}

PackDocument* Workspace::create() {
    QString title = tr("Untitled");
    for (int n = 2; findByName(title) != nullptr; ++n)
        title = tr("Untitled %1").arg(n);
    return add(widgets::newPackFile(
        title, edit::newPack(title.toStdString(), tr("First level").toStdString())));
}

PackDocument* Workspace::add(OpenPack pack) {
    packs_.push_back(std::move(pack));
    PackDocument* document = packs_.back().document.get();
    emit documentAdded(document);
    setCurrent(document);
    return document;
}

void Workspace::reload(PackDocument* document) {
    const QString name = document->name();
    const widgets::Sheet sheet = document->currentSheet();
    close(document);
    open(name)->setCurrentSheet(sheet);
}

void Workspace::close(PackDocument* document) {
    const auto found = std::ranges::find(packs_, document,
                                         [](const OpenPack& pack) { return pack.document.get(); });
    if (found == packs_.end()) return;
    emit documentAboutToClose(document);
    const OpenPack closing = std::move(*found);
    packs_.erase(found);
    if (current_ == document) {
        setCurrent(packs_.empty() ? nullptr : packs_.back().document.get());
    }
}

PackFile& Workspace::fileOf(const PackDocument* document) const {
    const auto found = std::ranges::find(packs_, document,
                                         [](const OpenPack& pack) { return pack.document.get(); });
    Q_ASSERT(found != packs_.end());
    return *found->file;
}

void Workspace::setCurrent(PackDocument* document) {
    if (document == current_) return;
    current_ = document;
    emit currentChanged(current_);
}

std::vector<PackDocument*> Workspace::documents() const {
    std::vector<PackDocument*> result;
    for (const OpenPack& pack : packs_)
        result.push_back(pack.document.get());
    return result;
}

}  // namespace mazeloom::app
