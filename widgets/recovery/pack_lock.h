// SPDX-License-Identifier: MIT
// Tells editors apart that work on one pack: the first has the lock, as long as it lives.
#pragma once

#include <memory>

#include <QLockFile>
#include <QString>

namespace mazeloom::widgets {

class PackLock {
  public:
    /// Locks are files in `root`, named after the pack's canonical path, so that nothing is left
    /// beside the user's files. Tries at once.
    PackLock(const QString& root, const QString& folder);

    /// False when another editor has the pack. A disk that takes no locks is no reason to refuse
    /// work: then it is held too.
    bool isHeld() const { return held_; }

  private:
    std::unique_ptr<QLockFile> lock_;
    bool held_ = true;
};

}  // namespace mazeloom::widgets
