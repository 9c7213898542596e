// SPDX-License-Identifier: MIT
#include "widgets/exchange/animations/animation_file.h"

#include <QFile>

namespace mazeloom::widgets {

namespace {

constexpr std::size_t kEnough = std::size_t{1} << 18;

}  // namespace

AnimationFile::AnimationFile(const QString& path)
    : path_(path), replacement_(QFile::encodeName(path).toStdString(), files_) {
    // Find out whether the target can be written before any work is done.
    error_ = replacement_.add({});
}

bool AnimationFile::write(std::string_view bytes) {
    buffer_ += bytes;
    if (buffer_.size() >= kEnough) flush();
    return !error_;
}

void AnimationFile::flush() {
    if (!error_ && !buffer_.empty()) error_ = replacement_.add(buffer_);
    buffer_.clear();
}

AnimationResult AnimationFile::result() const {
    if (!error_) return {};
    return tl::unexpected(cannotWrite(path_, QString::fromStdString(error_.message())));
}

AnimationResult AnimationFile::commit() {
    flush();
    if (!error_) error_ = replacement_.commit();
    return result();
}

files::FileSystem::Path targetOf(const QString& place, files::FileSystem& files) {
    const files::FileSystem::Path path = QFile::encodeName(place).toStdString();
    // Return a circular link itself: writing to it then reports the error.
    return files.follow(path).value_or(path);
}

QString cannotWrite(const QString& path, const QString& why) {
    return AnimationText::tr("%1: cannot be written: %2").arg(path, why);
}

}  // namespace mazeloom::widgets
