// SPDX-License-Identifier: MIT
// The cells of a heat map, made from the grid of two measures, with the values that each cell
// covers.
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
    /// The counts of the cells, row by row: for each bin of y, all bins of x.
    std::vector<std::uint64_t> counts;

    std::uint64_t at(std::size_t column, std::size_t row) const {
        return counts[row * x.size() + column];
    }
    std::uint64_t count() const;
    std::uint64_t most() const;  ///< the greatest count of a cell

    friend bool operator==(const PairBins&, const PairBins&) = default;
};

/// Returns at most `mostBins` bins in each direction. If the grid has more, joins 2, 4, 8 …
/// neighbouring bins into one.
PairBins pairBinsOf(const PairGrid& grid, int mostBins = PairGrid::kMostBins);

/// Returns the cells that are not empty as a table with the columns: the two measures, the least
/// and the greatest value of each measure in the cell, the count. Lines end in CR LF, as in RFC
/// 4180.
std::string writePairCsv(std::string_view x, std::string_view y, const PairGrid& grid);

}  // namespace mazeloom::analyse
