// SPDX-License-Identifier: MIT
// The recovery files of one pack: a journal of unsaved changes (core/pack/journal/journal.h),
// separate from the user's own files.
//
// An entry is the folder ROOT/ID with the file "journal". A file "next" in it is an incomplete
// journal that will replace "journal". The process that uses an entry holds the lock ROOT/ID.lock,
// which it takes before it creates the folder. If an entry's lock is free, a crash has left the
// entry behind.
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

/// The description of a journal's pack.
struct RecoveredFrom {
    QString name;    ///< document's name: its folder, "builtin:temple", or title of a new pack
    QString folder;  ///< the pack's folder; empty if it has none
    QString title;
    QDateTime time;  ///< time of the last edit
    /// The stamps (PackFile::stampOf) of the pack's files when last seen, by file name: size and
    /// time, as "123/456".
    QHash<QString, QString> seen;
};

RecoveredFrom recoveredFrom(const PackFile& file);
pack::JournalAbout aboutOf(const RecoveredFrom& from);

/// Functions that write return a problem if they fail. They may be called on any thread, but only
/// one at a time, with one exception: during writeNext(), another thread may call append() and
/// flush().
class RecoveryEntry {
  public:
    /// Creates a new entry in the folder `root`, which is created if needed. Returns null if that
    /// fails.
    static std::unique_ptr<RecoveryEntry> create(const QString& root);
    /// Returns the entries that crashes have left behind, latest first, and locks them for this
    /// process. Removes entries without unsaved changes.
    static std::vector<std::unique_ptr<RecoveryEntry>> leftBehind(const QString& root);

    RecoveryEntry(const RecoveryEntry&) = delete;
    RecoveryEntry& operator=(const RecoveryEntry&) = delete;
    /// Keeps the files and releases the lock.
    ~RecoveryEntry() = default;

    /// Returns the description of the pack. Its name is empty if the journal's beginning is
    /// damaged.
    const RecoveredFrom& from() const { return from_; }
    QString journal() const;

    /// Appends records to the journal, which is created if needed. Until flush(), the records
    /// survive a crash of the program, but not necessarily a loss of power.
    std::optional<Problem> append(std::string_view records);
    std::optional<Problem> flush();
    /// Writes and flushes the next journal, which will replace the current one.
    std::optional<Problem> writeNext(std::string_view journal);
    /// Appends records to the next journal, and then replaces the current journal by it atomically.
    std::optional<Problem> putNext(std::string_view records);

    /// Returns the recovered pack, with its folder, as a document of which everything is unsaved.
    /// Changes in the folder by other programs since the last recorded edit count as outside
    /// changes. The entry's files stay, and from now on belong to this document. If the journal is
    /// damaged, the pack has its state before the damage, and problems() reports the place of the
    /// damage.
    OpenPack open();
    /// Returns the problems that the last open() found.
    const std::vector<Problem>& problems() const { return problems_; }
    /// Whether records can be appended to the journal that open() read.
    bool isWhole() const { return isWhole_; }
    /// Removes the journal, so that nothing can be recovered.
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
