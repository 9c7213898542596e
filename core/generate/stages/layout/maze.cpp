// SPDX-License-Identifier: MIT
// The drunkard's walk of the Apple II generator: grow a corridor at random wherever it touches
// nothing open, go back one cell at dead ends, until the stack of carved cells is empty. What comes
// out is a perfect maze: a cell is only ever opened beside the one cell it is opened from, so no
// loop can close.
//
// Each cell therefore knows its ways in: the directions in which a corridor may still enter it. All
// four while it touches nothing open, one when it touches one open cell, none when it touches two.
// An open cell's ways on are then its neighbours' ways in, for of these only the one that leads
// from that very cell can be left.
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include "core/generate/stage/ground.h"
#include "core/generate/stage/permutations.h"
#include "core/generate/stage/stage.h"

namespace mazeloom::generate::stage::maze {

namespace {

using grid::Direction;
using grid::DirectionSet;
using grid::Index;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// Fills the solid part of the map with a perfect maze (RULES.md G-7).
struct Maze {
    enum Parameter { Step, Winding };
};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Scan row by row for a solid cell with solid neighbours: a maze starts there.",
    "Look at the four directions in a random order.",
    "Open the first that leads into rock touching nothing open but this cell.",
    "Dead end: go back one cell and look again.",
    "Back at the start with nothing left: scan on.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::Carve, 2},
    StepInfo{StepKind::Backtrack, 3},
};

constexpr std::array kParameters{
    ParameterInfo{"step", "Step", "Cells opened at a time; 2 keeps to the odd lattice",
                  ParameterInfo::Type::Number, 1, 2, 1},
    ParameterInfo{"winding", "Winding",
                  "How often a corridor draws its direction anew instead of going straight on",
                  ParameterInfo::Type::Percent, 0, 100, 100},
};

template <typename Mode, int kReach>
class Grower {
  public:
    explicit Grower(StageRun<Mode>& run)
        : run_(run),
          winding_(run.parameter(Maze::Winding)),
          waysIn_(rockOf(run.map)),
          steps_(waysIn_.steps()) {
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
        for (const std::uint8_t* at = all.data(); (at = findByte(at, end, kAll)) != end; ++at) {
            const auto start = static_cast<Index>(at - all.data());
            if (canStartAt(waysIn_.point(start))) grow(start);
        }
    }

  private:
    using Steps = std::array<std::ptrdiff_t, 4>;

    static constexpr std::uint8_t kAll = 15;

    /// With two cells a step a maze may only start at odd cells: it keeps to their lattice.
    static bool canStartAt(grid::Point p) { return kReach == 1 || (p.x % 2 == 1 && p.y % 2 == 1); }

    /// All for rock that touches nothing open, none for rock beside a room: no maze leaves that.
    void findWaysIn() {
        const Cell* const cells = std::as_const(run_.map.cells).storage().data();
        const std::ptrdiff_t stride = waysIn_.stride();
        std::uint8_t* const waysIn = waysIn_.storage().data();
        const std::ptrdiff_t first = 2 * stride;
        const std::ptrdiff_t end = std::ssize(waysIn_.storage()) - first;
        for (std::ptrdiff_t i = first; i < end; ++i) {
            const int open = cells[i - stride].isWalkable() + cells[i + stride].isWalkable() +
                             cells[i - 1].isWalkable() + cells[i + 1].isWalkable();
            waysIn[i] = static_cast<std::uint8_t>((waysIn[i] & unsigned{open == 0}) * kAll);
        }
    }

    void grow(Index start) {
        // Kept in locals, so that writing a cell does not make the compiler read them again.
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
            const bool straight =
                winding_ < 100 && !(ways & ahead).isEmpty() && !random.chance(winding_);
            const DirectionSet choice = straight ? ahead : ways;
            const std::uint32_t order = straight ? 0 : random.below(24);
            const Direction taken = kFirstOf[order][choice.bits()];
            const std::ptrdiff_t step = firstSteps_[order][choice.bits()];
            run_.write.begin(StepKind::Carve, here, trace::carveDetail(ways, taken));
            // A cell without another way is never looked at again, unless its popping is to be
            // seen. Branch-free: the branch would be unpredictable.
            if (depth == stack_.size()) stack_.resize(2 * depth + 64);
            stack_[depth] = here;
            depth += Mode::kOn || ways.hasSeveral();
            for (int i = 0; i < kReach; ++i) {
                here = shifted(here, step);
                open(here);
                ways = enter(waysIn + here, steps);
            }
            ahead = only(taken);
        }
    }

    void open(Index i) {
        run_.write.set(i, Cell(Terrain::Floor));
        run_.map.marks[i] |= level::kPassage;
    }

    /// A cell is open now: nothing enters it any more, nor its neighbours but from here. Returns
    /// the ways on.
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

    /// The same for a cell that was opened before. With two cells a step, the farther one has all
    /// ways in or none from here.
    static DirectionSet waysOn(const std::uint8_t* here, const Steps& steps) {
        unsigned ways = 0;
        for (std::ptrdiff_t step : steps)
            ways |= kReach == 1 ? here[step] : here[step] & here[2 * step];
        return DirectionSet(ways);
    }

    static DirectionSet only(Direction d) { return DirectionSet(1u << static_cast<unsigned>(d)); }

    StageRun<Mode>& run_;
    const int winding_;
    grid::Grid<std::uint8_t, 2> waysIn_;
    const Steps steps_;
    /// For each order and each set of ways, the step to the order's first way of the set.
    std::array<std::array<std::ptrdiff_t, 16>, 24> firstSteps_;
    std::vector<Index> stack_;
};

template <typename Mode>
StageResult growMaze(StageRun<Mode>& run) {
    if (run.parameter(Maze::Step) == 1) {
        Grower<Mode, 1>(run).fillAllRock();
    } else {
        Grower<Mode, 2>(run).fillAllRock();
    }
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "maze",
    .title = "Maze",
    .summary = "Fills what is still rock with winding corridors that touch nothing and never loop.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kPassages,
    .guarantees = kOpensByDoors | kDigsPassages,
    .run = growMaze<trace::NoRecording>,
    .record = growMaze<trace::Recording>,
};

}  // namespace mazeloom::generate::stage::maze
