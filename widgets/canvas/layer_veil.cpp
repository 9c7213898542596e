// SPDX-License-Identifier: MIT
#include "widgets/canvas/layer_veil.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/edit/layers/layers.h"

namespace mazeloom::widgets {

using edit::Layer;

namespace {

constexpr float kVeil = 0.66F;
/// Least cell size at which an object is dimmed independently of its cell.
constexpr double kLeastThingCell = 4;  // pixels

QRgb veilOf(const Theme& theme) {
    QColor colour = theme.canvas;
    colour.setAlphaF(kVeil);
    return qPremultiply(colour.rgba());
}

}  // namespace

void LayerVeil::paint(QPainter& painter, const CanvasScene& scene) {
    if (!scene.layers.anyOfMap(edit::LayerLook::Dimmed)) {
        forget();
        return;
    }
    const QRect covered = scene.view.visible().translated(scene.view.origin());
    const bool isSame = !image_.isNull() && covered == covered_ && origin_ == scene.view.origin() &&
                        scale_ == scene.view.scale() && theme_ == scene.theme.number() &&
                        layers_ == scene.layers;
    if (!isSame) {
        covered_ = covered;
        origin_ = scene.view.origin();
        scale_ = scene.view.scale();
        theme_ = scene.theme.number();
        layers_ = scene.layers;
        draw(scene);
    }
    painter.drawImage(covered_.topLeft(), image_);
}

void LayerVeil::draw(const CanvasScene& scene) {
    const level::CellGrid& cells = *scene.map.cells;
    const level::CellGrid& initial = scene.trace.initial;
    const QRgb veil = veilOf(scene.theme);
    image_ = QImage(covered_.size(), QImage::Format_ARGB32_Premultiplied);
    if (image_.isNull()) return;
    std::vector<std::size_t> columns(static_cast<std::size_t>(covered_.width()));
    for (int x = 0; x < covered_.width(); ++x) {
        const double cell = scene.view.inCells(QPointF(covered_.left() + x + 0.5, 0)).x();
        columns[static_cast<std::size_t>(x)] =
            static_cast<std::size_t>(std::clamp(static_cast<int>(cell), 0, cells.width() - 1));
    }
    std::vector<std::uint8_t> kept(static_cast<std::size_t>(cells.width()), 0);
    const QRgb* above = nullptr;
    int rowAbove = -1;
    for (int y = 0; y < covered_.height(); ++y) {
        const double place = scene.view.inCells(QPointF(0, covered_.top() + y + 0.5)).y();
        const int row = std::clamp(static_cast<int>(place), 0, cells.height() - 1);
        auto* line = reinterpret_cast<QRgb*>(image_.scanLine(y));
        if (row == rowAbove) {
            std::copy_n(above, covered_.width(), line);
            continue;
        }
        if (!scene.trace.kept.isEmpty()) {
            std::ranges::fill(kept, std::uint8_t{0});
            scene.trace.kept.forEachInRow(
                row, [&kept](int x, level::KeptCell) { kept[static_cast<std::size_t>(x)] = 1; });
        }
        const auto now = cells.row(row);
        const auto before = initial.row(row);
        for (std::size_t x = 0; x < columns.size(); ++x) {
            const std::size_t column = columns[x];
            const Layer layer = edit::layerOf(now[column], before[column], kept[column] != 0);
            line[x] = scene.layers.of(layer).isDimmed() ? veil : 0;
        }
        above = line;
        rowAbove = row;
    }
    if (scene.view.scale() >= kLeastThingCell) drawThings(scene, veil);
}

/// Draws the veil over the objects. An object is dimmed by its own layer, not by the layer of the
/// cell that it stands on.
void LayerVeil::drawThings(const CanvasScene& scene, QRgb veil) {
    QPainter painter(&image_);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.translate(-covered_.topLeft());
    const auto drawOne = [&](grid::Point at, Layer layer) {
        const edit::LayerState& state = scene.layers.of(layer);
        if (state.isHidden()) return;
        const QRect rect = scene.view.rectOf(at).toAlignedRect();
        if (!rect.intersects(covered_)) return;
        painter.fillRect(rect, state.isDimmed() ? QColor::fromRgba(qUnpremultiply(veil))
                                                : QColor(Qt::transparent));
    };
    for (const level::Thing& thing : scene.trace.initialThings) {
        const bool isKept = scene.trace.kept.at(thing.at).isKept();
        drawOne(thing.at, edit::layerOf(thing.kind, isKept));
    }
    for (const trace::Placement& placement : scene.trace.placements) {
        if (placement.step < scene.map.position) drawOne(placement.thing.at, Layer::Generated);
    }
}

}  // namespace mazeloom::widgets
