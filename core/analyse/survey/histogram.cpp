// SPDX-License-Identifier: MIT
#include "core/analyse/survey/histogram.h"

#include <bit>
#include <utility>

namespace mazeloom::analyse {

std::int64_t Histogram::coarseBinOf(std::int64_t value) {
    const auto bits = static_cast<std::uint64_t>(value);
    const std::uint64_t size = value < 0 ? ~bits + 1 : bits;
    // Keeps the five highest bits of the absolute value.
    const int width = static_cast<int>(std::bit_width(size));
    const int dropped = width > 5 ? width - 5 : 0;
    const std::uint64_t least = (size >> dropped) << dropped;
    return static_cast<std::int64_t>(value < 0 ? ~least + 1 : least);
}

void Histogram::add(std::int64_t value, std::uint64_t times) {
    if (times == 0) return;
    bins_[isExact_ ? value : coarseBinOf(value)] += times;
    count_ += times;
    coarsenWhenMany();
}

void Histogram::merge(const Histogram& other) {
    if (!other.isExact_) coarsen();
    for (const auto& [value, times] : other.bins_)
        bins_[isExact_ ? value : coarseBinOf(value)] += times;
    count_ += other.count_;
    coarsenWhenMany();
}

Histogram Histogram::of(Bins bins, bool isExact) {
    Histogram made;
    made.bins_ = std::move(bins);
    made.isExact_ = isExact;
    for (const auto& [value, times] : made.bins_)
        made.count_ += times;
    return made;
}

void Histogram::coarsenWhenMany() {
    if (bins_.size() > kMostExactBins) coarsen();
}

void Histogram::coarsen() {
    if (!isExact_) return;
    Bins coarse;
    for (const auto& [value, times] : bins_)
        coarse[coarseBinOf(value)] += times;
    bins_ = std::move(coarse);
    isExact_ = false;
}

}  // namespace mazeloom::analyse
