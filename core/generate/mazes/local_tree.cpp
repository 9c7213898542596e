// SPDX-License-Identifier: MIT
// The local tree: every way between two neighbours has a weight that is made of the seed and its
// place (edge_weights.h), and the maze is the tree of least weight. It is one and the same whatever
// algorithm finds it, and a changed cell changes it only where that cell was needed: a tree of
// least weight loses the ways that are gone, and for each of them takes the lightest that joins the
// two parts again.
//
// It grows here by the algorithm of Otakar Borůvka (1926): all parts at once reach for their
// lightest way out, and with every round there are at most half as many.
#include <array>
#include <vector>

#include "core/generate/mazes/edge_weights.h"
#include "core/generate/mazes/lattice/loom.h"
#include "core/grid/disjoint_sets.h"

namespace mazeloom::generate::mazes::local_tree {

namespace {

using grid::Direction;
using trace::StepKind;

constexpr std::array<std::string_view, 4> kLines{
    "Give every wall between two cells a weight, made of the seed and the wall's place alone.",
    "Every cell is a part by itself. Each part looks for the lightest wall around it.",
    "Open that wall: the parts on its two sides become one.",
    "Again, until one part is left: the tree of least weight. A change here alters it only near.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 1},
    StepInfo{StepKind::JoinSets, 2,
             "Opened the wall at %1: none around the part weighs less. Two parts became one"},
};

/// Compared first by weight; equal weights by place. Twice the node that has the edge to the right
/// or down, plus 1 where it is down, in the low half.
using Edge = std::uint64_t;

template <typename Mode>
class LocalTree {
  public:
    explicit LocalTree(Loom<Mode>& loom)
        : loom_(loom),
          weights_(seedOf(loom.random), loom.settings.winding, loom.settings.groupSide),
          sets_(static_cast<std::uint32_t>(loom.lattice.numbers())),
          lightest_(loom.lattice.numbers(), kNone) {}

    void weave(const Region& region) {
        if (loom_.settings.isHidden) loom_.start(region.start);
        listEdges(region);
        std::size_t parts = region.nodes.size();
        while (parts > 1) {
            findLightest();
            parts -= openLightest();
        }
    }

  private:
    static constexpr Edge kNone = ~Edge{0};

    static std::uint64_t seedOf(random::Stream& random) {
        const std::uint64_t high = random.bits();
        return high << 32 | random.bits();
    }

    static Direction directionOf(Edge edge) {
        return (edge & 1) == 0 ? Direction::Right : Direction::Down;
    }
    static Node nodeOf(Edge edge) { return static_cast<Node>(edge) >> 1; }

    void listEdges(const Region& region) {
        edges_.clear();
        edges_.reserve(2 * region.nodes.size());
        for (const Node node : region.nodes) {
            const grid::DirectionSet ways = loom_.lattice.ways(node);
            const EdgeWeights::Pair pair = weights_.of(loom_.lattice.pointOf(node));
            if (ways.contains(Direction::Right)) {
                edges_.push_back(Edge{pair.right} << 32 | node << 1);
            }
            if (ways.contains(Direction::Down)) {
                edges_.push_back(Edge{pair.down} << 32 | node << 1 | 1u);
            }
        }
    }

    /// Forgets the edges within parts on the way.
    void findLightest() {
        std::size_t kept = 0;
        for (const Edge edge : edges_) {
            const Node node = nodeOf(edge);
            const Node here = sets_.find(node);
            const Node there = sets_.find(loom_.lattice.neighbour(node, directionOf(edge)));
            if (here == there) continue;
            edges_[kept++] = edge;
            for (const Node part : {here, there}) {
                if (lightest_[part] == kNone) reaching_.push_back(part);
                if (edge < lightest_[part]) lightest_[part] = edge;
            }
        }
        edges_.resize(kept);
    }

    /// Returns how many parts fewer there are.
    std::size_t openLightest() {
        std::size_t joined = 0;
        for (const Node part : reaching_) {
            const Edge edge = lightest_[part];
            lightest_[part] = kNone;
            const Node node = nodeOf(edge);
            const Direction d = directionOf(edge);
            // Two parts may have chosen the same way.
            if (!sets_.unite(node, loom_.lattice.neighbour(node, d))) continue;
            ++joined;
            loom_.beginBeside(StepKind::JoinSets, node, d);
            loom_.join(node, d);
        }
        reaching_.clear();
        return joined;
    }

    Loom<Mode>& loom_;
    EdgeWeights weights_;
    grid::DisjointSets sets_;
    std::vector<Edge> lightest_;  ///< around a part, by the node that stands for it
    std::vector<Edge> edges_;     ///< between two parts
    std::vector<Node> reaching_;  ///< parts that have a lightest way out
};

}  // namespace

extern const Algorithm kAlgorithm = algorithmOf<LocalTree>("local-tree", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::local_tree
