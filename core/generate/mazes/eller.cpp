// SPDX-License-Identifier: MIT
// Marlin Eller's algorithm (1982): row by row, and nothing of the rows before has to be remembered
// but which cells of the last one hang together.
#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "core/generate/mazes/lattice/rest.h"

namespace mazeloom::generate::mazes::eller {

namespace {

using grid::Direction;
using trace::StepKind;

constexpr std::array<std::string_view, 5> kLines{
    "Take the next row. Cells without a way from above are sets by themselves.",
    "Between neighbours of different sets toss a coin: open the wall, which joins the sets?",
    "A set that no way leads down from is joined to its neighbours, as are all in the last row.",
    "Each set leads on to the next row by one way at least; a coin decides on each other one.",
    "Where the region's shape has left parts of it apart, join them.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::ScanRow, 0, "Took the row that begins at %1"},
    StepInfo{StepKind::JoinSets, 1},
    StepInfo{StepKind::SkipWall, 1},
    StepInfo{StepKind::CloseRun, 2, "Joined two sets at %1: no way leads down from one of them"},
    StepInfo{StepKind::WayDown, 3},
    StepInfo{StepKind::Link, 4},
};

template <typename Mode>
class Eller {
  public:
    explicit Eller(Loom<Mode>& loom)
        : loom_(loom),
          random_(loom.random),
          sets_(static_cast<std::uint32_t>(loom.lattice.numbers())),
          waysDown_(loom.lattice.numbers(), 0),
          hasWayDown_(loom.lattice.numbers(), 0) {}

    void weave(const Region& region) {
        if (loom_.settings.isHidden) loom_.start(region.start);
        left_ = region.nodes.size();
        random_ = loom_.random;
        const std::span<const Node> nodes = region.nodes;
        for (std::size_t first = 0; first < nodes.size();) {
            std::size_t end = first + 1;
            const int row = loom_.lattice.row(nodes[first]);
            while (end < nodes.size() && loom_.lattice.row(nodes[end]) == row)
                ++end;
            weaveRow(nodes.subspan(first, end - first));
            first = end;
        }
        loom_.random = random_;
        joinRest(loom_, region, sets_, left_);
    }

  private:
    void weaveRow(std::span<const Node> row) {
        loom_.begin(StepKind::ScanRow, row.front());
        loom_.note(row.front(), row.back());
        std::uint32_t last = 0;  // the set of the node before
        for (const Node node : row) {
            const std::uint32_t here = sets_.find(node);
            if (hasWay(node, Direction::Left)) {
                if (here == last) {
                    loom_.beginBeside(StepKind::SkipWall, node - 1, Direction::Right);
                } else if ((random_.bits() & 1u) == 0) {
                    last = join(StepKind::JoinSets, node - 1, Direction::Right);
                    continue;
                }
            }
            last = here;
        }
        findSets(row);
        if (!doAllLeadDown()) {
            joinWhatEnds(row);
            findSets(row);
        }
        leadDown(row);
    }

    /// Also counts their ways down.
    void findSets(std::span<const Node> row) {
        setOf_.resize(row.size());
        for (std::size_t i = 0; i < row.size(); ++i) {
            setOf_[i] = sets_.find(row[i]);
            waysDown_[setOf_[i]] = 0;
            hasWayDown_[setOf_[i]] = 0;
        }
        for (std::size_t i = 0; i < row.size(); ++i)
            waysDown_[setOf_[i]] += hasWay(row[i], Direction::Down) ? 1u : 0u;
    }

    bool doAllLeadDown() const {
        return std::ranges::all_of(setOf_, [&](std::uint32_t set) { return waysDown_[set] > 0; });
    }

    void joinWhatEnds(std::span<const Node> row) {
        for (const Node node : row) {
            if (!hasWay(node, Direction::Right)) continue;
            const std::uint32_t here = sets_.find(node);
            const std::uint32_t next = sets_.find(node + 1);
            if (here == next || (waysDown_[here] > 0 && waysDown_[next] > 0)) continue;
            const std::uint32_t ways = waysDown_[here] + waysDown_[next];
            waysDown_[join(StepKind::CloseRun, node, Direction::Right)] = ways;
        }
    }

    /// Of a set's ways down the last one is taken where no other was.
    void leadDown(std::span<const Node> row) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!hasWay(row[i], Direction::Down)) continue;
            const std::uint32_t set = setOf_[i];
            const std::uint32_t others = --waysDown_[set];
            const bool isOwed = others == 0 && hasWayDown_[set] == 0;
            if (!isOwed && (random_.bits() & 1u) != 0) continue;
            hasWayDown_[set] = 1;
            join(StepKind::WayDown, row[i], Direction::Down);
        }
    }

    bool hasWay(Node node, Direction d) const { return loom_.lattice.ways(node).contains(d); }

    /// Returns the set that both are in then.
    std::uint32_t join(StepKind kind, Node node, Direction d) {
        sets_.unite(node, loom_.lattice.neighbour(node, d));
        --left_;
        loom_.beginBeside(kind, node, d);
        loom_.join(node, d);
        return sets_.find(node);
    }

    Loom<Mode>& loom_;
    random::Stream random_;
    grid::DisjointSets sets_;
    std::size_t left_ = 0;                  ///< sets of the region
    std::vector<std::uint32_t> waysDown_;   ///< of a set, in this row, that are not decided yet
    std::vector<std::uint8_t> hasWayDown_;  ///< of a set, in this row
    std::vector<std::uint32_t> setOf_;      ///< of each cell of the row, once its walls are open
};

}  // namespace

extern const Algorithm kAlgorithm = algorithmOf<Eller>("eller", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::eller
