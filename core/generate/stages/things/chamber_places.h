// SPDX-License-Identifier: MIT
// The free cells of a chamber, and draws among them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"
#include "core/generate/shared/walk.h"
#include "core/generate/stages/things/chambers.h"

namespace mazeloom::generate {

template <typename Mode>
class ChamberPlaces {
  public:
    /// `avoids(kind)` returns whether the cells of things of a kind are taken. With `changesCells`,
    /// cells of handcrafted rooms are taken too, because such rooms stay as drawn.
    template <typename Avoids>
    ChamberPlaces(StageRun<Mode>& run, const Avoids& avoids, bool changesCells = false)
        : run_(run),
          watch_(run.watch, kPasses * static_cast<std::uint64_t>(run.map.size().area())),
          avoidedMarks_(changesCells ? unsigned{level::kFinal} : 0u) {
        for (const level::Thing& thing : run.map.things) {
            if (avoids(thing.kind)) taken_.insert(run.map.cells.index(thing.at));
        }
    }

    /// Restricts the cells to those that the hero can reach, with keys if necessary. Does nothing
    /// if the map has no hero.
    void keepWithinReach() {
        const auto hero = run_.map.hero();
        if (!hero) return;
        const level::CellGrid& cells = run_.map.cells;
        walkFrom(cells.index(*hero), cells, within_.emplace(cells.size()), watch_, leadsOn);
    }

    /// Selects a chamber: collects its free cells.
    void enter(const Chamber& chamber) {
        free_.clear();
        const level::CellGrid& cells = run_.map.cells;
        watch_.poll(static_cast<std::uint64_t>(chamber.area.width) *
                    static_cast<std::uint64_t>(chamber.area.height));
        for (int y = chamber.area.y; y <= chamber.area.bottom(); ++y) {
            grid::Index i = cells.index({chamber.area.x, y});
            for (int x = 0; x < chamber.area.width; ++x, ++i) {
                if (isFree(i)) free_.push_back(i);
            }
        }
    }

    bool isFull() const { return free_.empty(); }

    /// Draws one of the chamber's free cells and takes it; there must be one.
    grid::Index draw() {
        const auto drawn = std::ranges::min_element(free_, {}, [this](grid::Index i) {
            return std::pair(run_.places.of(kCells).bits(run_.map.cells.point(i)), i);
        });
        std::swap(*drawn, free_.back());
        const grid::Index cell = free_.back();
        free_.pop_back();
        taken_.insert(cell);
        return cell;
    }

    /// Places a thing on a drawn cell.
    void put(level::ThingKind kind) { put(kind, draw()); }
    void put(level::ThingKind kind, grid::Index cell) {
        run_.write.begin(trace::StepKind::PlaceThing, cell);
        run_.write.place({kind, run_.map.cells.point(cell), -1});
    }

  private:
    /// The number of passes over the cells: what the hero reaches, and the chambers.
    static constexpr std::uint64_t kPasses = 2;
    /// The purpose of draws for cells; draws for chambers have no purpose number.
    static constexpr std::uint64_t kCells = 1;

    bool isFree(grid::Index i) const {
        const level::Cell cell = run_.map.cells[i];
        if (!isBareGround(run_.map, i) || (run_.map.marks[i] & avoidedMarks_) != 0) return false;
        if (within_ && (*within_)[i] == 0) return false;
        return !cell.hasThing() || !taken_.contains(i);
    }

    StageRun<Mode>& run_;
    PacedWatch watch_;
    const unsigned avoidedMarks_;
    std::set<grid::Index> taken_;
    std::vector<grid::Index> free_;
    std::optional<Seen> within_;  ///< cells within the hero's reach
};

}  // namespace mazeloom::generate
