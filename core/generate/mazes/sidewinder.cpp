// SPDX-License-Identifier: MIT
// Sidewinder: divides each row into runs of cells, each with one way up from a random one of its
// cells. Described by Walter D. Pullen (Think Labyrinth) and Jamis Buck (2011).
#include <array>
#include <vector>

#include "core/generate/mazes/lattice/rest.h"

namespace mazeloom::generate::mazes::sidewinder {

namespace {

using grid::Direction;
using trace::StepKind;

constexpr std::array<std::string_view, 5> kLines{
    "Take the cells row by row, from the left: each joins the run of the cells before it.",
    "Toss a coin: continue the run to the right?",
    "Or close it: a random cell of the run opens the way up.",
    "A run that can do neither stays as it is; in a rectangle that is the first row.",
    "If the region's shape leaves separate parts, join them.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 3},
    StepInfo{StepKind::Grow, 1},
    StepInfo{StepKind::CloseRun, 2},
    StepInfo{StepKind::Link, 4},
};

template <typename Mode>
class Sidewinder {
  public:
    static constexpr std::uint64_t kPasses = 1 + OpenedWays::kPasses;

    explicit Sidewinder(Loom<Mode>& loom) : loom_(loom), opened_(loom.lattice.numbers()) {}

    void weave(const Region& region) {
        opened_.clear();
        random::Stream random = loom_.random;
        waysUp_.clear();
        bool isNew = true;
        Node first = 0;
        const auto addToRuns = [&](std::span<const Node> nodes) {
            for (const Node node : nodes) {
                if (isNew) first = node;
                isNew = false;
                const grid::DirectionSet ways = loom_.lattice.ways(node);
                if (ways.contains(Direction::Up)) waysUp_.push_back(node);
                const bool goesOn = ways.contains(Direction::Right) &&
                                    (waysUp_.empty() || (random.bits() & 1u) == 0);
                if (goesOn) {
                    loom_.beginWay(StepKind::Grow, node, ways & grid::DirectionSet(kUpAndRight),
                                   Direction::Right);
                    loom_.open(node);
                    loom_.openBeside(node, Direction::Right);
                    opened_.add(node, node + 1);
                    continue;
                }
                close(first, node, random);
                waysUp_.clear();
                isNew = true;
            }
        };
        loom_.forEachChunk(region.nodes, addToRuns);
        loom_.random = random;
        opened_.joinRestOf(loom_, region);
    }

  private:
    static constexpr unsigned kUpAndRight = 0b0011;

    void close(Node first, Node last, random::Stream& random) {
        if (waysUp_.empty()) {
            loom_.start(last);
            return;
        }
        const Node up = waysUp_[random.below(static_cast<std::uint32_t>(waysUp_.size()))];
        loom_.begin(StepKind::CloseRun, up);
        loom_.note(first, last);
        loom_.open(last);
        loom_.openBeside(up, Direction::Up);
        opened_.add(up, loom_.lattice.neighbour(up, Direction::Up));
    }

    Loom<Mode>& loom_;
    OpenedWays opened_;
    std::vector<Node> waysUp_;  ///< cells of the run that have a way up
};

}  // namespace

extern const Algorithm kAlgorithm = algorithmOf<Sidewinder>("sidewinder", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::sidewinder
