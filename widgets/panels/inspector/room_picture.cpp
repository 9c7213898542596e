// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/room_picture.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QPainter>

#include "widgets/canvas/picture/map_image.h"
#include "widgets/theme/theme_change.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

/// Width of the visible surroundings on each side of the room, in cells.
constexpr int kAround = 6;
constexpr int kHeight = 200;
constexpr int kMostCell = 20;  // in Qt's pixels

/// Returns the cells of `map` inside `part` as a new map.
level::Map cut(const level::Map& map, const grid::Rect& part) {
    level::Map piece(map.ruleset, {part.width, part.height});
    for (int y = 0; y < part.height; ++y) {
        for (int x = 0; x < part.width; ++x) {
            const grid::Point from{part.x + x, part.y + y};
            piece.cells.at({x, y}) = map.cells.at(from);
            piece.marks.at({x, y}) = map.marks.at(from);
        }
    }
    for (level::Thing thing : map.things) {
        if (!part.contains(thing.at)) continue;
        thing.at = {thing.at.x - part.x, thing.at.y - part.y};
        piece.things.push_back(thing);
    }
    return piece;
}

}  // namespace

RoomPicture::RoomPicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize RoomPicture::sizeHint() const {
    return {240, kHeight};
}

void RoomPicture::show(std::shared_ptr<const generate::RoomTrial> trial) {
    trial_ = std::move(trial);
    draw();
}

grid::Rect RoomPicture::shown() const {
    if (trial_ == nullptr || trial_->places.empty()) return {};
    const grid::Rect wanted = trial_->places.front().grown(kAround);
    const grid::Size size = trial_->map.size();
    const int left = std::max(wanted.x, 0);
    const int top = std::max(wanted.y, 0);
    return {left, top, std::min(wanted.right(), size.width - 1) - left + 1,
            std::min(wanted.bottom(), size.height - 1) - top + 1};
}

void RoomPicture::draw() {
    image_ = {};
    const grid::Rect part = shown();
    if (!part.isEmpty() && width() > 0) {
        const double ratio = devicePixelRatioF();
        const double fits = std::min(width() / double(part.width), height() / double(part.height));
        cell_ = std::clamp(static_cast<int>(std::min(fits, double(kMostCell)) * ratio), 1, 128);
        const level::Map piece = cut(trial_->map, part);
        auto image =
            renderMap(piece.cells, piece.marks, piece.ruleset, piece.things, cell_,
                      withTerrains(themeOf(*this), trial_->map.terrains), trial_->map.kinds);
        if (image) image_ = std::move(*image);
        image_.setDevicePixelRatio(ratio);
    }
    update();
}

void RoomPicture::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    draw();
}

void RoomPicture::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (isThemeChange(*event)) draw();
}

void RoomPicture::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.canvas);
    if (image_.isNull()) return;
    // The image of a room that does not fit is scaled down.
    const QSizeF whole = image_.deviceIndependentSize();
    QSizeF size = whole;
    if (size.width() > width() || size.height() > height()) {
        size.scale(width(), height(), Qt::KeepAspectRatio);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
    }
    QRectF place(QPointF(), size);
    place.moveCenter(QRectF(rect()).center());
    painter.drawImage(place, image_);

    const grid::Rect part = shown();
    const double scale = place.width() / part.width;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.accent, 2));
    for (const grid::Rect& room : trial_->places) {
        painter.drawRect(QRectF(place.left() + (room.x - part.x) * scale,
                                place.top() + (room.y - part.y) * scale, room.width * scale,
                                room.height * scale));
    }
}

}  // namespace mazeloom::widgets
