// SPDX-License-Identifier: MIT
// A file that an animation is written to, piece by piece.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <QString>

#include "core/files/file_system.h"
#include "core/files/replace.h"
#include "widgets/doors/animations/animation_format.h"

namespace mazeloom::widgets {

/// The file appears at commit(), whole (core/files/replace.h). What goes wrong is remembered until
/// somebody asks.
class AnimationFile {
  public:
    explicit AnimationFile(const QString& path);

    /// False once something could not be written.
    bool write(std::string_view bytes);
    /// What has gone wrong so far.
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

/// What a place leads to: where it is a link, that which is to be replaced.
files::FileSystem::Path targetOf(const QString& place, files::FileSystem& files);

/// What is said where `path` cannot be written.
QString cannotWrite(const QString& path, const QString& why);

}  // namespace mazeloom::widgets
