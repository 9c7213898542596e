// SPDX-License-Identifier: MIT
// The ground for random shapes: rock that is opened and closed, with a count of the open cells. One
// change can touch any number of cells; it is recorded in as many steps of the trace as needed.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate {

/// Returns the greatest integer whose square is at most `value`; value ≥ 0.
constexpr int rootOf(std::int64_t value) {
    std::int64_t root = value;
    for (std::int64_t next = (value + 1) / 2; next < root; next = (root + value / root) / 2) {
        root = next;
    }
    return static_cast<int>(root);
}

template <typename Mode>
class ShapeGround {
  public:
    using Index = grid::Index;
    using Point = grid::Point;

    /// `percent` is the share of the level's rectangle that must be open at the end. Each cell that
    /// a function passes over is a unit of the watch's work.
    ShapeGround(StageRun<Mode>& run, int percent, PacedWatch& watch)
        : run_(run), cells_(run.map.cells), steps_(cells_.steps()), watch_(watch) {
        const std::int64_t all = cells_.size().area();
        needed_ = (all * percent + 99) / 100;
        const grid::Rect inner = cells_.bounds().grown(-1);
        area_ = !inner.isEmpty() && inner.area() >= needed_ ? inner : cells_.bounds();
        count();
        for (const level::Thing& thing : run.map.things) {
            if (thing.kind == level::ThingKind::Emitter)
                emitters_.push_back(cells_.index(thing.at));
        }
        std::ranges::sort(emitters_);
    }

    /// Counts the open cells again, for use after other code has changed the map.
    void count() {
        open_ = 0;
        forEachCell(cells_, watch_, [this](Index i) { open_ += cells_[i].isWalkable(); });
    }

    /// Returns the area whose cells may be opened: the level without its outermost cells if that is
    /// large enough, else the whole level.
    const grid::Rect& area() const { return area_; }
    bool isEnough() const { return open_ >= needed_; }
    std::int64_t open() const { return open_; }
    std::int64_t needed() const { return needed_; }

    /// Whether the cell must never change: it is handcrafted, or a wall that holds an emitter.
    bool isFixed(Index i) const {
        if ((run_.map.marks[i] & level::kFinal) != 0) return true;
        return cells_[i].hasThing() && std::ranges::binary_search(emitters_, i);
    }

    /// Begins a step at the cell `at`; all changes until the next begin() belong to it.
    void begin(trace::StepKind kind, Index at) {
        kind_ = kind;
        at_ = at;
        changes_ = 0;
    }
    void set(Index i, level::Terrain terrain) {
        const level::Cell before = cells_[i];
        const level::Cell after = level::Cell(terrain).with(
            static_cast<level::Cell::Bits>(before.bits() & level::Cell::kThing));
        if (before == after) return;
        // The step is begun at its first change, so that a step without changes is not recorded.
        if (changes_++ % kStepLimit == 0) run_.write.begin(kind_, at_);
        run_.write.set(i, after);
        open_ += after.isWalkable() - before.isWalkable();
    }
    void openCell(Index i) {
        if (!cells_[i].isWalkable() && !isFixed(i)) set(i, level::Terrain::Floor);
    }
    void closeCell(Index i) {
        if (isFixed(i)) return;
        set(i, level::Terrain::Wall);
        run_.map.marks[i] = static_cast<std::uint8_t>(run_.map.marks[i] & ~level::kForced);
    }

    void openCellOf(Point cell) {
        begin(trace::StepKind::GrowShape, cells_.index(cell));
        openCell(cells_.index(cell));
    }

    /// Turns everything into rock.
    void closeAll() {
        begin(trace::StepKind::SmoothShape, cells_.index({0, 0}));
        forEachCell(cells_, watch_, [this](Index i) { closeCell(i); });
    }

    /// Opens each cell of the area with a probability of `percent` %.
    void openByChance(int percent) {
        for (int y = area_.y; y <= area_.bottom(); ++y) {
            pollRow();
            begin(trace::StepKind::GrowShape, cells_.index({area_.x, y}));
            for (int x = area_.x; x <= area_.right(); ++x) {
                if (run_.random.chance(percent)) openCell(cells_.index({x, y}));
            }
        }
    }

    /// Runs a round of a cellular automaton: each cell becomes what most of the 3 × 3 cells around
    /// it are, open or rock. Cells with things stay open.
    void smooth() {
        begin(trace::StepKind::SmoothShape, cells_.index(area_.topLeft()));
        // For each cell of the rows `above`, `here` and `below`, whether it is open. All three rows
        // are read before the round changes them.
        const auto width = static_cast<std::size_t>(cells_.width()) + 2;
        std::vector<std::uint8_t> above(width, 0);
        std::vector<std::uint8_t> here = openOf(area_.y);
        if (area_.y > 0) above = openOf(area_.y - 1);
        for (int y = area_.y; y <= area_.bottom(); ++y) {
            pollRow();
            std::vector<std::uint8_t> below = openOf(y + 1);
            for (int x = area_.x; x <= area_.right(); ++x) {
                int count = 0;
                for (auto column = static_cast<std::size_t>(x);
                     column < static_cast<std::size_t>(x) + 3; ++column) {
                    count += above[column] + here[column] + below[column];
                }
                const Index i = cells_.index({x, y});
                if (count >= 5) {
                    openCell(i);
                } else if (!cells_[i].hasThing()) {
                    closeCell(i);
                }
            }
            above = std::move(here);
            here = std::move(below);
        }
    }

    /// Bites round pieces with radii up to `maxRadius` out of the rock at the edge of the open
    /// area, until enough is open. `home` must be open.
    void growFrom(Point home, int maxRadius) {
        while (!isEnough()) {
            const auto edge = edgeTowards(home);
            if (!edge) return;
            const int most = std::min(maxRadius, rootOf(needed_ - open_) + 1);
            const std::int64_t before = open_;
            bite(*edge, run_.random.between(1, std::max(1, most)));
            watch_.poll(static_cast<std::uint64_t>(open_ - before));
        }
    }

  private:
    static constexpr std::uint32_t kStepLimit = 0xffff;
    static constexpr int kTries = 64;

    void pollRow() { watch_.poll(static_cast<std::uint64_t>(area_.width)); }

    /// Returns for each cell of a row whether it is open, with a closed cell added at each end. A
    /// row outside of the map is closed.
    std::vector<std::uint8_t> openOf(int y) const {
        std::vector<std::uint8_t> row(static_cast<std::size_t>(cells_.width()) + 2, 0);
        if (y < 0 || y >= cells_.height()) return row;
        std::ranges::transform(cells_.row(y), row.begin() + 1,
                               [](level::Cell cell) { return cell.isWalkable(); });
        return row;
    }

    Point anyCell() {
        // The coordinates are drawn in two statements, because the evaluation order of a call's
        // arguments is unspecified.
        const int x = run_.random.between(area_.x, area_.right());
        const int y = run_.random.between(area_.y, area_.bottom());
        return {x, y};
    }

    bool canOpen(Point p) const {
        return area_.contains(p) && !cells_.at(p).isWalkable() && !isFixed(cells_.index(p));
    }

    /// Returns an openable cell beside an open one: the first openable cell on the way from an open
    /// cell to another cell, both drawn. If no draw succeeds, returns the first such cell in
    /// reading order, and nothing if there is none.
    std::optional<Point> edgeTowards(Point home) {
        for (int i = 0; i < kTries; ++i) {
            Point from = anyCell();
            for (int draw = 0; draw < kTries && !cells_.at(from).isWalkable(); ++draw) {
                from = anyCell();
            }
            if (!cells_.at(from).isWalkable()) from = home;
            if (const auto edge = firstRock(from, anyCell())) return edge;
        }
        for (int y = area_.y; y <= area_.bottom(); ++y) {
            for (int x = area_.x; x <= area_.right(); ++x) {
                if (!canOpen({x, y})) continue;
                for (std::ptrdiff_t step : steps_) {
                    const auto beside = static_cast<Index>(cells_.index({x, y}) + step);
                    if (cells_[beside].isWalkable()) return Point{x, y};
                }
            }
        }
        return std::nullopt;
    }

    /// Returns the first openable cell after `from` on the 4-connected line between two cells;
    /// nothing if there is none.
    std::optional<Point> firstRock(Point from, Point to) const {
        const std::int64_t dx = std::abs(to.x - from.x);
        const std::int64_t dy = std::abs(to.y - from.y);
        std::int64_t across = 0;
        std::int64_t down = 0;
        while (from != to) {
            if ((2 * across + 1) * dy < (2 * down + 1) * dx) {
                from.x += to.x > from.x ? 1 : -1;
                ++across;
            } else {
                from.y += to.y > from.y ? 1 : -1;
                ++down;
            }
            // Fixed cells are skipped; the bite behind them will be linked.
            if (canOpen(from)) return from;
        }
        return std::nullopt;
    }

    /// Opens a disc with a ragged edge.
    void bite(Point centre, int radius) {
        begin(trace::StepKind::GrowShape, cells_.index(centre));
        for (int dy = -radius; dy <= radius; ++dy) {
            const int y = centre.y + dy;
            const int half = rootOf(std::int64_t{radius} * radius - std::int64_t{dy} * dy);
            const int left = centre.x - raggedly(half);
            const int right = centre.x + raggedly(half);
            if (y < area_.y || y > area_.bottom()) continue;
            for (int x = std::max(left, area_.x); x <= std::min(right, area_.right()); ++x) {
                openCell(cells_.index({x, y}));
            }
        }
    }
    int raggedly(int half) { return half < 2 ? half : half + run_.random.between(-1, 1); }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    PacedWatch& watch_;
    std::vector<Index> emitters_;  ///< sorted
    grid::Rect area_;
    std::int64_t open_ = 0;
    std::int64_t needed_ = 0;
    trace::StepKind kind_ = trace::StepKind::GrowShape;
    Index at_ = 0;
    std::uint32_t changes_ = 0;
};

}  // namespace mazeloom::generate
