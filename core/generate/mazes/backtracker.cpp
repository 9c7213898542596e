// SPDX-License-Identifier: MIT
// The recursive backtracker, used for mazes since the 1970s: a depth-first search in random order.
// A random walk touches nothing open, and steps back at dead ends until its stack of cells is
// empty. The Apple II generator fills its rock this way, and the temple game makes its hidden maze
// with it (hidden_walk.h). The result is a perfect maze: an opened cell touches only the open cell
// from which it is opened, so no loop can close.
//
// Each cell of rock has a set of ways in: the directions in which a corridor may still enter the
// cell. It has all four while it touches nothing open, one if it touches one open cell, and none if
// it touches two. The maze can grow from an open cell into each neighbour that has a way in left:
// the neighbour touches the open cell, so this way in leads from the open cell.
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include "core/generate/mazes/lattice/algorithm.h"
#include "core/generate/mazes/lattice/hidden_walk.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/permutations.h"

namespace mazeloom::generate::mazes::backtracker {

namespace {

using grid::Direction;
using grid::DirectionSet;
using grid::Index;
using trace::StepKind;

constexpr std::array<std::string_view, 5> kLines{
    "Start at a free cell that touches nothing open; a hidden maze starts at the hero's.",
    "See in which of the four directions the maze can grow without touching itself.",
    "Draw one of them and open the way.",
    "Dead end: go back one cell and look again.",
    "Back at the start with nothing left: look for the next place to start, row by row.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::Carve, 2},
    StepInfo{StepKind::Backtrack, 3},
};

template <typename Mode, int kReach>
class Grower {
  public:
    explicit Grower(Weaving<Mode>& run)
        : run_(run),
          winding_(run.settings.winding),
          waysIn_(freeCells(run.map, run.settings)),
          steps_(waysIn_.steps()),
          watch_(run.watch.part(10, 100), waysIn_.storage().size() / kCellsADeadEnd) {
        findWaysIn();
        for (std::size_t order = 0; order < firstSteps_.size(); ++order) {
            for (std::size_t set = 0; set < firstSteps_[order].size(); ++set) {
                const Direction first = kFirstOf[order][set];
                firstSteps_[order][set] = steps_[static_cast<std::size_t>(first)];
            }
        }
    }

    void fillAllRock() {
        const auto all = std::as_const(waysIn_).storage();
        const std::uint8_t* const end = all.data() + all.size();
        const std::uint8_t* at = all.data();
        for (; (at = findByte(at, end, kAll)) != end; ++at) {
            const auto start = static_cast<Index>(at - all.data());
            if (canStartAt(waysIn_.point(start))) grow(start);
        }
    }

  private:
    using Steps = std::array<std::ptrdiff_t, 4>;

    static constexpr std::uint8_t kAll = 15;
    /// About the number of a level's cells for each dead end of its maze.
    static constexpr std::uint64_t kCellsADeadEnd = kReach == 1 ? 10 : 40;

    /// Whether a maze may start at a cell: with two cells per step, only at cells with odd
    /// coordinates, whose lattice the maze keeps to.
    static bool canStartAt(grid::Point p) { return kReach == 1 || (p.x % 2 == 1 && p.y % 2 == 1); }

    /// Sets all ways in for rock that touches nothing open, and none for rock beside a room, so
    /// that the maze stays away from rooms.
    void findWaysIn() {
        for (std::uint8_t& ways : waysIn_.storage())
            ways = static_cast<std::uint8_t>(ways * kAll);
    }

    void grow(Index start) {
        // Kept in local variables, so that the compiler does not reload them after each write of a
        // cell.
        random::Stream random = run_.random;
        std::uint8_t* const waysIn = waysIn_.storage().data();
        const Steps steps = steps_;

        run_.write.begin(StepKind::Start, start);
        open(start);
        DirectionSet ways = enter(waysIn + start, steps);
        DirectionSet ahead;
        Index here = start;
        std::size_t depth = 0;
        while (true) {
            while (ways.isEmpty()) {
                run_.write.begin(StepKind::Backtrack, here);
                if (depth == 0) {
                    run_.random = random;
                    return;
                }
                here = stack_[--depth];
                ways = waysOn(waysIn + here, steps);
                ahead = {};
            }
            do {
                const bool straight =
                    winding_ < 100 && !(ways & ahead).isEmpty() && !random.chance(winding_);
                const DirectionSet choice = straight ? ahead : ways;
                const std::uint32_t order = straight ? 0 : random.below(24);
                const Direction taken = kFirstOf[order][choice.bits()];
                const std::ptrdiff_t step = firstSteps_[order][choice.bits()];
                run_.write.begin(StepKind::Carve, here, trace::carveDetail(ways, taken));
                // Pushes the cell only if it has another way, or if the record must show its pop.
                // Branch-free, because a branch would be unpredictable.
                if (depth == stack_.size()) stack_.resize(2 * depth + 64);
                stack_[depth] = here;
                depth += Mode::kOn || ways.hasSeveral();
                for (int i = 0; i < kReach; ++i) {
                    here = shifted(here, step);
                    open(here);
                    ways = enter(waysIn + here, steps);
                }
                ahead = only(taken);
            } while (!ways.isEmpty());
            watch_.poll(kCellsADeadEnd, 1);
        }
    }

    void open(Index i) {
        run_.write.set(i, level::Cell(level::Terrain::Floor));
        run_.map.marks[i] |= level::kPassage;
    }

    /// Updates the ways in after a cell was opened: it can no longer be entered, and its neighbours
    /// can only be entered from it. Returns the directions in which the maze can grow from the
    /// cell.
    static DirectionSet enter(std::uint8_t* here, const Steps& steps) {
        *here = 0;
        unsigned ways = 0;
        for (unsigned d = 0; d < 4; ++d) {
            std::uint8_t* const next = here + steps[d];
            const unsigned left = *next & 1u << d;
            *next = static_cast<std::uint8_t>(left);
            ways |= kReach == 1 ? left : left & next[steps[d]];
        }
        return DirectionSet(ways);
    }

    /// Returns the directions in which the maze can grow from a cell that was opened earlier. With
    /// two cells per step, both the near and the far cell must have a way in from the cell's side;
    /// the near cell has no other way in.
    static DirectionSet waysOn(const std::uint8_t* here, const Steps& steps) {
        unsigned ways = 0;
        for (std::ptrdiff_t step : steps)
            ways |= kReach == 1 ? here[step] : here[step] & here[2 * step];
        return DirectionSet(ways);
    }

    static DirectionSet only(Direction d) { return DirectionSet(1u << static_cast<unsigned>(d)); }

    Weaving<Mode>& run_;
    const int winding_;
    grid::Grid<std::uint8_t, 2> waysIn_;
    const Steps steps_;
    /// For each order and each set of directions, the offset in storage of the order's first
    /// direction that is in the set.
    std::array<std::array<std::ptrdiff_t, 16>, 24> firstSteps_;
    std::vector<Index> stack_;
    PacedWatch watch_;  ///< counts dead ends
};

template <typename Mode>
void weaveAisles(Weaving<Mode>& weaving) {
    const Index start = weaving.settings.start;
    weaving.write.begin(StepKind::Start, start);
    weaving.open(start);
    HiddenWalk<Mode> walk(weaving.map, weaving.write, weaving.random, weaving.watch);
    if (weaving.settings.step == 1) {
        walk.template weave<1>(start);
    } else {
        walk.template weave<2>(start);
    }
}

template <typename Mode>
void backtrack(Weaving<Mode>& weaving) {
    if (weaving.settings.isHidden) {
        weaveAisles(weaving);
    } else if (weaving.settings.step == 1) {
        Grower<Mode, 1>(weaving).fillAllRock();
    } else {
        Grower<Mode, 2>(weaving).fillAllRock();
    }
}

}  // namespace

extern const Algorithm kAlgorithm{"backtracker", kLines, kSteps, backtrack<trace::NoRecording>,
                                  backtrack<trace::Recording>};

}  // namespace mazeloom::generate::mazes::backtracker
