// SPDX-License-Identifier: MIT
// Draws moments of a level for pictures and animations: the canvas's cells, with overlays over
// them. Needs no window and runs on any thread, but only one at a time.
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

/// Returns the theme "dark", "light" or "high-contrast"; the dark one for any other id.
const Theme& themeNamed(std::string_view id);
const char* idOf(const Theme& theme);
/// Returns the theme of a picture, whose cells look as on the canvas: traps are muted, and things
/// are drawings, or letters if requested.
Theme themeOf(const exchange::PictureOptions& look);
/// Returns the overlays with these ids; ignores unknown ones.
OverlaySet overlaysNamed(const std::vector<std::string>& ids);
/// Returns the knowledge of a player that sees all numbers; nothing if nothing can be known
/// (KnownLack).
std::optional<analyse::explain::KnownMap> knownOf(const level::Map& map);
/// Returns a picture's default cell size in pixels; `tiles` may be null.
int readableCell(grid::Size size, const TileLook* tiles = nullptr);
/// Returns an animation's default cell size, smaller because animations have many frames and are
/// embedded in pages: at most 640 pixels per side, and 16 per cell.
int animatedCell(grid::Size size, const TileLook* tiles = nullptr);

class LevelPainter {
  public:
    /// `look.cell` must be at least 1. `tiles` is the look of the mapping that `look` names.
    LevelPainter(const exchange::PictureOptions& look, SharedTileLook tiles, level::Ruleset ruleset,
                 grid::Size size, const level::KeptCells& kept,
                 const level::TerrainTable& terrains = {});

    const Theme& theme() const { return theme_; }
    const ViewTransform& view() const { return view_; }

    /// Draws all cells; `image` must come from imageFor(). Checks `stop` every million pixels; once
    /// it is set, cells are missing.
    void drawCells(const MapView& map, QImage& image, const Stop& stop = {});
    /// Draws the cells that may have changed.
    void drawCells(const MapView& map, const trace::ChangedRegion& changed, QImage& image);
    /// Draws the overlays over the cells of the same moment. Distances begin at `hero`. `known` may
    /// be null; it is drawn if wantsKnown().
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
    std::unique_ptr<SpriteSheet> sprites_;  ///< null at one pixel per cell
    OverlaySet overlays_;
    OverlayPicture overlayPicture_;
    trace::Trace kept_;  ///< for overlays of kept cells
};

/// Returns a picture of a generated level. `look` is as in ExportOptions; `tiles` are the pack's
/// mappings; `look` may name one. Once `stop` is set, the picture is unusable.
tl::expected<QImage, Problem> drawLevel(const level::Map& map, const level::Level& level,
                                        const exchange::PictureOptions& look,
                                        const level::TileMappings* tiles = nullptr,
                                        const Stop& stop = {});

/// Returns a view of a Format_RGB32 picture's pixels; the picture must outlive it.
FramePixels pixelsOf(const QImage& image);

}  // namespace mazeloom::widgets
