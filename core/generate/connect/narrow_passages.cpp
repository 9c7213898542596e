// SPDX-License-Identifier: MIT
#include "core/generate/connect/narrow_passages.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/grid/labelled_runs.h"

namespace mazeloom::generate {

namespace {

using grid::Index;
using grid::Point;
using level::MarkGrid;

/// The eight neighbours, clockwise from the upper one; the neighbours at even indices share an edge
/// with the cell.
constexpr std::array<Point, 8> kRing{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

/// The gaps around a cell. A gap consists of the blocked cells in the ring of eight neighbours
/// between one open side and the next, clockwise. Each open side is followed by a gap, unless the
/// next corner and the next side are both open. The blocked cells of a gap are connected, so any of
/// them identifies the gap; `places` holds the index in kRing of one for each gap.
struct Gaps {
    int count = 0;
    std::array<std::uint8_t, 4> places{};
};

constexpr Gaps gapsOf(unsigned ring) {
    Gaps gaps;
    const auto open = [ring](unsigned place) { return (ring >> (place & 7u) & 1u) != 0; };
    for (unsigned place = 0; place < 8; place += 2) {
        if (!open(place)) continue;
        if (!open(place + 2)) {
            gaps.places[static_cast<std::size_t>(gaps.count++)] = (place + 2) & 7u;
        } else if (!open(place + 1)) {
            gaps.places[static_cast<std::size_t>(gaps.count++)] = (place + 1) & 7u;
        }
    }
    return gaps;
}

constexpr std::array<Gaps, 256> kGaps = [] {
    std::array<Gaps, 256> table{};
    for (unsigned ring = 0; ring < 256; ++ring)
        table[ring] = gapsOf(ring);
    return table;
}();

class Finder {
  public:
    Finder(const MarkGrid& marks, PacedWatch& watch)
        : marks_(marks),
          watch_(watch),
          outside_(
              marks.bounds().grown(1), grid::Touching::AtEdgesOrCorners,
              [this](Point p) { return !inRegion(marks_.index(p)); }, [this] { pollRow(); }) {
        for (std::size_t i = 0; i < kRing.size(); ++i) {
            ring_[i] = std::ptrdiff_t{kRing[i].y} * marks.stride() + kRing[i].x;
        }
    }

    void find(const std::function<void(Index)>& visit) {
        const grid::Grid<std::uint8_t, 2> rings = ringsOfCells();
        for (int y = 0; y < marks_.height(); ++y) {
            pollRow();
            beginRow(y);
            const Index first = marks_.index({0, y});
            for (int x = 0; x < marks_.width(); ++x) {
                const Index i = first + static_cast<Index>(x);
                const Gaps& gaps = kGaps[rings[i]];
                if (gaps.count > 1 && inRegion(i) && isNarrow({x, y}, i, gaps)) visit(i);
            }
        }
    }

  private:
    void pollRow() { watch_.poll(static_cast<std::uint64_t>(marks_.width())); }
    bool inRegion(Index i) const { return (marks_[i] & level::kRegion) != 0; }
    Index neighbour(Index i, std::size_t place) const {
        return static_cast<Index>(i + ring_[place]);
    }

    /// Returns which of each cell's eight neighbours are in the region: bit i for kRing[i]. Uses
    /// plain pointers and no branches, so that the compiler vectorizes the loop.
    grid::Grid<std::uint8_t, 2> ringsOfCells() const {
        grid::Grid<std::uint8_t, 2> rings(marks_.size());
        const std::uint8_t* const marks = marks_.storage().data();
        std::uint8_t* const out = rings.storage().data();
        const auto stride = static_cast<std::ptrdiff_t>(marks_.stride());
        const auto end = static_cast<std::ptrdiff_t>(marks_.storage().size()) - stride - 1;
        const auto bit = [marks](std::ptrdiff_t at, int place) {
            return unsigned{(marks[at] & level::kRegion) != 0} << place;
        };
        for (std::ptrdiff_t i = stride + 1; i < end; ++i) {
            out[i] = static_cast<std::uint8_t>(bit(i - stride, 0) | bit(i - stride + 1, 1) |
                                               bit(i + 1, 2) | bit(i + stride + 1, 3) |
                                               bit(i + stride, 4) | bit(i + stride - 1, 5) |
                                               bit(i - 1, 6) | bit(i - stride - 1, 7));
        }
        return rings;
    }

    bool isNarrow(Point cell, Index i, const Gaps& gaps) {
        // Blocking the cell joins the pieces at its gaps into one piece outside the region. Each
        // gap whose piece already appeared closes a ring and cuts off one more part.
        int parts = 1;
        std::array<std::uint32_t, 4> pieces{};
        for (int gap = 0; gap < gaps.count; ++gap) {
            const auto place = static_cast<std::size_t>(gap);
            const Point by = kRing[gaps.places[place]];
            pieces[place] =
                outside_.labelNear(cell + by, cursors_[static_cast<std::size_t>(by.y + 1)]);
            const auto known = pieces.begin() + gap;
            parts += std::find(pieces.begin(), known, pieces[place]) != known;
        }
        if (parts == 1) return false;
        return parts - singleCellParts(i) >= 2;
    }

    /// Returns the number of single cells that blocking the cell would cut off: neighbours whose
    /// only way out is the cell.
    int singleCellParts(Index i) const {
        int count = 0;
        for (std::size_t place = 0; place < 8; place += 2) {
            const Index next = neighbour(i, place);
            if (!inRegion(next)) continue;
            int ways = 0;
            for (std::size_t way = 0; way < 8; way += 2)
                ways += inRegion(neighbour(next, way));
            count += ways == 1;
        }
        return count;
    }

    /// Prepares look-ups of pieces in the rows above, at and below `y`, from left to right.
    void beginRow(int y) {
        for (int by = -1; by <= 1; ++by)
            cursors_[static_cast<std::size_t>(by + 1)] = outside_.cursorAt(y + by);
    }

    const MarkGrid& marks_;
    PacedWatch& watch_;
    std::array<std::ptrdiff_t, 8> ring_{};
    /// The pieces outside the region. Everything beyond the map belongs to one piece.
    grid::LabelledRuns outside_;
    std::array<std::size_t, 3> cursors_{};
};

}  // namespace

void forEachNarrowPassage(const MarkGrid& marks, PacedWatch& watch,
                          const std::function<void(Index)>& visit) {
    Finder(marks, watch).find(visit);
}

}  // namespace mazeloom::generate
