// SPDX-License-Identifier: MIT
// All matches of a promise's pattern on a map, updated cell by cell.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/analyse/promises/cell_kinds.h"
#include "core/generate/rewrite/board.h"
#include "core/generate/rewrite/compiled.h"
#include "core/grid/grid.h"
#include "core/level/map/map.h"
#include "core/level/promises/painted_promise.h"

namespace mazeloom::analyse::promises {

/// Returns the contents of each cell of a map.
grid::Grid<level::promises::Contents> contentsOf(const level::Map& map);
/// Returns the contents of a cell: the cell's trap and coin, and `things` if anything stands there.
level::promises::Contents contentsOf(level::Cell cell, level::promises::Contents things);

/// The pattern's cells that may not be anything, in one of its symmetries: as offsets from the
/// first of them in reading order.
using Shape = std::vector<grid::Point>;

/// A match of the pattern. Two matches with the same cells count as one.
struct Match {
    grid::Point at;  ///< the first of its cells in reading order; it may lie outside of the map
    std::size_t shape = 0;
};

class Matches {
  public:
    /// Finds the matches on a map. `contents` has the map's size. Once `stop` is set, the matches
    /// are incomplete.
    Matches(const level::promises::Pattern& pattern, const level::promises::Inks& inks,
            const level::CellGrid& cells, const grid::Grid<level::promises::Contents>& contents,
            const std::atomic<bool>* stop = nullptr);
    Matches(const Matches&) = delete;
    Matches& operator=(const Matches&) = delete;

    /// Updates the matches after a change of a cell. Returns whether any match came or went.
    bool update(grid::Point at, level::Cell cell, level::promises::Contents contents);

    std::int64_t count() const { return count_; }
    const Shape& shape(std::size_t shape) const { return shapes_[shape]; }
    grid::Size size() const { return board_.size(); }

    /// Calls visit(match) for the matches whose first cell lies in `part`, in reading order, until
    /// visit returns false.
    template <typename Visit>
    void forEachIn(const grid::Rect& part, const Visit& visit) const;
    /// Calls visit(match) for all matches, in reading order, until visit returns false.
    template <typename Visit>
    void forEach(const Visit& visit) const {
        forEachIn({-kFrame, -kFrame, board_.width() + 2 * kFrame, board_.height() + 2 * kFrame},
                  visit);
    }

  private:
    /// A variant of the compiled pattern.
    struct Turned {
        grid::Point first;      ///< the offset of its first cell from its top left cell
        std::size_t shape = 0;  ///< index in shapes_
        Shape asked = {};       ///< offsets of all its cells from its top left cell
    };

    void compile(const level::promises::Pattern& pattern);
    /// Examines all variants of one shape whose first cell is `first`. Returns whether the match
    /// came or went.
    bool look(grid::Point first, std::size_t shape);
    bool matchesAt(std::size_t variant, grid::Point topLeft) const;

    CellKinds kinds_;
    generate::rewrite::Board board_;
    static constexpr int kFrame = generate::rewrite::Board::kFrame;
    /// The place in marks_ of a cell, which may lie in the frame of kFrame cells around the map.
    static grid::Point framed(grid::Point cell) { return cell + grid::Point{kFrame, kFrame}; }

    /// For each cell, the bits of the shapes whose matches have it as their first cell. The grid
    /// has no frame of its own: rows of a grid share the cells of their frames.
    grid::Grid<std::uint8_t> marks_;
    level::rewriting::Program program_;
    generate::rewrite::Compiled compiled_;
    std::vector<Turned> variants_;
    std::vector<Shape> shapes_;
    std::int64_t count_ = 0;
};

template <typename Visit>
void Matches::forEachIn(const grid::Rect& part, const Visit& visit) const {
    const int bottom = std::min(part.y + part.height, board_.height() + kFrame);
    const int right = std::min(part.x + part.width, board_.width() + kFrame);
    for (int y = std::max(part.y, -kFrame); y < bottom; ++y) {
        for (int x = std::max(part.x, -kFrame); x < right; ++x) {
            for (unsigned bits = marks_.at(framed({x, y})); bits != 0; bits &= bits - 1) {
                if (!visit(Match{{x, y}, static_cast<std::size_t>(std::countr_zero(bits))})) return;
            }
        }
    }
}

}  // namespace mazeloom::analyse::promises
