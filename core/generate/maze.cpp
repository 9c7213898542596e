// SPDX-License-Identifier: MIT
// The drunkard's walk of seeds 003: grow a corridor at random wherever it touches nothing open, go
// back one cell at dead ends, until the stack of carved cells is empty. What comes out is a perfect
// maze: a cell is only ever opened beside the one cell it is opened from, so no loop can close.
#include "core/generate/maze.h"

#include <array>
#include <optional>
#include <vector>

#include "core/generate/ground.h"
#include "core/generate/permutations.h"

namespace mazeloom::generate {

namespace {

using grid::Direction;
using grid::DirectionSet;
using grid::Index;
using level::Cell;
using level::Terrain;
using trace::StepKind;

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
          cells_(run.map.cells),
          steps_(cells_.steps()),
          winding_(run.parameter(Maze::Winding)),
          openNeighbours_(rockOf(run.map)) {
        countOpenNeighbours();
    }

    void fillAllRock() {
        for (int y = 1; y < cells_.height() - 1; y += kReach) {
            const auto row = openNeighbours_.row(y);
            const std::uint8_t* end = row.data() + row.size();
            for (const std::uint8_t* at = row.data(); (at = findByte(at, end, 0)) != end; ++at) {
                const auto x = static_cast<int>(at - row.data());
                // With two cells a step a maze may only start at odd cells: it keeps to their
                // lattice.
                if (kReach == 1 || x % 2 == 1) grow(cells_.index({x, y}));
            }
        }
    }

  private:
    /// Border, void, furniture, handcrafted and open cells: never to be carved.
    static constexpr std::uint8_t kBlocked = 0x80;

    /// For each cell that may be carved, how many of its neighbours are open: a cell can be opened
    /// from a neighbour without closing a loop when that neighbour is the only one.
    void countOpenNeighbours() {
        const std::ptrdiff_t stride = cells_.stride();
        const std::ptrdiff_t width = cells_.width();
        for (int y = 0; y < cells_.height(); ++y) {
            const Cell* cells = cells_.row(y).data();
            std::uint8_t* counts = openNeighbours_.row(y).data();
            for (std::ptrdiff_t x = 0; x < width; ++x) {
                const int open = cells[x - stride].isWalkable() + cells[x + stride].isWalkable() +
                                 cells[x - 1].isWalkable() + cells[x + 1].isWalkable();
                counts[x] = static_cast<std::uint8_t>(counts[x] != 0 ? open : kBlocked);
            }
        }
    }

    void open(Index i) {
        run_.write.set(i, Cell(Terrain::Floor));
        run_.map.marks[i] |= level::kPassage;
        openNeighbours_[i] = kBlocked;
        for (std::ptrdiff_t step : steps_)
            ++openNeighbours_[shifted(i, step)];
    }

    /// 1 or 0. Nothing here branches: which way is free is a coin toss each time.
    unsigned isFree(Index from, std::ptrdiff_t step) const {
        const Index next = shifted(from, step);
        const unsigned touchesOnlyThis = openNeighbours_[next] == 1 ? 1 : 0;
        if constexpr (kReach == 1) return touchesOnlyThis;
        return touchesOnlyThis & (openNeighbours_[shifted(next, step)] == 0 ? 1u : 0u);
    }

    DirectionSet freeFrom(Index cell) const {
        unsigned free = 0;
        for (unsigned d = 0; d < 4; ++d)
            free |= isFree(cell, steps_[d]) << d;
        return DirectionSet(free);
    }

    Direction choose(DirectionSet free) {
        if (winding_ < 100 && last_ && free.contains(*last_) && !run_.random.chance(winding_)) {
            return *last_;
        }
        return kFirstFree[free.bits()][run_.random.below(24)];
    }

    static DirectionSet only(Direction d) { return DirectionSet(1u << static_cast<unsigned>(d)); }

    void grow(Index start) {
        run_.write.begin(StepKind::Start, start);
        open(start);
        last_.reset();
        stack_.assign(1, start);
        while (!stack_.empty()) {
            const Index here = stack_.back();
            const DirectionSet free = freeFrom(here);
            if (free.isEmpty()) {
                run_.write.begin(StepKind::Backtrack, here);
                stack_.pop_back();
                last_.reset();
                continue;
            }
            const Direction taken = choose(free);
            run_.write.begin(StepKind::Carve, here, trace::carveDetail(free, taken));
            Index next = here;
            for (int i = 0; i < kReach; ++i) {
                next = shifted(next, steps_[static_cast<std::size_t>(taken)]);
                open(next);
            }
            // A cell without another way is never looked at again, unless its popping is to be
            // seen.
            if (!run_.write.kRecords && free == only(taken)) stack_.pop_back();
            stack_.push_back(next);
            last_ = taken;
        }
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const std::array<std::ptrdiff_t, 4> steps_;
    const int winding_;
    grid::Grid<std::uint8_t, 2> openNeighbours_;
    std::vector<Index> stack_;
    std::optional<Direction> last_;
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

const Stage mazeStage{
    .id = "maze",
    .title = "Maze",
    .summary = "Fills what is still rock with winding corridors that touch nothing and never loop.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kPassages,
    .run = growMaze<trace::NoRecording>,
    .record = growMaze<trace::Recording>,
};

}  // namespace mazeloom::generate
