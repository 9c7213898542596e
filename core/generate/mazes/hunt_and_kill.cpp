// SPDX-License-Identifier: MIT
// Hunt and kill: a random walk opens cells until it is stuck. Then a hunt, row by row, looks for a
// free cell beside the maze, from which the walk continues. The algorithm needs no stack. It was
// used for mazes on home computers, and is described by Walter D. Pullen (Think Labyrinth).
#include <array>
#include <span>

#include "core/generate/mazes/lattice/grounds.h"

namespace mazeloom::generate::mazes::hunt_and_kill {

namespace {

using trace::StepKind;

constexpr std::array<std::string_view, 4> kLines{
    "Walk from the first cell into random free neighbours, opening the way.",
    "Stuck: hunt. Look row by row, from the top, for a free cell beside the maze.",
    "Open a way to it from the maze, at random if there are several, and walk on from there.",
    "No such cell in any row: the maze is done.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::Carve, 0},
    StepInfo{StepKind::ScanRow, 1, "Stuck: hunted row by row, and found a free cell at %1"},
    StepInfo{StepKind::Grow, 2},
};

template <typename Mode, typename Ground>
class HuntAndKill {
  public:
    using Place = typename Ground::Place;

    HuntAndKill(Weaving<Mode>& weaving, Ground& ground) : weaving_(weaving), ground_(ground) {}

    void grow(Place start) {
        const std::span<const Place> places = ground_.placesFrom(start);
        walk(start);
        // All places before this index are finished, so no hunt has to scan them again.
        std::size_t first = 0;
        while (true) {
            while (first < places.size() && ground_.isOver(places[first]))
                ++first;
            std::size_t found = first;
            while (found < places.size() && !canEnter(places[found]))
                ++found;
            if (found == places.size()) return;
            const Place place = places[found];
            tellOfHunt(places[first], place);
            const grid::Direction way = drawn(ground_.waysBack(place), weaving_.random);
            const Place from = ground_.neighbour(place, way);
            const grid::Direction taken = grid::opposite(way);
            weaving_.write.begin(StepKind::Grow, ground_.cellOf(from),
                                 trace::carveDetail(ground_.waysOn(from), taken));
            walk(ground_.grow(from, taken));
            ground_.poll(kPlacesAWalk);
        }
    }

  private:
    /// About the number of places that a walk opens.
    static constexpr std::uint64_t kPlacesAWalk = 8;

    bool canEnter(Place place) const {
        return !ground_.isOver(place) && !ground_.waysBack(place).isEmpty();
    }

    void walk(Place here) {
        for (auto ways = ground_.waysOn(here); !ways.isEmpty(); ways = ground_.waysOn(here)) {
            const grid::Direction taken = drawn(ways, weaving_.random);
            weaving_.write.begin(StepKind::Carve, ground_.cellOf(here),
                                 trace::carveDetail(ways, taken));
            here = ground_.grow(here, taken);
        }
    }

    /// Records the scanned rows over the whole width.
    void tellOfHunt(Place first, Place found) {
        if constexpr (!Mode::kOn) return;
        const auto& cells = weaving_.map.cells;
        const int top = cells.point(ground_.cellOf(first)).y;
        const int bottom = cells.point(ground_.cellOf(found)).y;
        weaving_.write.begin(StepKind::ScanRow, ground_.cellOf(found));
        weaving_.write.note({0, top, cells.width(), bottom - top + 1});
    }

    Weaving<Mode>& weaving_;
    Ground& ground_;
};

}  // namespace

extern const Algorithm kAlgorithm = growthOf<HuntAndKill>("hunt-and-kill", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::hunt_and_kill
