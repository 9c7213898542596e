// SPDX-License-Identifier: MIT
#include "core/pack/disk/temporaries.h"

#include "core/pack/json/names.h"

namespace mazeloom::pack {

Temporaries::Temporaries(const files::FileSystem::Path& folder, files::FileSystem& files)
    : folder_(folder), files_(files) {
    for (const files::FileSystem::Path& place :
         {folder_, folder_ / kLevelFolder, folder_ / kRoomFolder, folder_ / kTilesFolder}) {
        files_.sweep(place);
    }
}

Temporaries::~Temporaries() {
    staged_.clear();
    // Removing a non-empty folder fails, as it should.
    for (auto folder = madeFolders_.rbegin(); folder != madeFolders_.rend(); ++folder)
        files_.remove(*folder);
}

std::error_code Temporaries::needFolder(const files::FileSystem::Path& folder) {
    const auto info = files_.look(folder);
    if (!info) return info.error();
    if (*info) {
        const bool isFolder = (*info)->kind == files::FileInfo::Kind::Folder;
        return isFolder ? std::error_code() : std::make_error_code(std::errc::not_a_directory);
    }
    if (const auto error = files_.makeFolder(folder)) return error;
    madeFolders_.push_back(folder);
    return {};
}

std::error_code Temporaries::add(const std::string& name, std::string_view bytes,
                                 std::optional<unsigned> permissions) {
    const files::FileSystem::Path file = folder_ / name;
    return stagedBeside(file).addFlushed(file.filename().string(), bytes, permissions);
}

std::error_code Temporaries::place(const std::string& name) {
    const files::FileSystem::Path file = folder_ / name;
    return stagedBeside(file).place(file.filename().string());
}

std::error_code Temporaries::syncMadeFolders() {
    for (const files::FileSystem::Path& folder : madeFolders_) {
        if (const auto error = files_.sync(folder.parent_path())) return error;
    }
    madeFolders_.clear();
    return {};
}

files::StagedFiles& Temporaries::stagedBeside(const files::FileSystem::Path& file) {
    const files::FileSystem::Path folder = file.parent_path();
    return staged_.try_emplace(folder, folder, files_).first->second;
}

}  // namespace mazeloom::pack
