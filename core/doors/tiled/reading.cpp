// SPDX-License-Identifier: MIT
#include "core/doors/tiled/reading.h"

#include <algorithm>

#include "core/in_quotes.h"
#include "core/level/level.h"

namespace mazeloom::doors::tiled {

void Reading::begin(std::string_view orientation, bool isInfinite, std::int64_t width,
                    std::int64_t height) {
    if (orientation != "orthogonal") {
        refuse("map", "is " + inQuotes(std::string(orientation)) +
                          ": only orthogonal maps have cells as levels do");
    }
    if (isInfinite) {
        refuse("map", "has no fixed size: switch Infinite off in Tiled's map properties");
    }
    if (width < 1 || height < 1 || width > level::kMaxSide || height > level::kMaxSide) {
        refuse("map", "has " + std::to_string(width) + " × " + std::to_string(height) +
                          " cells: a level has 1 to " + std::to_string(level::kMaxSide) +
                          " a side");
    }
    if (isRefused()) return;
    result.map.size = {static_cast<int>(width), static_cast<int>(height)};
}

std::size_t Reading::tilesOfLayer(const std::string& place) {
    const grid::Size size = result.map.size;
    const std::size_t count =
        static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height);
    tiles_ += count;
    if (tiles_ <= kMaxTiles) return count;
    refuse(place, "is one layer of tiles too many for a map of this size");
    return 0;
}

bool Reading::countObject(const std::string& place) {
    if (++objects_ <= kMaxObjects) return true;
    refuse(place, "holds more than " + std::to_string(kMaxObjects) + " objects");
    return false;
}

void Reading::give(Layer& layer, std::vector<Gid> tiles, int width) {
    auto kept = std::make_shared<const std::vector<Gid>>(std::move(tiles));
    layer.rowOf = [kept, width](int y, std::span<Gid> row) {
        std::copy_n(kept->begin() + std::ptrdiff_t{y} * width, width, row.begin());
    };
}

std::string Reading::beside(const std::string& name, const std::string& place) {
    auto text =
        options_.beside ? options_.beside(name) : tl::unexpected<std::string>("is not at hand");
    if (text) return std::move(*text);
    refuse(place, "file " + inQuotes(name) + " " + text.error());
    return {};
}

Tileset readTileset(std::string_view text, const std::string& name, Reading& reading) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    const bool isXml = first != std::string_view::npos && text[first] == '<';
    return isXml ? readXmlTileset(text, name, reading) : readJsonTileset(text, name, reading);
}

std::optional<Type> typeOf(std::string_view name) {
    if (name.empty()) return Type::Text;
    const auto found = std::ranges::find(kTypeNames, name);
    if (found == kTypeNames.end()) return std::nullopt;
    return static_cast<Type>(found - kTypeNames.begin());
}

}  // namespace mazeloom::doors::tiled
