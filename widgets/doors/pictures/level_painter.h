// SPDX-License-Identifier: MIT
// Draws moments of one level as pictures and animations show them: cells as the canvas has them,
// with overlays over them. It needs no window, and any thread will do as long as it is one at a
// time.
#pragma once

#include <memory>
#include <optional>

#include <QImage>
#include <tl/expected.hpp>

#include "core/analyse/distances.h"
#include "core/analyse/explain/known_map.h"
#include "core/doors/exporter.h"
#include "core/problem.h"
#include "core/stop.h"
#include "core/trace/timeline.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/canvas/cells/tile_look.h"
#include "widgets/canvas/overlays/overlay_picture.h"
#include "widgets/canvas/picture/view_transform.h"
#include "widgets/doors/pictures/frame_pixels.h"

namespace mazeloom::widgets {

/// "dark", "light" or "high-contrast"; the dark one for all else.
const Theme& themeNamed(std::string_view id);
const char* idOf(const Theme& theme);
/// Returns the theme of a picture, whose cells look as on the canvas: traps are quiet, and things
/// are drawings, or letters if these are asked for.
Theme themeOf(const doors::PictureOptions& look);
/// Of ids; those that are none are left out.
OverlaySet overlaysNamed(const std::vector<std::string>& ids);
/// What a player knows who sees all numbers; nothing where nothing can be known (KnownLack).
std::optional<analyse::explain::KnownMap> knownOf(const level::Map& map);
/// Pixels a cell of a picture where nobody says; `tiles` may be null.
int readableCell(grid::Size size, const TileLook* tiles = nullptr);
/// The same of an animation, which is looked at in a page beside other things, and whose frames are
/// many: at most 640 pixels a side, and 16 a cell.
int animatedCell(grid::Size size, const TileLook* tiles = nullptr);

class LevelPainter {
  public:
    /// `look.cell` is at least 1. `tiles` are those that `look` names.
    LevelPainter(const doors::PictureOptions& look, SharedTileLook tiles, level::Ruleset ruleset,
                 grid::Size size, const level::KeptCells& kept,
                 const level::TerrainTable& terrains = {});

    const Theme& theme() const { return theme_; }
    const ViewTransform& view() const { return view_; }

    /// All cells; `image` is as imageFor() makes it. Once `stop` asks, which is looked at every
    /// million pixels, some are missing.
    void drawCells(const MapView& map, QImage& image, const Stop& stop = {});
    /// Those that may have changed.
    void drawCells(const MapView& map, const trace::ChangedRegion& changed, QImage& image);
    /// The overlays, over the cells of the same moment. `hero` is where distances begin.
    /// `known` may be null; it is drawn where wantsKnown() says so.
    void drawOverlays(const MapView& map, std::optional<grid::Point> hero,
                      const analyse::explain::KnownMap* known, QImage& image);
    bool hasOverlays() const { return !overlays_.isEmpty(); }
    bool wantsKnown() const { return overlays_.contains(Overlay::Known); }

  private:
    void draw(const MapView& map, const grid::Rect& cells, QImage& image);

    Theme theme_;
    ViewTransform view_;
    SharedTileLook tiles_;
    ColourTable colours_;
    std::unique_ptr<SpriteSheet> sprites_;  ///< null at one pixel a cell
    OverlaySet overlays_;
    OverlayPicture overlayPicture_;
    trace::Trace kept_;  ///< that overlays ask what is kept
};

/// A generated level as a picture; `look` as exporters get it, `tiles` the pack's, of which it may
/// name one. Once `stop` asks, the picture is of no use.
tl::expected<QImage, Problem> drawLevel(const level::Map& map, const level::Level& level,
                                        const doors::PictureOptions& look,
                                        const level::TileMappings* tiles = nullptr,
                                        const Stop& stop = {});

/// The pixels of a picture of Format_RGB32, which must outlive them.
FramePixels pixelsOf(const QImage& image);

}  // namespace mazeloom::widgets
