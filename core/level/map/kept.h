// SPDX-License-Identifier: MIT
// What a designer keeps of a generated map: cells with their terrain and marks, and the things that
// generation put there. Generation flows round them (core/generate/RULES.md, G-31).
//
// Cells are held in blocks of 16 × 16, two bytes a cell, so that a few kept cells of a large level
// take little, and all of them no more than the map. Copies share each block until one writes it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/cell.h"
#include "core/level/map/object.h"
#include "core/level/map/trajectory.h"

namespace mazeloom::level {

/// A kept cell; by default, one that is not kept.
class KeptCell {
  public:
    using Bits = std::uint16_t;

    constexpr KeptCell() = default;
    /// The cell without a thing, and whether it is floor of a room, was dug, and is handcrafted.
    constexpr KeptCell(Cell cell, unsigned marks = 0)
        : bits_(static_cast<Bits>(kIsKept | (cell.bits() & kOfCell) |
                                  (marks & kOfMarks) << kMarksFrom)) {}

    constexpr bool isKept() const { return bits_ != 0; }
    /// Of terrain of the pack's own: without what follows from that (TerrainTable::cell).
    constexpr Cell cell() const {
        const Cell kept = Cell::fromBits(bits_ & unsigned{kOfCell});
        return kept.withTerrainOf(Cell(kept.terrain()));
    }
    /// Of Mark: kRoom, kPassage and kFinal.
    constexpr unsigned marks() const { return unsigned{bits_} >> kMarksFrom & kOfMarks; }

    friend constexpr bool operator==(KeptCell, KeptCell) = default;

  private:
    static constexpr Bits kOfCell = Cell::kTerrain | Cell::kAisle | Cell::kTrap | Cell::kCoin;
    static constexpr unsigned kOfMarks = kRoom | kPassage | kFinal;
    static constexpr unsigned kMarksFrom = 12;
    static constexpr Bits kIsKept = 0x8000;
    static_assert((kOfCell & (kOfMarks << kMarksFrom | kIsKept)) == 0 &&
                  (kOfMarks << kMarksFrom & kIsKept) == 0);

    Bits bits_ = 0;
};

/// The kept cells among those of a level.
class KeptCells {
  public:
    bool isEmpty() const { return blocks_.empty(); }
    std::size_t count() const;
    /// The smallest rectangle around them.
    grid::Rect bounds() const;
    /// The one at a cell, which no coordinate of may be negative.
    KeptCell at(grid::Point p) const;
    /// Keeps a cell, or with KeptCell() lets it go.
    void set(grid::Point p, KeptCell cell);

    /// Calls visit(Point, KeptCell) for each, block by block.
    template <typename Visit>
    void forEach(const Visit& visit) const;

    /// Calls visit(x, KeptCell) for each in a row, from the left.
    template <typename Visit>
    void forEachInRow(int y, const Visit& visit) const;

    /// About what they take of memory.
    std::size_t bytes() const;

    friend bool operator==(const KeptCells& a, const KeptCells& b);

  private:
    static constexpr int kSide = 16;

    struct Block {
        std::array<KeptCell, std::size_t{kSide} * kSide> cells;
        std::uint16_t count = 0;  ///< never 0 in a list
        friend bool operator==(const Block&, const Block&) = default;
    };
    struct Place {
        grid::Point block;  ///< in blocks
        std::shared_ptr<Block> cells;
    };
    static grid::Point blockOf(grid::Point p) { return {p.x / kSide, p.y / kSide}; }
    static std::size_t inBlock(grid::Point p) {
        return static_cast<std::size_t>(p.y % kSide) * kSide +
               static_cast<std::size_t>(p.x % kSide);
    }
    std::size_t placeOf(grid::Point block) const;

    std::vector<Place> blocks_;  ///< row by row
    std::size_t last_ = 0;       ///< where the last write was: the next one is near, mostly
};

/// A room all of whose cells are kept.
struct KeptRoom {
    grid::Rect rect;   ///< as in PlacedRoom
    std::string room;  ///< the id of a handcrafted one; empty for a generated one

    /// The cells that must be kept for the room to be: a handcrafted one has its walls in its grid.
    grid::Rect footprint() const { return room.empty() ? rect : rect.grown(1); }
    friend bool operator==(const KeptRoom&, const KeptRoom&) = default;
};

/// All that is kept of a level.
struct Kept {
    KeptCells cells;
    /// What generation put on them, in the order in which it did. One of which there is no more to
    /// be known than its kind has no id and defaults in all else.
    std::vector<Object> objects;
    std::vector<Trajectory> trajectories;  ///< of movers; their first cell is kept
    std::vector<KeptRoom> rooms;
    std::string more = {};  ///< as in Object

    bool isEmpty() const { return cells.isEmpty() && more.empty(); }
    friend bool operator==(const Kept&, const Kept&) = default;
};

template <typename Visit>
void KeptCells::forEach(const Visit& visit) const {
    for (const Place& place : blocks_) {
        grid::Point p{place.block.x * kSide, place.block.y * kSide};
        const grid::Point first = p;
        std::size_t i = 0;
        for (p.y = first.y; p.y < first.y + kSide; ++p.y) {
            for (p.x = first.x; p.x < first.x + kSide; ++p.x, ++i) {
                if (place.cells->cells[i].isKept()) visit(p, place.cells->cells[i]);
            }
        }
    }
}

template <typename Visit>
void KeptCells::forEachInRow(int y, const Visit& visit) const {
    const int row = y / kSide;
    for (std::size_t i = placeOf({0, row}); i < blocks_.size() && blocks_[i].block.y == row; ++i) {
        const int left = blocks_[i].block.x * kSide;
        for (int x = left; x < left + kSide; ++x) {
            const KeptCell cell = blocks_[i].cells->cells[inBlock({x, y})];
            if (cell.isKept()) visit(x, cell);
        }
    }
}

}  // namespace mazeloom::level
