// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/map_picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/canvas/cells/cell_painter.h"
#include "widgets/canvas/picture/downscale.h"
#include "widgets/canvas/picture/view_transform.h"

namespace mazeloom::widgets {

namespace {

constexpr std::size_t kLeastTileBytes = std::size_t{64} << 20;
constexpr int kBlock = trace::ChangedRegion::kSide;
static_assert(kBlock == MipPyramid::kBlock);

quint64 key(QPoint place) {
    return static_cast<quint64>(place.y()) << 32 | static_cast<quint32>(place.x());
}

}  // namespace

MapPicture::MapPicture(const Theme& theme) : theme_(theme) {}

void MapPicture::setTheme(const Theme& theme) {
    const level::TerrainTable terrains = theme_.terrains;
    theme_ = theme;
    theme_.terrains = terrains;
    startSprites();
    if (map_) setMap(map_);
}

void MapPicture::setTileLook(SharedTileLook look) {
    tileLook_ = std::move(look);
    startSprites();
    if (map_) setMap(map_);
}

void MapPicture::setMap(std::optional<MapView> map) {
    const grid::Size size = map ? map->size() : grid::Size{};
    map_ = map;
    if (size != size_) {
        size_ = size;
        forgetTiles();
        tiling_ = Tiling(size, tiling_.scale());
        blocks_ = BlockStates(size);
        pyramid_ = map ? MipPyramid(size) : MipPyramid();
        staleBlocks_.assign(static_cast<std::size_t>(blocks_.count().area()), 0);
        staleCount_ = 0;
    }
    if (!map) return;
    const level::TerrainTable terrains =
        map->terrains == nullptr ? level::TerrainTable() : *map->terrains;
    if (terrains != theme_.terrains) {
        theme_.terrains = terrains;
        startSprites();
    }
    colours_ = std::make_unique<ColourTable>(theme_, map->ruleset, tileLook_.get());
    blocks_.forget();
    trace::ChangedRegion all(size);
    all.addAll();
    invalidate(blocks_.update(*map->cells, all));
}

void MapPicture::setMoment(trace::StepIndex position, const trace::ChangedRegion& suspects) {
    if (!map_) return;
    map_->position = position;
    if (!suspects.isEmpty()) invalidate(blocks_.update(*map_->cells, suspects));
}

void MapPicture::setScale(double pixelsPerCell) {
    if (pixelsPerCell == tiling_.scale()) return;
    forgetTiles();
    tiling_ = Tiling(size_, pixelsPerCell);
    startSprites();
}

void MapPicture::setGrid(bool visible) {
    if (visible == grid_) return;
    grid_ = visible;
    if (tiling_.scale() < SpriteSheet::kLeastGridCell) return;
    forgetTiles();
    startSprites();
}

void MapPicture::startSprites() {
    sprites_.reset();
    if (!tiling_.hasSprites()) return;
    const int cellSize = static_cast<int>(tiling_.scale());
    sprites_ = std::make_unique<SpriteSheet>(theme_, cellSize, grid_, tileLook_);
}

void MapPicture::forgetTiles() {
    tiles_.clear();
    tileAt_.clear();
    tileBytes_ = 0;
}

MapPicture::Tile* MapPicture::find(QPoint place) {
    const auto found = tileAt_.find(key(place));
    if (found == tileAt_.end()) return nullptr;
    tiles_.splice(tiles_.begin(), tiles_, found->second);
    return &tiles_.front();
}

MapPicture::Tile& MapPicture::add(QPoint place) {
    Tile tile{place, QImage(tiling_.pixelsOf(place).size(), QImage::Format_RGB32), false};
    tileBytes_ += static_cast<std::size_t>(tile.image.sizeInBytes());
    tiles_.push_front(std::move(tile));
    tileAt_[key(place)] = tiles_.begin();
    return tiles_.front();
}

void MapPicture::draw(Tile& tile) {
    if (tiling_.hasSprites()) {
        paintCells(*map_, *sprites_, tiling_.shownCells(tile.place), tile.image);
    } else if (tiling_.scale() == 1) {
        paintPixels(*map_, *colours_, tiling_.shownCells(tile.place), tile.image);
    } else {
        paintScaled(*map_, *colours_, pyramid_, tiling_.scale(), tiling_.pixelsOf(tile.place),
                    tile.image);
    }
    tile.isFresh = true;
}

void MapPicture::evict(std::size_t visibleBytes) {
    const std::size_t limit = std::max(kLeastTileBytes, 2 * visibleBytes);
    while (tileBytes_ > limit) {
        const Tile& oldest = tiles_.back();
        tileBytes_ -= static_cast<std::size_t>(oldest.image.sizeInBytes());
        tileAt_.erase(key(oldest.place));
        tiles_.pop_back();
    }
}

QRect MapPicture::blocksUnder(QPoint tile) const {
    const grid::Rect cells = tiling_.cellsOf(tile);
    return QRect(QPoint(cells.x / kBlock, cells.y / kBlock),
                 QPoint(cells.right() / kBlock, cells.bottom() / kBlock));
}

void MapPicture::invalidate(const std::vector<grid::Point>& blocks) {
    if (blocks.empty()) return;
    std::vector<std::uint8_t> changed(staleBlocks_.size(), 0);
    const auto width = static_cast<std::size_t>(blocks_.count().width);
    for (grid::Point block : blocks) {
        const std::size_t i =
            static_cast<std::size_t>(block.y) * width + static_cast<std::size_t>(block.x);
        changed[i] = 1;
        staleCount_ += staleBlocks_[i] == 0;
        staleBlocks_[i] = 1;
    }
    for (Tile& tile : tiles_) {
        if (!tile.isFresh) continue;
        const QRect under = blocksUnder(tile.place);
        for (int y = under.top(); y <= under.bottom() && tile.isFresh; ++y) {
            const auto* row = &changed[static_cast<std::size_t>(y) * width];
            tile.isFresh = std::none_of(row + under.left(), row + under.right() + 1,
                                        [](std::uint8_t flag) { return flag != 0; });
        }
    }
}

bool MapPicture::isStale(int column, int row) const {
    return staleBlocks_[static_cast<std::size_t>(row) *
                            static_cast<std::size_t>(blocks_.count().width) +
                        static_cast<std::size_t>(column)] != 0;
}

void MapPicture::refreshBlock(int column, int row) {
    pyramid_.refresh(*map_, *colours_, column, row);
    staleBlocks_[static_cast<std::size_t>(row) * static_cast<std::size_t>(blocks_.count().width) +
                 static_cast<std::size_t>(column)] = 0;
    --staleCount_;
}

bool MapPicture::refreshBlocks(const QRect& blocks, Clock::time_point deadline) {
    for (int y = blocks.top(); y <= blocks.bottom() && staleCount_ > 0; ++y) {
        for (int x = blocks.left(); x <= blocks.right(); ++x) {
            if (!isStale(x, y)) continue;
            refreshBlock(x, y);
            if (Clock::now() >= deadline) return false;
        }
    }
    return true;
}

bool MapPicture::refreshPyramid(Clock::time_point deadline) {
    return refreshBlocks(QRect(0, 0, blocks_.count().width, blocks_.count().height), deadline);
}

bool MapPicture::paint(QPainter& painter, const QRect& visible, QPoint origin,
                       Clock::time_point deadline) {
    if (!map_) return true;
    const QRect shown = tiling_.tilesIn(visible);
    bool timeIsUp = false;
    bool drewOne = false;
    const auto tryToDraw = [&](QPoint place) {
        Tile* tile = find(place);
        if (tile != nullptr && tile->isFresh) return;
        timeIsUp = timeIsUp || (drewOne && Clock::now() >= deadline);
        if (timeIsUp) return;
        if (readsPyramid() && !refreshBlocks(blocksUnder(place), deadline)) {
            timeIsUp = true;
            return;
        }
        draw(tile != nullptr ? *tile : add(place));
        drewOne = true;
    };
    const auto forEachTile = [&](const auto& visit) {
        for (int y = shown.top(); y <= shown.bottom(); ++y) {
            for (int x = shown.left(); x <= shown.right(); ++x)
                visit(QPoint(x, y));
        }
    };
    // Draws missing tiles first: they are more conspicuous than outdated ones.
    forEachTile([&](QPoint place) {
        if (!tileAt_.contains(key(place))) tryToDraw(place);
    });
    forEachTile(tryToDraw);

    const QPoint shift = origin - visible.topLeft();
    std::size_t visibleBytes = 0;
    forEachTile([&](QPoint place) {
        const QRect pixels = tiling_.pixelsOf(place);
        if (const Tile* tile = find(place)) {
            painter.drawImage(pixels.topLeft() + shift, tile->image);
            visibleBytes += static_cast<std::size_t>(tile->image.sizeInBytes());
        } else {
            paintBlurred(painter, pixels, pixels.topLeft() + shift);
        }
    });
    evict(visibleBytes);
    return !timeIsUp;
}

QImage MapPicture::whole(QSize most) const {
    if (!map_ || size_.isEmpty()) return {};
    const double fits = std::min(static_cast<double>(most.width()) / size_.width,
                                 static_cast<double>(most.height()) / size_.height);
    const double scale = std::clamp(fits, ViewTransform::kMinScale, 1.0);
    QImage image(scaledLength(size_.width, scale), scaledLength(size_.height, scale),
                 QImage::Format_RGB32);
    if (scale == 1) {
        paintPixels(*map_, *colours_, map_->cells->bounds(), image);
    } else {
        paintScaled(*map_, *colours_, pyramid_, scale, image.rect(), image);
    }
    return image;
}

void MapPicture::paintBlurred(QPainter& painter, const QRect& pixels, QPoint origin) const {
    int level = MipPyramid::kFirst;
    while (level < MipPyramid::kLast && std::ldexp(tiling_.scale(), level + 1) <= 1)
        ++level;
    const double sample = std::ldexp(tiling_.scale(), level);  // pixels a sample
    const QRectF source(pixels.x() / sample, pixels.y() / sample, pixels.width() / sample,
                        pixels.height() / sample);
    painter.drawImage(QRectF(origin, pixels.size()), pyramid_.picture(level), source);
}

}  // namespace mazeloom::widgets
