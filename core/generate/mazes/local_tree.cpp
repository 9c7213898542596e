// SPDX-License-Identifier: MIT
// The local tree: every edge has a weight made from the seed and its place (edge_weights.h), and
// the maze is the minimum spanning tree. The tree does not depend on the algorithm that finds it,
// and a changed cell changes the tree only where that cell was needed: the tree loses the removed
// edges, and replaces each by the lightest edge that joins the two parts again.
//
// Otakar Borůvka's algorithm (1926) builds the tree here. In each round, every part chooses its
// lightest edge to another part, so each round at least halves the number of parts.
#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <vector>

#include "core/generate/mazes/edge_weights.h"
#include "core/generate/mazes/lattice/loom.h"

namespace mazeloom::generate::mazes::local_tree {

namespace {

using grid::Direction;
using trace::StepKind;

constexpr std::array<std::string_view, 4> kLines{
    "Give every wall between two cells a weight that depends only on the seed and the wall's "
    "place.",
    "Every cell is a part of its own. Each part looks for the lightest wall around it.",
    "Open that wall: the parts on its two sides become one.",
    "Repeat until one part is left: the minimum spanning tree. A local change alters it only "
    "nearby.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 1},
    StepInfo{StepKind::JoinSets, 2,
             "Opened the wall at %1: none around the part weighs less. Two parts became one"},
};

using Part = std::uint32_t;

/// An edge between two parts: from a node to the right, or down.
struct Edge {
    std::uint32_t weight;
    std::uint32_t place;  ///< twice the node, plus 1 if it leads down
    Part a;
    Part b;
};

/// The rank of an edge. The high half is the edge's weight, and the low half is its number in a
/// list sorted by place, so that a tie goes to the first place.
using Ranked = std::uint64_t;

constexpr Ranked ranked(std::uint32_t weight, std::size_t number) {
    return Ranked{weight} << 32 | number;
}

template <typename Mode>
class LocalTree {
  public:
    /// Five passes over the nodes, two over the first edges, and about five over all other parts
    /// and edges.
    static constexpr std::uint64_t kPasses = 12;

    explicit LocalTree(Loom<Mode>& loom)
        : loom_(loom),
          weights_(seedOf(loom.random), loom.settings.winding, loom.settings.groupSide,
                   loom.settings.origin),
          weightsOf_(loom.lattice.numbers(), {kNoWay, kNoWay}),
          partOf_(loom.lattice.numbers()) {}

    void weave(const Region& region) {
        if (loom_.settings.isHidden) loom_.start(region.start);
        const auto edgeOf = [&](std::uint32_t number) { return edgeOfNode(region, number); };
        weigh(region);
        reachFromCells(region);
        openLightest(edgeOf);
        renumber(region);
        // Another round without a list of edges: the list takes most of the memory, and is half as
        // long after this round.
        if (lightest_.size() > 1) {
            reachFromNodes(region);
            openLightest(edgeOf);
            renumber(region);
        }
        listEdges(region);
        const auto edgeOfList = [this](std::uint32_t number) { return edges_[number]; };
        while (lightest_.size() > 1) {
            reachFromParts();
            openLightest(edgeOfList);
            forgetEdgesWithin();
        }
    }

  private:
    /// The weight of a missing edge: greater than any other.
    static constexpr std::uint32_t kNoWay = ~0u;
    static constexpr Ranked kNone = ~Ranked{0};

    static std::uint64_t seedOf(random::Stream& random) {
        const std::uint64_t high = random.bits();
        return high << 32 | random.bits();
    }

    /// Computes the weights and makes each cell a part by itself.
    void weigh(const Region& region) {
        Part count = 0;
        Node last = 0;  // not a node's number
        grid::Point place;
        loom_.forEachChunk(region.nodes, [&](std::span<const Node> nodes) {
            for (const Node node : nodes) {
                // Most nodes are consecutive: adding is faster than pointOf(), which divides by the
                // width.
                place = node == last + 1 ? place + grid::Point{2, 0} : loom_.lattice.pointOf(node);
                last = node;
                const grid::DirectionSet ways = loom_.lattice.ways(node);
                EdgeWeights::Pair pair = weights_.of(place);
                if (!ways.contains(Direction::Right)) pair.right = kNoWay;
                if (!ways.contains(Direction::Down)) pair.down = kNoWay;
                weightsOf_[node] = pair;
                partOf_[node] = count++;
            }
        });
    }

    /// Chooses each cell's lightest edge. The i-th cell's edges right and down are 2i and 2i + 1.
    void reachFromCells(const Region& region) {
        lightest_.resize(region.nodes.size());
        joined_.resize(region.nodes.size());
        forEachBelow(lightest_.size(), [&](std::size_t i) {
            const Node node = region.nodes[i];
            const Node above = loom_.lattice.neighbour(node, Direction::Up);
            const EdgeWeights::Pair own = weightsOf_[node];
            // If a way leads to the left, the previous cell is its end; otherwise the weight is
            // kNoWay and the number does not matter.
            const Ranked left = ranked(weightsOf_[node - 1].right, 2 * i - 2);
            const Ranked up = ranked(weightsOf_[above].down, 2 * std::size_t{partOf_[above]} + 1);
            lightest_[i] = std::min(std::min(up, left), std::min(ranked(own.right, 2 * i),
                                                                 ranked(own.down, 2 * i + 1)));
        });
    }

    /// Returns the edge right or down of a node by its number: 2i or 2i + 1 for the i-th node.
    Edge edgeOfNode(const Region& region, std::uint32_t number) const {
        const Node node = region.nodes[number / 2];
        const Direction d = number % 2 == 0 ? Direction::Right : Direction::Down;
        return {0, node << 1 | number % 2, partOf_[node],
                partOf_[loom_.lattice.neighbour(node, d)]};
    }

    /// Chooses the lightest edge of each part of several cells.
    void reachFromNodes(const Region& region) {
        std::size_t number = 0;
        forEachBelow(region.nodes.size(), [&](std::size_t i) {
            const Node node = region.nodes[i];
            const Part here = partOf_[node];
            const grid::DirectionSet ways = loom_.lattice.ways(node);
            const auto reach = [&](Direction d, std::uint32_t weight) {
                const Part there = partOf_[loom_.lattice.neighbour(node, d)];
                const bool leadsOn = ways.contains(d) & (there != here);
                const Ranked reached = leadsOn ? ranked(weight, number) : kNone;
                ++number;
                lightest_[here] = std::min(lightest_[here], reached);
                lightest_[there] = std::min(lightest_[there], reached);
            };
            reach(Direction::Right, weightsOf_[node].right);
            reach(Direction::Down, weightsOf_[node].down);
        });
    }

    /// Gives the nodes the new numbers of their parts.
    void renumber(const Region& region) {
        forEachBelow(region.nodes.size(), [&](std::size_t i) {
            Part& part = partOf_[region.nodes[i]];
            part = joined_[part];
        });
    }

    void reachFromParts() {
        forEachBelow(edgeCount_, [this](std::size_t number) {
            const Edge& edge = edges_[number];
            const Ranked reached = ranked(edge.weight, number);
            lightest_[edge.a] = std::min(lightest_[edge.a], reached);
            lightest_[edge.b] = std::min(lightest_[edge.b], reached);
        });
    }

    /// Opens the chosen edges and joins the parts that they connect; `joined_` then maps old
    /// numbers of parts to new ones. `edgeOf` returns an edge by its number.
    template <typename EdgeOf>
    void openLightest(const EdgeOf& edgeOf) {
        const auto choose = [&](std::size_t number) {
            const auto part = static_cast<Part>(number);
            const Edge edge = edgeOf(static_cast<std::uint32_t>(lightest_[part]));
            const Part to = edge.a ^ edge.b ^ part;
            // If two parts chose the same edge, the first becomes the root of the joined parts.
            const bool isFirst = (lightest_[to] == lightest_[part]) & (part < to);
            joined_[part] = to ^ ((to ^ part) & (0u - unsigned{isFirst}));
            // With a record, the edge is opened once. Without one, both parts open it, because a
            // branch would be unpredictable.
            if (!Mode::kOn || !isFirst) open(edge);
        };
        // Most paths to the root are short; two branch-free steps suffice for them.
        const auto shorten = [this](std::size_t part) { joined_[part] = joined_[joined_[part]]; };
        const auto leadToRoot = [this](std::size_t part) {
            while (joined_[part] != joined_[joined_[part]])
                joined_[part] = joined_[joined_[part]];
        };
        // Renumbers the parts without gaps. A root need not have the smallest number of its part.
        Part left = 0;
        const auto setNumber = [&](std::size_t part) {
            lightest_[part] = left;
            left += joined_[part] == part ? 1u : 0u;
        };
        const auto takeNumber = [this](std::size_t part) {
            joined_[part] = static_cast<Part>(lightest_[joined_[part]]);
        };
        const std::size_t count = lightest_.size();
        forEachBelow(count, choose);
        forEachBelow(count, shorten);
        forEachBelow(count, shorten);
        forEachBelow(count, leadToRoot);
        forEachBelow(count, setNumber);
        forEachBelow(count, takeNumber);
        lightest_.assign(left, kNone);
    }

    void open(const Edge& edge) {
        const Node node = edge.place >> 1;
        const Direction d = (edge.place & 1) == 0 ? Direction::Right : Direction::Down;
        loom_.beginBeside(StepKind::JoinSets, node, d);
        loom_.join(node, d);
    }

    void listEdges(const Region& region) {
        lightest_.shrink_to_fit();
        joined_.resize(lightest_.size());
        joined_.shrink_to_fit();
        edges_ = std::make_unique_for_overwrite<Edge[]>(2 * region.nodes.size());
        std::size_t count = 0;
        const auto list = [&](std::size_t i) {
            const Node node = region.nodes[i];
            const Part here = partOf_[node];
            const Part next = partOf_[node + 1];
            const Part under = partOf_[loom_.lattice.neighbour(node, Direction::Down)];
            const grid::DirectionSet ways = loom_.lattice.ways(node);
            edges_[count] = {weightsOf_[node].right, node << 1, here, next};
            count += unsigned{ways.contains(Direction::Right)} & unsigned{next != here};
            edges_[count] = {weightsOf_[node].down, node << 1 | 1u, here, under};
            count += unsigned{ways.contains(Direction::Down)} & unsigned{under != here};
        };
        forEachBelow(region.nodes.size(), list);
        edgeCount_ = count;
    }

    void forgetEdgesWithin() {
        std::size_t kept = 0;
        const auto keep = [&](std::size_t number) {
            const Edge& edge = edges_[number];
            const Edge now{edge.weight, edge.place, joined_[edge.a], joined_[edge.b]};
            edges_[kept] = now;
            kept += now.a != now.b ? 1u : 0u;
        };
        forEachBelow(edgeCount_, keep);
        edgeCount_ = kept;
    }

    /// Calls visit(i) for all i below `count`.
    template <typename Visit>
    void forEachBelow(std::size_t count, const Visit& visit) {
        loom_.watch.forEachChunk(count, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                visit(i);
        });
    }

    Loom<Mode>& loom_;
    EdgeWeights weights_;
    std::vector<EdgeWeights::Pair> weightsOf_;
    std::vector<Part> partOf_;      ///< each node's part; until the edges are listed
    std::vector<Ranked> lightest_;  ///< the lightest edge of each part
    std::vector<Part> joined_;      ///< the new number of each part
    /// Edges between two parts, in the order of places. A vector would initialize its elements
    /// needlessly.
    std::unique_ptr<Edge[]> edges_;
    std::size_t edgeCount_ = 0;
};

}  // namespace

extern const Algorithm kAlgorithm = algorithmOf<LocalTree>("local-tree", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::local_tree
