// SPDX-License-Identifier: MIT
#include "app/tiles/tile_images.h"

#include <algorithm>
#include <string_view>

#include "core/edit/tiles/tile_edits.h"
#include "widgets/png/png_reader.h"

namespace mazeloom::app {

QImage TileImages::pictureOf(const level::TileMapping& mapping) {
    if (mapping.picture.isEmpty()) return {};
    const std::string_view bytes = mapping.picture.bytes();
    // Copies share their bytes, so equal pictures usually have the same address.
    const auto found = std::ranges::find_if(
        known_, [&](const auto& one) { return one.first.bytes().data() == bytes.data(); });
    if (found != known_.end()) {
        // Move the picture to the end: the picture used last is dropped last.
        std::rotate(found, found + 1, known_.end());
        return known_.back().second;
    }
    const QImage image =
        widgets::pngImage(bytes.data(), bytes.size(), level::TilePicture::kMostPixels);
    if (known_.size() == kMostKnown) known_.erase(known_.begin());
    known_.emplace_back(mapping.picture, image);
    return image;
}

QImage TileImages::tileOf(const level::TileMapping& mapping, int tile, int side) {
    const QImage picture = pictureOf(mapping);
    if (picture.isNull() || tile < 0 || tile >= mapping.tileCount()) return {};
    const grid::Rect rect = mapping.rectOf(tile);
    const QImage part = picture.copy(rect.x, rect.y, rect.width, rect.height);
    // Enlarged pixels stay sharp; reduced pictures are smoothed.
    const auto mode = side < mapping.side ? Qt::SmoothTransformation : Qt::FastTransformation;
    return part.scaled(side, side, Qt::KeepAspectRatio, mode);
}

int mainTileOf(const level::TileMapping& mapping, const std::string& meaning) {
    const level::TileRule* rule = mapping.ruleFor(meaning);
    if (rule == nullptr) return -1;
    // Prefer the tile of a cell that is surrounded by cells of the same kind, as other programs do.
    // If the entry has no such tile, use its first tile.
    const auto isThere = [](const level::TileVariants& one) { return !one.empty(); };
    auto shape = std::ranges::find_if(rule->shapes, isThere);
    if (shape == rule->shapes.end()) return -1;
    if (isThere(rule->shapes.back())) shape = rule->shapes.end() - 1;
    return std::ranges::max_element(*shape, {}, &level::TileVariant::weight)->tile;
}

}  // namespace mazeloom::app
