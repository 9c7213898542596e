// SPDX-License-Identifier: MIT
// The place of an open pack on disk, if any, and its last seen state.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <tl/expected.hpp>

#include "core/pack/disk/disk_state.h"
#include "core/pack/disk/save.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// The content found under a pack's name: a folder, an archive or a built-in pack.
struct PackOnDisk {
    QString name;
    pack::Reading reading;
    QString folder;  ///< empty if it is not a folder or cannot be opened
    pack::DiskState disk;
};

/// The slow part of opening; may run on any thread.
PackOnDisk readPackFile(const QString& name, const pack::ReadControl& control = {});

/// A save in progress: a snapshot of the pack, and everything else that is needed. Later edits are
/// not included.
struct PackSave {
    document::Document content;
    QString folder;
    pack::DiskState disk;  ///< state of the folder, kept up to date
    pack::SaveOptions options = {};
    /// The kind of place that the folder is.
    enum class Place { Own, New, Replaced } place = Place::Own;
    std::vector<pack::Unlisted> unlisted = {};
    tl::expected<pack::Saved, pack::SaveError> result = {};

    /// The slow part; may run on any thread.
    void run();
};

class PackFile : public QObject {
    Q_OBJECT

  public:
    using Result = tl::expected<pack::Saved, pack::SaveError>;

    /// What exists at the place where a pack is to be saved.
    enum class Target {
        Free,      ///< nothing, or an empty folder
        SamePack,  ///< this pack
        Pack,      ///< another pack
        Occupied,  ///< a file, or a folder with other content
    };

    /// A new or built-in pack has no folder and an empty state.
    PackFile(PackDocument& document, QString folder, pack::DiskState disk,
             QObject* parent = nullptr);

    PackDocument& document() const { return document_; }
    /// The pack's folder; empty if there is none yet.
    const QString& folder() const { return folder_; }
    /// Whether the folder existed at the last check; true if the pack has none.
    bool isThere() const { return isThere_; }
    /// Whether the folder was writable at the last check, if it existed.
    bool isWritable() const { return isWritable_; }
    /// Whether save() has a place to save to.
    bool canSave() const { return !folder_.isEmpty() && !readOnly_; }
    /// Whether saving is disabled because others work on the pack, until the user decides
    /// otherwise.
    bool isReadOnly() const { return readOnly_; }
    void setReadOnly(bool readOnly);

    /// Replaces the document by `found`, a new result of readPackFile() for its name
    /// (PackDocument::replaceBy). If `found` lacks content of the document because a file cannot be
    /// read now, such as one with merge markers, nothing changes, and the error lists the problems
    /// of the files.
    tl::expected<void, std::vector<Problem>> reload(PackOnDisk found);
    tl::expected<void, std::vector<Problem>> reload() {
        return reload(readPackFile(document_.name()));
    }

    /// Returns the names of files that could not be read completely. save() leaves them unchanged;
    /// saving under another name omits them.
    QStringList unreadFiles() const;

    /// Saves into the pack's folder; requires canSave(). Files changed by others are replaced only
    /// with `overwrite`.
    Result save(pack::SaveOptions options = {}) { return saveNow(beginSave(std::move(options))); }
    Target targetAt(const QString& folder) const;
    /// Makes `folder`, which must not be occupied, the pack's folder and saves into it. A pack that
    /// was there is replaced. If saving fails, the pack keeps its old place.
    Result saveAs(const QString& folder) { return saveNow(beginSaveAs(folder)); }

    // The parts of save() and saveAs() for work in another thread: begin, PackSave::run(), end.
    // During a save, changed files are not reported.
    PackSave beginSave(pack::SaveOptions options = {});
    PackSave beginSaveAs(const QString& folder);
    Result endSave(PackSave save);
    /// Ends a save that was stopped before it replaced any file; it may still be running.
    void dropSave();

    /// Returns a text for the last seen state of a file; it differs if time or size differ.
    static QString stampOf(const pack::SeenFile& file);
    /// The stamps of all files, by name.
    QHash<QString, QString> stamps() const;

    /// Checks whether others have changed the pack's files, and reports each change once. If the
    /// folder is gone, its content counts as unsaved.
    void check();
    /// Accepts changes by others as seen, so that saving replaces these files.
    void keepMine();

  signals:
    /// Others have changed these files since they were read or written here; an empty list: the
    /// reported changes were reverted.
    void changedOutside(const QStringList& files);
    /// isThere() or isWritable() changed.
    void folderChanged();
    void savedNow();
    void reloaded();
    /// The folder or isReadOnly() changed.
    void placeChanged();

  private:
    Result saveNow(PackSave save);
    void watch();
    void lookAtFolder();
    bool lacksUnread(const PackOnDisk& found) const;

    PackDocument& document_;
    QString folder_;
    pack::DiskState disk_;
    bool readOnly_ = false;
    bool isThere_ = true;
    bool isWritable_ = true;
    int saves_ = 0;  ///< number of saves in progress
    QFileSystemWatcher watcher_;
    QTimer settle_;             ///< debounces the many signals of one save by another program
    QStringList lastReported_;  ///< last list of changedOutside()
};

struct OpenPack {
    std::unique_ptr<PackDocument> document;
    std::unique_ptr<PackFile> file;  ///< destroyed before its document
};

/// Opens a pack. An archive is read-only until saveAs() unpacks it into a folder.
OpenPack openPackFile(PackOnDisk read);
inline OpenPack openPackFile(const QString& name) {
    return openPackFile(readPackFile(name));
}
/// Makes a pack without a folder.
OpenPack newPackFile(const QString& name, level::Pack pack);

}  // namespace mazeloom::widgets
