// SPDX-License-Identifier: MIT
// The open packs, and the current one among them.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <tl/expected.hpp>

#include "core/edit/new_pack.h"
#include "core/problem.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/pack_file.h"

namespace mazeloom::app {

class Workspace : public QObject {
    Q_OBJECT

  public:
    /// Whether an opened pack becomes the current one, or stays in the background.
    enum class Opening { Shown, Behind };

    /// Reads a pack by its canonical name; nullopt if the user cancelled.
    using Reader = std::function<std::optional<widgets::PackOnDisk>(const QString& name)>;

    explicit Workspace(QObject* parent = nullptr);

    /// Sets the reader for open() and reload(); by default packs are read synchronously.
    void setReader(Reader reader) { reader_ = std::move(reader); }

    /// Returns a unique name for a pack, independent of the way in which the user wrote it. May be
    /// called from any thread.
    static QString canonical(const QString& name);

    /// Opens a pack by its name ("builtin:temple", a folder or its pack.json, an archive) and adds
    /// it at the end. If the pack is open already, returns it. An unreadable pack is opened, too:
    /// it has no levels, and reports its problems. Returns null if the user cancelled.
    widgets::PackDocument* open(const QString& name, Opening opening = Opening::Shown);
    /// Reads a whole pack again from the place where it was opened, unless the user cancels.
    /// Returns the same errors as PackFile::reload().
    tl::expected<void, std::vector<Problem>> reload(widgets::PackDocument* document);
    /// Creates a pack that is not on disk yet, and makes it the current one.
    widgets::PackDocument* create(edit::PackTemplate begin = edit::PackTemplate::Temple);
    /// Adds a pack that was opened elsewhere.
    widgets::PackDocument* add(widgets::OpenPack pack, Opening opening = Opening::Shown);
    /// Moves an open pack so that its index among the open packs is `to`.
    void move(const widgets::PackDocument* document, std::size_t to);
    /// Closes a pack. If it was current, the next pack becomes current; if there is none, the
    /// previous one.
    void close(widgets::PackDocument* document);
    /// Returns the file object of an open pack.
    widgets::PackFile& fileOf(const widgets::PackDocument* document) const;
    /// Returns the open pack with this name; null if there is none.
    widgets::PackDocument* findByName(const QString& name) const;

    widgets::PackDocument* current() const { return current_; }
    void setCurrent(widgets::PackDocument* document);
    /// Returns the packs in the user's order.
    std::vector<widgets::PackDocument*> documents() const;

  signals:
    void documentAdded(mazeloom::widgets::PackDocument* document);
    /// The document will be closed, but still exists.
    void documentAboutToClose(mazeloom::widgets::PackDocument* document);
    /// A document has been closed.
    void documentClosed();
    /// The document now has the index `to`.
    void documentMoved(mazeloom::widgets::PackDocument* document, int to);
    /// A pack should be shown; it may be the current one already.
    void wanted(mazeloom::widgets::PackDocument* document);
    /// Another pack is current, or none.
    void currentChanged(mazeloom::widgets::PackDocument* document);

  private:
    std::optional<widgets::PackOnDisk> readPack(const QString& name) const;
    std::vector<widgets::OpenPack>::iterator find(const widgets::PackDocument* document);

    Reader reader_;
    std::vector<widgets::OpenPack> packs_;
    widgets::PackDocument* current_ = nullptr;
};

}  // namespace mazeloom::app
