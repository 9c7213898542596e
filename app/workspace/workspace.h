// SPDX-License-Identifier: MIT
// The packs that are open, and which of them is being looked at.
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
    /// Whether a pack that is opened is looked at, or waits behind the others.
    enum class Opening { Shown, Behind };

    /// Reads a pack of which the canonical name is given; nothing when the user gave it up.
    using Reader = std::function<std::optional<widgets::PackOnDisk>(const QString& name)>;

    explicit Workspace(QObject* parent = nullptr);

    /// Who reads packs for open() and reload(): at once, where nobody else does.
    void setReader(Reader reader) { reader_ = std::move(reader); }

    /// One name for one pack, however the user wrote it. Any thread.
    static QString canonical(const QString& name);

    /// Opens a pack by its name ("builtin:temple", a folder or its pack.json, an archive), behind
    /// all others; a pack that is open already is not opened twice. A pack that cannot be read is
    /// opened too: it has no levels, and says why. Null when the user gave it up.
    widgets::PackDocument* open(const QString& name, Opening opening = Opening::Shown);
    /// Reads all of a pack again, from where it was opened, unless the user gives it up. Errors as
    /// PackFile::reload.
    tl::expected<void, std::vector<Problem>> reload(widgets::PackDocument* document);
    /// Makes a pack that is nowhere on the disk yet, and makes it the current one.
    widgets::PackDocument* create(edit::PackTemplate begin = edit::PackTemplate::Temple);
    /// Takes in a pack that was opened elsewhere.
    widgets::PackDocument* add(widgets::OpenPack pack, Opening opening = Opening::Shown);
    /// Gives an open pack the place `to` in the order of all, counted without it.
    void move(const widgets::PackDocument* document, std::size_t to);
    /// If it was the current one, the one behind it is now, or else the one before it.
    void close(widgets::PackDocument* document);
    /// The place on the disk of a pack that is open.
    widgets::PackFile& fileOf(const widgets::PackDocument* document) const;
    /// The pack that lies in this folder, if it is open.
    widgets::PackDocument* findByName(const QString& name) const;

    widgets::PackDocument* current() const { return current_; }
    void setCurrent(widgets::PackDocument* document);
    /// In the order that the user gave them.
    std::vector<widgets::PackDocument*> documents() const;

  signals:
    void documentAdded(mazeloom::widgets::PackDocument* document);
    /// The document is still alive.
    void documentAboutToClose(mazeloom::widgets::PackDocument* document);
    /// One has gone.
    void documentClosed();
    /// It is the `to`-th of all now.
    void documentMoved(mazeloom::widgets::PackDocument* document, int to);
    /// Somebody wants to look at a pack, be it the current one.
    void wanted(mazeloom::widgets::PackDocument* document);
    /// Another pack is being looked at, or none.
    void currentChanged(mazeloom::widgets::PackDocument* document);

  private:
    std::optional<widgets::PackOnDisk> readPack(const QString& name) const;
    std::vector<widgets::OpenPack>::iterator find(const widgets::PackDocument* document);

    Reader reader_;
    std::vector<widgets::OpenPack> packs_;
    widgets::PackDocument* current_ = nullptr;
};

}  // namespace mazeloom::app
