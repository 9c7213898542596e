// SPDX-License-Identifier: MIT
#include "app/cli/nearest.h"

#include <algorithm>
#include <vector>

namespace mazeloom::app {

namespace {

/// Words longer than this are not considered mistyped.
constexpr qsizetype kLongest = 100;

/// Returns the number of edits between two words; a swap of neighbours counts as one edit (optimal
/// string alignment).
int distance(const QString& a, const QString& b) {
    const auto width = static_cast<std::size_t>(b.size()) + 1;
    std::vector<int> before(width);
    std::vector<int> above(width);
    std::vector<int> row(width);
    for (std::size_t x = 0; x < width; ++x)
        above[x] = static_cast<int>(x);
    for (qsizetype y = 1; y <= a.size(); ++y) {
        row[0] = static_cast<int>(y);
        for (qsizetype x = 1; x <= b.size(); ++x) {
            const auto i = static_cast<std::size_t>(x);
            const int other = a[y - 1] == b[x - 1] ? 0 : 1;
            row[i] = std::min({above[i] + 1, row[i - 1] + 1, above[i - 1] + other});
            const bool isSwapped = y > 1 && x > 1 && a[y - 1] == b[x - 2] && a[y - 2] == b[x - 1];
            if (isSwapped) row[i] = std::min(row[i], before[i - 2] + 1);
        }
        before.swap(above);
        above.swap(row);
    }
    return above.back();
}

}  // namespace

std::optional<QString> nearestTo(const QString& word, const QStringList& candidates) {
    if (word.size() > kLongest) return std::nullopt;
    std::optional<QString> nearest;
    int least = std::max(1, static_cast<int>(word.size()) / 3) + 1;
    for (const QString& candidate : candidates) {
        if (candidate.size() > kLongest) continue;
        const int far = distance(word.toLower(), candidate.toLower());
        if (far >= least) continue;
        least = far;
        nearest = candidate;
    }
    return nearest;
}

}  // namespace mazeloom::app
