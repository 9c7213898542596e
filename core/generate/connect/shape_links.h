// SPDX-License-Identifier: MIT
// Makes a random shape one region: from the hero's part outwards, each other part is linked the
// first time that it is met, back along the shortest way through the rock.
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
    ShapeLinks(StageRun<Mode>& run, ShapeGround<Mode>& ground)
        : run_(run), ground_(ground), cells_(run.map.cells), steps_(cells_.steps()) {}

    void linkAllTo(grid::Point home) {
        listOtherParts(home);
        if (unlinked_ == 0) return;
        spreadFrom(cells_.index(home));
        closeUnlinked();
    }

  private:
    /// Parts of fewer cells are closed rather than linked: a cave's crumbs.
    static constexpr int kPocket = 12;

    /// Of a part other than the hero's. A pocket is listed where what is fixed keeps it open.
    enum State : std::uint8_t { kNotListed, kUnlinked, kUnlinkedPocket, kLinked };

    /// Cells of one row that belong to a part other than the hero's.
    struct Piece {
        grid::Index first = 0;
        grid::Index last = 0;  ///< included
        std::uint32_t part = 0;
    };

    /// A cell and the direction back, in one number: of a large maze many millions wait.
    class Way {
      public:
        Way(grid::Index cell, std::uint32_t back) : bits_(cell << 2 | back) {}
        grid::Index cell() const { return bits_ >> 2; }
        std::uint32_t back() const { return bits_ & 3u; }

      private:
        std::uint32_t bits_;
    };

    /// Only these are remembered of all parts: the hero's part can be a maze of tens of millions of
    /// runs.
    void listOtherParts(grid::Point home) {
        grid::LabelledRuns parts(cells_.bounds(), grid::Touching::AtEdges,
                                 [this](grid::Point p) { return cells_.at(p).isWalkable(); });
        const std::vector<std::uint8_t> sizes = sizesOf(parts);
        const std::uint32_t heroPart = parts.label(home);
        states_.assign(parts.runCount(), kNotListed);
        parts.forEach([&](int y, grid::LabelledRuns::Run run, std::uint32_t part) {
            if (part == heroPart) return;
            const Piece piece{cells_.index({run.first, y}), cells_.index({run.last, y}), part};
            const bool isPocket = sizes[part] < kPocket;
            if (isPocket) close(piece);
            if (!hasOpenCell(piece)) return;
            others_.push_back(piece);
            if (states_[part] == kNotListed) ++unlinked_;
            states_[part] = isPocket ? kUnlinkedPocket : kUnlinked;
        });
    }

    /// By part, kPocket at most.
    std::vector<std::uint8_t> sizesOf(grid::LabelledRuns& parts) const {
        std::vector<std::uint8_t> sizes(parts.runCount(), 0);
        const auto enlarge = [&](std::uint32_t part, int by) {
            sizes[part] = static_cast<std::uint8_t>(std::min(sizes[part] + by, kPocket));
        };
        parts.forEach([&](int, grid::LabelledRuns::Run run, std::uint32_t part) {
            enlarge(part, run.last - run.first + 1);
        });
        // No part with a thing is a pocket.
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

    /// What is walled off by what must stay. Pockets are closed already, and links may lead
    /// through.
    void closeUnlinked() {
        for (const Piece& piece : others_) {
            if (states_[piece.part] == kUnlinked) close(piece);
        }
    }

    /// In rounds, one more cell of rock in each; open cells cost nothing. The border is dug only
    /// where nothing else is left, for what lies in a corner.
    void spreadFrom(grid::Index home) {
        beginWays();
        std::deque<grid::Index> edge;
        std::vector<Way> border;
        enter({home, 0}, edge, border);
        while (unlinked_ > 0 && !(edge.empty() && border.empty())) {
            // From the cells met last in the round before. A list of the rock beside them all would
            // be twice as long.
            std::deque<grid::Index> from = std::exchange(edge, {});
            if (from.empty()) {
                const std::vector<Way> ways = std::exchange(border, {});
                for (auto way = ways.rbegin(); way != ways.rend(); ++way)
                    enter(*way, edge, border);
            }
            for (; !from.empty() && unlinked_ > 0; from.pop_back()) {
                for (std::uint32_t d = 4; d-- > 0;) {
                    const grid::Index rock = beside(from.back(), d);
                    if (wayBack_[rock] == kUnknown && !ground_.isFixed(rock))
                        enter({rock, opposite(d)}, edge, border);
                }
            }
        }
    }

    /// The frame is never entered, and the border by itself.
    void beginWays() {
        wayBack_ = grid::Grid<std::uint8_t, 2>(cells_.size(), kNever);
        const grid::Rect& area = ground_.area();
        for (int y = 0; y < cells_.height(); ++y) {
            for (int x = 0; x < cells_.width(); ++x)
                wayBack_.at({x, y}) = area.contains(grid::Point{x, y}) ? kUnknown : kUnknownBorder;
        }
    }

    /// Goes to a cell and all open cells from there; adds those with rock beside them to `edge`.
    void enter(Way first, std::deque<grid::Index>& edge, std::vector<Way>& border) {
        ways_.assign(1, first);
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
        }
    }

    /// Links the part of an open cell, if it is not yet.
    void meet(grid::Index cell) {
        grid::Index back = before(cell);
        // Come from within the part.
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

    /// The state of the part that an open cell belongs to; null for the hero's.
    State* stateOf(grid::Index cell) {
        const auto after = std::ranges::upper_bound(others_, cell, {}, &Piece::first);
        if (after == others_.begin()) return nullptr;
        const Piece& piece = *std::prev(after);
        return cell <= piece.last ? &states_[piece.part] : nullptr;
    }

    bool isKnown(grid::Index i) const { return wayBack_[i] < kUnknownBorder; }
    grid::Index beside(grid::Index i, std::uint32_t d) const {
        return static_cast<grid::Index>(i + steps_[d]);
    }
    grid::Index before(grid::Index cell) const { return beside(cell, wayBack_[cell] & 3u); }
    static constexpr std::uint32_t opposite(std::uint32_t d) { return (d + 2) & 3u; }

    /// Of cells that are known the direction back, and whether a link was dug there.
    static constexpr std::uint8_t kDug = 4;
    static constexpr std::uint8_t kNever = 8;
    static constexpr std::uint8_t kUnknownBorder = 16;
    static constexpr std::uint8_t kUnknown = 17;

    StageRun<Mode>& run_;
    ShapeGround<Mode>& ground_;
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    std::vector<Piece> others_;  ///< in reading order
    std::vector<State> states_;  ///< by part
    std::size_t unlinked_ = 0;   ///< parts that are open and not linked yet
    grid::Grid<std::uint8_t, 2> wayBack_;
    std::vector<Way> ways_;
};

}  // namespace mazeloom::generate
