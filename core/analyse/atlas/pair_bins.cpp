// SPDX-License-Identifier: MIT
#include "core/analyse/atlas/pair_bins.h"

#include <algorithm>
#include <utility>

namespace mazeloom::analyse {

namespace {

/// An axis whose bins are combined into wider bins.
struct WideAxis {
    int shift = 0;
    std::int64_t firstBin = 0;
    std::vector<Stretch> bins;

    std::size_t binOf(std::int64_t leastValue) const {
        return static_cast<std::size_t>((leastValue >> shift) - firstBin);
    }
};

std::int64_t binWidthOf(int shift) {
    return std::int64_t{1} << shift;
}

WideAxis wideAxisOf(const PairGrid::Axis& axis, int mostBins) {
    WideAxis made;
    made.shift = axis.shift();
    while ((axis.most >> made.shift) - (axis.least >> made.shift) >= std::max(mostBins, 2))
        ++made.shift;
    made.firstBin = axis.least >> made.shift;
    for (std::int64_t bin = made.firstBin; bin <= axis.most >> made.shift; ++bin) {
        const std::int64_t first = bin * binWidthOf(made.shift);
        made.bins.push_back({first, first + (binWidthOf(made.shift) - 1)});
    }
    return made;
}

}  // namespace

std::uint64_t PairBins::count() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t one : counts)
        sum += one;
    return sum;
}

std::uint64_t PairBins::most() const {
    return counts.empty() ? 0 : *std::ranges::max_element(counts);
}

PairBins pairBinsOf(const PairGrid& grid, int mostBins) {
    if (grid.isEmpty()) return {};
    WideAxis x = wideAxisOf(grid.x(), mostBins);
    WideAxis y = wideAxisOf(grid.y(), mostBins);
    std::vector<std::uint64_t> counts(x.bins.size() * y.bins.size());
    auto cell = grid.cells().begin();
    for (int row = 0; row < grid.y().bins(); ++row) {
        const std::size_t to = y.binOf((grid.y().firstBin() + row) * binWidthOf(grid.y().shift()));
        for (int column = 0; column < grid.x().bins(); ++column) {
            const std::int64_t left = (grid.x().firstBin() + column) * binWidthOf(grid.x().shift());
            counts[to * x.bins.size() + x.binOf(left)] += *cell++;
        }
    }
    return {std::move(x.bins), std::move(y.bins), std::move(counts)};
}

std::string writePairCsv(std::string_view x, std::string_view y, const PairGrid& grid) {
    std::string out = "x,y,x-least,x-most,y-least,y-most,count\r\n";
    const PairBins bins = pairBinsOf(grid);
    for (std::size_t row = 0; row < bins.y.size(); ++row) {
        for (std::size_t column = 0; column < bins.x.size(); ++column) {
            const std::uint64_t count = bins.at(column, row);
            if (count == 0) continue;
            out += std::string(x) + ',' + std::string(y);
            for (const std::int64_t end :
                 {bins.x[column].first, bins.x[column].last, bins.y[row].first, bins.y[row].last})
                out += ',' + std::to_string(end);
            out += ',' + std::to_string(count) + "\r\n";
        }
    }
    return out;
}

}  // namespace mazeloom::analyse
