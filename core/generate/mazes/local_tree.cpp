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

/// Compared first by weight; equal weights by place: twice the node that has the edge to the right
/// or down, plus 1 where it is down, in the low half.
using Edge = std::uint64_t;
using Part = std::uint32_t;

/// A part's lightest edge, and the part that it leads to.
struct Lightest {
    Edge edge = ~Edge{0};
    Part to = 0;

    /// Without a branch: whether one is lighter could not be foretold.
    void take(Edge other, Part part) {
        const bool isLess = other < edge;
        edge = isLess ? other : edge;
        to = isLess ? part : to;
    }
};

struct Between {
    Edge edge;
    Part a;
    Part b;
};

template <typename Mode>
class LocalTree {
  public:
    explicit LocalTree(Loom<Mode>& loom)
        : loom_(loom),
          weights_(seedOf(loom.random), loom.settings.winding, loom.settings.groupSide),
          weightsOf_(loom.lattice.numbers(), {kNoWay, kNoWay}),
          partOf_(loom.lattice.numbers()),
          joined_(loom.lattice.numbers()) {}

    void weave(const Region& region) {
        if (loom_.settings.isHidden) loom_.start(region.start);
        weigh(region);
        reachFromCells(region);
        openLightest();
        listEdges(region);
        while (lightest_.size() > 1) {
            reachFromParts();
            openLightest();
            forgetEdgesWithin();
        }
    }

  private:
    /// More than any weight.
    static constexpr std::uint32_t kNoWay = ~0u;

    static std::uint64_t seedOf(random::Stream& random) {
        const std::uint64_t high = random.bits();
        return high << 32 | random.bits();
    }

    Edge rightOf(Node node) const { return Edge{weightsOf_[node].right} << 32 | node << 1; }
    Edge below(Node node) const { return Edge{weightsOf_[node].down} << 32 | node << 1 | 1u; }

    /// Each cell is a part by itself.
    void weigh(const Region& region) {
        Part count = 0;
        Node last = 0;  // no node's number
        grid::Point place;
        for (const Node node : region.nodes) {
            // Most follow each other, and to divide by the width takes long.
            place = node == last + 1 ? place + grid::Point{2, 0} : loom_.lattice.pointOf(node);
            last = node;
            const grid::DirectionSet ways = loom_.lattice.ways(node);
            EdgeWeights::Pair pair = weights_.of(place);
            if (!ways.contains(Direction::Right)) pair.right = kNoWay;
            if (!ways.contains(Direction::Down)) pair.down = kNoWay;
            weightsOf_[node] = pair;
            partOf_[node] = count++;
        }
    }

    void reachFromCells(const Region& region) {
        lightest_.assign(region.nodes.size(), {});
        for (const Node node : region.nodes) {
            Lightest& lightest = lightest_[partOf_[node]];
            const Node above = loom_.lattice.neighbour(node, Direction::Up);
            lightest.take(below(above), partOf_[above]);
            lightest.take(rightOf(node - 1), partOf_[node - 1]);
            lightest.take(rightOf(node), partOf_[node + 1]);
            lightest.take(below(node), partOf_[loom_.lattice.neighbour(node, Direction::Down)]);
        }
    }

    void reachFromParts() {
        for (const Between& between : edges_) {
            lightest_[between.a].take(between.edge, between.b);
            lightest_[between.b].take(between.edge, between.a);
        }
    }

    /// What hangs together then is one part, by the number that `joined_` has for each old one.
    void openLightest() {
        const auto count = static_cast<Part>(lightest_.size());
        for (Part part = 0; part < count; ++part) {
            const auto& [edge, to] = lightest_[part];
            // Of two parts that chose the same edge the first one stands for all that they join.
            const bool isFirst = lightest_[to].to == part && part < to;
            joined_[part] = isFirst ? part : to;
            if (!isFirst) open(edge);
        }
        for (Part part = 0; part < count; ++part) {
            while (joined_[part] != joined_[joined_[part]])
                joined_[part] = joined_[joined_[part]];
        }
        // Numbers without gaps. The least part of those joined may not be the one that stands for
        // them.
        Part left = 0;
        for (Part part = 0; part < count; ++part) {
            if (joined_[part] == part) lightest_[part].to = left++;
        }
        for (Part part = 0; part < count; ++part)
            joined_[part] = lightest_[joined_[part]].to;
        lightest_.assign(left, {});
    }

    void open(Edge edge) {
        const Node node = static_cast<Node>(edge) >> 1;
        const Direction d = (edge & 1) == 0 ? Direction::Right : Direction::Down;
        loom_.beginBeside(StepKind::JoinSets, node, d);
        loom_.join(node, d);
    }

    void listEdges(const Region& region) {
        std::size_t count = 0;
        for (const Node node : region.nodes) {
            if (edges_.size() < count + 2) edges_.resize(2 * count + 64);
            const Part here = joined_[partOf_[node]];
            const Part next = joined_[partOf_[node + 1]];
            const Part under = joined_[partOf_[loom_.lattice.neighbour(node, Direction::Down)]];
            const grid::DirectionSet ways = loom_.lattice.ways(node);
            edges_[count] = {rightOf(node), here, next};
            count += unsigned{ways.contains(Direction::Right)} & unsigned{next != here};
            edges_[count] = {below(node), here, under};
            count += unsigned{ways.contains(Direction::Down)} & unsigned{under != here};
        }
        edges_.resize(count);
    }

    void forgetEdgesWithin() {
        std::size_t kept = 0;
        for (const Between& between : edges_) {
            const Between now{between.edge, joined_[between.a], joined_[between.b]};
            edges_[kept] = now;
            kept += now.a != now.b ? 1u : 0u;
        }
        edges_.resize(kept);
    }

    Loom<Mode>& loom_;
    EdgeWeights weights_;
    std::vector<EdgeWeights::Pair> weightsOf_;
    std::vector<Part> partOf_;        ///< of a node, at first
    std::vector<Lightest> lightest_;  ///< of each part
    std::vector<Part> joined_;        ///< the new number of each part
    std::vector<Between> edges_;      ///< between two parts
};

}  // namespace

extern const Algorithm kAlgorithm = algorithmOf<LocalTree>("local-tree", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::local_tree
