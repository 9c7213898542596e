// SPDX-License-Identifier: MIT
// The image of a whole map at one scale. It keeps only the parts that were viewed: as tiles, and,
// for smaller scales, as a pyramid of small images. The cost of a frame depends on the size of the
// visible part, the cost of a change on the number of changed cells.
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
    /// Draws cells with a game's own tiles; with null, with the program's own drawings.
    void setTileLook(SharedTileLook look);
    const SharedTileLook& tileLook() const { return tileLook_; }
    /// Sets a map, or none. If the old map has the same size, it stays visible until the new one is
    /// drawn.
    void setMap(std::optional<MapView> map);
    /// Sets another moment of the same map, which differs only within `suspects`.
    void setMoment(trace::StepIndex position, const trace::ChangedRegion& suspects);
    void setScale(double pixelsPerCell);
    /// Sets whether lines are drawn between cells, if the cells are large enough.
    void setGrid(bool visible);

    const std::optional<MapView>& map() const { return map_; }
    const Tiling& tiling() const { return tiling_; }
    /// The sprites at the current scale; null below two pixels a cell.
    SpriteSheet* sprites() { return sprites_.get(); }

    /// Draws the part `visible` of the image with its top left at the painter's position `origin`.
    /// Redraws missing or outdated tiles until `deadline`, but at least one tile or one block of
    /// the pyramid; shows the rest outdated or blurred. Returns whether everything was up to date.
    bool paint(QPainter& painter, const QRect& visible, QPoint origin, Clock::time_point deadline);
    /// Updates the pyramid until `deadline`. Returns whether the pyramid is up to date.
    bool refreshPyramid(Clock::time_point deadline);

    /// Returns the whole map scaled to fit `most`, at most one pixel a cell; a null image if there
    /// is no map. Outdated parts of the pyramid show their old contents.
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
    /// Refreshes the outdated blocks among `blocks`, but at least one; returns false once
    /// `deadline` has passed.
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
