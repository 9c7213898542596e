// SPDX-License-Identifier: MIT
// Keeps a journal of a document while it has unsaved changes, so that the end of the program,
// however sudden, costs at most the stroke under way. When all is saved it says so, and recovers
// nothing; when the document is closed it is removed.
//
// Each finished edit, each end of a stroke and each undo is written at once, on the thread of the
// window, into the system's file cache, which outlives the program: that takes microseconds. What
// is large (a new level, a fill of millions of cells) is made and written on another thread, in the
// order of the edits. A third one flushes the journal to the disk after each write, as often as the
// disk can: a loss of power costs what came in since the flush before. When the journal has become
// long, it is begun anew with the pack as it is then, beside the old one, which holds until the new
// one is complete. Only the first edit of a large pack waits for such a beginning: until all of the
// pack is in the file there is nothing that an edit could be put behind.
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
    /// What weighs more (pack::weightOf) is written on another thread.
    static constexpr std::int64_t kMostAtOnce = 128 << 10;
    /// A journal is begun anew when what was added is longer than this, and than what it began
    /// with; in bytes.
    static constexpr std::int64_t kMostAdded = 1 << 20;

    /// `root` as in RecoveryEntry; `entry` is that which the document was recovered from.
    Autosave(PackFile& file, QString root, std::unique_ptr<RecoveryEntry> entry = nullptr,
             QObject* parent = nullptr);
    /// Closing a document is the user's decision: the journal is removed.
    ~Autosave() override;

    /// Instead of kMostAdded.
    void setMostAdded(std::int64_t bytes) { mostAdded_ = bytes; }

    /// Whether the journal holds all that was done.
    bool isWritten() const { return entry_ != nullptr && hasBase_ && waiting_ == 0; }

  signals:
    /// The journal holds all that was done.
    void written();
    void failed(const mazeloom::Problem& problem);

  private:
    using Entry = std::shared_ptr<RecoveryEntry>;

    void note(const document::Change& change);
    void write();
    void begin();
    void beginAnew();
    void endAnew(const Entry& entry, std::int64_t bytes, const std::optional<Problem>& problem);
    /// What all of the journal is of, as its beginning says.
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
    // As the journal says: at its beginning, and last.
    QString name_;
    QString title_;
    QHash<QString, QString> seen_;
    QTimer soon_;
    QThreadPool large_;      ///< makes and writes large records, in order
    QThreadPool slow_;       ///< flushes, begins anew, removes
    bool hasBase_ = false;   ///< the journal is there, and whole
    bool isAnew_ = false;    ///< one is being begun anew
    bool isSpoilt_ = false;  ///< it lacks a large record
    bool isFlushing_ = false;
    bool isSaved_ = false;  ///< so the journal says
    int waiting_ = 0;       ///< large records
    std::string since_;     ///< records since the one that is begun anew
    std::int64_t mostAdded_ = kMostAdded;
    std::int64_t base_ = 0;   ///< bytes
    std::int64_t added_ = 0;  ///< bytes
};

}  // namespace mazeloom::widgets
