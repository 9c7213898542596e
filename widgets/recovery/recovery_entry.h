// SPDX-License-Identifier: MIT
// One pack's recovery files: a journal of what is not saved yet (core/pack/journal/journal.h),
// apart from the user's own files.
//
// An entry is the folder ROOT/ID with the file "journal"; "next" is a journal that is to replace
// it, and not complete yet. Whoever works with it holds the lock ROOT/ID.lock, taken before the
// folder is made: an entry whose lock can be taken was left behind by a crash.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QDateTime>
#include <QHash>
#include <QLockFile>
#include <QString>

#include "core/level/level.h"
#include "core/pack/journal/journal.h"
#include "widgets/document/pack_file.h"

namespace mazeloom::widgets {

/// What a journal is of.
struct RecoveredFrom {
    QString name;    ///< the document's: its folder, "builtin:temple", or of a new pack its title
    QString folder;  ///< the pack's; empty when it has none
    QString title;
    QDateTime time;  ///< of the last edit
    /// Size and time of the pack's files as they were last seen, by name: "123/456".
    QHash<QString, QString> seen;
};

RecoveredFrom recoveredFrom(const PackFile& file);
pack::JournalAbout aboutOf(const RecoveredFrom& from);

/// Those that write return what went wrong. They may be called on any thread, one at a time; but
/// while one writes the next journal, another may append to the present one, or flush it.
class RecoveryEntry {
  public:
    /// A new entry in `root`, which is made if need be. Null when the disk refuses.
    static std::unique_ptr<RecoveryEntry> create(const QString& root);
    /// The entries that crashes left behind, the latest first. They are locked for this process;
    /// those without anything that is not saved are removed.
    static std::vector<std::unique_ptr<RecoveryEntry>> leftBehind(const QString& root);

    RecoveryEntry(const RecoveryEntry&) = delete;
    RecoveryEntry& operator=(const RecoveryEntry&) = delete;
    /// Leaves the files, and gives the lock back.
    ~RecoveryEntry() = default;

    /// Without a name when the journal's beginning is damaged.
    const RecoveredFrom& from() const { return from_; }
    QString journal() const;

    /// Puts records at the end of the journal, which is made if there is none. Not flushed: the end
    /// of the program does no harm to them, a loss of power may.
    std::optional<Problem> append(std::string_view records);
    std::optional<Problem> flush();
    /// Makes the journal that is to replace this one, flushed.
    std::optional<Problem> writeNext(std::string_view journal);
    /// Puts the next journal in place, with these records at its end, in one step.
    std::optional<Problem> putNext(std::string_view records);

    /// The pack with its file, all of it unsaved. What others have changed in its folder since the
    /// last edit counts as changed outside. The files stay: they are now that document's. Where the
    /// journal is damaged, the pack is as it was before; problems() says where.
    OpenPack open();
    /// Of the last open().
    const std::vector<Problem>& problems() const { return problems_; }
    /// Whether more records can be put behind those that open() read.
    bool isWhole() const { return isWhole_; }
    /// Removes what there is to recover, at once.
    void forget();
    /// Removes all.
    void remove();

  private:
    RecoveryEntry(QString folder, std::unique_ptr<QLockFile> lock);
    bool hasJournal();

    QString folder_;
    std::unique_ptr<QLockFile> lock_;
    RecoveredFrom from_;
    std::vector<Problem> problems_;
    bool isWhole_ = true;
};

}  // namespace mazeloom::widgets
