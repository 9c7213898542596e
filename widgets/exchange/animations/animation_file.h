// SPDX-License-Identifier: MIT
// Writes the file of an animation piece by piece.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <QString>

#include "core/files/file_system.h"
#include "core/files/replace.h"
#include "widgets/exchange/animations/animation_format.h"

namespace mazeloom::widgets {

/// Collects the bytes of a file in a temporary file, which commit() moves to its target atomically
/// (core/files/replace.h). Keeps the first error for result().
class AnimationFile {
  public:
    explicit AnimationFile(const QString& path);

    /// Writes bytes. Returns false if this or an earlier write failed.
    bool write(std::string_view bytes);
    /// Returns the first error so far, if any.
    AnimationResult result() const;
    AnimationResult commit();

  private:
    void flush();

    QString path_;
    files::DiskFiles files_;
    files::Replacement replacement_;
    std::string buffer_;
    std::error_code error_;
};

/// Returns the path of the file to replace: `place`, or its target if it is a symbolic link.
files::FileSystem::Path targetOf(const QString& place, files::FileSystem& files);

/// Returns the message for a `path` that cannot be written.
QString cannotWrite(const QString& path, const QString& why);

}  // namespace mazeloom::widgets
