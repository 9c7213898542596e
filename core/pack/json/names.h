// SPDX-License-Identifier: MIT
// Names of a pack's files, relative to the pack, with forward slashes.
#pragma once

#include <string>
#include <string_view>

namespace mazeloom::pack {

inline const std::string kPackFile = "pack.json";
inline const std::string kLevelFolder = "levels";
inline const std::string kRoomFolder = "rooms";

inline std::string levelFile(std::string_view id) {
    return kLevelFolder + '/' + std::string(id) + ".json";
}
inline std::string roomFile(std::string_view id) {
    return kRoomFolder + '/' + std::string(id) + ".json";
}

/// The folder and file of a tile mapping's picture.
inline const std::string kTilesFolder = "tiles";
inline std::string tilesFile(std::string_view id) {
    return kTilesFolder + '/' + std::string(id) + ".png";
}

/// Files that only an archive has (archive_write.h).
inline const std::string kChecksumsFile = "checksums.json";
inline const std::string kThumbnailFolder = "thumbnails";

inline std::string thumbnailFile(std::string_view id) {
    return kThumbnailFolder + '/' + std::string(id) + ".png";
}

}  // namespace mazeloom::pack
