// SPDX-License-Identifier: MIT
// One pack's recovery files: a journal of unsaved changes (core/pack/journal/journal.h), separate
// from the user's own files.
//
// An entry is the folder ROOT/ID with the file "journal"; "next" is an incomplete journal that will
// replace it. The process that uses an entry holds the lock ROOT/ID.lock, taken before the folder
// is created. An entry whose lock is free was left behind by a crash.
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

/// The pack of a journal.
struct RecoveredFrom {
    QString name;    ///< the document's: its folder, "builtin:temple", or the title of a new pack
    QString folder;  ///< the pack's; empty if it has none
    QString title;
    QDateTime time;  ///< time of the last edit
    /// Size and time of the pack's files when last seen, by name: "123/456".
    QHash<QString, QString> seen;
};

RecoveredFrom recoveredFrom(const PackFile& file);
pack::JournalAbout aboutOf(const RecoveredFrom& from);

/// Functions that write return a problem on failure. They may be called on any thread, one at a
/// time. Exception: while one thread writes the next journal, another may append to the current one
/// or flush it.
class RecoveryEntry {
  public:
    /// Creates a new entry in `root`, which is created if needed. Null if the disk refuses.
    static std::unique_ptr<RecoveryEntry> create(const QString& root);
    /// Returns the entries left behind by crashes, latest first, locked for this process. Removes
    /// entries without unsaved changes.
    static std::vector<std::unique_ptr<RecoveryEntry>> leftBehind(const QString& root);

    RecoveryEntry(const RecoveryEntry&) = delete;
    RecoveryEntry& operator=(const RecoveryEntry&) = delete;
    /// Keeps the files and releases the lock.
    ~RecoveryEntry() = default;

    /// The name is empty if the beginning of the journal is damaged.
    const RecoveredFrom& from() const { return from_; }
    QString journal() const;

    /// Appends records to the journal, which is created if needed. Without a flush they survive a
    /// crash of the program, but not necessarily a loss of power.
    std::optional<Problem> append(std::string_view records);
    std::optional<Problem> flush();
    /// Writes the journal that will replace this one, and flushes it.
    std::optional<Problem> writeNext(std::string_view journal);
    /// Appends these records to the next journal and puts it in place, atomically.
    std::optional<Problem> putNext(std::string_view records);

    /// Returns the pack with its file, all of it unsaved. Changes in its folder by others since the
    /// last edit count as outside changes. The entry's files stay, now for that document. If the
    /// journal is damaged, the pack is in its state before the damage; problems() reports the
    /// place.
    OpenPack open();
    /// The problems of the last open().
    const std::vector<Problem>& problems() const { return problems_; }
    /// Whether more records can follow those read by open().
    bool isWhole() const { return isWhole_; }
    /// Removes what can be recovered, immediately.
    void forget();
    /// Removes the whole entry.
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
