// SPDX-License-Identifier: MIT
// Draws moments of a level for pictures and animations: cells as on the canvas, and overlays over
// the cells. Needs no window. May be used on any thread, but by only one thread at a time.
#pragma once

#include <memory>
#include <optional>

#include <QImage>
#include <tl/expected.hpp>

#include "core/analyse/distances.h"
#include "core/analyse/explain/known_map.h"
#include "core/exchange/exporter.h"
#include "core/problem.h"
#include "core/stop.h"
#include "core/trace/timeline.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/canvas/cells/tile_look.h"
#include "widgets/canvas/overlays/overlay_info.h"
#include "widgets/canvas/overlays/overlay_picture.h"
#include "widgets/canvas/picture/view_transform.h"
#include "widgets/exchange/pictures/frame_pixels.h"

namespace mazeloom::widgets {

/// Returns the theme for a picture. Its cells look as on the canvas: traps are muted, and things
/// are drawings, or letters if `look` requests letters.
Theme themeOf(const exchange::PictureOptions& look);
/// Returns the set of overlays with these ids; ignores unknown ids.
OverlaySet overlaysNamed(const std::vector<std::string>& ids);
/// Returns what a player who sees all numbers can know about each cell. Returns nullopt if that
/// cannot be determined for this map; KnownLack lists the reasons.
std::optional<analyse::explain::KnownMap> knownOf(const level::Map& map);
/// Returns a picture's default cell size in pixels; `tiles` may be null.
int readableCell(grid::Size size, const TileLook* tiles = nullptr);
/// Returns an animation's default cell size in pixels: at most 16, and at most 640 pixels per side
/// of the animation. It is smaller than a picture's, because animations have many frames and are
/// embedded in pages.
int animatedCell(grid::Size size, const TileLook* tiles = nullptr);

class LevelPainter {
  public:
    /// `look.cell` must be at least 1. `tiles` is the look of the tile mapping that `look` names.
    LevelPainter(const exchange::PictureOptions& look, SharedTileLook tiles, level::Ruleset ruleset,
                 grid::Size size, const level::KeptCells& kept,
                 const level::TerrainTable& terrains = {});

    const Theme& theme() const { return theme_; }
    const ViewTransform& view() const { return view_; }

    /// Draws all cells into `image`, which must come from imageFor(). Checks `stop` every million
    /// pixels; once it is set, the remaining cells are not drawn.
    void drawCells(const MapView& map, QImage& image, const Stop& stop = {});
    /// Draws the cells of the region `changed` again.
    void drawCells(const MapView& map, const trace::ChangedRegion& changed, QImage& image);
    /// Draws the overlays into `image`, which must already show the cells of the same moment.
    /// Distances are measured from `hero`. `known` is drawn if wantsKnown(); it may be null.
    void drawOverlays(const MapView& map, std::optional<grid::Point> hero,
                      const analyse::explain::KnownMap* known, QImage& image);
    bool hasOverlays() const { return !overlays_.isEmpty(); }
    bool wantsKnown() const { return needs(overlays_, OverlayNeed::Known); }

  private:
    void draw(const MapView& map, const grid::Rect& cells, QImage& image);

    Theme theme_;
    ViewTransform view_;
    SharedTileLook tiles_;
    ColourTable colours_;
    std::unique_ptr<SpriteSheet> sprites_;  ///< null if a cell has only one pixel
    OverlaySet overlays_;
    OverlayPicture overlayPicture_;
    trace::Trace kept_;  ///< holds the pinned cells for overlays
};

/// Returns a picture of a generated level, or a problem. `look` is as in ExportOptions. `tiles` are
/// the pack's tile mappings, one of which `look` can name. Once `stop` is set, the picture is
/// unusable.
tl::expected<QImage, Problem> drawLevel(const level::Map& map, const level::Level& level,
                                        const exchange::PictureOptions& look,
                                        const level::TileMappings* tiles = nullptr,
                                        const Stop& stop = {});

/// Returns a view of the pixels of a picture in Format_RGB32. The picture must outlive the view.
FramePixels pixelsOf(const QImage& image);

}  // namespace mazeloom::widgets
