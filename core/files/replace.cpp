// SPDX-License-Identifier: MIT
#include "core/files/replace.h"

#include <new>
#include <utility>

namespace mazeloom::files {

namespace {

FileSystem::Path folderOf(const FileSystem::Path& file) {
    return file.has_parent_path() ? file.parent_path() : FileSystem::Path(".");
}

}  // namespace

Replacement::Replacement(FileSystem::Path file, FileSystem& files)
    : file_(std::move(file)), files_(files) {}

Replacement::~Replacement() {
    if (beside_.path.empty()) return;
    try {
        files_.remove(beside_.path);
    } catch (const std::bad_alloc&) {
        // The next write to this folder sweeps what is left.
    }
}

std::error_code Replacement::begin(std::string_view bytes) {
    auto target = files_.follow(file_);
    if (!target) return target.error();
    file_ = std::move(*target);
    const auto info = files_.look(file_);
    if (!info) return info.error();
    if (*info && (*info)->kind != FileInfo::Kind::File) {
        return std::make_error_code(std::errc::is_a_directory);
    }
    files_.sweep(folderOf(file_));
    auto made = files_.makeTemporaryFile(
        folderOf(file_), bytes, *info ? std::optional((*info)->permissions) : std::nullopt);
    if (!made) return made.error();
    beside_ = std::move(*made);
    return {};
}

std::error_code Replacement::add(std::string_view bytes) {
    if (beside_.path.empty()) return begin(bytes);
    isFlushed_ = false;
    return files_.extend(beside_, bytes, false);
}

std::error_code Replacement::commit() {
    if (beside_.path.empty()) {
        if (const auto error = begin({})) return error;
    }
    if (!isFlushed_) {
        if (const auto error = files_.extend(beside_, {}, true)) return error;
    }
    if (const auto error = files_.rename(beside_.path, file_)) return error;
    beside_ = {};
    return files_.sync(folderOf(file_));
}

std::error_code replace(const FileSystem::Path& file, std::string_view bytes, FileSystem& files) {
    Replacement replacement(file, files);
    const auto error = replacement.add(bytes);
    return error ? error : replacement.commit();
}

}  // namespace mazeloom::files
