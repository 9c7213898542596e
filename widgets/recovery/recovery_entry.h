// SPDX-License-Identifier: MIT
// One pack's recovery files: a copy of what is not saved yet, apart from the user's own files.
//
// An entry is the folder ROOT/ID with the pack in ROOT/ID/pack and ROOT/ID/about.json, which says
// what it is a copy of. Whoever works with it holds the lock ROOT/ID.lock, taken before the folder
// is made: an entry whose lock can be taken was left behind by a crash.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QDateTime>
#include <QHash>
#include <QLockFile>
#include <QString>

#include "core/level/level.h"
#include "core/pack/disk/disk_state.h"
#include "widgets/document/pack_file.h"

namespace mazeloom::widgets {

/// What a recovery copy was made of.
struct RecoveredFrom {
    QString name;    ///< the document's: its folder, "builtin:temple", or of a new pack its title
    QString folder;  ///< the pack's; empty when it has none
    QString title;
    QDateTime time;  ///< when the copy was made
    /// Size and time of the pack's files as they were last seen, by name: "123/456".
    QHash<QString, QString> seen;
};

class RecoveryEntry {
  public:
    /// A new entry in `root`, which is made if need be. Null when the disk refuses.
    static std::unique_ptr<RecoveryEntry> create(const QString& root);
    /// The entries that crashes left behind, the latest first. They are locked for this process;
    /// halves of entries are removed.
    static std::vector<std::unique_ptr<RecoveryEntry>> leftBehind(const QString& root);

    RecoveryEntry(const RecoveryEntry&) = delete;
    RecoveryEntry& operator=(const RecoveryEntry&) = delete;
    /// Leaves the files, and gives the lock back.
    ~RecoveryEntry() = default;

    const RecoveredFrom& from() const { return from_; }
    /// Replaces the copy; each file is wholly the old or the new one, whatever happens. Returns
    /// what went wrong.
    std::optional<Problem> write(const level::Pack& pack, RecoveredFrom from);
    /// The pack with its file, all of it unsaved. What others have changed in its folder since the
    /// copy was made counts as changed outside. The files stay: they are now that document's.
    OpenPack open() const;
    /// Removes all.
    void remove();

  private:
    RecoveryEntry(QString folder, std::unique_ptr<QLockFile> lock);
    bool readAbout();

    QString folder_;
    std::unique_ptr<QLockFile> lock_;
    RecoveredFrom from_;
    pack::DiskState disk_;
};

}  // namespace mazeloom::widgets
