// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/mip_pyramid.h"

#include <algorithm>
#include <cstdint>

namespace mazeloom::widgets {

namespace {

constexpr int scaledUp(int length, int level) {
    return (length + (1 << level) - 1) >> level;
}

/// Returns the average of `count` wide colours from their sum: divides each lane by `count`. A lane
/// holds sums of up to 257 bytes.
QRgb average(std::uint64_t sum, unsigned count) {
    const auto lane = [&](int shift) {
        return (static_cast<unsigned>(sum >> shift & 0xffff) + count / 2) / count;
    };
    return 0xff000000u | lane(32) << 16 | lane(16) << 8 | lane(0);
}

/// Returns average(sum, 16), the usual case, in a faster way.
QRgb averageOf16(std::uint64_t sum) {
    return ColourTable::narrow((sum + 0x0008000800080008u) >> 4 & 0x00ff00ff00ff00ffu);
}

}  // namespace

MipPyramid::MipPyramid(grid::Size cells) {
    for (int level = kFirst; level <= kLast; ++level) {
        levelAt(level) = QImage(scaledUp(cells.width, level), scaledUp(cells.height, level),
                                QImage::Format_RGB32);
        levelAt(level).fill(Qt::black);
    }
}

void MipPyramid::refresh(const MapView& map, const ColourTable& colours, int x, int y) {
    averageCells(map, colours, x, y);
    for (int level = kFirst + 1; level <= kLast; ++level)
        averageLevel(level, x, y);
}

void MipPyramid::averageCells(const MapView& map, const ColourTable& colours, int x, int y) {
    const int side = 1 << kFirst;
    const int right = std::min(map.size().width, (x + 1) * kBlock);
    const int bottom = std::min(map.size().height, (y + 1) * kBlock);
    const level::Cell* const cells = map.cells->storage().data();
    const std::uint8_t* const marks = map.marks->storage().data();
    const auto stride = static_cast<std::size_t>(map.cells->stride());
    for (int top = y * kBlock; top < bottom; top += side) {
        auto* to =
            reinterpret_cast<QRgb*>(levelAt(kFirst).scanLine(top / side)) + x * kBlock / side;
        const auto rows = static_cast<std::size_t>(std::min(side, bottom - top));
        for (int left = x * kBlock; left < right; left += side) {
            const auto columns = static_cast<std::size_t>(std::min(side, right - left));
            std::uint64_t sum = 0;
            std::size_t at = map.cells->index({left, top});
            if (rows == 4 && columns == 4) {
                for (int row = 0; row < 4; ++row, at += stride) {
                    sum += colours.wide(cells[at], marks[at]) +
                           colours.wide(cells[at + 1], marks[at + 1]) +
                           colours.wide(cells[at + 2], marks[at + 2]) +
                           colours.wide(cells[at + 3], marks[at + 3]);
                }
                *to++ = averageOf16(sum);
                continue;
            }
            for (std::size_t row = 0; row < rows; ++row, at += stride) {
                for (std::size_t i = at; i < at + columns; ++i) {
                    sum += colours.wide(cells[i], marks[i]);
                }
            }
            *to++ = average(sum, static_cast<unsigned>(rows * columns));
        }
    }
}

void MipPyramid::averageLevel(int level, int x, int y) {
    const QImage& finer = picture(level - 1);
    QImage& coarser = levelAt(level);
    const int side = kBlock >> level;
    const int right = std::min(coarser.width(), (x + 1) * side);
    const int bottom = std::min(coarser.height(), (y + 1) * side);
    for (int row = y * side; row < bottom; ++row) {
        auto* const to = reinterpret_cast<QRgb*>(coarser.scanLine(row));
        const int lastRow = std::min(2 * row + 1, finer.height() - 1);
        for (int column = x * side; column < right; ++column) {
            const int lastColumn = std::min(2 * column + 1, finer.width() - 1);
            std::uint64_t sum = 0;
            unsigned count = 0;
            for (int from = 2 * row; from <= lastRow; ++from) {
                const auto* const line = reinterpret_cast<const QRgb*>(finer.constScanLine(from));
                for (int i = 2 * column; i <= lastColumn; ++i, ++count) {
                    sum += ColourTable::widen(line[i]);
                }
            }
            to[column] = average(sum, count);
        }
    }
}

}  // namespace mazeloom::widgets
