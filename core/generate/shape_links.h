// SPDX-License-Identifier: MIT
// Makes a random shape one region: from the hero's part outwards, each other part is linked the
// first time that it is met, back along the shortest way through the rock.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/generate/shape_ground.h"
#include "core/grid/labelled_runs.h"

namespace mazeloom::generate {

template <typename Mode>
class ShapeLinks {
  public:
    ShapeLinks(StageRun<Mode>& run, ShapeGround<Mode>& ground)
        : run_(run),
          ground_(ground),
          cells_(run.map.cells),
          steps_(cells_.steps()),
          parts_(cells_.bounds(), grid::Touching::AtEdges,
                 [this](grid::Point p) { return cells_.at(p).isWalkable(); }) {}

    void linkAllTo(grid::Point home) {
        if (measure() == 1) return;
        linked_.assign(size_.size(), 0);
        linked_[parts_.label(home)] = 1;
        closePockets();
        countUnlinked();
        spreadFrom(cells_.index(home));
        closeUnlinked();
    }

  private:
    /// Parts of fewer cells are closed rather than linked: a cave's crumbs.
    static constexpr int kPocket = 12;

    /// A cell and the direction back. A level that is all maze has tens of millions at a time:
    /// both are in one number.
    class Way {
      public:
        Way(grid::Index cell, std::uint32_t from) : bits_(cell << 2 | from) {}
        grid::Index cell() const { return bits_ >> 2; }
        std::uint32_t from() const { return bits_ & 3u; }

      private:
        std::uint32_t bits_;
    };

    /// Sizes up the parts; returns how many there are.
    std::ptrdiff_t measure() {
        size_.assign(parts_.runCount(), 0);
        parts_.forEach([this](int, grid::LabelledRuns::Run run, std::uint32_t label) {
            enlarge(label, run.last - run.first + 1);
        });
        const auto count = std::ranges::count_if(size_, [](auto size) { return size > 0; });
        // No part with a thing is a pocket.
        for (const level::Thing& thing : run_.map.things) {
            if (cells_.at(thing.at).isWalkable()) enlarge(parts_.label(thing.at), kPocket);
        }
        return count;
    }

    void enlarge(std::uint32_t label, int by) {
        size_[label] = static_cast<std::uint8_t>(std::min(size_[label] + by, kPocket));
    }

    /// Once none is left, there is nothing to look for. A pocket of fixed cells is still open.
    void countUnlinked() {
        unlinked_ = 0;
        parts_.forEach([this](int y, grid::LabelledRuns::Run run, std::uint32_t label) {
            if (linked_[label] != 0) return;
            int x = run.first;
            while (x <= run.last && !cells_.at({x, y}).isWalkable())
                ++x;
            if (x > run.last) return;
            linked_[label] = kCounted;
            ++unlinked_;
        });
        for (std::uint8_t& linked : linked_)
            linked = linked == kCounted ? 0 : linked;
    }

    void closePockets() {
        closeParts(
            [this](std::uint32_t label) { return linked_[label] == 0 && size_[label] < kPocket; });
    }
    /// What is walled off by what must stay. Pockets are closed already, and links may lead
    /// through.
    void closeUnlinked() {
        closeParts(
            [this](std::uint32_t label) { return linked_[label] == 0 && size_[label] >= kPocket; });
    }
    template <typename Closes>
    void closeParts(const Closes& closes) {
        parts_.forEach([&](int y, grid::LabelledRuns::Run run, std::uint32_t label) {
            if (!closes(label)) return;
            ground_.begin(trace::StepKind::SmoothShape, cells_.index({run.first, y}));
            for (int x = run.first; x <= run.last; ++x)
                ground_.closeCell(cells_.index({x, y}));
        });
    }

    /// In rounds, one more cell of rock in each; open cells cost nothing. The border is dug only
    /// where nothing else is left, for what lies in a corner.
    void spreadFrom(grid::Index home) {
        wayBack_ = grid::Grid<std::uint8_t, 2>(cells_.size(), kUnknown);
        std::vector<Way> round{{home, 0}};
        std::vector<Way> next;
        std::vector<Way> border;
        while (!round.empty()) {
            while (!round.empty()) {
                if (unlinked_ == 0) return;
                const Way way = round.back();
                round.pop_back();
                if (wayBack_[way.cell()] != kUnknown) continue;
                wayBack_[way.cell()] = static_cast<std::uint8_t>(way.from());
                if (cells_[way.cell()].isWalkable()) meet(way.cell());
                for (std::uint32_t d = 0; d < 4; ++d) {
                    const auto beside = static_cast<grid::Index>(way.cell() + steps_[d]);
                    if (wayBack_[beside] != kUnknown) continue;
                    const std::uint32_t back = (d + 2) & 3u;
                    if (cells_[beside].isWalkable()) {
                        round.emplace_back(beside, back);
                        continue;
                    }
                    const grid::Point rock = cells_.point(beside);
                    if (!cells_.contains(rock) || ground_.isFixed(beside)) continue;
                    (ground_.area().contains(rock) ? next : border).emplace_back(beside, back);
                }
            }
            round.swap(next);
            if (round.empty()) round.swap(border);
        }
    }

    grid::Index before(grid::Index cell) const {
        return static_cast<grid::Index>(cell + steps_[wayBack_[cell] & 3u]);
    }

    /// Links the part of an open cell, if it is not yet.
    void meet(grid::Index cell) {
        grid::Index back = before(cell);
        // Come from within the part.
        if (cells_[back].isWalkable() && (wayBack_[back] & kDug) == 0) return;
        std::uint8_t& linked = linked_[parts_.label(cells_.point(cell))];
        if (linked != 0) return;
        linked = 1;
        --unlinked_;
        ground_.begin(trace::StepKind::Link, cell);
        for (; !cells_[back].isWalkable(); back = before(back)) {
            ground_.openCell(back);
            wayBack_[back] |= kDug;
        }
    }

    static constexpr std::uint8_t kDug = 4;
    static constexpr std::uint8_t kUnknown = 255;

    StageRun<Mode>& run_;
    ShapeGround<Mode>& ground_;
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    grid::LabelledRuns parts_;
    static constexpr std::uint8_t kCounted = 2;
    std::vector<std::uint8_t> size_;    ///< by label, kPocket at most
    std::vector<std::uint8_t> linked_;  ///< by label
    std::size_t unlinked_ = 0;          ///< parts that are open and not linked yet
    grid::Grid<std::uint8_t, 2> wayBack_;
};

}  // namespace mazeloom::generate
