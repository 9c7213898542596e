// SPDX-License-Identifier: MIT
// The binary tree: each cell opens one way, up or to the left. The algorithm needs no memory, and
// the result shows that: all paths lead to one corner. Described by Walter D. Pullen (Think
// Labyrinth) and Jamis Buck (2011).
#include <array>

#include "core/generate/mazes/lattice/choices.h"
#include "core/generate/mazes/lattice/rest.h"

namespace mazeloom::generate::mazes::binary_tree {

namespace {

using grid::Direction;
using trace::StepKind;

constexpr std::array<std::string_view, 4> kLines{
    "Take the cells row by row.",
    "Open the way up or the way to the left, at random if both can be opened.",
    "A cell that has neither stays as it is; in a rectangle that is only the first cell.",
    "If the region's shape leaves separate parts, join them.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 2},
    StepInfo{StepKind::Grow, 1},
    StepInfo{StepKind::Link, 3},
};

template <typename Mode>
class BinaryTree {
  public:
    static constexpr std::uint64_t kPasses = 1 + OpenedWays::kPasses;

    explicit BinaryTree(Loom<Mode>& loom) : loom_(loom), opened_(loom.lattice.numbers()) {}

    void weave(const Region& region) {
        constexpr unsigned kUpAndLeft = 0b1001;
        opened_.clear();
        random::Stream random = loom_.random;
        const auto openWays = [&](std::span<const Node> nodes) {
            for (const Node node : nodes) {
                const grid::DirectionSet ways =
                    loom_.lattice.ways(node) & grid::DirectionSet(kUpAndLeft);
                if (ways.isEmpty()) {
                    loom_.start(node);
                    continue;
                }
                const Choices choices = kChoices[ways.bits()];
                const Direction taken = choices[random.below(choices.count)];
                loom_.beginWay(StepKind::Grow, node, ways, taken);
                loom_.open(node);
                loom_.openBeside(node, taken);
                opened_.add(node, loom_.lattice.neighbour(node, taken));
            }
        };
        loom_.forEachChunk(region.nodes, openWays);
        loom_.random = random;
        opened_.joinRestOf(loom_, region);
    }

  private:
    Loom<Mode>& loom_;
    OpenedWays opened_;
};

}  // namespace

extern const Algorithm kAlgorithm = algorithmOf<BinaryTree>("binary-tree", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::binary_tree
