// SPDX-License-Identifier: MIT
// The pinned part of a generated map: cells with their terrain and marks, and the things that
// generation put on them. Generation works around the pinned part (core/generate/RULES.md, G-31).
//
// Cells are stored in blocks of 16 × 16, two bytes a cell. A few pinned cells of a large level need
// little memory, and if all cells are pinned, they need no more memory than the map. Copies share
// each block until one copy writes it.
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

/// A pinned cell; a default-constructed one is not pinned.
class KeptCell {
  public:
    using Bits = std::uint16_t;

    constexpr KeptCell() = default;
    /// Pins a cell without the thing on it. Only kRoom, kPassage and kFinal of `marks` are stored.
    constexpr KeptCell(Cell cell, unsigned marks = 0)
        : bits_(static_cast<Bits>(kIsKept | (cell.bits() & kOfCell) |
                                  (marks & kOfMarks) << kMarksFrom)) {}

    constexpr bool isKept() const { return bits_ != 0; }
    /// Returns the cell. For the pack's own terrains, the bits that the terrain determines are
    /// missing; TerrainTable::cell() has them.
    constexpr Cell cell() const {
        const Cell kept = Cell::fromBits(bits_ & unsigned{kOfCell});
        return kept.withTerrainOf(Cell(kept.terrain()));
    }
    /// Returns the marks (Mark): kRoom, kPassage and kFinal.
    constexpr unsigned marks() const { return unsigned{bits_} >> kMarksFrom & kOfMarks; }

    friend constexpr bool operator==(KeptCell, KeptCell) = default;

  private:
    static constexpr Bits kOfCell = Cell::kTerrain | Cell::kAisle | Cell::kTrap | Cell::kCoin;
    static constexpr unsigned kOfMarks = kRoom | kPassage | kFinal;
    static constexpr unsigned kMarksFrom = 11;
    static constexpr Bits kIsKept = 0x8000;
    static_assert((kOfCell & (kOfMarks << kMarksFrom | kIsKept)) == 0 &&
                  (kOfMarks << kMarksFrom & kIsKept) == 0);

    Bits bits_ = 0;
};

/// The pinned cells of a level.
class KeptCells {
  public:
    bool isEmpty() const { return blocks_.empty(); }
    std::size_t count() const;
    /// Returns the smallest rectangle around the pinned cells.
    grid::Rect bounds() const;
    /// Returns a cell; no coordinate may be negative.
    KeptCell at(grid::Point p) const;
    /// Pins a cell, or unpins it if `cell` is KeptCell().
    void set(grid::Point p, KeptCell cell);

    /// Calls visit(Point, KeptCell) for each pinned cell, block by block.
    template <typename Visit>
    void forEach(const Visit& visit) const;

    /// Calls visit(x, KeptCell) for each pinned cell in a row, from the left.
    template <typename Visit>
    void forEachInRow(int y, const Visit& visit) const;

    /// Returns the approximate memory use, in bytes.
    std::size_t bytes() const;

    friend bool operator==(const KeptCells& a, const KeptCells& b);

  private:
    static constexpr int kSide = 16;

    struct Block {
        std::array<KeptCell, std::size_t{kSide} * kSide> cells;
        std::uint16_t count = 0;  ///< never 0 in blocks_
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
    std::size_t last_ = 0;       ///< index of the block last written; the next write is often near
};

/// A room whose cells are all pinned.
struct KeptRoom {
    grid::Rect rect;   ///< as in PlacedRoom
    std::string room;  ///< id of a handcrafted room; empty for a generated one

    /// Returns the rectangle of all cells of the room. For a handcrafted room, it includes the
    /// walls, which belong to the room's grid.
    grid::Rect footprint() const { return room.empty() ? rect : rect.grown(1); }
    friend bool operator==(const KeptRoom&, const KeptRoom&) = default;
};

/// All pinned parts of a level.
struct Kept {
    KeptCells cells;
    /// The things that generation put on the cells, in the order of placing. A thing that has no
    /// data beyond its kind has an empty id and default values.
    std::vector<Object> objects;
    std::vector<Trajectory> trajectories;  ///< paths of movers; their first cell is pinned
    std::vector<KeptRoom> rooms;
    std::string more = {};  ///< JSON of unknown keys, as in Object

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
