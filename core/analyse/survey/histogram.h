// SPDX-License-Identifier: MIT
// The frequency of each value. Up to 4,096 different values have one bin each. With more values,
// the bins are coarse: a bin holds a sixteenth of the values between one power of two and the next.
// The bins depend on the values alone, so histograms can be merged in any order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

namespace mazeloom::analyse {

class Histogram {
  public:
    static constexpr std::size_t kMostExactBins = 4096;

    /// The number of values in each bin that is not empty. An exact bin is keyed by its value, a
    /// coarse bin by coarseBinOf().
    using Bins = std::map<std::int64_t, std::uint64_t>;

    /// Returns the key of the coarse bin that holds a value: the value nearest to 0 in that bin.
    /// For absolute values up to 31, this is `value` itself.
    static std::int64_t coarseBinOf(std::int64_t value);

    void add(std::int64_t value, std::uint64_t times = 1);
    void merge(const Histogram& other);

    const Bins& bins() const { return bins_; }
    /// Whether each bin holds a single value.
    bool isExact() const { return isExact_; }
    std::uint64_t count() const { return count_; }

    /// Makes a histogram from stored data, without checking the data.
    static Histogram of(Bins bins, bool isExact);

    friend bool operator==(const Histogram&, const Histogram&) = default;

  private:
    void coarsen();
    void coarsenWhenMany();

    Bins bins_;
    bool isExact_ = true;
    std::uint64_t count_ = 0;
};

}  // namespace mazeloom::analyse
