// SPDX-License-Identifier: MIT
#include "core/analyse/survey/tally.h"

#include <algorithm>

namespace mazeloom::analyse {

namespace {

bool isLower(const Measured& a, const Measured& b) {
    return a.value != b.value ? a.value < b.value : a.seed < b.seed;
}

bool isHigher(const Measured& a, const Measured& b) {
    return a.value != b.value ? a.value > b.value : a.seed < b.seed;
}

template <typename IsBefore>
void keep(std::vector<Measured>& extremes, const Measured& one, const IsBefore& isBefore) {
    const bool isFull = extremes.size() == Tally::kMostExtremes;
    if (isFull && !isBefore(one, extremes.back())) return;
    if (isFull) extremes.pop_back();
    extremes.insert(std::upper_bound(extremes.begin(), extremes.end(), one, isBefore), one);
}

}  // namespace

void Tally::add(std::uint64_t seed, std::int64_t value) {
    histogram.add(value);
    sum += value;
    squares += static_cast<Wide>(value) * value;
    keep(lowest, {value, seed}, isLower);
    keep(highest, {value, seed}, isHigher);
}

void Tally::merge(const Tally& other) {
    histogram.merge(other.histogram);
    sum += other.sum;
    squares += other.squares;
    for (const Measured& one : other.lowest)
        keep(lowest, one, isLower);
    for (const Measured& one : other.highest)
        keep(highest, one, isHigher);
}

std::int64_t Tally::median() const {
    std::uint64_t before = 0;
    for (const auto& [value, times] : histogram.bins()) {
        before += times;
        if (before >= (count() + 1) / 2) return value;
    }
    return 0;
}

}  // namespace mazeloom::analyse
