// SPDX-License-Identifier: MIT
#include "core/compare/equal_cells.h"

#include <algorithm>
#include <cstddef>

namespace mazeloom::compare {

namespace {

/// Whether the topmost things in a cell are of the same kind. Called only if all else is equal: a
/// look-up is slow, but few cells have things.
bool isSameThing(const trace::Timeline& a, const trace::Timeline& b, grid::Point cell) {
    const level::Thing* one = a.thingAt(cell);
    const level::Thing* other = b.thingAt(cell);
    if (one == nullptr || other == nullptr) return one == other;
    return one->kind == other->kind && one->own == other->own;
}

}  // namespace

grid::Grid<std::uint8_t> equalCells(std::span<const trace::Timeline* const> sides) {
    const trace::Timeline& first = *sides.front();
    grid::Grid<std::uint8_t> equal(first.cells().size(), 1);
    for (const trace::Timeline* side : sides.subspan(1)) {
        const level::CellGrid& cells = side->cells();
        for (int y = 0; y < equal.height(); ++y) {
            const auto row = equal.row(y);
            if (y >= cells.height()) {
                std::ranges::fill(row, std::uint8_t{0});
                continue;
            }
            const auto ours = first.cells().row(y);
            const auto theirs = cells.row(y);
            for (std::size_t x = 0; x < row.size(); ++x) {
                const bool isSame =
                    x < theirs.size() && ours[x] == theirs[x] &&
                    (!ours[x].hasThing() || isSameThing(first, *side, {static_cast<int>(x), y}));
                if (!isSame) row[x] = 0;
            }
        }
    }
    return equal;
}

}  // namespace mazeloom::compare
