// SPDX-License-Identifier: MIT
// Where an open pack is kept on the disk, if anywhere, and what was last seen there.
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

/// What there is of a pack's name: a folder, an archive or a built-in pack, as PackDocument::open
/// takes it.
struct PackOnDisk {
    QString name;
    pack::Reading reading;
    QString folder;  ///< empty when it is not a folder, or cannot be opened
    pack::DiskState disk;
};

/// The slow part of opening; any thread.
PackOnDisk readPackFile(const QString& name, const pack::ReadControl& control = {});

/// A save that has begun: the pack as it was then, and all else that is needed. What is edited
/// meanwhile is not in it.
struct PackSave {
    document::Document content;
    QString folder;
    pack::DiskState disk;  ///< of the folder, kept up to date
    pack::SaveOptions options = {};
    /// What kind of place the folder is, if it is not the pack's own.
    enum class Place { Own, New, Replaced } place = Place::Own;
    std::vector<pack::Unlisted> unlisted = {};
    tl::expected<pack::Saved, pack::SaveError> result = {};

    /// The slow part; any thread.
    void run();
};

class PackFile : public QObject {
    Q_OBJECT

  public:
    using Result = tl::expected<pack::Saved, pack::SaveError>;

    /// What stands where a pack is to be saved.
    enum class Target {
        Free,      ///< nothing, or an empty folder
        SamePack,  ///< this pack
        Pack,      ///< another pack
        Occupied,  ///< a file, or a folder that holds other things
    };

    /// A pack that is new or built in has no folder, and an empty state.
    PackFile(PackDocument& document, QString folder, pack::DiskState disk,
             QObject* parent = nullptr);

    PackDocument& document() const { return document_; }
    /// The pack's folder; empty when there is none yet.
    const QString& folder() const { return folder_; }
    /// Whether the folder was there when it was looked at last; also when the pack has none.
    bool isThere() const { return isThere_; }
    /// Whether files could be made in the folder when it was looked at last, if it was there.
    bool isWritable() const { return isWritable_; }
    /// Whether save() has a place to save to.
    bool canSave() const { return !folder_.isEmpty() && !readOnly_; }
    /// A pack that others work on is only looked at, until the user says otherwise.
    bool isReadOnly() const { return readOnly_; }
    void setReadOnly(bool readOnly);

    /// Takes all of it as it was read again from where it was opened (PackDocument::replaceBy).
    /// `found` is what readPackFile() has just given for the document's name. Where it lacks what
    /// the document has because a file cannot be read now, such as one with the markers of a
    /// merge, nothing changes, and what is wrong with the files is the error.
    tl::expected<void, std::vector<Problem>> reload(PackOnDisk found);
    tl::expected<void, std::vector<Problem>> reload() {
        return reload(readPackFile(document_.name()));
    }

    /// The names of files that could not be read, or not wholly. save() leaves them as they are;
    /// saving under another name leaves them out.
    QStringList unreadFiles() const;

    /// Saves into the pack's folder; needs canSave(). Files that others have changed are replaced
    /// only with `overwrite`.
    Result save(pack::SaveOptions options = {}) { return saveNow(beginSave(std::move(options))); }
    Target targetAt(const QString& folder) const;
    /// Makes `folder`, which is not occupied, the pack's and saves into it. A pack that was there
    /// is replaced. When saving fails the pack stays where it was.
    Result saveAs(const QString& folder) { return saveNow(beginSaveAs(folder)); }

    // The parts of save() and saveAs(), for work in another thread: begin, PackSave::run(), end.
    // Until a save ends nobody is told that files have changed.
    PackSave beginSave(pack::SaveOptions options = {});
    PackSave beginSaveAs(const QString& folder);
    Result endSave(PackSave save);
    /// Ends a save that was stopped before it replaced any file, and may still be running.
    void dropSave();

    /// What a file looked like on the disk when it was last seen: another text, another time or
    /// size.
    static QString stampOf(const pack::SeenFile& file);
    /// Of all files, by name.
    QHash<QString, QString> stamps() const;

    /// Looks whether others have changed the pack's files, and tells it once. What was in a folder
    /// that has gone is unsaved from then on.
    void check();
    /// Files that others have changed are from now on as if seen: saving replaces them.
    void keepMine();

  signals:
    /// Others have changed these files since they were read or written here; none: those that were
    /// told of are as they were again.
    void changedOutside(const QStringList& files);
    /// isThere() or isWritable().
    void folderChanged();
    void savedNow();
    void reloaded();
    /// Folder or isReadOnly().
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
    int saves_ = 0;  ///< begun and not ended
    QFileSystemWatcher watcher_;
    QTimer settle_;             ///< one save of another program makes many signals
    QStringList lastReported_;  ///< what changedOutside() told last
};

struct OpenPack {
    std::unique_ptr<PackDocument> document;
    std::unique_ptr<PackFile> file;  ///< destroyed before its document
};

/// What is in an archive is read-only until saveAs() unpacks it into a folder.
OpenPack openPackFile(PackOnDisk read);
inline OpenPack openPackFile(const QString& name) {
    return openPackFile(readPackFile(name));
}
/// A pack that has no folder yet.
OpenPack newPackFile(const QString& name, level::Pack pack);

}  // namespace mazeloom::widgets
