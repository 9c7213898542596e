// SPDX-License-Identifier: MIT
#include "core/files/replace.h"

#include <cerrno>
#include <charconv>
#include <csignal>
#include <utility>

#include <sys/types.h>
#include <unistd.h>

namespace mazeloom::files {

namespace {

/// Stands between a file's name and the number of the process that writes it.
constexpr std::string_view kMark = ".saving-";

FileSystem::Path folderOf(const FileSystem::Path& file) {
    return file.has_parent_path() ? file.parent_path() : FileSystem::Path(".");
}

/// One that cannot be removed is in nobody's way.
void removeAbandoned(const FileSystem::Path& file, FileSystem& files) {
    const FileSystem::Path folder = folderOf(file);
    const std::string ours = '.' + file.filename().string() + std::string(kMark);
    const auto names = files.names(folder);
    if (!names) return;
    for (const std::string& name : *names) {
        if (name.starts_with(ours) && isAbandoned(name)) files.remove(folder / name);
    }
}

}  // namespace

std::string temporaryName(std::string_view name) {
    return '.' + std::string(name) + std::string(kMark) + std::to_string(::getpid());
}

bool isAbandoned(std::string_view name) {
    const std::size_t mark = name.rfind(kMark);
    if (!name.starts_with('.') || mark == std::string_view::npos) return false;
    const std::string_view number = name.substr(mark + kMark.size());
    pid_t process = 0;
    const char* const end = number.data() + number.size();
    const auto [stop, error] = std::from_chars(number.data(), end, process);
    if (error != std::errc() || stop != end || process <= 0) return false;
    return process == ::getpid() || (::kill(process, 0) != 0 && errno == ESRCH);
}

Replacement::Replacement(FileSystem::Path file, FileSystem& files)
    : file_(std::move(file)), files_(files) {}

Replacement::~Replacement() {
    if (!beside_.empty()) files_.remove(beside_);
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
    removeAbandoned(file_, files_);
    // Half a file is left behind when writing fails.
    beside_ = folderOf(file_) / temporaryName(file_.filename().string());
    return files_.write(beside_, bytes, *info ? std::optional((*info)->permissions) : std::nullopt);
}

std::error_code Replacement::add(std::string_view bytes) {
    if (beside_.empty()) return begin(bytes);
    isFlushed_ = false;
    return files_.append(beside_, bytes, false);
}

std::error_code Replacement::commit() {
    if (beside_.empty()) {
        if (const auto error = begin({})) return error;
    }
    if (!isFlushed_) {
        if (const auto error = files_.append(beside_, {}, true)) return error;
    }
    if (const auto error = files_.rename(beside_, file_)) return error;
    beside_.clear();
    return files_.sync(folderOf(file_));
}

std::error_code replace(const FileSystem::Path& file, std::string_view bytes, FileSystem& files) {
    Replacement replacement(file, files);
    const auto error = replacement.add(bytes);
    return error ? error : replacement.commit();
}

}  // namespace mazeloom::files
