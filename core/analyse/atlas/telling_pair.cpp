// SPDX-License-Identifier: MIT
#include "core/analyse/atlas/telling_pair.h"

#include <algorithm>
#include <cstdlib>

namespace mazeloom::analyse {

namespace {

constexpr Wide kScoreUnit = 1024;
/// Upper bound on sums that are multiplied with each other.
constexpr Wide kMostFactor = Wide{1} << 60;
constexpr Wide kMostTellingCount = Wide{1} << 50;

/// Sums over the cells of a grid, with the bins' indices as x and y.
struct GridSums {
    Wide count = 0;
    Wide x = 0;
    Wide y = 0;
    Wide xx = 0;
    Wide yy = 0;
    Wide xy = 0;
    Wide sameX = 0;  ///< the sum of the squared counts of the bins of x
    Wide sameY = 0;
    Wide sameBoth = 0;
};

GridSums gridSumsOf(const PairGrid& grid) {
    GridSums sums;
    const auto columns = static_cast<std::size_t>(grid.x().bins());
    const auto rows = static_cast<std::size_t>(grid.y().bins());
    std::vector<Wide> ofColumn(columns);
    // Scales counts down if the sums would overflow 128 bits, which takes far more seeds than
    // anybody surveys.
    Wide all = 0;
    for (const std::uint64_t count : grid.cells())
        all += count;
    int dropped = 0;
    while (all >> dropped > kMostTellingCount)
        ++dropped;
    for (std::size_t row = 0; row < rows; ++row) {
        Wide ofRow = 0;
        for (std::size_t column = 0; column < columns; ++column) {
            const Wide count = grid.cells()[row * columns + column] >> dropped;
            const auto x = static_cast<Wide>(column);
            const auto y = static_cast<Wide>(row);
            ofRow += count;
            ofColumn[column] += count;
            sums.count += count;
            sums.x += count * x;
            sums.y += count * y;
            sums.xx += count * x * x;
            sums.yy += count * y * y;
            sums.xy += count * x * y;
            sums.sameBoth += count * count;
        }
        sums.sameY += ofRow * ofRow;
    }
    for (const Wide count : ofColumn)
        sums.sameX += count * count;
    return sums;
}

Wide wideSquareRoot(Wide number) {
    Wide root = 0;
    for (Wide bit = Wide{1} << 62; bit > 0; bit >>= 1) {
        const Wide tried = root | bit;
        if (tried * tried <= number) root = tried;
    }
    return root;
}

/// Halves all numbers until the largest, which is the first, is small enough to be multiplied.
template <typename... Others>
void makeMultipliable(Wide& largest, Others&... others) {
    while (largest > kMostFactor) {
        largest /= 2;
        ((others /= 2), ...);
    }
}

}  // namespace

PairTelling tellingOf(const PairGrid& grid) {
    if (grid.isEmpty()) return {};
    const GridSums sums = gridSumsOf(grid);
    // The variances and the covariance, times count².
    Wide varianceX = sums.count * sums.xx - sums.x * sums.x;
    Wide varianceY = sums.count * sums.yy - sums.y * sums.y;
    Wide covariance = sums.count * sums.xy - sums.x * sums.y;
    if (varianceX == 0 || varianceY == 0) return {};
    varianceX > varianceY ? makeMultipliable(varianceX, varianceY, covariance)
                          : makeMultipliable(varianceY, varianceX, covariance);
    const Wide both = std::max<Wide>(varianceX * varianceY, 1);
    Wide explained = std::min(covariance * covariance, both);
    PairTelling telling;
    Wide size = covariance < 0 ? -covariance : covariance;
    // Scales the fraction up first: the integer root of a small number would be too coarse.
    Wide square = both;
    for (; square < kMostFactor << 30; square *= 4)
        size *= 2;
    const auto permille =
        static_cast<int>(std::min<Wide>(size * 1000 / wideSquareRoot(square), 1000));
    telling.correlation = covariance < 0 ? -permille : permille;

    // In terms of the sums of squares, gain = lesser / sameBoth − 1: the measure with more
    // effective bins has the smaller sum.
    Wide lesser = std::min(sums.sameX, sums.sameY);
    Wide sameBoth = sums.sameBoth;
    makeMultipliable(lesser, sameBoth);
    const Wide gain = (lesser - sameBoth) * kScoreUnit / std::max<Wide>(sameBoth, 1);
    Wide whole = both;
    makeMultipliable(whole, explained);
    telling.score = static_cast<std::int64_t>(gain * (whole - explained) / whole);
    return telling;
}

std::vector<TellingPair> tellingPairs(const Survey& survey) {
    std::vector<TellingPair> pairs;
    if (survey.pairs().empty()) return pairs;
    const std::size_t measures = survey.of().measures.size();
    for (std::size_t a = 0; a < measures; ++a) {
        for (std::size_t b = a + 1; b < measures; ++b) {
            const PairTelling telling = tellingOf(survey.pairs()[survey.pairOf(a, b)]);
            if (telling.correlation) pairs.push_back({a, b, telling});
        }
    }
    std::ranges::stable_sort(pairs, [](const TellingPair& one, const TellingPair& other) {
        if (one.telling.score != other.telling.score)
            return one.telling.score > other.telling.score;
        return std::abs(*one.telling.correlation) < std::abs(*other.telling.correlation);
    });
    return pairs;
}

std::optional<TellingPair> mostTellingPair(const Survey& survey) {
    const auto pairs = tellingPairs(survey);
    return pairs.empty() ? std::nullopt : std::optional(pairs.front());
}

}  // namespace mazeloom::analyse
