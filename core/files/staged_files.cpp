// SPDX-License-Identifier: MIT
#include "core/files/staged_files.h"

#include <ostream>
#include <utility>

#include "core/files/adding_buffer.h"
#include "core/files/replace.h"

namespace mazeloom::files {

namespace {

/// The hidden folder is called as the new version of a file of this name would be.
constexpr std::string_view kHiddenName = "export";

}  // namespace

StagedFiles::StagedFiles(FileSystem::Path folder, FileSystem& files)
    : folder_(std::move(folder)), files_(files) {}

StagedFiles::~StagedFiles() {
    if (hidden_.empty()) return;
    for (const std::string& name : names_)
        files_.remove(hidden_ / name);
    files_.remove(hidden_);
}

std::error_code StagedFiles::add(const std::string& name,
                                 const std::function<void(std::ostream&)>& write) {
    if (hidden_.empty()) {
        const FileSystem::Path hidden = folder_ / temporaryName(kHiddenName);
        if (const auto error = files_.makeFolder(hidden)) return error;
        hidden_ = hidden;
    }
    names_.insert(name);
    const FileSystem::Path file = hidden_ / name;
    std::error_code error;
    const auto append = [&](std::string_view bytes) {
        if (!error) error = files_.append(file, bytes, false);
        return !error;
    };
    append({});
    AddingBuffer buffer(append);
    std::ostream stream(&buffer);
    write(stream);
    stream.flush();
    return error;
}

StagedFiles::Failure StagedFiles::commit() {
    // Nothing is replaced where something cannot be.
    for (const std::string& name : names_) {
        const auto info = files_.look(folder_ / name);
        if (!info) return {info.error(), name};
        if (*info && (*info)->kind != FileInfo::Kind::File)
            return {std::make_error_code(std::errc::is_a_directory), name};
    }
    while (!names_.empty()) {
        const std::string name = *names_.begin();
        if (const auto error = files_.rename(hidden_ / name, folder_ / name)) return {error, name};
        names_.erase(names_.begin());
    }
    return {files_.sync(folder_), {}};
}

}  // namespace mazeloom::files
