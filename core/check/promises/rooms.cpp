// SPDX-License-Identifier: MIT
// Rooms never overlap or touch: at least one wall lies between any two, also diagonally.
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/generation.h"

namespace mazeloom::check::promise::rooms {

namespace {

constexpr Sentence kTouch{"promise-rooms-apart", "two rooms overlap or touch"};
constexpr std::array kSentences{kTouch};

void check(const Generation& generation, Findings& findings) {
    // Each room writes its number into its cells and looks for other numbers around them.
    const auto& rooms = generation.map().rooms;
    grid::Grid<std::uint32_t, 2> taken(generation.map().size());
    std::uint32_t number = 0;
    for (const level::PlacedRoom& room : rooms) {
        ++number;
        const grid::Rect ring = room.rect.grown(1);
        std::optional<grid::Point> met;
        for (int y = ring.y; y <= ring.bottom(); ++y) {
            for (int x = ring.x; x <= ring.right(); ++x) {
                if (!taken.contains({x, y})) continue;
                std::uint32_t& cell = taken.at({x, y});
                if (cell != 0 && !met) met = grid::Point{x, y};
                if (room.rect.contains(grid::Point{x, y})) cell = number;
            }
        }
        if (met) findings.error(kTouch).at(*met);
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::rooms
