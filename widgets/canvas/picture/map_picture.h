// SPDX-License-Identifier: MIT
// The picture of a whole map at one scale. Only parts that were viewed are kept: tiles, and a
// pyramid of small pictures below them. The cost of a frame depends on the visible part, the cost
// of a change on the changed cells.
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
    /// Shows cells in a game's own tiles; null: in the program's own drawings.
    void setTileLook(SharedTileLook look);
    const SharedTileLook& tileLook() const { return tileLook_; }
    /// Sets a map, or none. An old map of the same size stays visible until the new one is drawn.
    void setMap(std::optional<MapView> map);
    /// Sets another moment of the same map, which differs only within `suspects`.
    void setMoment(trace::StepIndex position, const trace::ChangedRegion& suspects);
    void setScale(double pixelsPerCell);
    /// Whether to draw lines between cells that are large enough.
    void setGrid(bool visible);

    const std::optional<MapView>& map() const { return map_; }
    const Tiling& tiling() const { return tiling_; }
    /// Sprites at the present scale; null below two pixels a cell.
    SpriteSheet* sprites() { return sprites_.get(); }

    /// Draws the pixels `visible` of the picture with its top left at `origin` of the painter.
    /// Redraws missing or outdated tiles until `deadline`, but at least one; shows the rest
    /// outdated or blurred. Returns whether everything was up to date.
    bool paint(QPainter& painter, const QRect& visible, QPoint origin, Clock::time_point deadline);
    /// Updates the pyramid until `deadline`; returns whether it is up to date.
    bool refreshPyramid(Clock::time_point deadline);

    /// Returns the whole map within `most`, at most one pixel a cell; a null image without a map.
    /// Outdated parts of the pyramid show their old contents.
    QImage whole(QSize most) const;

    /// Memory used by tiles, in bytes.
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
    /// Refreshes the outdated ones among some blocks, at least one; returns false if time ran out.
    bool refreshBlocks(const QRect& blocks, Clock::time_point deadline);
    void paintBlurred(QPainter& painter, const QRect& pixels, QPoint origin) const;

    Theme theme_;
    SharedTileLook tileLook_;
    std::optional<MapView> map_;
    grid::Size size_;  ///< of the map
    std::unique_ptr<ColourTable> colours_;
    std::unique_ptr<SpriteSheet> sprites_;
    Tiling tiling_;
    bool grid_ = false;

    Tiles tiles_;  ///< most recently used first
    std::unordered_map<quint64, Tiles::iterator> tileAt_;
    std::size_t tileBytes_ = 0;

    BlockStates blocks_;
    MipPyramid pyramid_;
    std::vector<std::uint8_t> staleBlocks_;  ///< whether a block of the pyramid is outdated
    int staleCount_ = 0;
};

}  // namespace mazeloom::widgets
