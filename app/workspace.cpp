// SPDX-License-Identifier: MIT
#include "app/workspace.h"

#include <algorithm>

#include <QFileInfo>

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

/// One name for one pack, however the user wrote it.
QString canonical(const QString& name) {
    if (name.startsWith(QLatin1String("builtin:"))) return name;
    const QString path = QFileInfo(name).canonicalFilePath();
    return path.isEmpty() ? name : path;
}

}  // namespace

Workspace::Workspace(QObject* parent) : QObject(parent) {}

PackDocument* Workspace::open(const QString& name) {
    const QString wanted = canonical(name);
    for (const auto& document : documents_) {
        if (document->name() == wanted) {
            setCurrent(document.get());
            return document.get();
        }
    }
    documents_.emplace_back(PackDocument::open(wanted));
    PackDocument* document = documents_.back().get();
    emit documentAdded(document);
    setCurrent(document);
    return document;
}

void Workspace::reload() {
    if (current_ == nullptr) return;
    const QString name = current_->name();
    const QString levelId = current_->currentLevelId();
    close(current_);
    open(name)->setCurrentLevel(levelId);
}

void Workspace::close(PackDocument* document) {
    const auto found = std::ranges::find(documents_, document, &std::unique_ptr<PackDocument>::get);
    if (found == documents_.end()) return;
    emit documentAboutToClose(document);
    const std::unique_ptr<PackDocument> closing = std::move(*found);
    documents_.erase(found);
    if (current_ == document) {
        setCurrent(documents_.empty() ? nullptr : documents_.back().get());
    }
}

void Workspace::setCurrent(PackDocument* document) {
    if (document == current_) return;
    current_ = document;
    emit currentChanged(current_);
}

std::vector<PackDocument*> Workspace::documents() const {
    std::vector<PackDocument*> result;
    for (const auto& document : documents_)
        result.push_back(document.get());
    return result;
}

}  // namespace mazeloom::app
