// SPDX-License-Identifier: MIT
// Detects that several editors work on the same pack. The first editor holds a lock for as long as
// it has the pack open.
#pragma once

#include <memory>

#include <QLockFile>
#include <QString>

namespace mazeloom::widgets {

class PackLock {
  public:
    /// Tries to take the lock of the pack in `folder`, without waiting. Locks are files in `root`,
    /// named after the canonical path of the pack's folder, so that none is left beside the user's
    /// files.
    PackLock(const QString& root, const QString& folder);

    /// Whether this editor may work on the pack: false if another editor holds the lock. True also
    /// on disks where locks cannot be taken, because that is no reason to refuse work.
    bool isHeld() const { return held_; }

  private:
    std::unique_ptr<QLockFile> lock_;
    bool held_ = true;
};

}  // namespace mazeloom::widgets
