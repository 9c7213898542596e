// SPDX-License-Identifier: MIT
#include "core/files/staged_files.h"

#include <ostream>
#include <utility>

#include "core/files/adding_buffer.h"
#include "core/files/replace.h"

namespace mazeloom::files {

StagedFiles::StagedFiles(FileSystem::Path folder, FileSystem& files, Links links)
    : folder_(std::move(folder)), files_(files), links_(links) {}

StagedFiles::~StagedFiles() {
    if (hidden_.path.empty()) return;
    for (const std::string& name : waiting_)
        files_.remove(hidden(name));
    files_.remove(hidden_.path);
}

std::error_code StagedFiles::begin() {
    if (!hidden_.path.empty()) return {};
    files_.sweep(folder_);
    auto made = files_.makeTemporaryFolder(folder_);
    if (!made) return made.error();
    hidden_ = std::move(*made);
    return {};
}

std::error_code StagedFiles::add(const std::string& name,
                                 const std::function<void(std::ostream&)>& write) {
    std::error_code error = append(name, {});
    const auto add = [&](std::string_view bytes) {
        if (!error) error = files_.append(hidden(name), bytes, false);
        return !error;
    };
    if (error) return error;
    AddingBuffer buffer(add);
    std::ostream stream(&buffer);
    write(stream);
    stream.flush();
    return error;
}

std::error_code StagedFiles::addFlushed(const std::string& name, std::string_view bytes,
                                        std::optional<unsigned> permissions) {
    if (const auto error = begin()) return error;
    // It counts as waiting first: half a file is left behind when writing fails.
    waiting_.insert(name);
    return files_.write(hidden(name), bytes, permissions);
}

std::error_code StagedFiles::append(const std::string& name, std::string_view bytes) {
    if (const auto error = begin()) return error;
    waiting_.insert(name);
    return files_.append(hidden(name), bytes, false);
}

tl::expected<FileSystem::Path, std::error_code> StagedFiles::pathFor(const std::string& name) {
    if (const auto error = begin()) return tl::unexpected(error);
    waiting_.insert(name);
    return hidden(name);
}

std::error_code StagedFiles::place(const std::string& name) {
    const FileSystem::Path path = folder_ / name;
    const auto target = links_ == Links::Followed
                            ? files_.follow(path)
                            : tl::expected<FileSystem::Path, std::error_code>(path);
    if (!target) return target.error();
    const auto info = files_.look(*target);
    if (!info) return info.error();
    if (*info && (*info)->kind != FileInfo::Kind::File)
        return std::make_error_code(std::errc::is_a_directory);
    if (*target == path) {
        if (const auto error = files_.rename(hidden(name), path)) return error;
    } else {
        // The link may lead to another disk, which nothing can be renamed to.
        const auto bytes = files_.read(hidden(name));
        if (!bytes) return bytes.error();
        if (const auto error = replace(*target, *bytes, files_)) return error;
        files_.remove(hidden(name));
    }
    waiting_.erase(name);
    placed_.insert(name);
    return {};
}

StagedFiles::Failure StagedFiles::commit() {
    // Nothing is replaced where something cannot be.
    for (const std::string& name : waiting_) {
        const auto info = files_.look(folder_ / name);
        if (!info) return {info.error(), name};
        if (*info && (*info)->kind != FileInfo::Kind::File)
            return {std::make_error_code(std::errc::is_a_directory), name};
    }
    while (!waiting_.empty()) {
        const std::string name = *waiting_.begin();
        if (const auto error = place(name)) return {error, name};
    }
    return {files_.sync(folder_), {}};
}

}  // namespace mazeloom::files
