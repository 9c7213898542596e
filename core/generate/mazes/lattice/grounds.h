// SPDX-License-Identifier: MIT
// The ground of a maze that grows cell by cell, for algorithms that only open cells beside the
// maze. waysOn() returns the directions in which the maze can still grow from a place; they get
// fewer as the maze grows. There are two kinds of ground:
// - LatticeGround: the nodes of the lattice; two cells are opened at a time;
// - TouchingGround: single cells. A cell may touch no open cell except the one from which it is
//   opened, so the places depend on the cells opened before.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/generate/mazes/lattice/choices.h"
#include "core/generate/mazes/lattice/loom.h"

namespace mazeloom::generate::mazes {

constexpr unsigned bitOf(grid::Direction d) {
    return 1u << static_cast<unsigned>(d);
}

template <typename Mode>
class LatticeGround {
  public:
    using Place = Node;

    explicit LatticeGround(Weaving<Mode>& weaving)
        : loom_(weaving, 2),
          ways_(loom_.lattice.allWays().begin(), loom_.lattice.allWays().end()),
          taken_(loom_.lattice.numbers(), 0) {}

    /// Calls maker.grow(start) for each part of the ground.
    template <typename Maker>
    void growAll(Maker& maker) {
        for (std::size_t i = 0; i < loom_.lattice.regionCount(); ++i) {
            const Region region = loom_.lattice.region(i);
            places_ = region.nodes;
            loom_.enter(region);
            loom_.start(region.start);
            enter(region.start);
            maker.grow(region.start);
        }
    }
    /// Returns all places of the part that begins at the start, row by row.
    std::span<const Place> placesFrom(Place) const { return places_; }

    /// Counts the work on `places` more places, and polls the watch now and then.
    void poll(std::uint64_t places) { loom_.watch.poll(places); }
    std::size_t numbers() const { return loom_.lattice.numbers(); }
    grid::Index cellOf(Place place) const { return loom_.lattice.cellOf(place); }
    /// Whether the maze can no longer grow into a place.
    bool isOver(Place place) const { return taken_[place] != 0; }
    /// Returns the directions in which the maze can grow from one of its places.
    grid::DirectionSet waysOn(Place place) const { return grid::DirectionSet(ways_[place]); }
    /// Returns the directions from a place not taken yet to the neighbours from which the maze can
    /// grow into the place.
    grid::DirectionSet waysBack(Place place) const {
        return grid::DirectionSet(loom_.lattice.ways(place).bits() & ~unsigned{ways_[place]});
    }
    Place neighbour(Place place, grid::Direction d) const {
        return loom_.lattice.neighbour(place, d);
    }
    /// Grows in a direction, as part of the current step; returns the new place.
    Place grow(Place place, grid::Direction d) {
        const Node next = loom_.lattice.neighbour(place, d);
        loom_.openBeside(place, d);
        loom_.open(next);
        enter(next);
        return next;
    }

  private:
    /// Takes a place and removes all ways into it.
    void enter(Node place) {
        taken_[place] = 1;
        for (const grid::Direction d : grid::kDirections) {
            std::uint8_t& ways = ways_[loom_.lattice.neighbour(place, d)];
            ways = static_cast<std::uint8_t>(ways & ~bitOf(grid::opposite(d)));
        }
    }

    Loom<Mode> loom_;
    std::vector<std::uint8_t> ways_;
    std::vector<std::uint8_t> taken_;
    std::span<const Place> places_;
};

template <typename Mode>
class TouchingGround {
  public:
    using Place = grid::Index;

    explicit TouchingGround(Weaving<Mode>& weaving)
        : weaving_(weaving),
          waysIn_(freeCells(weaving.map, weaving.settings)),
          steps_(waysIn_.steps()),
          taken_(waysIn_.storage().size(), 0),
          isSeen_(taken_),
          watch_(weaving.watch.part(10, 100), taken_.size() / 2) {
        for (std::uint8_t& ways : waysIn_.storage())
            ways = static_cast<std::uint8_t>(ways * kAll);
        if (weaving.settings.isHidden) leaveWhatTouchesAisles();
    }

    template <typename Maker>
    void growAll(Maker& maker) {
        if (weaving_.settings.isHidden) {
            startAt(weaving_.settings.start, maker);
            return;
        }
        const auto end = static_cast<grid::Index>(waysIn_.storage().size());
        for (grid::Index i = 0; i < end; ++i) {
            if (waysIn_[i] == kAll) startAt(i, maker);
        }
    }

    std::span<const Place> placesFrom(Place start) {
        places_.clear();
        const auto visitAround = [&](Place place) {
            for (const grid::Direction d : grid::kDirections) {
                const Place next = neighbour(place, d);
                if (waysIn_[next] == 0 || isSeen_[next] != 0) continue;
                isSeen_[next] = 1;
                places_.push_back(next);
            }
        };
        visitAround(start);
        for (std::size_t i = 0; i < places_.size(); ++i)
            visitAround(places_[i]);
        std::ranges::sort(places_);
        for (const Place place : places_)
            isSeen_[place] = 0;
        return places_;
    }

    void poll(std::uint64_t places) { watch_.poll(places); }
    std::size_t numbers() const { return taken_.size(); }
    grid::Index cellOf(Place place) const { return place; }
    bool isOver(Place place) const { return waysIn_[place] == 0; }
    grid::DirectionSet waysOn(Place place) const {
        unsigned ways = 0;
        for (const grid::Direction d : grid::kDirections)
            ways |= waysIn_[neighbour(place, d)] & bitOf(d);
        return grid::DirectionSet(ways);
    }
    grid::DirectionSet waysBack(Place place) const {
        unsigned ways = 0;
        for (const grid::Direction d : grid::kDirections) {
            const bool leadsIn = (waysIn_[place] & bitOf(grid::opposite(d))) != 0;
            if (leadsIn && taken_[neighbour(place, d)] != 0) ways |= bitOf(d);
        }
        return grid::DirectionSet(ways);
    }
    Place neighbour(Place place, grid::Direction d) const {
        return static_cast<Place>(place + steps_[static_cast<std::size_t>(d)]);
    }
    Place grow(Place place, grid::Direction d) {
        const Place next = neighbour(place, d);
        weaving_.open(next);
        enter(next);
        return next;
    }

  private:
    static constexpr std::uint8_t kAll = 15;

    template <typename Maker>
    void startAt(Place start, Maker& maker) {
        weaving_.write.begin(trace::StepKind::Start, start);
        weaving_.open(start);
        enter(start);
        maker.grow(start);
    }

    /// Takes a cell: it can no longer be entered, and its neighbours can only be entered from it.
    void enter(Place place) {
        taken_[place] = 1;
        waysIn_[place] = 0;
        for (const grid::Direction d : grid::kDirections) {
            std::uint8_t& ways = waysIn_[neighbour(place, d)];
            ways = static_cast<std::uint8_t>(ways & bitOf(d));
        }
    }

    /// Excludes cells beside pinned aisles, which count as part of the maze.
    void leaveWhatTouchesAisles() {
        const auto cells = weaving_.map.cells.storage();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (!cells[i].isAisle()) continue;
            for (const std::ptrdiff_t step : steps_)
                waysIn_[static_cast<Place>(static_cast<std::ptrdiff_t>(i) + step)] = 0;
        }
        waysIn_[weaving_.settings.start] = kAll;
    }

    Weaving<Mode>& weaving_;
    grid::Grid<std::uint8_t, 2> waysIn_;
    const std::array<std::ptrdiff_t, 4> steps_;
    std::vector<std::uint8_t> taken_;
    std::vector<std::uint8_t> isSeen_;
    std::vector<Place> places_;
    PacedWatch watch_;
};

/// Runs Maker(weaving, ground).grow(start) in each part of the ground that the settings select.
/// grow() calls ground.poll() for its work.
template <typename Mode, template <typename, typename> class Maker>
void growByStep(Weaving<Mode>& weaving) {
    const auto growOn = [&]<typename Ground>(Ground ground) {
        Maker<Mode, Ground> maker(weaving, ground);
        ground.growAll(maker);
    };
    if (weaving.settings.step == 1) {
        growOn(TouchingGround<Mode>(weaving));
    } else {
        growOn(LatticeGround<Mode>(weaving));
    }
}

template <template <typename, typename> class Maker>
constexpr Algorithm growthOf(std::string_view id, std::span<const std::string_view> lines,
                             std::span<const StepInfo> steps) {
    return {id, lines, steps, growByStep<trace::NoRecording, Maker>,
            growByStep<trace::Recording, Maker>};
}

}  // namespace mazeloom::generate::mazes
