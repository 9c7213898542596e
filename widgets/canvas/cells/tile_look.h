// SPDX-License-Identifier: MIT
// A pack's tile mapping as it can be drawn: its picture decoded, and which tiles a cell shows.
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
/// Null: the program's own look.
using SharedTileLook = std::shared_ptr<const TileLook>;

/// Knows nothing of themes and sizes of cells, and does not change: any thread may read it.
class TileLook {
    Q_DECLARE_TR_FUNCTIONS(TileLook)

  public:
    /// Never null; or why the mapping cannot be shown: half a sentence in the user's
    /// language.
    /// `terrains` are those of the pack. `before`, which may be null, is asked for the decoded
    /// picture.
    static tl::expected<SharedTileLook, QString> of(const level::TileMapping& mapping,
                                                    const level::TerrainTable& terrains = {},
                                                    const SharedTileLook& before = {});

    /// As TileChooser's.
    level::CellTiles at(const level::CellGrid& cells, grid::Point cell) const {
        return chooser_.at(cells, cell);
    }
    /// The tiles of a cell among its like, without a variant's chance.
    level::CellTiles plain(level::Cell cell) const;
    /// −1 where there is none. `own` is the kind of a thing of the pack's own, where it is known.
    int thing(level::ThingKind kind, const level::OwnKind* own, grid::Point cell) const;

    /// The greatest number of pixels a cell, `most` or fewer, in which pixels of tiles are of one
    /// size; `most` where that is less than a tile.
    int crispCell(int most) const;
    int side() const { return mapping_.side; }  ///< of a tile, in pixels
    /// A tile in `size` pixels a side, transparent where it is. Pixels stay sharp in cells that are
    /// larger than the tile, and are averaged in smaller ones.
    QImage tile(int number, int size) const;
    /// The one colour of a tile that plain() names, premultiplied.
    QRgb average(int number) const { return averages_.at(number); }

  private:
    TileLook(const level::TileMapping& mapping, const level::OwnKinds& kinds,
             const level::TerrainTable& terrains, QImage picture);

    level::TileMapping mapping_;  ///< without its rules
    QImage picture_;
    level::TileChooser chooser_;
    std::map<std::string, int, std::less<>> ownPlaces_;  ///< by the kind's id, as the chooser's
    int plainAisle_ = -1;
    int plainTrap_ = -1;
    int plainCoin_ = -1;
    std::map<int, QRgb> averages_;  ///< of the plain tiles
};

/// The one of an id, in a pack with these terrains; null for an empty id. A problem where the pack
/// has none of that id, or it cannot be shown.
tl::expected<SharedTileLook, Problem> tileLookNamed(const level::TileMappings* mappings,
                                                    const std::string& id,
                                                    const level::TerrainTable& terrains);

}  // namespace mazeloom::widgets
