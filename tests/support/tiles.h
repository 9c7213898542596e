// SPDX-License-Identifier: MIT
// A tile mapping with its own picture, for tests that draw.
#pragma once

#include <string>
#include <utility>

#include <QBuffer>
#include <QImage>

#include "core/level/tiles/tile_mapping.h"
#include "core/level/tiles/tile_picture.h"
#include "core/random/stream.h"

namespace mazeloom::testing {

inline level::TilePicture pictureOf(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return level::pictureOf(bytes.toStdString()).value();
}

/// Returns tiles for floor (three variants), walls (blob), closed doors, aisles, traps, the hero
/// and objects of the pack's kind "chest", and none for anything else. The picture has ten by ten
/// tiles of `side` pixels, all different, with margin and spacing; doors, marks and things are
/// partly transparent.
inline level::TileMapping paintedTiles(std::string id, int side = 16, std::uint64_t seed = 1) {
    level::TileMapping mapping;
    mapping.id = std::move(id);
    mapping.title = "Tiles of " + mapping.id;
    mapping.side = side;
    mapping.margin = 1;
    mapping.spacing = 2;
    const int pixels = 10 * (side + 2);
    QImage image(pixels, pixels, QImage::Format_ARGB32);
    random::Stream random(seed);
    constexpr int kFirstClear = 50;
    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x) {
            const int tile = y / (side + 2) * 10 + x / (side + 2);
            const auto shade = static_cast<int>(random.below(64));
            const int alpha = tile < kFirstClear ? 255 : static_cast<int>(random.below(4)) * 85;
            image.setPixelColor(x, y,
                                QColor(tile * 2 + shade / 2, 255 - tile * 2 - shade / 4,
                                       (tile * 37 + shade) & 255, alpha));
        }
    }
    mapping.picture = pictureOf(image);
    level::TileRule walls{"terrain wall", level::EdgeSet::Blob, {}};
    for (int shape = 0; shape < level::kBlobShapes; ++shape)
        walls.shapes.push_back({{shape, 1}});
    mapping.rules = {std::move(walls),
                     {"terrain floor", level::EdgeSet::Single, {{{47, 1}, {48, 2}, {49, 5}}}},
                     {"terrain closed-door", level::EdgeSet::Single, {{{50, 1}}}},
                     {"marks aisle", level::EdgeSet::Single, {{{51, 1}}}},
                     {"marks trap", level::EdgeSet::Single, {{{52, 1}}}},
                     {"thing hero", level::EdgeSet::Single, {{{53, 1}}}},
                     {"thing own:chest", level::EdgeSet::Single, {{{54, 1}}}}};
    return mapping;
}

}  // namespace mazeloom::testing
