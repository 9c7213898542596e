// SPDX-License-Identifier: MIT
// The packs that are open, and which of them is being looked at.
#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "widgets/document/pack_document.h"

namespace mazeloom::app {

class Workspace : public QObject {
    Q_OBJECT

  public:
    explicit Workspace(QObject* parent = nullptr);

    /// Opens a pack by its name ("builtin:temple", a folder) and makes it the current one; a pack
    /// that is open already is not opened twice. A pack that cannot be read is opened too: it has
    /// no levels, and says why.
    widgets::PackDocument* open(const QString& name);
    /// Reads the current pack's files again. Edits that are only in memory are lost.
    void reload();
    void close(widgets::PackDocument* document);

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
    std::vector<std::unique_ptr<widgets::PackDocument>> documents_;
    widgets::PackDocument* current_ = nullptr;
};

}  // namespace mazeloom::app
