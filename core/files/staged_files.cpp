// SPDX-License-Identifier: MIT
#include "core/files/staged_files.h"

#include <new>
#include <ostream>
#include <utility>

#include "core/files/adding_buffer.h"
#include "core/files/replace.h"

namespace mazeloom::files {

StagedFiles::StagedFiles(FileSystem::Path folder, FileSystem& files)
    : folder_(std::move(folder)), files_(files) {}

StagedFiles::~StagedFiles() {
    if (hidden_.path.empty()) return;
    try {
        // Reverse order removes files before their folder.
        for (auto name = waiting_.rbegin(); name != waiting_.rend(); ++name)
            files_.remove(hidden(*name));
        files_.remove(hidden_.path);
    } catch (const std::bad_alloc&) {
        // Building paths takes memory. The next write to this folder sweeps what is left.
    }
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
    // The name is registered before the write, because a failed write leaves a partial file.
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

std::error_code StagedFiles::addFolder(const std::string& name) {
    if (const auto error = begin()) return error;
    if (const auto error = files_.makeFolder(hidden(name))) return error;
    waiting_.insert(name);
    folders_.insert(name);
    return {};
}

std::error_code StagedFiles::obstacleAt(const FileSystem::Path& place, const std::string& name) {
    const bool isFolder = folders_.contains(name);
    if (!isFolder && name != followed_) {
        // A file replaces any link, whether it leads to a file, a folder or nowhere.
        const auto target = files_.follow(place);
        if (!target || *target != place) return {};
    }
    const auto info = files_.look(place);
    if (!info) return info.error();
    if (!*info || (*info)->kind == (isFolder ? FileInfo::Kind::Folder : FileInfo::Kind::File))
        return {};
    return std::make_error_code(isFolder ? std::errc::not_a_directory : std::errc::is_a_directory);
}

std::error_code StagedFiles::place(const std::string& name) {
    const FileSystem::Path path = folder_ / name;
    const bool isFolder = folders_.contains(name);
    const auto target = name == followed_ ? files_.follow(path)
                                          : tl::expected<FileSystem::Path, std::error_code>(path);
    if (!target) return target.error();
    if (const auto error = obstacleAt(*target, name)) return error;
    if (*target == path || isFolder) {
        // The system replaces a folder only if it is empty.
        if (const auto error = files_.rename(hidden(name), *target)) return error;
    } else {
        // The link may lead to another disk, to which rename() cannot move a file.
        const auto bytes = files_.read(hidden(name));
        if (!bytes) return bytes.error();
        if (const auto error = replace(*target, *bytes, files_)) return error;
        files_.remove(hidden(name));
    }
    const auto placed = [this](const std::string& one) {
        placed_.insert(one);
        waiting_.erase(one);
    };
    if (isFolder) {
        const std::string start = name + '/';
        for (auto next = waiting_.lower_bound(start);
             next != waiting_.end() && next->starts_with(start);)
            placed(*next++);
    }
    placed(name);
    return {};
}

StagedFiles::Failure StagedFiles::commit() {
    // Checks all places first, so that nothing is replaced if one is blocked.
    for (const std::string& name : waiting_) {
        // Files of a staged folder are placed together with the folder.
        const std::size_t slash = name.find('/');
        if (slash != std::string::npos && folders_.contains(name.substr(0, slash))) continue;
        if (const auto error = obstacleAt(folder_ / name, name)) return {error, name};
    }
    while (!waiting_.empty()) {
        const std::string name = *waiting_.begin();
        if (const auto error = place(name)) return {error, name};
    }
    return {files_.sync(folder_), {}};
}

}  // namespace mazeloom::files
