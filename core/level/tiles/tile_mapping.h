// SPDX-License-Identifier: MIT
// Tile mappings, which make a pack look as it does in a game: a mapping states which tile of a
// picture shows which terrain, mark or thing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/grid/point.h"
#include "core/level/tiles/edge_sets.h"

namespace mazeloom::level {

/// The bytes of a PNG file, which copies share.
class TilePicture {
  public:
    /// Upper bound on each side, in pixels.
    static constexpr int kMostSide = 16'384;
    /// Upper bound on the number of pixels.
    static constexpr std::int64_t kMostPixels = std::int64_t{1} << 25;
    static constexpr std::size_t kMostBytes = std::size_t{16} << 20;

    /// Makes an empty picture: none was chosen, or the file could not be read.
    TilePicture() = default;
    /// Requires bytes of a PNG of that size (pictureOf()).
    TilePicture(std::string bytes, grid::Size size)
        : bytes_(std::make_shared<const std::string>(std::move(bytes))), size_(size) {}

    bool isEmpty() const { return !bytes_; }
    std::string_view bytes() const {
        return bytes_ ? std::string_view(*bytes_) : std::string_view();
    }
    grid::Size size() const { return size_; }  ///< in pixels

    friend bool operator==(const TilePicture& a, const TilePicture& b) {
        return a.bytes_ == b.bytes_ || a.bytes() == b.bytes();
    }

  private:
    std::shared_ptr<const std::string> bytes_;
    grid::Size size_;
};

/// One of several tiles for a cell. A hash of the cell's position chooses among them.
struct TileVariant {
    static constexpr int kMostWeight = 1000;

    int tile = 0;    ///< index in reading order, from 0
    int weight = 1;  ///< 1 … kMostWeight: its share among the sum of weights

    friend bool operator==(const TileVariant&, const TileVariant&) = default;
};
using TileVariants = std::vector<TileVariant>;

struct TileRule {
    /// Upper bound on the variants of a shape.
    static constexpr std::size_t kMostVariants = 64;

    std::string meaning;  ///< in words, as in tile_meaning.h
    EdgeSet edges = EdgeSet::Single;
    /// One list of variants for each of the shapesOf(edges) shapes; a list is empty if the shape
    /// has no tile.
    std::vector<TileVariants> shapes{1};

    friend bool operator==(const TileRule&, const TileRule&) = default;
};

struct TileMapping {
    /// Upper bound on a pack's mappings.
    static constexpr std::size_t kMost = 32;
    static constexpr std::size_t kMostRules = 1000;
    static constexpr int kLeastSide = 2;
    static constexpr int kMostSide = 256;
    static constexpr int kMostGap = 64;

    std::string id;  ///< unique in its pack; also names the file of the picture
    std::string title;
    int side = 16;    ///< side of a tile, in pixels
    int margin = 0;   ///< pixels around all tiles of the picture
    int spacing = 0;  ///< pixels between neighbouring tiles
    TilePicture picture;
    std::vector<TileRule> rules;  ///< in any order; if two have the same meaning, the first counts
    std::string more = {};        ///< JSON of unknown keys, as in Object

    /// Returns the number of tiles that lie wholly within the picture, in columns and rows.
    grid::Size tiles() const { return {along(picture.size().width), along(picture.size().height)}; }
    int tileCount() const { return tiles().width * tiles().height; }
    /// Returns the rectangle of a tile in the picture, in pixels.
    grid::Rect rectOf(int tile) const {
        const int columns = tiles().width;
        return {margin + tile % columns * (side + spacing),
                margin + tile / columns * (side + spacing), side, side};
    }

    const TileRule* ruleFor(std::string_view meaning) const {
        for (const TileRule& rule : rules) {
            if (rule.meaning == meaning) return &rule;
        }
        return nullptr;
    }

    friend bool operator==(const TileMapping&, const TileMapping&) = default;

  private:
    /// Counts tiles as Tiled does: the margin at the far side may be narrower.
    int along(int pixels) const {
        const int room = pixels - margin + spacing;
        return room < side + spacing ? 0 : room / (side + spacing);
    }
};
using TileMappings = std::vector<TileMapping>;

/// Returns the mapping with the id; null if none has it.
inline const TileMapping* findMapping(const TileMappings& mappings, std::string_view id) {
    for (const TileMapping& mapping : mappings) {
        if (mapping.id == id) return &mapping;
    }
    return nullptr;
}

}  // namespace mazeloom::level
