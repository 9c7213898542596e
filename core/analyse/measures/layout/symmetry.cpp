// SPDX-License-Identifier: MIT
// The share of a level's open cells that a mirror image of the level covers: mirrored left to
// right, top to bottom, or both, which is a rotation by 180°. The largest of the three shares
// counts.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/passages.h"

namespace mazeloom::analyse {

namespace {

std::int64_t inBoth(std::span<const RowBits::Word> one, std::span<const RowBits::Word> other) {
    std::int64_t count = 0;
    for (std::size_t w = 0; w < one.size(); ++w)
        count += std::popcount(one[w] & other[w]);
    return count;
}

/// Returns for each of the three images the number of the level's open cells that lie on open cells
/// of the image.
std::array<std::int64_t, 3> coveredByImages(const RowBits& open) {
    std::array<std::int64_t, 3> covered{};
    for (int y = 0; y < open.rows(); ++y) {
        const std::vector<RowBits::Word> mirror = open.mirrored(y);
        const int opposite = open.rows() - 1 - y;
        covered[0] += inBoth(open.row(y), mirror);
        covered[1] += inBoth(open.row(y), open.row(opposite));
        covered[2] += inBoth(open.row(opposite), mirror);
    }
    return covered;
}

}  // namespace

extern const Measure symmetryMeasure;
const Measure symmetryMeasure{
    .id = "symmetry",
    .title = "Symmetry",
    .unit = "‰",
    .sentence =
        "The share of the open cells that lie on open cells of the level's mirror image: sideways, "
        "upside down or rotated by 180°, whichever covers most; 1000 where all do.",
    .value = [](const Subject& subject) -> std::int64_t {
        const std::int64_t open = subject.fact<Passages>().openCells;
        if (open == 0) return 0;
        const auto covered = coveredByImages(subject.fact<OpenCells>().bits);
        return 1000 * *std::ranges::max_element(covered) / open;
    },
};

}  // namespace mazeloom::analyse
