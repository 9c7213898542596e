// SPDX-License-Identifier: MIT
// The baseline for carving: a handwritten backtracker that works directly on tile bytes, without a
// trace, terrains or marks.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <pcg_random.hpp>

namespace mazeloom::bench {

/// The directions in a set of four bits, as a list.
struct Choices {
    std::uint8_t count = 0;
    std::array<std::uint8_t, 4> directions{};
};
inline constexpr std::array<Choices, 16> kReferenceChoices = [] {
    std::array<Choices, 16> table{};
    for (unsigned set = 0; set < 16; ++set) {
        for (std::uint8_t d = 0; d < 4; ++d) {
            if (set >> d & 1u) table[set].directions[table[set].count++] = d;
        }
    }
    return table;
}();

class ReferenceBacktracker {
  public:
    static constexpr std::uint8_t kOutside = 0;
    static constexpr std::uint8_t kOpen = 1;
    static constexpr std::uint8_t kCarved = 2;

    ReferenceBacktracker(int width, int height)
        : width_(width), height_(height), stride_(width + 4) {}

    /// Resets to an uncarved grid inside a frame of two cells.
    void clear() {
        tiles_.assign(static_cast<std::size_t>(stride_) * static_cast<std::size_t>(height_ + 4),
                      kOutside);
        stack_.resize(tiles_.size() / 4 + 4);
        for (int y = 0; y < height_; ++y) {
            std::uint8_t* const row = tiles_.data() + at(0, y);
            for (int x = 0; x < width_; ++x)
                row[x] = kOpen;
        }
    }

    /// Carves from a cell, two tiles at a time. Returns the number of pairs carved.
    std::size_t carve(int x, int y, std::uint64_t seed) {
        pcg32 random(seed);
        std::uint8_t* const tiles = tiles_.data();
        const std::array<std::ptrdiff_t, 4> steps{-stride_, 1, stride_, -1};
        std::uint32_t* top = stack_.data();
        std::size_t pairs = 0;
        auto here = static_cast<std::uint32_t>(at(x, y));
        tiles[here] = kCarved;
        while (true) {
            unsigned free = 0;
            for (unsigned d = 0; d < 4; ++d) {
                const bool leads =
                    (tiles[here + steps[d]] == kOpen) & (tiles[here + 2 * steps[d]] == kOpen);
                free |= static_cast<unsigned>(leads) << d;
            }
            if (free == 0) {
                if (top == stack_.data()) return pairs;
                here = *--top;
                continue;
            }
            const Choices& choices = kReferenceChoices[free];
            const std::uint32_t pick =
                static_cast<std::uint32_t>((std::uint64_t{random()} * choices.count) >> 32);
            *top = here;
            top += choices.count > 1;
            const std::ptrdiff_t step = steps[choices.directions[pick]];
            tiles[here + step] = kCarved;
            here = static_cast<std::uint32_t>(here + 2 * step);
            tiles[here] = kCarved;
            ++pairs;
        }
    }

  private:
    std::ptrdiff_t at(int x, int y) const { return std::ptrdiff_t{y + 2} * stride_ + x + 2; }

    int width_;
    int height_;
    std::ptrdiff_t stride_;
    std::vector<std::uint8_t> tiles_;
    std::vector<std::uint32_t> stack_;
};

}  // namespace mazeloom::bench
