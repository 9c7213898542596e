// SPDX-License-Identifier: MIT
// Small predicates on cells, and loops over cells, which several stages share.
#pragma once

#include <cstddef>
#include <vector>

#include "core/generate/shared/watch.h"
#include "core/level/map/cell.h"
#include "core/random/places.h"

namespace mazeloom::generate {

/// Whether a trap or a coin may be put on a cell.
constexpr bool holdsItems(level::Cell cell) {
    return cell.holdsItems() && !cell.hasThing() && !cell.isKept();
}

/// Calls visit(index) for every cell, row by row.
template <typename Grid, typename Visit>
void forEachCell(const Grid& grid, const Visit& visit) {
    for (int y = 0; y < grid.height(); ++y) {
        const grid::Index first = grid.index({0, y});
        const grid::Index end = first + static_cast<grid::Index>(grid.width());
        for (grid::Index i = first; i < end; ++i)
            visit(i);
    }
}

/// The same; counts each cell as a unit of the watch's work.
template <typename Grid, typename Visit>
void forEachCell(const Grid& grid, PacedWatch& watch, const Visit& visit) {
    for (int y = 0; y < grid.height(); ++y) {
        const grid::Index first = grid.index({0, y});
        const grid::Index end = first + static_cast<grid::Index>(grid.width());
        for (grid::Index i = first; i < end; ++i)
            visit(i);
        watch.poll(end - first);
    }
}

/// Calls visit(index, point) for every cell, row by row.
template <typename Grid, typename Visit>
void forEachPlace(const Grid& grid, const Visit& visit) {
    for (int y = 0; y < grid.height(); ++y) {
        grid::Index i = grid.index({0, y});
        for (int x = 0; x < grid.width(); ++x, ++i)
            visit(i, grid::Point{x, y});
    }
}

/// The same; counts each cell as a unit of the watch's work.
template <typename Grid, typename Visit>
void forEachPlace(const Grid& grid, PacedWatch& watch, const Visit& visit) {
    for (int y = 0; y < grid.height(); ++y) {
        grid::Index i = grid.index({0, y});
        for (int x = 0; x < grid.width(); ++x, ++i)
            visit(i, grid::Point{x, y});
        watch.poll(static_cast<std::uint64_t>(grid.width()));
    }
}

/// Calls visit(index), row by row, with a probability of `percent` % for each cell for which
/// isAsked(index) returns 1; isAsked() must return 0 or 1. Evaluates isAsked() and draws without
/// branches, because both results are unpredictable. Draws for a whole row before visiting its
/// cells, so isAsked() does not see the effects of visits in the same row.
template <typename Grid, typename IsAsked, typename Visit>
void forEachDrawn(const Grid& grid, const random::Places& places, int percent,
                  const IsAsked& isAsked, const Visit& visit) {
    std::vector<int> columns(static_cast<std::size_t>(grid.width()));
    for (int y = 0; y < grid.height(); ++y) {
        const grid::Index first = grid.index({0, y});
        const auto cellAt = [&](int x) { return first + static_cast<grid::Index>(x); };
        std::size_t count = 0;
        for (int x = 0; x < grid.width(); ++x) {
            columns[count] = x;
            count += isAsked(cellAt(x));
        }
        std::size_t drawn = 0;
        for (std::size_t k = 0; k < count; ++k) {
            const int x = columns[k];
            columns[drawn] = x;
            drawn += places.chance({x, y}, percent) ? 1u : 0u;
        }
        for (std::size_t k = 0; k < drawn; ++k)
            visit(cellAt(columns[k]));
    }
}

}  // namespace mazeloom::generate
