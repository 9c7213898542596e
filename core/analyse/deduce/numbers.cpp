// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/numbers.h"

#include <algorithm>
#include <cstdlib>

namespace mazeloom::analyse::deduce {

namespace {

/// Returns the neighbours of a number that are also neighbours of the number at offset `way`.
std::uint8_t commonWith(grid::Point way) {
    unsigned common = 0;
    unsigned bit = 1;
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            if (x == 0 && y == 0) continue;
            const int far = std::max(std::abs(x - way.x), std::abs(y - way.y));
            if (far == 1) common |= bit;
            bit <<= 1;
        }
    }
    return static_cast<std::uint8_t>(common);
}

}  // namespace

TwoNumbers::TwoNumbers(const Knowledge& knowledge) : knowledge_(&knowledge), others_{} {
    const std::ptrdiff_t stride = knowledge.board().notes().stride();
    std::size_t count = 0;
    for (int y = -2; y <= 2; ++y) {
        for (int x = -2; x <= 2; ++x) {
            if (x == 0 && y == 0) continue;
            others_[count++] = {y * stride + x, commonWith({x, y}), commonWith({-x, -y})};
        }
    }
}

Found TwoNumbers::operator()(grid::Index number, const Other& other) const {
    const unsigned unknown = knowledge_->unknownAround(number);
    const unsigned both = unknown & other.common;
    if (both == 0) return {};
    const grid::Index second = shifted(number, other.step);
    const unsigned only = unknown & ~both;
    const unsigned onlyOfOther = knowledge_->unknownAround(second) & ~unsigned{other.commonOfOther};
    const int countBoth = __builtin_popcount(both);
    const int countOnly = __builtin_popcount(only);
    const int left = knowledge_->left(number);
    const int leftOfOther = knowledge_->left(second);

    // Bounds on the number of traps among the common cells. The first number's other cells hold the
    // rest of its traps.
    const int least =
        std::max({0, left - countOnly, leftOfOther - __builtin_popcount(onlyOfOther)});
    const int most = std::min({countBoth, left, leftOfOther});
    if (least > most) return {.isContradiction = true};
    Found found;
    if (most == 0) found.safe |= both;
    if (least == countBoth) found.traps |= both;
    if (left == least) found.safe |= only;
    if (left - most == countOnly) found.traps |= only;
    return found;
}

}  // namespace mazeloom::analyse::deduce
