// SPDX-License-Identifier: MIT
#include "core/pack/temporaries.h"

#include <algorithm>

#include <unistd.h>

#include "core/pack/names.h"

namespace mazeloom::pack {

namespace {

/// Stands between a file's name and the number of the process that saves it.
constexpr std::string_view kMark = ".json.saving-";

bool isTemporary(std::string_view name) {
    return name.starts_with('.') && name.find(kMark) != std::string_view::npos;
}

}  // namespace

Temporaries::Temporaries(const FileSystem::Path& folder, FileSystem& files)
    : folder_(folder), files_(files) {
    for (const FileSystem::Path& place : {folder_, folder_ / kLevelFolder, folder_ / kRoomFolder}) {
        const auto names = files_.names(place);
        if (!names) continue;  // no such folder yet
        for (const std::string& name : *names) {
            // One that cannot be removed is in nobody's way.
            if (isTemporary(name)) files_.remove(place / name);
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

std::error_code Temporaries::needFolder(const FileSystem::Path& folder) {
    const auto info = files_.look(folder);
    if (!info) return info.error();
    if (*info) {
        const bool isFolder = (*info)->kind == FileInfo::Kind::Folder;
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
    for (const FileSystem::Path& folder : madeFolders_) {
        if (const auto error = files_.sync(folder.parent_path())) return error;
    }
    madeFolders_.clear();
    return {};
}

FileSystem::Path Temporaries::temporaryOf(const std::string& name) const {
    const FileSystem::Path place = folder_ / name;
    const std::string file = '.' + place.stem().string() + std::string(kMark);
    return place.parent_path() / (file + std::to_string(::getpid()));
}

}  // namespace mazeloom::pack
