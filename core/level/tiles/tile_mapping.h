// SPDX-License-Identifier: MIT
// A pack's look in a game's own tiles: which tile of a picture shows which terrain, mark or thing.
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

    /// No picture: none was chosen, or it could not be read.
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

/// One of several tiles for a cell; the cell's hash chooses among them.
struct TileVariant {
    static constexpr int kMostWeight = 1000;

    int tile = 0;    ///< in reading order, from 0
    int weight = 1;  ///< 1 … kMostWeight: its share among the sum of weights

    friend bool operator==(const TileVariant&, const TileVariant&) = default;
};
using TileVariants = std::vector<TileVariant>;

struct TileRule {
    /// Upper bound on the variants of a shape.
    static constexpr std::size_t kMostVariants = 64;

    std::string meaning;  ///< tile_meaning.h
    EdgeSet edges = EdgeSet::Single;
    /// By shape, shapesOf(edges) of them; a shape may have no tile.
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

    std::string id;  ///< unique in its pack, names the file of the picture
    std::string title;
    int side = 16;    ///< of a tile, in pixels
    int margin = 0;   ///< pixels around all tiles of the picture
    int spacing = 0;  ///< pixels between neighbouring tiles
    TilePicture picture;
    std::vector<TileRule> rules;  ///< in any order; if two have the same meaning, the first counts
    std::string more = {};        ///< the JSON of unread keys, as in Object

    /// Returns the number of tiles that lie wholly within the picture, in columns and rows.
    grid::Size tiles() const { return {along(picture.size().width), along(picture.size().height)}; }
    int tileCount() const { return tiles().width * tiles().height; }
    /// Returns the pixels of a tile.
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
    /// Counts tiles like Tiled: the margin at the far side may be narrower.
    int along(int pixels) const {
        const int room = pixels - margin + spacing;
        return room < side + spacing ? 0 : room / (side + spacing);
    }
};
using TileMappings = std::vector<TileMapping>;

/// Returns null if no mapping has the id.
inline const TileMapping* findMapping(const TileMappings& mappings, std::string_view id) {
    for (const TileMapping& mapping : mappings) {
        if (mapping.id == id) return &mapping;
    }
    return nullptr;
}

}  // namespace mazeloom::level
