// SPDX-License-Identifier: MIT
#include "core/pack/disk/temporaries.h"

#include <algorithm>

#include "core/files/replace.h"
#include "core/pack/json/names.h"

namespace mazeloom::pack {

Temporaries::Temporaries(const files::FileSystem::Path& folder, files::FileSystem& files)
    : folder_(folder), files_(files) {
    for (const files::FileSystem::Path& place :
         {folder_, folder_ / kLevelFolder, folder_ / kRoomFolder}) {
        const auto names = files_.names(place);
        if (!names) continue;  // no such folder yet
        for (const std::string& name : *names) {
            // One that cannot be removed is in nobody's way.
            if (files::isAbandoned(name)) files_.remove(place / name);
        }
    }
}

Temporaries::~Temporaries() {
    for (const std::string& name : waiting_)
        files_.remove(temporaryOf(name));
    // Those that hold something by now are not removed.
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
    // Counted as waiting first: half a file is left behind when writing fails.
    waiting_.push_back(name);
    return files_.write(temporaryOf(name), bytes, permissions);
}

std::error_code Temporaries::place(const std::string& name) {
    if (const auto error = files_.rename(temporaryOf(name), folder_ / name)) return error;
    std::erase(waiting_, name);
    return {};
}

std::error_code Temporaries::syncMadeFolders() {
    for (const files::FileSystem::Path& folder : madeFolders_) {
        if (const auto error = files_.sync(folder.parent_path())) return error;
    }
    madeFolders_.clear();
    return {};
}

files::FileSystem::Path Temporaries::temporaryOf(const std::string& name) const {
    const files::FileSystem::Path place = folder_ / name;
    return place.parent_path() / files::temporaryName(place.filename().string());
}

}  // namespace mazeloom::pack
