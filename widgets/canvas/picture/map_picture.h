// SPDX-License-Identifier: MIT
// The picture of a map at one scale, as large as the map, of which only what was looked at is kept:
// tiles, and a pyramid of small pictures below them. A frame costs what the screen shows, a change
// what it touched.
#pragma once

#include <chrono>
#include <list>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include <QImage>
#include <QPainter>

#include "core/trace/timeline.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/canvas/cells/tile_look.h"
#include "widgets/canvas/picture/block_states.h"
#include "widgets/canvas/picture/mip_pyramid.h"
#include "widgets/canvas/picture/tiling.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class MapPicture {
  public:
    using Clock = std::chrono::steady_clock;

    explicit MapPicture(const Theme& theme);

    void setTheme(const Theme& theme);
    /// Shows cells in a game's own tiles; null: in the program's own look.
    void setTileLook(SharedTileLook look);
    const SharedTileLook& tileLook() const { return tileLook_; }
    /// Another map, or none. Where it has the size of the one before, that one shows until the new
    /// one is drawn.
    void setMap(std::optional<MapView> map);
    /// The same map at another moment, which differs within `suspects`.
    void setMoment(trace::StepIndex position, const trace::ChangedRegion& suspects);
    void setScale(double pixelsPerCell);
    /// Whether lines run between the cells where these are large enough.
    void setGrid(bool visible);

    const std::optional<MapView>& map() const { return map_; }
    const Tiling& tiling() const { return tiling_; }
    /// Sprites at the present scale; null below two pixels a cell.
    SpriteSheet* sprites() { return sprites_.get(); }

    /// Draws the pixels `visible` of the picture with its top left at `origin` of the painter.
    /// Draws what is missing or out of date until `deadline`, and at least one tile; the rest shows
    /// as it was, or blurred. Returns whether all was up to date.
    bool paint(QPainter& painter, const QRect& visible, QPoint origin, Clock::time_point deadline);
    /// Brings the pyramid up to date until `deadline`; returns whether it is.
    bool refreshPyramid(Clock::time_point deadline);

    /// All of the map within `most`, at one pixel a cell at most; null without a map. Parts of the
    /// pyramid that are out of date show as they were.
    QImage whole(QSize most) const;

    /// Memory of tiles, in bytes.
    std::size_t tileBytes() const { return tileBytes_; }

  private:
    struct Tile {
        QPoint place;
        QImage image;
        bool isFresh = false;
    };
    using Tiles = std::list<Tile>;

    void forgetTiles();
    void startSprites();
    Tile* find(QPoint place);
    Tile& add(QPoint place);
    void draw(Tile& tile);
    void evict(std::size_t visibleBytes);
    void invalidate(const std::vector<grid::Point>& blocks);
    bool readsPyramid() const { return tiling_.scale() <= 0.25; }
    bool isStale(int column, int row) const;
    QRect blocksUnder(QPoint tile) const;
    void refreshBlock(int column, int row);
    /// Refreshes the stale ones of some blocks, at least one; returns false when the time was up.
    bool refreshBlocks(const QRect& blocks, Clock::time_point deadline);
    void paintBlurred(QPainter& painter, const QRect& pixels, QPoint origin) const;

    Theme theme_;
    SharedTileLook tileLook_;
    std::optional<MapView> map_;
    grid::Size size_;  ///< the map's
    std::unique_ptr<ColourTable> colours_;
    std::unique_ptr<SpriteSheet> sprites_;
    Tiling tiling_;
    bool grid_ = false;

    Tiles tiles_;  ///< the one used last in front
    std::unordered_map<quint64, Tiles::iterator> tileAt_;
    std::size_t tileBytes_ = 0;

    BlockStates blocks_;
    MipPyramid pyramid_;
    std::vector<std::uint8_t> staleBlocks_;  ///< whose part of the pyramid is out of date
    int staleCount_ = 0;
};

}  // namespace mazeloom::widgets
