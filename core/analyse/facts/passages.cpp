// SPDX-License-Identifier: MIT
#include "core/analyse/facts/passages.h"

#include <bit>

namespace mazeloom::analyse {

namespace {

using Word = RowBits::Word;

/// Counts how many of a cell's four neighbours are open, for 64 cells at a time, like an adder.
/// Each count is stored as three bits: whether it is odd, and whether it contains one pair or two
/// pairs.
struct Ways {
    Ways(Word left, Word right, Word up, Word down) {
        const Word sideways = left ^ right;
        const Word upright = up ^ down;
        const Word bothSides = left & right;
        const Word bothUpright = up & down;
        const Word carry = sideways & upright;
        isOdd = sideways ^ upright;
        isOnePair = (bothSides ^ bothUpright) | carry;
        areTwoPairs = bothSides & bothUpright;
    }

    Word atMostOne() const { return ~(isOnePair | areTwoPairs); }
    Word two() const { return isOnePair & ~isOdd; }
    Word moreThanTwo() const { return (isOnePair & isOdd) | areTwoPairs; }

    Word isOdd;
    Word isOnePair;
    Word areTwoPairs;
};

}  // namespace

OpenCells::OpenCells(const Subject& subject)
    : bits(subject.map.cells, [](level::Cell cell) { return cell.isWalkable() ? 1u : 0u; }) {}

Passages::Passages(const Subject& subject) {
    const RowBits& open = subject.fact<OpenCells>().bits;
    const RowBits rooms(subject.map.marks,
                        [](unsigned marks) { return (marks & level::kRoom) != 0 ? 1u : 0u; });
    constexpr int kLast = RowBits::kWordBits - 1;
    for (int y = 0; y < open.rows(); ++y) {
        for (int w = 0; w < open.words(); ++w) {
            const Word here = open.word(y, w);
            const Word right = here >> 1 | open.word(y, w + 1) << kLast;
            const Word down = open.word(y + 1, w);
            const Ways ways(here << 1 | open.word(y, w - 1) >> kLast, right, open.word(y - 1, w),
                            down);
            const Word outside = here & ~rooms.word(y, w);
            openCells += std::popcount(here);
            edges += std::popcount(here & right) + std::popcount(here & down);
            deadEnds += std::popcount(outside & ways.atMostOne());
            corridors += std::popcount(outside & ways.two());
            junctions += std::popcount(outside & ways.moreThanTwo());
        }
    }
}

}  // namespace mazeloom::analyse
