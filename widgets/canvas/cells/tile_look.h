// SPDX-License-Identifier: MIT
// A pack's tile mapping prepared for drawing: its decoded picture, and the tiles of each cell.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include <QCoreApplication>
#include <QImage>
#include <QRgb>
#include <QString>
#include <tl/expected.hpp>

#include "core/level/map/own_kind.h"
#include "core/level/tiles/tile_chooser.h"
#include "core/level/tiles/tile_mapping.h"
#include "core/problem.h"

namespace mazeloom::widgets {

class TileLook;
/// Null: the program's own drawings.
using SharedTileLook = std::shared_ptr<const TileLook>;

/// Independent of themes and cell sizes, and immutable: any thread may read it.
class TileLook {
    Q_DECLARE_TR_FUNCTIONS(TileLook)

  public:
    /// Returns a look, never null, or the reason why the mapping cannot be shown: half a sentence
    /// in the user's language. `terrains` are those of the pack. The decoded picture is taken from
    /// `before` if possible, which may be null.
    static tl::expected<SharedTileLook, QString> of(const level::TileMapping& mapping,
                                                    const level::TerrainTable& terrains = {},
                                                    const SharedTileLook& before = {});

    /// See TileChooser::at().
    level::CellTiles at(const level::CellGrid& cells, grid::Point cell) const {
        return chooser_.at(cells, cell);
    }
    /// Returns the tiles of a cell surrounded by its like, always without variants.
    level::CellTiles plain(level::Cell cell) const;
    /// Returns an object's tile, or −1. `own` is its kind if one of the pack's; null if unknown.
    int thing(level::ThingKind kind, const level::OwnKind* own, grid::Point cell) const;

    /// Returns the largest cell size up to `most` at which all pixels of a tile are equally large;
    /// `most` if that is less than a tile.
    int crispCell(int most) const;
    int side() const { return mapping_.side; }  ///< of a tile, in pixels
    /// Returns a tile at `size` pixels a side; transparent parts stay so. Pixels stay sharp in
    /// cells larger than the tile, and are averaged in smaller ones.
    QImage tile(int number, int size) const;
    /// Returns the average colour of a tile that plain() returned, premultiplied.
    QRgb average(int number) const { return averages_.at(number); }

  private:
    TileLook(const level::TileMapping& mapping, const level::OwnKinds& kinds,
             const level::TerrainTable& terrains, QImage picture);

    level::TileMapping mapping_;  ///< without its rules
    QImage picture_;
    level::TileChooser chooser_;
    std::map<std::string, int, std::less<>> ownPlaces_;  ///< by the kind's id, as in the chooser
    int plainAisle_ = -1;
    int plainTrap_ = -1;
    int plainCoin_ = -1;
    std::map<int, QRgb> averages_;  ///< of the plain tiles
};

/// Returns the look of the mapping with this id, in a pack with these terrains; null for an empty
/// id; a problem if the pack has no such mapping, or it cannot be shown.
tl::expected<SharedTileLook, Problem> tileLookNamed(const level::TileMappings* mappings,
                                                    const std::string& id,
                                                    const level::TerrainTable& terrains);

}  // namespace mazeloom::widgets
