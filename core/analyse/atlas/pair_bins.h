// SPDX-License-Identifier: MIT
// The grid of two measures as the cells of a heat map, each with the values that it stands for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/analyse/atlas/bars.h"
#include "core/analyse/survey/pair_grid.h"

namespace mazeloom::analyse {

struct PairBins {
    std::vector<Stretch> x;
    std::vector<Stretch> y;
    /// The bins of y one after another, each with all bins of x.
    std::vector<std::uint64_t> counts;

    std::uint64_t at(std::size_t column, std::size_t row) const {
        return counts[row * x.size() + column];
    }
    std::uint64_t count() const;
    std::uint64_t most() const;  ///< of any cell

    friend bool operator==(const PairBins&, const PairBins&) = default;
};

/// With at most so many bins either way: neighbours of the grid are joined, two, four, eight … at a
/// time.
PairBins pairBinsOf(const PairGrid& grid, int mostBins = PairGrid::kMostBins);

/// The cells that are not empty, as a table: the two measures, the least and the greatest value of
/// the cell of either, count. Lines end in CR LF, as RFC 4180 has them.
std::string writePairCsv(std::string_view x, std::string_view y, const PairGrid& grid);

}  // namespace mazeloom::analyse
