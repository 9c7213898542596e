// SPDX-License-Identifier: MIT
#include <cmath>

#include <QPaintEvent>
#include <QPainter>

#include "widgets/canvas/cells/cell_painter.h"
#include "widgets/canvas/level_pane.h"
#include "widgets/canvas/picture/step_marks.h"

namespace mazeloom::widgets {

void LevelPane::paintEvent(QPaintEvent*) {
    const auto deadline = MapPicture::Clock::now() + frameBudget_;
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    const QRect screen(QPoint(0, 0), view_.view());
    if (!hasMap()) {
        settled_ = true;
        painter.fillRect(screen, theme_.canvas);
        paintEmpty(painter);
    } else {
        const QRect visible = view_.visible();
        const QRect covered = visible.translated(view_.origin());
        for (const QRect& ground : QRegion(screen) - covered) {
            painter.fillRect(ground, theme_.canvas);
        }
        settled_ = picture_.paint(painter, visible, covered.topLeft(), deadline);
        isPictureCurrent_ = settled_;
        paintFades(painter);
        const bool isAtEnd = shown_ == player_->count() && !player_->isPlaying();
        if (shown_ > 0 && !isAtEnd) {
            paintStepMarks(painter, {*player_->timeline(), shown_ - 1}, view_, theme_);
        }
        paintLayers(painter);
        settled_ = settled_ && (groundLayer_ == nullptr || groundLayer_->isSettled());
        paintHovered(painter);
        paintHighlighted(painter);
        paintCursor(painter);
        if (!settled_) {
            update();
        } else if (!picture_.refreshPyramid(MapPicture::Clock::now())) {
            restTimer_.start();
        }
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme_.accent, std::max(1.0, std::round(ratio))));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(screen.adjusted(0, 0, -1, -1));
    }
}

void LevelPane::paintLayers(QPainter& painter) {
    const CanvasScene scene{view_,
                            theme_,
                            *picture_.map(),
                            player_->timeline()->trace(),
                            picture_.sprites(),
                            levelLayers_,
                            picture_.tileLook().get(),
                            isPictureCurrent_};
    veil_.paint(painter, scene);
    const auto paintOne = [&](const CanvasLayer& layer) {
        painter.save();
        layer.paint(painter, scene);
        painter.restore();
    };
    if (groundLayer_ != nullptr) paintOne(*groundLayer_);
    for (const CanvasLayer* layer : layers_)
        paintOne(*layer);
    if (markLayer_ != nullptr) paintOne(*markLayer_);
    for (const CanvasLayer* layer : toolLayers())
        paintOne(*layer);
}

void LevelPane::paintFades(QPainter& painter) {
    SpriteSheet* const sprites = picture_.sprites();
    if (sprites == nullptr) return;
    const auto now = Fades::Clock::now();
    const MapView& map = *picture_.map();
    const int size = sprites->cellSize();
    for (const Fades::Fade& fade : fades_.all()) {
        const QRect place = view_.rectOf(fade.cell).toRect();
        if (!place.intersects(QRect(QPoint(0, 0), view_.view()))) continue;
        const grid::Index i = map.cells->index(fade.cell);
        const auto* pixels = reinterpret_cast<const uchar*>(
            sprites->plain(fade.before, (*map.marks)[i], map.ruleset));
        painter.setOpacity(fade.strength(now));
        painter.drawImage(place.topLeft(),
                          QImage(pixels, size, size, size * 4, QImage::Format_RGB32));
    }
    painter.setOpacity(1);
}

void LevelPane::paintFrame(QPainter& painter, grid::Point cell, const QColor& colour,
                           double line) const {
    const double least = 3;
    QRectF rect = view_.rectOf(cell);
    const double missing = std::max(0.0, least - rect.width()) / 2;
    rect.adjust(-missing, -missing, missing, missing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, line, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(rect.adjusted(-line / 2, -line / 2, line / 2, line / 2));
}

void LevelPane::paintHighlighted(QPainter& painter) const {
    if (!highlightedArea_.isEmpty()) paintHighlightedArea(painter);
    if (highlighted_ && picture_.map()->cells->contains(*highlighted_)) {
        paintFrame(painter, *highlighted_, theme_.canvas, 4);
        paintFrame(painter, *highlighted_, theme_.highlight, 2);
    }
}

void LevelPane::paintHighlightedArea(QPainter& painter) const {
    QColor fill = theme_.highlight;
    fill.setAlphaF(0.45F);
    const grid::Rect bounds = highlightedArea_.bounds();
    // At small scales a thin part of the area would vanish between pixels.
    const double least = 2;
    for (int y = bounds.y; y <= bounds.bottom(); ++y) {
        const QRectF row = view_.rectOf(grid::Point{bounds.x, y});
        if (row.bottom() < 0 || row.top() > height()) continue;
        for (const edit::Run& run : highlightedArea_.row(y)) {
            QRectF rect = view_.rectOf(grid::Rect{run.x, run.y, run.count, 1});
            rect.setWidth(std::max(rect.width(), least));
            rect.setHeight(std::max(rect.height(), least));
            painter.fillRect(rect, fill);
        }
    }
}

void LevelPane::paintEmpty(QPainter& painter) const {
    painter.save();
    painter.resetTransform();
    painter.setPen(theme_.mutedText);
    const QRect text = rect().adjusted(32, 32, -32, -32);
    if (text.isValid()) painter.drawText(text, Qt::AlignCenter | Qt::TextWordWrap, emptyText_);
    painter.restore();
}

}  // namespace mazeloom::widgets
