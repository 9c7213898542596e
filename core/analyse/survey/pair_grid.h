// SPDX-License-Identifier: MIT
// The frequency of each pair of values of two measures, in at most 64 × 64 bins. The width of the
// bins is the smallest power of two that makes this possible. The bins depend only on the least and
// the greatest value, so grids can be merged in any order.
#pragma once

#include <cstdint>
#include <vector>

namespace mazeloom::analyse {

class PairGrid {
  public:
    static constexpr int kMostBins = 64;

    /// The range of the values of one of the two measures.
    struct Axis {
        std::int64_t least = 0;
        std::int64_t most = 0;

        /// Returns the number of low bits that bins ignore: a bin holds 2^shift() values.
        int shift() const;
        std::int64_t firstBin() const { return least >> shift(); }
        int bins() const { return static_cast<int>((most >> shift()) - firstBin()) + 1; }

        friend bool operator==(const Axis&, const Axis&) = default;
    };

    void add(std::int64_t x, std::int64_t y);
    void merge(const PairGrid& other);

    bool isEmpty() const { return cells_.empty(); }
    const Axis& x() const { return x_; }
    const Axis& y() const { return y_; }
    /// Returns the counts row by row: for each bin of y, all bins of x.
    const std::vector<std::uint64_t>& cells() const { return cells_; }

    /// Makes a grid from stored data, without checking the data.
    static PairGrid of(Axis x, Axis y, std::vector<std::uint64_t> cells);

    friend bool operator==(const PairGrid&, const PairGrid&) = default;

  private:
    void widen(Axis x, Axis y);

    Axis x_;
    Axis y_;
    std::vector<std::uint64_t> cells_;
    int shiftX_ = 0;
    int shiftY_ = 0;
};

}  // namespace mazeloom::analyse
