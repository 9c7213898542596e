// SPDX-License-Identifier: MIT
#include "widgets/canvas/cells/tile_look.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include <QStringList>

#include "core/level/tiles/mapping_named.h"
#include "core/level/tiles/tile_meaning.h"
#include "widgets/png/png_reader.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

/// Returns the pack's own kinds that a mapping's rules name. The chooser gets only these kinds. So
/// it depends neither on the pack's present kinds, nor on those for which a level was generated.
level::OwnKinds ownKindsIn(const level::TileMapping& mapping) {
    level::OwnKinds kinds;
    for (const level::TileRule& rule : mapping.rules) {
        const auto thing = level::thingOf(rule.meaning);
        if (!thing || !thing->starts_with(level::kOwnPrefix)) continue;
        level::OwnKind kind;
        kind.id = thing->substr(level::kOwnPrefix.size());
        kinds.push_back(std::move(kind));
    }
    return kinds;
}

/// Returns the tiles of a floor that carries a mark.
level::CellTiles tilesOfMark(const level::TileChooser& chooser, level::Cell::Bits mark) {
    const level::Cell marked = level::Cell(level::Terrain::Floor).with(mark);
    return chooser.at(level::CellGrid({1, 1}, marked), {0, 0});
}

/// Returns the average of premultiplied pixels.
QRgb averageOf(const QImage& picture, const grid::Rect& rect) {
    std::array<std::uint64_t, 4> sums{};
    for (int y = rect.y; y <= rect.bottom(); ++y) {
        const auto* pixel = reinterpret_cast<const QRgb*>(picture.constScanLine(y)) + rect.x;
        for (int x = 0; x < rect.width; ++x, ++pixel) {
            for (std::size_t lane = 0; lane < sums.size(); ++lane)
                sums[lane] += *pixel >> 8 * lane & 0xff;
        }
    }
    const auto count = static_cast<std::uint64_t>(rect.area());
    QRgb average = 0;
    for (std::size_t lane = 0; lane < sums.size(); ++lane)
        average |= static_cast<QRgb>((sums[lane] + count / 2) / count) << 8 * lane;
    return average;
}

tl::unexpected<Problem> refused(const QString& text) {
    Problem problem;
    problem.text = text.toStdString();
    return tl::unexpected(std::move(problem));
}

}  // namespace

tl::expected<SharedTileLook, QString> TileLook::of(const level::TileMapping& mapping,
                                                   const level::TerrainTable& terrains,
                                                   const SharedTileLook& before) {
    if (mapping.picture.isEmpty())
        return tl::unexpected(tr("its picture is missing or could not be read"));
    if (mapping.tileCount() == 0)
        return tl::unexpected(tr("its tiles are larger than its picture"));
    if (before && before->mapping_.picture == mapping.picture)
        return SharedTileLook(
            new TileLook(mapping, ownKindsIn(mapping), terrains, before->picture_));
    const std::string_view bytes = mapping.picture.bytes();
    QImage picture = pngImage(bytes.data(), bytes.size(), level::TilePicture::kMostPixels);
    const grid::Size size = mapping.picture.size();
    if (picture.size() != QSize(size.width, size.height))
        return tl::unexpected(tr("its picture is damaged, or too large to be shown"));
    picture = std::move(picture).convertToFormat(QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull()) return tl::unexpected(tr("there is not enough memory for its picture"));
    return SharedTileLook(new TileLook(mapping, ownKindsIn(mapping), terrains, std::move(picture)));
}

TileLook::TileLook(const level::TileMapping& mapping, const level::OwnKinds& kinds,
                   const level::TerrainTable& terrains, QImage picture)
    : mapping_(mapping),
      picture_(std::move(picture)),
      chooser_(mapping, &kinds, terrains),
      plainAisle_(tilesOfMark(chooser_, level::Cell::kAisle).aisle),
      plainTrap_(tilesOfMark(chooser_, level::Cell::kTrap).mark),
      plainCoin_(tilesOfMark(chooser_, level::Cell::kCoin).mark) {
    mapping_.rules.clear();
    int place = 0;
    for (const level::OwnKind& kind : kinds)
        ownPlaces_.try_emplace(kind.id, place++);
    const auto measure = [this](int number) {
        if (number >= 0)
            averages_.try_emplace(number, averageOf(picture_, mapping_.rectOf(number)));
    };
    for (const level::TerrainInfo& terrain : level::kTerrains)
        measure(chooser_.plain(terrain.terrain));
    for (const level::OwnTerrain& own : terrains.own())
        measure(chooser_.plain(own.terrain));
    for (const int number : {plainAisle_, plainTrap_, plainCoin_})
        measure(number);
}

level::CellTiles TileLook::plain(level::Cell cell) const {
    const level::Terrain terrain = cell.terrain();
    level::CellTiles tiles;
    tiles.terrain = chooser_.plain(terrain);
    if (terrain != level::Terrain::Floor && !level::isMass(terrain))
        tiles.ground = chooser_.plain(level::Terrain::Floor);
    if (cell.isAisle()) tiles.aisle = plainAisle_;
    if (cell.hasCoin()) tiles.mark = plainCoin_;
    if (cell.isTrap() && tiles.mark < 0) tiles.mark = plainTrap_;
    return tiles;
}

int TileLook::thing(level::ThingKind kind, const level::OwnKind* own, grid::Point cell) const {
    if (kind != level::ThingKind::Own) return chooser_.thing(kind, -1, cell);
    if (own == nullptr) return -1;
    const auto place = ownPlaces_.find(own->id);
    return place == ownPlaces_.end() ? -1 : chooser_.thing(kind, place->second, cell);
}

int TileLook::crispCell(int most) const {
    return most < side() ? most : most - most % side();
}

QImage TileLook::tile(int number, int size) const {
    const grid::Rect rect = mapping_.rectOf(number);
    const QImage cut = picture_.copy(rect.x, rect.y, rect.width, rect.height);
    const auto scaled = [](const QImage& image, int to, Qt::TransformationMode how) {
        return image.scaled(to, to, Qt::IgnoreAspectRatio, how);
    };
    if (size == rect.width) return cut;
    if (size < rect.width) return scaled(cut, size, Qt::SmoothTransformation);
    // Enlarges by a whole factor first; otherwise the tile's pixels would differ in size.
    const int times = (size + rect.width - 1) / rect.width;
    const QImage sharp = scaled(cut, rect.width * times, Qt::FastTransformation);
    if (sharp.width() == size) return sharp;
    return scaled(sharp, size, Qt::SmoothTransformation);
}

tl::expected<SharedTileLook, Problem> tileLookNamed(const level::TileMappings* mappings,
                                                    const std::string& id,
                                                    const level::TerrainTable& terrains) {
    if (id.empty()) return nullptr;
    const auto mapping = level::mappingNamed(mappings, id);
    if (!mapping) return refused(qstring(mapping.error()));
    auto look = TileLook::of(**mapping, terrains);
    if (look) return std::move(*look);
    return refused(TileLook::tr("tiles \"%1\" cannot be shown: %2").arg(qstring(id), look.error()));
}

}  // namespace mazeloom::widgets
