// SPDX-License-Identifier: MIT
// Keeps a recovery copy of a document while it has unsaved changes: written soon after an edit, but
// never during a stroke, on another thread from a snapshot. Removed as soon as all is saved, or the
// document is closed.
#pragma once

#include <chrono>
#include <memory>

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include "widgets/document/pack_file.h"
#include "widgets/recovery/recovery_entry.h"

namespace mazeloom::widgets {

class Autosave : public QObject {
    Q_OBJECT

  public:
    /// Half of the 30 s of work that a crash may cost: the rest is for the writing.
    static constexpr std::chrono::milliseconds kDelay = std::chrono::seconds(15);

    /// The copy is written `delay` after the first edit that it lacks. `root` as in RecoveryEntry;
    /// `entry` is that which the document was recovered from.
    Autosave(PackFile& file, QString root, std::chrono::milliseconds delay = kDelay,
             std::unique_ptr<RecoveryEntry> entry = nullptr, QObject* parent = nullptr);
    /// Closing a document is the user's decision: the copy is removed.
    ~Autosave() override;

    bool isCopyWritten() const { return written_; }

  signals:
    void copyWritten();
    void failed(const mazeloom::Problem& problem);

  private:
    void noteEdit();
    void write();
    void discard();

    PackFile& file_;
    QString root_;
    std::unique_ptr<RecoveryEntry> entry_;
    QTimer timer_;
    QThreadPool worker_;
    bool owed_ = false;  ///< a stroke is in the way
    bool busy_ = false;
    bool written_ = false;
};

}  // namespace mazeloom::widgets
