// SPDX-License-Identifier: MIT
#include "core/pack/disk/disk_state.h"

#include <array>

#include "core/grid/hash.h"

namespace mazeloom::pack {

namespace {

/// The coarsest resolution of any file system's times in nanoseconds (FAT's times advance every two
/// seconds).
constexpr std::int64_t kCoarsestTime = 2'000'000'000;

bool isChanged(const std::filesystem::path& path, SeenFile& seenFile, files::FileSystem& files) {
    const std::int64_t now = files.now();
    const auto info = files.look(path);
    // A file that cannot be examined counts as changed.
    if (!info || !*info || (*info)->kind != files::FileInfo::Kind::File) return true;
    if ((*info)->size != seenFile.size) return true;
    if ((*info)->modified == seenFile.modified && seenFile.settled) return false;
    const auto bytes = files.read(path);
    if (!bytes || fingerprint(*bytes) != seenFile.hash) return true;
    const SeenFile touched = seen(**info, seenFile.hash, now);
    seenFile.size = touched.size;
    seenFile.modified = touched.modified;
    seenFile.settled = touched.settled;
    return false;
}

}  // namespace

std::uint64_t fingerprint(std::string_view bytes) {
    constexpr std::size_t kLanes = 8;
    std::array<grid::Hash, kLanes> lanes;
    std::size_t i = 0;
    for (; i + kLanes <= bytes.size(); i += kLanes) {
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            lanes[lane].add(static_cast<std::uint8_t>(bytes[i + lane]));
    }
    grid::Hash whole;
    for (const grid::Hash& lane : lanes)
        whole.add(lane.value());
    whole.add(bytes.substr(i));
    return whole.value();
}

SeenFile seen(const files::FileInfo& info, std::uint64_t hash, std::int64_t now) {
    const bool settled = now - info.modified > kCoarsestTime;
    return {info.size, info.modified, settled, hash, hash};
}

std::vector<std::string> changedOutside(const std::filesystem::path& folder, DiskState& state,
                                        files::FileSystem& files) {
    std::vector<std::string> changed;
    for (auto& [name, seenFile] : state.files) {
        if (isChanged(folder / name, seenFile, files)) changed.push_back(name);
    }
    return changed;
}

std::vector<std::string> changedOutside(const std::filesystem::path& folder, DiskState& state) {
    files::DiskFiles files;
    return changedOutside(folder, state, files);
}

}  // namespace mazeloom::pack
