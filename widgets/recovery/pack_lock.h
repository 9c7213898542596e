// SPDX-License-Identifier: MIT
// Detects several editors working on one pack: the first one holds the lock for its lifetime.
#pragma once

#include <memory>

#include <QLockFile>
#include <QString>

namespace mazeloom::widgets {

class PackLock {
  public:
    /// Tries to take the lock at once. Locks are files in `root`, named after the pack's canonical
    /// path, so that nothing is left next to the user's files.
    PackLock(const QString& root, const QString& folder);

    /// False if another editor has the pack. On a disk without locks it is true, since that is no
    /// reason to refuse work.
    bool isHeld() const { return held_; }

  private:
    std::unique_ptr<QLockFile> lock_;
    bool held_ = true;
};

}  // namespace mazeloom::widgets
