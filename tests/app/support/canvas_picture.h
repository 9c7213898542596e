// SPDX-License-Identifier: MIT
// Takes a picture of a level from the real canvas widget, which is as large as the level and shows
// no grid or overlays.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>

#include <QImage>
#include <QTest>

#include "widgets/canvas/canvas.h"

namespace mazeloom::testing {

/// Returns the moment that the player shows, with `cell` pixels a cell; a null image if the canvas
/// did not show all of it.
inline QImage canvasPicture(widgets::Player& player, const widgets::Theme& theme, int cell) {
    const grid::Size size = player.timeline()->cells().size();
    widgets::Canvas canvas(&player);
    // With the focus, the canvas would draw a frame.
    canvas.setFocusPolicy(Qt::NoFocus);
    canvas.setMotion(false);
    canvas.setGridVisible(false);
    canvas.setFrameBudget(std::chrono::seconds(60));
    canvas.setTheme(theme);
    canvas.resize(size.width * cell, size.height * cell);
    canvas.show();
    if (!QTest::qWaitForWindowExposed(&canvas)) return {};
    constexpr double kNaturalCell = 16;
    canvas.setPlace({.zoom = cell / kNaturalCell,
                     .middle = QPointF(size.width, size.height) / 2,
                     .isFitted = false});
    const QImage picture = canvas.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const bool isWhole = canvas.view().scale() == cell && canvas.view().origin().isNull() &&
                         picture.size() == QSize(size.width * cell, size.height * cell);
    return isWhole ? picture : QImage();
}

/// Returns the first cell in which two pictures of a level differ, if any. A pixel differs if it is
/// off by more than `tolerance` of 255.
inline std::optional<grid::Point> firstOtherCell(const QImage& one, const QImage& other, int cell,
                                                 int tolerance = 2) {
    if (one.isNull() || one.size() != other.size()) return grid::Point{-1, -1};
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            const int apart =
                std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                          std::abs(qBlue(a) - qBlue(b))});
            if (apart > tolerance) return grid::Point{x / cell, y / cell};
        }
    }
    return std::nullopt;
}

inline QByteArray describe(const std::optional<grid::Point>& cell) {
    if (!cell) return "all cells are the same";
    if (cell->x < 0) return "the pictures are not of the same size";
    return "the cell " + QByteArray::number(cell->x) + ", " + QByteArray::number(cell->y);
}

}  // namespace mazeloom::testing
