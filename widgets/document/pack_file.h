// SPDX-License-Identifier: MIT
// The folder of an open pack, if it has one, and the last seen state of its files.
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
    QString folder;  ///< empty if the pack is not in a folder or the folder cannot be opened
    pack::DiskState disk;
};

/// Reads the pack with this name, which is the slow part of opening it. May run on any thread.
PackOnDisk readPackFile(const QString& name, const pack::ReadControl& control = {});

/// A save in progress: a snapshot of the pack, and everything else that saving needs. Later edits
/// are not saved.
struct PackSave {
    document::Document content;
    QString folder;
    pack::DiskState disk;  ///< state of the folder; run() updates it
    pack::SaveOptions options = {};
    /// Whether the folder is the pack's own, a new one, or the folder of a pack to replace.
    enum class Place { Own, New, Replaced } place = Place::Own;
    std::vector<pack::Unlisted> unlisted = {};
    tl::expected<pack::Saved, pack::SaveError> result = {};

    /// Writes the files, which is the slow part of saving. May run on any thread.
    void run();
};

class PackFile : public QObject {
    Q_OBJECT

  public:
    using Result = tl::expected<pack::Saved, pack::SaveError>;

    /// The kind of thing that exists at the place where a pack is to be saved.
    enum class Target {
        Free,      ///< nothing, or an empty folder
        SamePack,  ///< this pack
        Pack,      ///< another pack
        Occupied,  ///< a file, or a folder with other content
    };

    /// A new or built-in pack has no folder: `folder` and `disk` are empty.
    PackFile(PackDocument& document, QString folder, pack::DiskState disk,
             QObject* parent = nullptr);

    PackDocument& document() const { return document_; }
    /// The pack's folder; empty if there is none yet.
    const QString& folder() const { return folder_; }
    /// Whether the folder existed at the last check; true if the pack has none.
    bool isThere() const { return isThere_; }
    /// Whether the folder was writable at the last check, if it existed.
    bool isWritable() const { return isWritable_; }
    /// Whether save() may be called: the pack has a folder and is not read-only.
    bool canSave() const { return !folder_.isEmpty() && !readOnly_; }
    /// Whether saving is disabled because another program works on the pack. The user can enable it
    /// again.
    bool isReadOnly() const { return readOnly_; }
    void setReadOnly(bool readOnly);

    /// Replaces the document's content by `found`, a new result of readPackFile() for its name
    /// (PackDocument::replaceBy). If `found` lacks content of the document because a file can no
    /// longer be read, such as a file with merge markers, nothing changes; the error then lists the
    /// files' problems.
    tl::expected<void, std::vector<Problem>> reload(PackOnDisk found);
    tl::expected<void, std::vector<Problem>> reload() {
        return reload(readPackFile(document_.name()));
    }

    /// Returns the names of files that could not be read completely. save() leaves these files
    /// unchanged; saveAs() omits them.
    QStringList unreadFiles() const;

    /// Saves into the pack's folder; requires canSave(). Files that other programs have changed are
    /// replaced only if the option `overwrite` is set.
    Result save(pack::SaveOptions options = {}) { return saveNow(beginSave(std::move(options))); }
    Target targetAt(const QString& folder) const;
    /// Saves into `folder`, which becomes the pack's folder. It must not be Target::Occupied;
    /// another pack in it is replaced. If saving fails, the pack keeps its old folder.
    Result saveAs(const QString& folder) { return saveNow(beginSaveAs(folder)); }

    // The parts of save() and saveAs() for saving on another thread: call beginSave() or
    // beginSaveAs(), then PackSave::run() on the other thread, then endSave(). Changed files are
    // not reported until endSave().
    PackSave beginSave(pack::SaveOptions options = {});
    PackSave beginSaveAs(const QString& folder);
    Result endSave(PackSave save);
    /// Ends a save that was stopped before it replaced any file. Its run() may still be in
    /// progress.
    void dropSave();

    /// Returns a text that identifies the last seen state of a file by its size and time of change.
    static QString stampOf(const pack::SeenFile& file);
    /// Returns the stamps of all files of the pack, by file name.
    QHash<QString, QString> stamps() const;

    /// Checks whether other programs have changed the pack's files, and reports each change once.
    /// If the folder has disappeared, the document counts as unsaved.
    void check();
    /// Marks changes by other programs as seen, so that saving replaces the changed files.
    void keepMine();

  signals:
    /// Other programs have changed these files since they were read or written here. The list is
    /// empty if the changes that were reported before have been reverted.
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
    QStringList lastReported_;  ///< the list last emitted by changedOutside()
};

struct OpenPack {
    std::unique_ptr<PackDocument> document;
    std::unique_ptr<PackFile> file;  ///< destroyed before its document
};

/// Opens a pack that was read. An archive is read-only until saveAs() unpacks it into a folder.
OpenPack openPackFile(PackOnDisk read);
inline OpenPack openPackFile(const QString& name) {
    return openPackFile(readPackFile(name));
}
/// Makes a pack without a folder.
OpenPack newPackFile(const QString& name, level::Pack pack);

}  // namespace mazeloom::widgets
