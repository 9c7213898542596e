// SPDX-License-Identifier: MIT
#include "widgets/play/full/level_pictures.h"

#include <algorithm>
#include <utility>

#include "core/generate/generate.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/canvas/picture/thumbnail.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

constexpr int kMostPicturePixelsACell = 24;

/// Returns the level without the stages that hide the maze and lay the traps.
level::Level withoutSecrets(level::Level level) {
    auto& stages = level.recipe.stages;
    stages.erase(std::ranges::find(stages, "hidden-maze", &level::RecipeStage::stage),
                 stages.end());
    return level;
}

level::Map seenMap(const GameSetup& setup, const std::atomic<bool>& stop) {
    const level::Level shown = withoutSecrets(*setup.level);
    static const std::vector<level::Room> kNoRooms;
    const std::vector<level::Room>& rooms = setup.rooms == nullptr ? kNoRooms : *setup.rooms;
    level::Map map = generate::initialMap(shown, rooms, setup.kinds);
    if (!shown.recipe.stages.empty() && shown.size.area() <= kMostPictureCells) {
        generate::Options options;
        options.stop = &stop;
        options.kinds = setup.kinds;
        options.floor.depth = setup.depth;
        auto generated = generate::generate(shown, rooms, setup.seed, options);
        if (generated) map = std::move(generated->map);
    }
    // Painted traps are as secret as drawn ones.
    constexpr unsigned kSecret =
        unsigned{level::Cell::kTrap} | level::Cell::kAisle | level::Cell::kKept;
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x) {
            level::Cell& cell = map.cells.at({x, y});
            cell = cell.without(static_cast<level::Cell::Bits>(kSecret));
        }
    }
    return map;
}

}  // namespace

QImage drawLevel(const GameSetup& setup, const Theme& theme, const std::atomic<bool>& stop) {
    const level::Map map = seenMap(setup, stop);
    if (stop || map.size().isEmpty()) return {};
    return thumbnail(map, kLevelPicture, theme, kMostPicturePixelsACell);
}

void drawFitting(QPainter& painter, const QImage& picture, const QRectF& place) {
    if (picture.isNull()) return;
    const QSizeF size = QSizeF(picture.size()).scaled(place.size(), Qt::KeepAspectRatio);
    const QPointF corner = place.center() - QPointF(size.width() / 2, size.height() / 2);
    // Smooth scaling of a painter reads only four pixels, so a picture that shrinks much is scaled
    // beforehand.
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize pixels = (size * ratio).toSize().expandedTo({1, 1});
    const bool shrinks = pixels.width() < picture.width();
    const QImage drawn =
        shrinks ? picture.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation) : picture;
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(corner, size), drawn);
    painter.restore();
}

LevelPictures::LevelPictures(QObject* parent) : QObject(parent) {
    // One thread leaves the other cores to the window and to the game.
    worker_.setMaxThreadCount(1);
}

LevelPictures::~LevelPictures() {
    clear();
    worker_.waitForDone();
}

QImage LevelPictures::of(const std::string& pack, const GameSetup& setup, const Theme& theme) {
    if (setup.level == nullptr) return {};
    const QString key = QStringLiteral("%1/%2/%3/%4")
                            .arg(qstring(pack), qstring(setup.level->id))
                            .arg(setup.seed)
                            .arg(theme.number());
    if (const auto found = made_.find(key); found != made_.end()) return found->second;
    if (!wanted_.insert(key).second) return {};
    worker_.start([this, key, setup, theme, stop = stop_] {
        if (*stop) return;
        QImage picture = drawLevel(setup, theme, *stop);
        QMetaObject::invokeMethod(
            this,
            [this, key, stop, picture = std::move(picture)] {
                if (*stop) return;
                wanted_.erase(key);
                made_[key] = picture;
                emit ready();
            },
            Qt::QueuedConnection);
    });
    return {};
}

void LevelPictures::clear() {
    *stop_ = true;
    stop_ = std::make_shared<std::atomic<bool>>(false);
    worker_.clear();
    wanted_.clear();
    made_.clear();
}

}  // namespace mazeloom::widgets
