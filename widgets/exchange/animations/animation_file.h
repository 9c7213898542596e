// SPDX-License-Identifier: MIT
// File output for animations, piece by piece.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <QString>

#include "core/files/file_system.h"
#include "core/files/replace.h"
#include "widgets/exchange/animations/animation_format.h"

namespace mazeloom::widgets {

/// Replaces the file atomically at commit() (core/files/replace.h). Keeps the first error for
/// result().
class AnimationFile {
  public:
    explicit AnimationFile(const QString& path);

    /// Returns false once a write failed.
    bool write(std::string_view bytes);
    /// Returns the error so far.
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

/// Returns the file to replace: the link's target if `place` is a link.
files::FileSystem::Path targetOf(const QString& place, files::FileSystem& files);

/// Returns the message for a `path` that cannot be written.
QString cannotWrite(const QString& path, const QString& why);

}  // namespace mazeloom::widgets
