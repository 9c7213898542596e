// SPDX-License-Identifier: MIT
#include "core/edit/tiles/tile_layouts.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/edit/tiles/tile_edits.h"

namespace mazeloom::edit {

using level::EdgeSet;

namespace {

/// An unused place of a layout.
constexpr unsigned kFree = 0x100;

// Sets of level::Alike, in reading order. The upper left cell of the box has alike neighbours at
// its right and below.
constexpr std::array<unsigned, 16> kBox{
    0x10, 0x14, 0x54, 0x50,  //
    0x11, 0x15, 0x55, 0x51,  //
    0x01, 0x05, 0x45, 0x41,  //
    0x00, 0x04, 0x44, 0x40,
};

// The template "3x3 minimal" of Godot 3's manual for autotiles; Godot 4 and programs that make
// tilesets still use it.
constexpr std::array<unsigned, 48> kGodot{
    0x10, 0x14, 0x54, 0x50, 0xd5, 0x5c, 0x74, 0x57, 0x1c, 0x7d, 0x7c,  0x70,  //
    0x11, 0x15, 0x55, 0x51, 0x1d, 0x7f, 0xfd, 0x71, 0x1f, 0x77, kFree, 0xf5,  //
    0x01, 0x05, 0x45, 0x41, 0x17, 0xdf, 0xf7, 0xd1, 0x5f, 0xff, 0xdd,  0xf1,  //
    0x00, 0x04, 0x44, 0x40, 0x75, 0x47, 0xc5, 0x5d, 0x07, 0xc7, 0xd7,  0xc1,
};

struct Layout {
    TileLayout layout;
    EdgeSet edges;
    int columns;                       ///< 0: as wide as the picture
    std::span<const unsigned> places;  ///< empty: shapes in numerical order
};

constexpr std::array kLayouts{
    Layout{TileLayout::SidesInARow, EdgeSet::Sides, 0, {}},
    Layout{TileLayout::SidesBlock, EdgeSet::Sides, 4, {}},
    Layout{TileLayout::SidesBox, EdgeSet::Sides, 4, kBox},
    Layout{TileLayout::BlobInARow, EdgeSet::Blob, 0, {}},
    Layout{TileLayout::BlobEight, EdgeSet::Blob, 8, {}},
    Layout{TileLayout::BlobSeven, EdgeSet::Blob, 7, {}},
    Layout{TileLayout::BlobGodot, EdgeSet::Blob, 12, kGodot},
};

constexpr auto kNames = [] {
    std::array<TileLayout, kLayouts.size()> names{};
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = kLayouts[i].layout;
    return names;
}();

const Layout& infoOf(TileLayout layout) {
    return *std::ranges::find(kLayouts, layout, &Layout::layout);
}

/// Returns the tile at a place of a layout; −1 if it is outside the picture.
int tileAt(const Layout& layout, const level::TileMapping& mapping, int first, int place) {
    const grid::Size tiles = mapping.tiles();
    if (layout.columns == 0) {
        const int tile = first + place;
        return tile < tiles.width * tiles.height ? tile : -1;
    }
    const int column = first % tiles.width + place % layout.columns;
    const int row = first / tiles.width + place / layout.columns;
    return column < tiles.width && row < tiles.height ? row * tiles.width + column : -1;
}

}  // namespace

std::span<const TileLayout> layoutsOf(EdgeSet edges) {
    const auto first = std::ranges::find(kLayouts, edges, &Layout::edges);
    const auto count = std::ranges::count(kLayouts, edges, &Layout::edges);
    return std::span(kNames).subspan(static_cast<std::size_t>(first - kLayouts.begin()),
                                     static_cast<std::size_t>(count));
}

EdgeSet edgesOf(TileLayout layout) {
    return infoOf(layout).edges;
}

std::vector<int> tilesOf(TileLayout layout, const level::TileMapping& mapping, int first) {
    const Layout& info = infoOf(layout);
    const int shapes = level::shapesOf(info.edges);
    std::vector<int> tiles(static_cast<std::size_t>(shapes), -1);
    if (first < 0 || first >= mapping.tileCount()) return tiles;
    const int places = info.places.empty() ? shapes : static_cast<int>(info.places.size());
    for (int place = 0; place < places; ++place) {
        int shape = place;
        if (!info.places.empty()) {
            const unsigned alike = info.places[static_cast<std::size_t>(place)];
            if (alike == kFree) continue;
            shape = level::shapeOf(info.edges, alike);
        }
        tiles[static_cast<std::size_t>(shape)] = tileAt(info, mapping, first, place);
    }
    return tiles;
}

bool fillShapes(level::TileMapping& mapping, const std::string& meaning, TileLayout layout,
                int first) {
    const std::vector<int> tiles = tilesOf(layout, mapping, first);
    if (std::ranges::find(tiles, -1) != tiles.end()) return false;
    setEdges(mapping, meaning, edgesOf(layout));
    for (std::size_t shape = 0; shape < tiles.size(); ++shape)
        setTile(mapping, {meaning, static_cast<int>(shape)}, tiles[shape]);
    return true;
}

}  // namespace mazeloom::edit
