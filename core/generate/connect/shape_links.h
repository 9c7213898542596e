// SPDX-License-Identifier: MIT
// Makes a random shape one region. A search from the hero's part links each other part when it
// first reaches that part, along the shortest path back through the rock.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <iterator>
#include <utility>
#include <vector>

#include "core/generate/connect/shape_ground.h"
#include "core/grid/labelled_runs.h"

namespace mazeloom::generate {

template <typename Mode>
class ShapeLinks {
  public:
    ShapeLinks(StageRun<Mode>& run, ShapeGround<Mode>& ground, PacedWatch& watch)
        : run_(run),
          ground_(ground),
          watch_(watch),
          cells_(run.map.cells),
          steps_(cells_.steps()) {}

    void linkAllTo(grid::Point home) {
        listOtherParts(home);
        if (unlinked_ == 0) return;
        spreadFrom(cells_.index(home));
        closeUnlinked();
    }

  private:
    /// A part with fewer cells is a pocket, a leftover of a cave, and is closed rather than linked.
    static constexpr int kPocket = 12;

    /// The state of a part other than the hero's. A pocket is listed if fixed cells keep it open.
    enum State : std::uint8_t { kNotListed, kUnlinked, kUnlinkedPocket, kLinked };

    /// Cells of one row that belong to a part other than the hero's.
    struct Piece {
        grid::Index first = 0;
        grid::Index last = 0;  ///< included
        std::uint32_t part = 0;
    };

    /// A cell, and the direction from which the search came to it, packed into one number, because
    /// many millions of such pairs are queued in a large maze.
    class Way {
      public:
        Way(grid::Index cell, std::uint32_t back) : bits_(cell << 2 | back) {}
        grid::Index cell() const { return bits_ >> 2; }
        std::uint32_t back() const { return bits_ & 3u; }

      private:
        std::uint32_t bits_;
    };

    /// Closes pockets and lists the open cells of all parts but the hero's. The hero's part may be
    /// a maze with tens of millions of runs, so it is left out of the list.
    void listOtherParts(grid::Point home) {
        grid::LabelledRuns parts(
            cells_.bounds(), grid::Touching::AtEdges,
            [this](grid::Point p) { return cells_.at(p).isWalkable(); }, [this] { pollRow(); });
        const std::vector<std::uint8_t> sizes = sizesOf(parts);
        const std::uint32_t heroPart = parts.label(home);
        states_.assign(parts.runCount(), kNotListed);
        const auto list = [&](int y, grid::LabelledRuns::Run run, std::uint32_t part) {
            if (part == heroPart) return;
            const Piece piece{cells_.index({run.first, y}), cells_.index({run.last, y}), part};
            const bool isPocket = sizes[part] < kPocket;
            if (isPocket) close(piece);
            if (!hasOpenCell(piece)) return;
            others_.push_back(piece);
            if (states_[part] == kNotListed) ++unlinked_;
            states_[part] = isPocket ? kUnlinkedPocket : kUnlinked;
        };
        parts.forEach([this](int) { pollRow(); }, list);
    }

    /// Returns the size of each part, capped at kPocket.
    std::vector<std::uint8_t> sizesOf(grid::LabelledRuns& parts) {
        std::vector<std::uint8_t> sizes(parts.runCount(), 0);
        const auto enlarge = [&](std::uint32_t part, int by) {
            sizes[part] = static_cast<std::uint8_t>(std::min(sizes[part] + by, kPocket));
        };
        parts.forEach([this](int) { pollRow(); },
                      [&](int, grid::LabelledRuns::Run run, std::uint32_t part) {
                          enlarge(part, run.last - run.first + 1);
                      });
        // A part with a thing is never a pocket.
        for (const level::Thing& thing : run_.map.things) {
            if (cells_.at(thing.at).isWalkable()) enlarge(parts.label(thing.at), kPocket);
        }
        return sizes;
    }

    void close(const Piece& piece) {
        ground_.begin(trace::StepKind::SmoothShape, piece.first);
        for (grid::Index i = piece.first; i <= piece.last; ++i)
            ground_.closeCell(i);
    }
    bool hasOpenCell(const Piece& piece) const {
        grid::Index i = piece.first;
        while (i <= piece.last && !cells_[i].isWalkable())
            ++i;
        return i <= piece.last;
    }

    /// Closes parts that fixed cells wall off, but not pockets, which links may cross.
    void closeUnlinked() {
        for (const Piece& piece : others_) {
            if (states_[piece.part] == kUnlinked) close(piece);
        }
    }

    /// Searches in rounds. Each round goes one more cell into the rock; steps over open cells cost
    /// nothing. The border is dug only as a last resort, to link parts in a corner.
    void spreadFrom(grid::Index home) {
        beginWays();
        std::deque<grid::Index> edge;
        std::vector<Way> border;
        enter({home, 0}, edge, border);
        while (unlinked_ > 0 && !(edge.empty() && border.empty())) {
            // Starts from the previous round's cells that have rock beside them: a list of the rock
            // itself would be longer.
            std::deque<grid::Index> from = std::exchange(edge, {});
            if (from.empty()) {
                const std::vector<Way> ways = std::exchange(border, {});
                for (auto way = ways.rbegin(); way != ways.rend(); ++way)
                    enter(*way, edge, border);
            }
            for (; !from.empty() && unlinked_ > 0; from.pop_back()) {
                watch_.poll(1);
                for (std::uint32_t d = 4; d-- > 0;) {
                    const grid::Index rock = beside(from.back(), d);
                    if (wayBack_[rock] == kUnknown && !ground_.isFixed(rock))
                        enter({rock, opposite(d)}, edge, border);
                }
            }
        }
    }

    /// Marks the frame as never entered, and the border as entered only as a last resort.
    void beginWays() {
        wayBack_ = grid::Grid<std::uint8_t, 2>(cells_.size(), kNever);
        const grid::Rect& area = ground_.area();
        for (int y = 0; y < cells_.height(); ++y) {
            pollRow();
            for (int x = 0; x < cells_.width(); ++x)
                wayBack_.at({x, y}) = area.contains(grid::Point{x, y}) ? kUnknown : kUnknownBorder;
        }
    }

    /// Enters a cell and all open cells connected to it; adds the cells that have rock beside them
    /// to `edge`.
    void enter(Way first, std::deque<grid::Index>& edge, std::vector<Way>& border) {
        ways_.assign(1, first);
        std::uint64_t entered = 0;
        while (!ways_.empty() && unlinked_ > 0) {
            const Way way = ways_.back();
            const grid::Index cell = way.cell();
            ways_.pop_back();
            if (isKnown(cell)) continue;
            wayBack_[cell] = static_cast<std::uint8_t>(way.back());
            if (cells_[cell].isWalkable()) meet(cell);
            bool hasRock = false;
            for (std::uint32_t d = 0; d < 4; ++d) {
                const grid::Index next = beside(cell, d);
                if (isKnown(next)) continue;
                if (cells_[next].isWalkable()) {
                    ways_.emplace_back(next, opposite(d));
                } else if (wayBack_[next] == kUnknown) {
                    hasRock = true;
                } else if (!ground_.isFixed(next)) {
                    border.emplace_back(next, opposite(d));
                }
            }
            if (hasRock) edge.push_back(cell);
            if (++entered % kStopPace == 0) watch_.poll(kStopPace);
        }
    }

    /// Links the part of an open cell if it is not linked yet.
    void meet(grid::Index cell) {
        grid::Index back = before(cell);
        // If the search came from within the part, the part is linked already.
        if (cells_[back].isWalkable() && (wayBack_[back] & kDug) == 0) return;
        State* const state = stateOf(cell);
        if (state == nullptr || *state == kLinked) return;
        *state = kLinked;
        --unlinked_;
        ground_.begin(trace::StepKind::Link, cell);
        for (; !cells_[back].isWalkable(); back = before(back)) {
            ground_.openCell(back);
            wayBack_[back] |= kDug;
        }
    }

    /// Returns the state of an open cell's part; null for the hero's part.
    State* stateOf(grid::Index cell) {
        const auto after = std::ranges::upper_bound(others_, cell, {}, &Piece::first);
        if (after == others_.begin()) return nullptr;
        const Piece& piece = *std::prev(after);
        return cell <= piece.last ? &states_[piece.part] : nullptr;
    }

    void pollRow() { watch_.poll(static_cast<std::uint64_t>(cells_.width())); }
    bool isKnown(grid::Index i) const { return wayBack_[i] < kUnknownBorder; }
    grid::Index beside(grid::Index i, std::uint32_t d) const {
        return static_cast<grid::Index>(i + steps_[d]);
    }
    grid::Index before(grid::Index cell) const { return beside(cell, wayBack_[cell] & 3u); }
    static constexpr std::uint32_t opposite(std::uint32_t d) { return (d + 2) & 3u; }

    /// For each known cell, wayBack_ holds the direction back, and also this bit if a link was dug
    /// there.
    static constexpr std::uint8_t kDug = 4;
    static constexpr std::uint8_t kNever = 8;
    static constexpr std::uint8_t kUnknownBorder = 16;
    static constexpr std::uint8_t kUnknown = 17;

    StageRun<Mode>& run_;
    ShapeGround<Mode>& ground_;
    PacedWatch& watch_;
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    std::vector<Piece> others_;  ///< in reading order
    std::vector<State> states_;  ///< the state of each part
    std::size_t unlinked_ = 0;   ///< open parts that are not linked yet
    grid::Grid<std::uint8_t, 2> wayBack_;
    std::vector<Way> ways_;
};

}  // namespace mazeloom::generate
