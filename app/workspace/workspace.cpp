// SPDX-License-Identifier: MIT
#include "app/workspace/workspace.h"

#include <algorithm>

#include <QFileInfo>

#include "core/edit/new_pack.h"
#include "core/pack/json/names.h"

namespace mazeloom::app {

using widgets::OpenPack;
using widgets::PackDocument;
using widgets::PackFile;

Workspace::Workspace(QObject* parent) : QObject(parent) {}

QString Workspace::canonical(const QString& name) {
    if (name.startsWith(QLatin1String("builtin:"))) return name;
    const QFileInfo info(name);
    const QString path = info.canonicalFilePath();
    if (path.isEmpty()) return name;
    // A pack.json stands for the folder that contains it.
    const bool isPackFile =
        info.fileName() == QString::fromStdString(pack::kPackFile) && info.isFile();
    return isPackFile ? QFileInfo(path).absolutePath() : path;
}

PackDocument* Workspace::findByName(const QString& name) const {
    const QString wanted = canonical(name);
    for (const OpenPack& pack : packs_) {
        if (pack.document->name() == wanted) return pack.document.get();
    }
    return nullptr;
}

std::vector<OpenPack>::iterator Workspace::find(const PackDocument* document) {
    return std::ranges::find(packs_, document,
                             [](const OpenPack& pack) { return pack.document.get(); });
}

PackDocument* Workspace::open(const QString& name, Opening opening) {
    if (PackDocument* document = findByName(name)) {
        if (opening == Opening::Shown) setCurrent(document);
        return document;
    }
    auto read = readPack(canonical(name));
    if (!read) return nullptr;
    // The pack may have been opened meanwhile, while the reader showed a dialog.
    if (PackDocument* document = findByName(read->name)) {
        if (opening == Opening::Shown) setCurrent(document);
        return document;
    }
    return add(widgets::openPackFile(std::move(*read)), opening);
}

tl::expected<void, std::vector<Problem>> Workspace::reload(PackDocument* document) {
    auto read = readPack(document->name());
    // The pack may have been closed meanwhile, while the reader showed a dialog.
    if (!read || find(document) == packs_.end()) return {};
    return fileOf(document).reload(std::move(*read));
}

std::optional<widgets::PackOnDisk> Workspace::readPack(const QString& name) const {
    if (reader_) return reader_(name);
    return widgets::readPackFile(name);
}

PackDocument* Workspace::create(edit::PackTemplate begin) {
    QString title = tr("Untitled");
    for (int n = 2; findByName(title) != nullptr; ++n)
        title = tr("Untitled %1").arg(n);
    return add(widgets::newPackFile(
        title, edit::newPack(begin, title.toStdString(), tr("First level").toStdString())));
}

PackDocument* Workspace::add(OpenPack pack, Opening opening) {
    packs_.push_back(std::move(pack));
    PackDocument* document = packs_.back().document.get();
    emit documentAdded(document);
    if (opening == Opening::Shown) setCurrent(document);
    return document;
}

void Workspace::move(const PackDocument* document, std::size_t to) {
    const auto found = find(document);
    if (found == packs_.end()) return;
    const auto place =
        packs_.begin() + static_cast<std::ptrdiff_t>(std::min(to, packs_.size() - 1));
    if (place == found) return;
    if (place < found) {
        std::rotate(place, found, found + 1);
    } else {
        std::rotate(found, found + 1, place + 1);
    }
    emit documentMoved(place->document.get(), static_cast<int>(place - packs_.begin()));
}

void Workspace::close(PackDocument* document) {
    const auto found = find(document);
    if (found == packs_.end()) return;
    emit documentAboutToClose(document);
    const OpenPack closing = std::move(*found);
    const auto next = packs_.erase(found);
    if (current_ == document && packs_.empty()) {
        setCurrent(nullptr);
    } else if (current_ == document) {
        setCurrent((next == packs_.end() ? packs_.back() : *next).document.get());
    }
    emit documentClosed();
}

PackFile& Workspace::fileOf(const PackDocument* document) const {
    const auto found = std::ranges::find(packs_, document,
                                         [](const OpenPack& pack) { return pack.document.get(); });
    Q_ASSERT(found != packs_.end());
    return *found->file;
}

void Workspace::setCurrent(PackDocument* document) {
    if (document != current_) {
        current_ = document;
        emit currentChanged(current_);
    }
    if (document != nullptr) emit wanted(document);
}

std::vector<PackDocument*> Workspace::documents() const {
    std::vector<PackDocument*> result;
    for (const OpenPack& pack : packs_)
        result.push_back(pack.document.get());
    return result;
}

}  // namespace mazeloom::app
