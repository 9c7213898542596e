// SPDX-License-Identifier: MIT
#include "core/analyse/facts/row_bits.h"

#include <array>

namespace mazeloom::analyse {

namespace {

/// Returns the bits in reverse order: swaps neighbouring bits, then pairs, then fours, and so on.
RowBits::Word reversed(RowBits::Word word) {
    constexpr std::array<RowBits::Word, 6> kHalves{0x5555'5555'5555'5555, 0x3333'3333'3333'3333,
                                                   0x0f0f'0f0f'0f0f'0f0f, 0x00ff'00ff'00ff'00ff,
                                                   0x0000'ffff'0000'ffff, 0x0000'0000'ffff'ffff};
    for (std::size_t i = 0; i < kHalves.size(); ++i) {
        const unsigned step = 1u << i;
        word = (word >> step & kHalves[i]) | (word & kHalves[i]) << step;
    }
    return word;
}

}  // namespace

std::vector<RowBits::Word> RowBits::mirrored(int y) const {
    const std::span<const Word> line = row(y);
    // In the mirrored words, the row ends where the last word ends; it is shifted down to begin at
    // bit 0.
    const int spare = words_ * kWordBits - width_;
    std::vector<Word> mirror(line.size());
    for (std::size_t w = 0; w < line.size(); ++w) {
        const Word here = reversed(line[line.size() - 1 - w]);
        mirror[w] |= here >> spare;
        if (spare > 0 && w > 0) mirror[w - 1] |= here << (kWordBits - spare);
    }
    return mirror;
}

}  // namespace mazeloom::analyse
