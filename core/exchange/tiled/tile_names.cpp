// SPDX-License-Identifier: MIT
#include "core/exchange/tiled/tile_names.h"

#include <algorithm>
#include <set>

#include "core/exchange/tiled/attributes.h"
#include "core/exchange/tiled/reading.h"

namespace mazeloom::exchange::tiled {

namespace {

std::string pictureOf(const Tileset& tileset) {
    if (!tileset.image.empty()) return tileset.image;
    const auto& pictures = tileset.words().pictures;
    return pictures.empty() ? std::string() : pictures.begin()->second.image;
}

std::string firstNameOf(const Tileset& tileset) {
    if (!tileset.source.empty()) return tileset.source;
    if (!tileset.name.empty()) return tileset.name;
    const std::string picture = pictureOf(tileset);
    return picture.empty() ? "tileset" : picture;
}

/// Converts a file name in a tileset's file to a name relative to the map.
std::string fromMap(const Tileset& tileset, const std::string& name) {
    if (tileset.source.empty()) return name;
    const std::string file = normalName(tileset.source);
    return normalName(file.substr(0, file.rfind('/') + 1) + name);
}

}  // namespace

std::vector<std::string> namesOf(const std::vector<Tileset>& tilesets) {
    std::set<std::string> taken;
    std::map<std::string, int> counts;  // tilesets inside the map, by firstNameOf()
    for (const Tileset& tileset : tilesets) {
        if (tileset.source.empty()) {
            ++counts[firstNameOf(tileset)];
        } else {
            taken.insert(tileset.source);
        }
    }
    std::vector<std::string> names;
    std::map<std::string, int> numbers;  // next number for each name in use
    for (const Tileset& tileset : tilesets) {
        std::string name = firstNameOf(tileset);
        if (!tileset.source.empty()) {
            names.push_back(std::move(name));
            continue;
        }
        const std::string picture = pictureOf(tileset);
        if (counts[name] > 1 && !picture.empty() && picture != name) name += " (" + picture + ')';
        std::string unique = name;
        while (!taken.insert(unique).second) {
            const int number = numbers.try_emplace(name, 2).first->second++;
            unique = name + " #" + std::to_string(number);
        }
        names.push_back(std::move(unique));
    }
    return names;
}

std::string tileName(const std::string& tileset, int number) {
    return tileset + ' ' + std::to_string(number);
}

std::array<std::string, 4> classNames(const std::string& name) {
    return {"type " + name, "class " + name, "object " + name, name};
}

TileLook tileLook(const Tileset& tileset, int number) {
    const auto& pictures = tileset.words().pictures;
    if (const auto alone = pictures.find(number); alone != pictures.end()) {
        const TilePicture& picture = alone->second;
        if (picture.image.empty() || picture.size.isEmpty()) return {};
        return {fromMap(tileset, picture.image), {0, 0, picture.size.width, picture.size.height}};
    }
    const grid::Size size = tileset.tileSize;
    if (tileset.image.empty() || tileset.columns <= 0 || size.isEmpty()) return {};
    const auto at = [&tileset](std::int64_t place, int side) {
        const std::int64_t pixels = tileset.margin + place * (side + tileset.spacing);
        return static_cast<int>(std::min<std::int64_t>(pixels, kMostPixels));
    };
    return {fromMap(tileset, tileset.image),
            {at(number % tileset.columns, size.width), at(number / tileset.columns, size.height),
             size.width, size.height}};
}

}  // namespace mazeloom::exchange::tiled
