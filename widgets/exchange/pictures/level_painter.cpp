// SPDX-License-Identifier: MIT
#include "widgets/exchange/pictures/level_painter.h"

#include <algorithm>
#include <utility>

#include <QPainter>

#include "widgets/canvas/cells/cell_painter.h"
#include "widgets/canvas/overlays/known_source.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/theme/theme_ids.h"

namespace mazeloom::widgets {

namespace {

int cellFor(grid::Size size, int wide, int greatest, const TileLook* tiles) {
    const int cell = std::clamp(wide / std::max({size.width, size.height, 1}), 1, greatest);
    return tiles == nullptr ? cell : tiles->crispCell(cell);
}

}  // namespace

Theme themeOf(const exchange::PictureOptions& look) {
    Theme theme = themeNamed(look.theme);
    theme.hasLetters = look.letters;
    theme.hasScanLines = look.scanLines;
    theme.hasLoudTraps = false;
    return theme;
}

OverlaySet overlaysNamed(const std::vector<std::string>& ids) {
    OverlaySet set;
    for (const std::string& id : ids) {
        if (const auto overlay = overlayOf(id)) set.set(*overlay, true);
    }
    return set;
}

std::optional<analyse::explain::KnownMap> knownOf(const level::Map& map) {
    if (map.size().area() > KnownSource::kMostCells) return std::nullopt;
    auto known = analyse::explain::KnownMap::of(map, play::temple::Numbers::All);
    if (!known) return std::nullopt;
    return *std::move(known);
}

// At 24 pixels per cell, glyphs are readable; larger pictures are rarely wanted.
int readableCell(grid::Size size, const TileLook* tiles) {
    return cellFor(size, 4096, tiles == nullptr ? 24 : std::clamp(tiles->side(), 24, kMaxImageCell),
                   tiles);
}

int animatedCell(grid::Size size, const TileLook* tiles) {
    return cellFor(size, 640, 16, tiles);
}

LevelPainter::LevelPainter(const exchange::PictureOptions& look, SharedTileLook tiles,
                           level::Ruleset ruleset, grid::Size size, const level::KeptCells& kept,
                           const level::TerrainTable& terrains)
    : theme_(withTerrains(themeOf(look), terrains)),
      view_(ViewTransform::ofAll(size, look.cell)),
      tiles_(std::move(tiles)),
      colours_(theme_, ruleset, tiles_.get()),
      sprites_(look.cell > 1 ? std::make_unique<SpriteSheet>(theme_, look.cell, look.grid, tiles_)
                             : nullptr),
      overlays_(overlaysNamed(look.overlays)) {
    kept_.kept = kept;
}

void LevelPainter::draw(const MapView& map, const grid::Rect& cells, QImage& image) {
    const int cell = static_cast<int>(view_.scale());
    const auto bytesPerLine = static_cast<int>(image.bytesPerLine());
    // Make a view of the image's pixels that is limited to these cells.
    QImage part(image.bits() + std::ptrdiff_t{cells.y} * cell * bytesPerLine +
                    std::ptrdiff_t{cells.x} * cell * 4,
                cells.width * cell, cells.height * cell, bytesPerLine, QImage::Format_RGB32);
    if (sprites_ == nullptr)
        paintPixels(map, colours_, cells, part);
    else
        paintCells(map, *sprites_, cells, part);
}

void LevelPainter::drawCells(const MapView& map, QImage& image, const Stop& stop) {
    constexpr std::uint64_t kPixelsALook = std::uint64_t{1} << 20;
    const grid::Rect all = map.cells->bounds();
    const std::uint64_t pixels = static_cast<std::uint64_t>(image.width()) *
                                 static_cast<std::uint64_t>(std::max(1, image.height()));
    const auto bands = static_cast<int>(std::clamp<std::uint64_t>(
        pixels / kPixelsALook, 1, static_cast<std::uint64_t>(all.height)));
    for (int band = 0; band < bands; ++band) {
        if (bands > 1 && stop.isAsked()) return;
        const auto rowOf = [&](int of) {
            return static_cast<int>(std::int64_t{all.height} * of / bands);
        };
        draw(map, {0, rowOf(band), all.width, rowOf(band + 1) - rowOf(band)}, image);
    }
}

void LevelPainter::drawCells(const MapView& map, const trace::ChangedRegion& changed,
                             QImage& image) {
    const grid::Rect all = map.cells->bounds();
    for (const grid::Point chunk : changed.list()) {
        constexpr int kSide = trace::ChangedRegion::kSide;
        // Include adjacent cells: a changed cell also affects the look of walls beside it.
        const int left = std::max(0, chunk.x * kSide - 1);
        const int top = std::max(0, chunk.y * kSide - 1);
        const int right = std::min(all.width, (chunk.x + 1) * kSide + 1);
        const int bottom = std::min(all.height, (chunk.y + 1) * kSide + 1);
        draw(map, {left, top, right - left, bottom - top}, image);
    }
}

void LevelPainter::drawOverlays(const MapView& map, std::optional<grid::Point> hero,
                                const analyse::explain::KnownMap* known, QImage& image) {
    if (!hasOverlays()) return;
    std::optional<analyse::Distances> distances;
    if (needs(overlays_, OverlayNeed::Distances) && hero && map.cells->contains(*hero))
        distances.emplace(*map.cells, *hero);
    const edit::Layers layers;
    const CanvasScene scene{view_, theme_, map, kept_, sprites_.get(), layers, tiles_.get()};
    QPainter painter(&image);
    overlayPicture_.forget();
    overlayPicture_.paint(painter, scene, overlays_, distances ? &*distances : nullptr, known,
                          OverlayPicture::Clock::time_point::max());
}

tl::expected<QImage, Problem> drawLevel(const level::Map& map, const level::Level& level,
                                        const exchange::PictureOptions& look,
                                        const level::TileMappings* tiles, const Stop& stop) {
    auto tileLook = tileLookNamed(tiles, look.tiles, map.terrains);
    if (!tileLook) return tl::unexpected(std::move(tileLook.error()));
    exchange::PictureOptions wanted = look;
    if (wanted.cell <= 0) wanted.cell = readableCell(map.size(), tileLook->get());
    auto image = imageFor(map.size(), wanted.cell);
    if (!image) return image;
    const ThingIndex things(map.cells, map.things);
    const MapView view{.cells = &map.cells,
                       .marks = &map.marks,
                       .things = &things,
                       .ruleset = map.ruleset,
                       .kinds = map.kinds.get(),
                       .terrains = &map.terrains,
                       .dark = map.dark.size().isEmpty() ? nullptr : &map.dark};
    LevelPainter painter(wanted, std::move(*tileLook), map.ruleset, map.size(), level.kept.cells,
                         map.terrains);
    painter.drawCells(view, *image, stop);
    if (stop.isAsked()) return image;
    std::optional<analyse::explain::KnownMap> known;
    if (painter.wantsKnown()) known = knownOf(map);
    painter.drawOverlays(view, map.hero(), known ? &*known : nullptr, *image);
    return image;
}

FramePixels pixelsOf(const QImage& image) {
    return {reinterpret_cast<const std::uint32_t*>(image.constBits()), image.width(),
            image.height()};
}

}  // namespace mazeloom::widgets
