// SPDX-License-Identifier: MIT
#include "widgets/tools/paint/pending_paint.h"

#include <algorithm>

#include "core/grid/bounds.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

namespace {

/// Returns the cell that the paint stands for, as it is before any generation.
level::Cell cellOf(level::Paint paint, const level::TerrainTable& terrains) {
    const level::Cell cell = terrains.cell(level::terrainOf(paint));
    if (!cell.isWalkable()) return cell;
    const level::PaintMark mark = level::markOf(paint);
    if (mark == level::PaintMark::Trap) return cell.with(level::Cell::kTrap);
    return mark == level::PaintMark::Coin ? cell.with(level::Cell::kCoin) : cell;
}

}  // namespace

PendingPaint::PendingPaint(EditContext& context) : QObject(&context), context_(context) {
    connect(&context_, &EditContext::sheetChanged, this, &PendingPaint::watch);
    watch();
}

void PendingPaint::watch() {
    rect_ = {};
    settled_ = {};
    disconnect(connection_);
    PackDocument* document = context_.document();
    if (document == nullptr) return;
    connection_ = connect(document, &PackDocument::sheetChanged, this,
                          [this](const Sheet& sheet, SheetPart part, const grid::Rect& cells) {
                              if (sheet != context_.sheet()) return;
                              // After a change of size, settled_ would refer to other cells.
                              if (part == SheetPart::Size) settled_ = {};
                              if (part != SheetPart::Cells) return;
                              rect_ = grid::rectAround(rect_, cells);
                              emit looksChanged();
                          });
}

void PendingPaint::settle(const GenerationRequest& request) {
    if (context_.document() != nullptr && !isUpToDate(*context_.document(), request)) return;
    // The cells stay covered until the canvas's picture shows the generation.
    settled_ = settled_ | changedCells();
    rect_ = {};
    emit looksChanged();
}

void PendingPaint::paint(QPainter& painter, const CanvasScene& scene) const {
    const level::PaintGrid* cells = context_.paint();
    if (scene.isCurrent) settled_ = {};
    if (isEmpty() || cells == nullptr || cells->size() != scene.map.size()) return;
    if (scene.layers.of(edit::Layer::Painted).isHidden()) return;
    const QRect screen(QPoint(0, 0), scene.view.view());
    const auto paintOne = [&](const grid::Rect& rect, const edit::Area* generated) {
        const QRect pixels = scene.view.rectOf(rect).toAlignedRect() & screen;
        if (!pixels.isEmpty()) painter.drawImage(pixels.topLeft(), drawn(scene, pixels, generated));
    };
    if (!settled_.isEmpty()) paintOne(settled_.bounds(), &settled_);
    if (!rect_.isEmpty()) paintOne(rect_, nullptr);
}

/// Returns the cells whose paint differs from the last generation's input.
edit::Area PendingPaint::changedCells() const {
    const level::PaintGrid* paint = context_.paint();
    const trace::Trace* trace = context_.trace();
    if (paint == nullptr || trace == nullptr || paint->size() != trace->initial.size()) return {};
    const level::TerrainTable& terrains = context_.terrains();
    std::vector<edit::Run> runs;
    // Clip to the sheet: the stroke that grew the level may have been undone since.
    const grid::Rect rect = grid::commonOf(rect_, paint->bounds());
    for (int y = rect.y; y <= rect.bottom(); ++y) {
        const auto painted = paint->row(y);
        const auto before = trace->initial.row(y);
        for (int x = rect.x; x <= rect.right(); ++x) {
            const auto column = static_cast<std::size_t>(x);
            if (cellOf(painted[column], terrains) == before[column].without(level::Cell::kThing))
                continue;
            const bool goesOn = !runs.empty() && runs.back().y == y && runs.back().end() == x;
            goesOn ? ++runs.back().count : (runs.push_back({y, x, 1}), 0);
        }
    }
    return edit::Area::ofOrdered(std::move(runs));
}

/// Draws each cell in a single colour, because the picture is visible only briefly. Without
/// `generated`, cells whose paint has not changed since the last generation are transparent.
QImage PendingPaint::drawn(const CanvasScene& scene, const QRect& pixels,
                           const edit::Area* generated) const {
    const level::PaintGrid& paint = *context_.paint();
    const level::TerrainTable& terrains = context_.terrains();
    const level::CellGrid& initial = scene.trace.initial;
    const ColourTable colours(scene.theme, scene.map.ruleset, scene.tileLook);
    QImage image(pixels.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    std::vector<int> columns(static_cast<std::size_t>(pixels.width()));
    for (int x = 0; x < pixels.width(); ++x) {
        const double cell = scene.view.inCells(QPointF(pixels.left() + x + 0.5, 0)).x();
        columns[static_cast<std::size_t>(x)] =
            std::clamp(static_cast<int>(cell), 0, paint.width() - 1);
    }
    std::vector<std::uint8_t> isOfRow(static_cast<std::size_t>(paint.width()), 0);
    const QRgb* above = nullptr;
    int rowAbove = -1;
    for (int y = 0; y < pixels.height(); ++y) {
        const double place = scene.view.inCells(QPointF(0, pixels.top() + y + 0.5)).y();
        const int row = std::clamp(static_cast<int>(place), 0, paint.height() - 1);
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        if (row == rowAbove) {
            std::copy_n(above, pixels.width(), line);
            continue;
        }
        const auto painted = paint.row(row);
        const auto before = initial.row(row);
        const auto shown = scene.map.cells->row(row);
        const auto marks = scene.map.marks->row(row);
        if (generated != nullptr) {
            std::ranges::fill(isOfRow, std::uint8_t{0});
            for (const edit::Run& run : generated->row(row))
                std::fill_n(isOfRow.begin() + run.x, run.count, std::uint8_t{1});
        }
        for (int x = 0; x < pixels.width(); ++x) {
            const auto column = static_cast<std::size_t>(columns[static_cast<std::size_t>(x)]);
            if (generated != nullptr) {
                if (isOfRow[column] != 0)
                    line[x] = colours.colour(shown[column], marks[column]) | 0xff000000;
                continue;
            }
            const level::Cell now = cellOf(painted[column], terrains);
            if (now != before[column].without(level::Cell::kThing)) {
                line[x] = colours.colour(now, 0) | 0xff000000;
            }
        }
        above = line;
        rowAbove = row;
    }
    return image;
}

}  // namespace mazeloom::widgets
