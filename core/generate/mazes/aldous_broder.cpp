// SPDX-License-Identifier: MIT
// The algorithm of David Aldous and Andrei Broder (both 1989): one random walk visits all cells,
// and opens the way by which it first reaches each of them. Every spanning tree is equally likely.
#include <array>
#include <vector>

#include "core/generate/mazes/lattice/choices.h"
#include "core/generate/mazes/lattice/loom.h"

namespace mazeloom::generate::mazes::aldous_broder {

namespace {

using grid::Direction;
using trace::StepKind;

constexpr std::array<std::string_view, 4> kLines{
    "Begin at any cell.",
    "Walk to a random neighbour, whether it is in the maze or not.",
    "When the walk reaches a cell for the first time, open the way that it came by.",
    "Done when every cell has been visited. Every possible maze is equally likely.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::Walk, 1},
    StepInfo{StepKind::Grow, 2},
};

/// Once a record has this many steps, it leaves out steps that open nothing.
constexpr std::size_t kMostToldSteps = std::size_t{1} << 22;

template <typename Mode>
class AldousBroder {
  public:
    static constexpr std::uint64_t kPasses = 1;

    explicit AldousBroder(Loom<Mode>& loom) : loom_(loom), isInMaze_(loom.lattice.numbers(), 0) {}

    void weave(const Region& region) {
        loom_.start(region.start);
        isInMaze_[region.start] = 1;
        random::Stream random = loom_.random;
        Node here = region.start;
        std::size_t left = region.nodes.size() - 1;
        const auto step = [&]() __attribute__((always_inline)) {
            const grid::DirectionSet ways = loom_.lattice.ways(here);
            const Direction way = drawnOfFour(ways, random);
            const Node next = loom_.lattice.neighbour(here, way);
            if (isInMaze_[next] == 0) {
                isInMaze_[next] = 1;
                loom_.beginWay(StepKind::Grow, here, ways, way);
                loom_.openBeside(here, way);
                loom_.open(next);
                here = next;
                return --left == 0;
            }
            if (Mode::kOn && told_ < kMostToldSteps) {
                ++told_;
                loom_.beginWay(StepKind::Walk, here, ways, way);
            }
            here = next;
            return false;
        };
        for (std::size_t before = left; !endsInSteps(kEightsAChunk, step); before = left)
            loom_.watch.poll(8 * kEightsAChunk, before - left);
        loom_.random = random;
    }

  private:
    static constexpr int kEightsAChunk = 1 << 9;

    Loom<Mode>& loom_;
    std::vector<std::uint8_t> isInMaze_;
    std::size_t told_ = 0;
};

}  // namespace

extern const Algorithm kAlgorithm = algorithmOf<AldousBroder>("aldous-broder", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::aldous_broder
