// SPDX-License-Identifier: MIT
// How often each pair of two measures' values came together: at most 64 × 64 bins, each a power of
// two wide, the narrowest with which that is enough. The bins follow from the least and the most of
// the values alone, so grids can be merged in any order.
#pragma once

#include <cstdint>
#include <vector>

namespace mazeloom::analyse {

class PairGrid {
  public:
    static constexpr int kMostBins = 64;

    /// The values of one of the two measures.
    struct Axis {
        std::int64_t least = 0;
        std::int64_t most = 0;

        /// A bin holds the values whose bits from this one on are the same.
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
    /// The bins of y one after another, each with all bins of x.
    const std::vector<std::uint64_t>& cells() const { return cells_; }

    /// As it was written; nothing is checked.
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
