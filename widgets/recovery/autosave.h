// SPDX-License-Identifier: MIT
// Keeps a journal of a document while it has unsaved changes, so that a crash loses at most the
// stroke in progress. When everything is saved, the journal gets a record of this, so that nothing
// is recovered from it. When the document is closed, the journal is removed.
//
// Each finished edit, end of a stroke and undo adds a record to the journal. Usually the GUI thread
// writes the record at once to the system's file cache, which survives a crash of the program; this
// takes microseconds. Large records (a new level, a fill of millions of cells) are made and written
// on another thread, in the order of the edits. A third thread flushes the journal to disk after
// writes, as often as the disk allows. So a loss of power loses only the edits after the last
// flush.
//
// A journal that has become long is rewritten: the current pack is written to a second file, and
// the old journal stays valid until the new one is complete. A journal must begin with a complete
// pack. So the first edit of a large pack, unlike later edits, is safe only after such a rewrite.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include "core/pack/journal/changed_parts.h"
#include "widgets/document/pack_file.h"
#include "widgets/recovery/recovery_entry.h"

namespace mazeloom::widgets {

class Autosave : public QObject {
    Q_OBJECT

  public:
    /// Records with a larger weight (pack::weightOf) are written on another thread.
    static constexpr std::int64_t kMostAtOnce = 128 << 10;
    /// A journal is rewritten when its added records are longer than this number of bytes and also
    /// longer than the journal's beginning.
    static constexpr std::int64_t kMostAdded = 1 << 20;

    /// `root` is the folder of all entries, as in RecoveryEntry. `entry` is the entry from which
    /// the document was recovered; null if it was not.
    Autosave(PackFile& file, QString root, std::unique_ptr<RecoveryEntry> entry = nullptr,
             QObject* parent = nullptr);
    /// Removes the journal, because closing a document is the user's decision.
    ~Autosave() override;

    /// Sets another limit than kMostAdded, in bytes.
    void setMostAdded(std::int64_t bytes) { mostAdded_ = bytes; }

    /// Whether the journal contains all edits.
    bool isWritten() const { return entry_ != nullptr && hasBase_ && waiting_ == 0; }

  signals:
    /// The journal contains all edits.
    void written();
    void failed(const mazeloom::Problem& problem);

  private:
    using Entry = std::shared_ptr<RecoveryEntry>;

    void note(const document::Change& change);
    void write();
    void begin();
    void beginAnew();
    void endAnew(const Entry& entry, std::int64_t bytes, const std::optional<Problem>& problem);
    /// Returns the description of the pack for the beginning of a journal, and remembers it.
    RecoveredFrom present();
    void writeLarge(std::string before, pack::Parts parts);
    void add(const std::string& record);
    void noteAdded(std::int64_t bytes);
    void fail(const Problem& problem);
    void flush();
    void tellSaved();
    void discard();

    PackFile& file_;
    QString root_;
    Entry entry_;
    pack::ChangedParts changed_;
    // The description of the pack in the journal: at its beginning, and in its last record.
    QString name_;
    QString title_;
    QHash<QString, QString> seen_;
    QTimer soon_;
    QThreadPool large_;      ///< one thread: makes and writes large records, in order
    QThreadPool slow_;       ///< one thread: flushes, rewrites and removes journals
    bool hasBase_ = false;   ///< whether a complete journal exists
    bool isAnew_ = false;    ///< whether a rewrite is in progress
    bool isSpoilt_ = false;  ///< whether the rewrite in progress lacks a large record
    bool isFlushing_ = false;
    bool isSaved_ = false;  ///< whether the journal records that everything is saved
    int waiting_ = 0;       ///< number of large records in progress
    std::string since_;     ///< records since the rewrite began
    std::int64_t mostAdded_ = kMostAdded;
    std::int64_t base_ = 0;   ///< length of the journal's beginning, in bytes
    std::int64_t added_ = 0;  ///< length of the records added since, in bytes
};

}  // namespace mazeloom::widgets
