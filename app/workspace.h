// SPDX-License-Identifier: MIT
// The packs that are open, and which of them is being looked at.
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "widgets/document/pack_document.h"
#include "widgets/document/pack_file.h"

namespace mazeloom::app {

class Workspace : public QObject {
    Q_OBJECT

  public:
    explicit Workspace(QObject* parent = nullptr);

    /// Opens a pack by its name ("builtin:temple", a folder) and makes it the current one; a pack
    /// that is open already is not opened twice. A pack that cannot be read is opened too: it has
    /// no levels, and says why.
    widgets::PackDocument* open(const QString& name);
    /// Makes a pack that is nowhere on the disk yet, and makes it the current one.
    widgets::PackDocument* create();
    /// Takes in a pack that was opened elsewhere, and makes it the current one.
    widgets::PackDocument* add(widgets::OpenPack pack);
    /// Reads a pack's files again. Edits that are only in memory are lost.
    void reload(widgets::PackDocument* document);
    void close(widgets::PackDocument* document);
    /// The place on the disk of a pack that is open.
    widgets::PackFile& fileOf(const widgets::PackDocument* document) const;
    /// The pack that lies in this folder, if it is open.
    widgets::PackDocument* findByName(const QString& name) const;

    widgets::PackDocument* current() const { return current_; }
    void setCurrent(widgets::PackDocument* document);
    std::vector<widgets::PackDocument*> documents() const;

  signals:
    void documentAdded(mazeloom::widgets::PackDocument* document);
    /// The document is still alive.
    void documentAboutToClose(mazeloom::widgets::PackDocument* document);
    /// Another pack is being looked at, or none.
    void currentChanged(mazeloom::widgets::PackDocument* document);

  private:
    std::vector<widgets::OpenPack> packs_;
    widgets::PackDocument* current_ = nullptr;
};

}  // namespace mazeloom::app
