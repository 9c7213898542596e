// SPDX-License-Identifier: MIT
// Hunt and kill: a random walk opens cells until it is stuck. Then a hunt, row by row, looks for a
// free cell beside the maze, from which the walk continues. The algorithm needs no stack. It was
// used for mazes on home computers, and is described by Walter D. Pullen (Think Labyrinth).
//
// A hunt scans nothing: the walk puts the free cells beside the maze into an ordered set.
#include <array>
#include <optional>
#include <span>

#include "core/generate/mazes/lattice/grounds.h"
#include "core/generate/mazes/lattice/least_first.h"

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

    HuntAndKill(Weaving<Mode>& weaving, Ground& ground)
        : weaving_(weaving), ground_(ground), besideMaze_(ground.numbers()) {}

    void grow(Place start) {
        if constexpr (Mode::kOn) unfinished_ = ground_.placesFrom(start);
        walk(start);
        while (const auto place = hunt()) {
            tellOfHunt(*place);
            const grid::Direction way = drawn(ground_.waysBack(*place), weaving_.random);
            const Place from = ground_.neighbour(*place, way);
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

    /// Returns the first free place beside the maze, row by row; nothing if there is none. Each
    /// place that it looks at is a unit of the watch's work.
    std::optional<Place> hunt() {
        while (const auto found = besideMaze_.take()) {
            const auto place = static_cast<Place>(*found);
            ground_.poll(1);
            if (!ground_.isOver(place)) return place;
        }
        return std::nullopt;
    }

    void walk(Place here) {
        for (auto ways = ground_.waysOn(here); !ways.isEmpty(); ways = ground_.waysOn(here)) {
            const grid::Direction taken = drawn(ways, weaving_.random);
            for (const grid::Direction d : grid::kDirections)
                besideMaze_.insertIf(ways.contains(d), ground_.neighbour(here, d));
            weaving_.write.begin(StepKind::Carve, ground_.cellOf(here),
                                 trace::carveDetail(ways, taken));
            here = ground_.grow(here, taken);
            besideMaze_.erase(here);
        }
    }

    /// Records the rows from the first unfinished place to the found one, over the whole width.
    void tellOfHunt(Place found) {
        if constexpr (!Mode::kOn) return;
        while (ground_.isOver(unfinished_.front()))
            unfinished_ = unfinished_.subspan(1);
        const auto& cells = weaving_.map.cells;
        const int top = cells.point(ground_.cellOf(unfinished_.front())).y;
        const int bottom = cells.point(ground_.cellOf(found)).y;
        weaving_.write.begin(StepKind::ScanRow, ground_.cellOf(found));
        weaving_.write.note({0, top, cells.width(), bottom - top + 1});
    }

    Weaving<Mode>& weaving_;
    Ground& ground_;
    LeastFirst besideMaze_;  ///< the free places beside the maze, and some that are over
    std::span<const Place> unfinished_;  ///< with a record: without the first that are over
};

}  // namespace

extern const Algorithm kAlgorithm = growthOf<HuntAndKill>("hunt-and-kill", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::hunt_and_kill
