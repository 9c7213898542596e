// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/downscale.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace mazeloom::widgets {

namespace {

constexpr unsigned kOne = 256;
constexpr std::uint64_t kBytes = 0x00ff00ff00ff00ffu;

/// The samples of a row or column that one pixel covers: `count` samples from `first` on. Their
/// weights sum to kOne.
struct Cover {
    int first = 0;
    int count = 0;
    std::size_t weights = 0;  ///< index of the first weight in Axis::weights
};

struct Axis {
    std::vector<Cover> covers;
    std::vector<unsigned> weights;
};

/// Returns the samples covered by each of the `count` pixels from pixel `from` on. There are
/// `length` samples, each `scale` pixels long.
Axis coverage(int from, int count, int length, double scale) {
    Axis axis;
    axis.covers.reserve(static_cast<std::size_t>(count));
    for (int pixel = from; pixel < from + count; ++pixel) {
        const double begin = std::min(pixel / scale, length - 1.0);
        const double end = std::min((pixel + 1) / scale, static_cast<double>(length));
        Cover cover{static_cast<int>(begin), 0, axis.weights.size()};
        unsigned used = 0;
        for (int sample = cover.first; sample < end && sample < length; ++sample) {
            const double upTo = std::min(end, sample + 1.0);
            // Rounds the running sum of the weights, so that the weights sum to exactly kOne.
            const auto done =
                static_cast<unsigned>(std::lround((upTo - begin) / (end - begin) * kOne));
            axis.weights.push_back(done - used);
            used = done;
            ++cover.count;
        }
        axis.covers.push_back(cover);
    }
    return axis;
}

/// Averages samples into the image. `read(x, y)` returns the wide colour of a sample.
template <typename Read>
void average(const Axis& columns, const Axis& rows, QImage& image, const Read& read) {
    std::vector<std::uint64_t> line(columns.covers.size());
    std::vector<std::uint64_t> sums(columns.covers.size());
    int lineOf = -1;  // the row of samples that `line` holds
    const auto reduce = [&](int y) {
        if (lineOf == y) return;
        lineOf = y;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const Cover& cover = columns.covers[i];
            const unsigned* weight = &columns.weights[cover.weights];
            std::uint64_t sum = 0;
            for (int x = cover.first; x < cover.first + cover.count; ++x) {
                sum += read(x, y) * *weight++;
            }
            line[i] = sum >> 8 & kBytes;
        }
    };
    for (std::size_t row = 0; row < rows.covers.size(); ++row) {
        const Cover& cover = rows.covers[row];
        std::ranges::fill(sums, 0x0080008000800080u);
        for (int i = 0; i < cover.count; ++i) {
            reduce(cover.first + i);
            const unsigned weight = rows.weights[cover.weights + static_cast<std::size_t>(i)];
            for (std::size_t k = 0; k < sums.size(); ++k)
                sums[k] += line[k] * weight;
        }
        auto* to = reinterpret_cast<QRgb*>(image.scanLine(static_cast<int>(row)));
        for (std::uint64_t sum : sums)
            *to++ = ColourTable::narrow(sum >> 8 & kBytes) | 0xff000000u;
    }
}

}  // namespace

int scaledLength(int cells, double scale) {
    return std::max(1, static_cast<int>(std::ceil(cells * scale - 1e-6)));
}

void paintScaled(const MapView& map, const ColourTable& colours, const MipPyramid& pyramid,
                 double scale, const QRect& rect, QImage& image) {
    int level = 0;
    while (level < MipPyramid::kLast && std::ldexp(scale, level + 1) <= 1)
        ++level;
    if (level < MipPyramid::kFirst) {
        const Axis columns = coverage(rect.x(), rect.width(), map.size().width, scale);
        const Axis rows = coverage(rect.y(), rect.height(), map.size().height, scale);
        const level::Cell* const cells = map.cells->storage().data();
        const std::uint8_t* const marks = map.marks->storage().data();
        const std::size_t origin = map.cells->index({0, 0});
        const auto stride = static_cast<std::size_t>(map.cells->stride());
        average(columns, rows, image, [&](int x, int y) {
            const std::size_t i =
                origin + static_cast<std::size_t>(y) * stride + static_cast<std::size_t>(x);
            return colours.wide(cells[i], marks[i]);
        });
        return;
    }
    const QImage& source = pyramid.picture(level);
    const double sampleScale = std::ldexp(scale, level);
    average(
        coverage(rect.x(), rect.width(), source.width(), sampleScale),
        coverage(rect.y(), rect.height(), source.height(), sampleScale), image, [&](int x, int y) {
            return ColourTable::widen(reinterpret_cast<const QRgb*>(source.constScanLine(y))[x]);
        });
}

}  // namespace mazeloom::widgets
