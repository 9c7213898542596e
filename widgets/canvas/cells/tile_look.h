// SPDX-License-Identifier: MIT
// A pack's tile mapping prepared for drawing: its decoded image, and the tiles of each cell.
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
/// A shared look; null means the program's own drawings.
using SharedTileLook = std::shared_ptr<const TileLook>;

/// Draws tiles of a mapping. Independent of themes and cell sizes, and immutable: any thread may
/// read it.
class TileLook {
    Q_DECLARE_TR_FUNCTIONS(TileLook)

  public:
    /// Returns a look, which is never null, or the reason why the mapping cannot be shown: a
    /// sentence fragment in the user's language. `terrains` is the pack's table. `before` may be
    /// null; its decoded image is reused if the mapping has the same picture.
    static tl::expected<SharedTileLook, QString> of(const level::TileMapping& mapping,
                                                    const level::TerrainTable& terrains = {},
                                                    const SharedTileLook& before = {});

    /// Returns the tiles of a cell; see TileChooser::at().
    level::CellTiles at(const level::CellGrid& cells, grid::Point cell) const {
        return chooser_.at(cells, cell);
    }
    /// Returns the tiles of a cell whose neighbours are like itself, always without variants.
    level::CellTiles plain(level::Cell cell) const;
    /// Returns an object's tile, or −1 if it has none. For an object of one of the pack's own
    /// kinds, `own` is that kind, or null if the kind is unknown.
    int thing(level::ThingKind kind, const level::OwnKind* own, grid::Point cell) const;

    /// Returns the largest cell size up to `most` at which all pixels of a tile are enlarged
    /// equally; returns `most` if a tile is larger than that.
    int crispCell(int most) const;
    int side() const { return mapping_.side; }  ///< of a tile, in pixels
    /// Returns a tile as an image of `size` pixels a side, keeping its transparent parts. The
    /// tile's pixels stay sharp in larger cells, and are averaged in smaller ones.
    QImage tile(int number, int size) const;
    /// Returns the average colour, premultiplied, of a tile that plain() returned.
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

/// Returns the look of the mapping with this id, for a pack with these terrains; null if the id is
/// empty. Returns a problem if the pack has no such mapping, or the mapping cannot be shown.
tl::expected<SharedTileLook, Problem> tileLookNamed(const level::TileMappings* mappings,
                                                    const std::string& id,
                                                    const level::TerrainTable& terrains);

}  // namespace mazeloom::widgets
