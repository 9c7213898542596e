// SPDX-License-Identifier: MIT
// Three-way merge of cells and the objects on them.
//
// A cell's content is its paint, its pinned cell and its objects; it is merged as a whole. Cells
// belong together if the same object stands on one of them in one version and on another in another
// version: an object is recognised by its id, and a hero by its kind; an object without id that is
// gone from a cell has moved to one on which an object of the same kind and text is new. So if both
// sides move the hero, no version gets two heroes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/grid/grid.h"
#include "core/level/map/kept.h"
#include "core/level/map/object.h"

namespace mazeloom::merge {

/// The side whose content a merged cell has.
enum class Taken : std::uint8_t {
    Ours,    ///< or both sides have the same content
    Theirs,  ///< only their side changed the cell
    Both,    ///< a conflict: each version has the content of its side
};

/// A version of the result; the versions differ in the conflicts.
enum class Version { Ours, Theirs };

class CellMerge {
  public:
    using Objects = std::vector<level::Object>;

    /// The size is that of a frame around all versions. `ours` and `theirs` are the cells that the
    /// sides cover in it: outside of them, a side has no content. `hasBase` is false if both sides
    /// added the level or room.
    CellMerge(grid::Size size, const grid::Rect& ours, const grid::Rect& theirs, bool hasBase);

    /// Compares grids of the size; `base` is null if there is none.
    template <typename T>
    void compare(const grid::Grid<T>* base, const grid::Grid<T>& ours, const grid::Grid<T>& theirs);
    void compareKept(const level::KeptCells* base, const level::KeptCells& ours,
                     const level::KeptCells& theirs);
    /// Compares the objects of one list. Objects outside of the size are ignored.
    void compareObjects(const Objects* base, const Objects& ours, const Objects& theirs);
    /// Decides each cell; call it once, after all comparisons and before the functions below.
    void settle();

    Taken takenAt(grid::Point cell) const;
    bool hasConflicts() const { return hasConflicts_; }
    /// Whether a side changed a cell that it covers outside of a rectangle.
    bool losesChangesIn(const grid::Rect& rect) const;
    template <typename T>
    grid::Grid<T> merged(const grid::Grid<T>& ours, const grid::Grid<T>& theirs,
                         Version version) const;
    level::KeptCells mergedKept(const level::KeptCells& ours, const level::KeptCells& theirs,
                                Version version) const;
    Objects mergedObjects(const Objects* base, const Objects& ours, const Objects& theirs,
                          Version version) const;

  private:
    static constexpr std::uint8_t kOurs = 1;     ///< our side changed the cell
    static constexpr std::uint8_t kTheirs = 2;   ///< their side changed the cell
    static constexpr std::uint8_t kDiffers = 4;  ///< the sides differ

    template <typename T>
    std::uint8_t flagsOf(const T* base, const T& ours, const T& theirs) const {
        if (ours == theirs) return base != nullptr && !(*base == ours) ? kOurs | kTheirs : 0;
        if (base == nullptr) return kOurs | kTheirs | kDiffers;
        return static_cast<std::uint8_t>(kDiffers | (*base == ours ? 0 : kOurs) |
                                         (*base == theirs ? 0 : kTheirs));
    }
    bool isTheirs(grid::Point cell, Version version) const {
        if (version == Version::Ours && !theirs_.contains(cell)) return false;
        if (version == Version::Theirs && !ours_.contains(cell)) return true;
        const Taken taken = takenAt(cell);
        return taken == Taken::Theirs || (taken == Taken::Both && version == Version::Theirs);
    }

    grid::Rect ours_;
    grid::Rect theirs_;
    bool hasBase_;
    bool hasConflicts_ = false;
    grid::Grid<std::uint8_t> flags_;
    /// The cells on which a recognised object stands in some version.
    std::vector<std::vector<grid::Index>> together_;
};

template <typename T>
void CellMerge::compare(const grid::Grid<T>* base, const grid::Grid<T>& ours,
                        const grid::Grid<T>& theirs) {
    const auto flags = flags_.storage();
    for (std::size_t i = 0; i < flags.size(); ++i) {
        flags[i] |= flagsOf(base == nullptr || !hasBase_ ? nullptr : &base->storage()[i],
                            ours.storage()[i], theirs.storage()[i]);
    }
}

template <typename T>
grid::Grid<T> CellMerge::merged(const grid::Grid<T>& ours, const grid::Grid<T>& theirs,
                                Version version) const {
    grid::Grid<T> result = ours;
    for (grid::Index i = 0; i < result.storage().size(); ++i) {
        if (isTheirs(result.point(i), version)) result[i] = theirs[i];
    }
    return result;
}

}  // namespace mazeloom::merge
