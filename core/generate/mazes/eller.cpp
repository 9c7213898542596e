// SPDX-License-Identifier: MIT
// Marlin Eller's algorithm (1982): works row by row, and remembers only which cells of the previous
// row are connected.
#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <vector>

#include "core/generate/mazes/lattice/rest.h"

namespace mazeloom::generate::mazes::eller {

namespace {

using grid::Direction;
using trace::StepKind;

constexpr std::array<std::string_view, 5> kLines{
    "Take the next row. Each cell without a way from above is a set of its own.",
    "Toss a coin for each wall between different sets: opening it joins the sets.",
    "Join a set that cannot lead down to its neighbours, and join all sets of the last row.",
    "Open at least one way down from each set; a coin decides about each further one.",
    "If the region's shape leaves separate parts, join them.",
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

/// The sets of a row's cells. Each set is a ring of columns: from left to right, and from the last
/// column back to the first. Ways do not cross, so sets do not interleave: only whole other sets
/// lie between two consecutive columns of a set. So two adjacent cells are in one set exactly if
/// one follows the other in its ring.
///
/// Conditional operations are branch-free, because the drawn conditions are unpredictable.
class RowSets {
  public:
    using Column = std::uint32_t;

    /// Makes each column a set by itself.
    explicit RowSets(std::size_t columns) : next_(columns), before_(columns) {
        std::iota(next_.begin(), next_.end(), Column{0});
        std::iota(before_.begin(), before_.end(), Column{0});
    }

    Column before(Column at) const { return before_[at]; }
    bool isAlone(Column at) const { return next_[at] == at; }
    bool areSame(Column left, Column right) const { return next_[left] == right; }

    /// Joins the sets of two adjacent cells if `isJoined`. The sets must be different.
    void joinIf(bool isJoined, Column left, Column right) {
        const Column next = next_[left];
        const Column before = before_[right];
        next_[left] = isJoined ? right : next;
        before_[right] = isJoined ? left : before;
        next_[before] = isJoined ? next : right;
        before_[next] = isJoined ? before : left;
    }
    /// Removes a column from its set and makes it a set by itself, if `isLeft`.
    void leaveIf(bool isLeft, Column at) {
        const Column next = next_[at];
        const Column before = before_[at];
        next_[before] = isLeft ? next : at;
        before_[next] = isLeft ? before : at;
        next_[at] = isLeft ? at : next_[at];
        before_[at] = isLeft ? at : before_[at];
    }

  private:
    std::vector<Column> next_;
    std::vector<Column> before_;
};

template <typename Mode>
class Eller {
  public:
    static constexpr std::uint64_t kPasses = 1 + OpenedWays::kPasses;

    explicit Eller(Loom<Mode>& loom)
        : loom_(loom),
          random_(loom.random),
          sets_(static_cast<std::size_t>(loom.lattice.steps()[2])),
          opened_(loom.lattice.numbers()) {}

    void weave(const Region& region) {
        if (loom_.settings.isHidden) loom_.start(region.start);
        opened_.clear();
        random_ = loom_.random;
        const std::span<const Node> nodes = region.nodes;
        for (std::size_t first = 0; first < nodes.size();) {
            const int row = loom_.lattice.row(nodes[first]);
            rowBegin_ = loom_.lattice.nodeAt(0, row);
            const Node rowEnd = loom_.lattice.nodeAt(0, row + 1);
            std::size_t end = first + 1;
            while (end < nodes.size() && nodes[end] < rowEnd)
                ++end;
            weaveRow(nodes.subspan(first, end - first));
            loom_.watch.poll(end - first);
            first = end;
        }
        loom_.random = random_;
        opened_.joinRestOf(loom_, region);
    }

  private:
    using Column = RowSets::Column;

    void weaveRow(std::span<const Node> row) {
        loom_.begin(StepKind::ScanRow, row.front());
        loom_.note(row.front(), row.back());
        for (const Node node : row) {
            if (!hasWay(node, Direction::Left)) continue;
            if (sets_.areSame(column(node) - 1, column(node))) {
                loom_.beginBeside(StepKind::SkipWall, node - 1, Direction::Right);
            } else {
                joinIf((random_.bits() & 1u) == 0, StepKind::JoinSets, node - 1);
            }
        }
        const auto leadsDown = [&](Node node) { return hasWay(node, Direction::Down); };
        if (!std::ranges::all_of(row, leadsDown)) joinWhatEnds(row);
        leadDown(row);
    }

    void joinWhatEnds(std::span<const Node> row) {
        grid::DisjointSets sets(column(row.back()) + 1);
        std::vector<std::uint32_t> waysDown(sets.count());
        for (const Node node : row)
            sets.unite(column(node), sets_.before(column(node)));
        for (const Node node : row)
            waysDown[sets.find(column(node))] += hasWay(node, Direction::Down) ? 1u : 0u;
        for (const Node node : row) {
            if (!hasWay(node, Direction::Right)) continue;
            const std::uint32_t here = sets.find(column(node));
            const std::uint32_t next = sets.find(column(node) + 1);
            if (here == next || (waysDown[here] > 0 && waysDown[next] > 0)) continue;
            joinIf(true, StepKind::CloseRun, node);
            sets.unite(here, next);
            waysDown[sets.find(here)] = waysDown[here] + waysDown[next];
        }
        for (const Node node : row)
            sets_.leaveIf(!hasWay(node, Direction::Down), column(node));
    }

    /// Draws the ways down. A cell without a way down leaves its set; the last cell left in a set
    /// always gets a way down.
    void leadDown(std::span<const Node> row) {
        for (const Node node : row) {
            if (!hasWay(node, Direction::Down)) continue;
            const bool isOwed = sets_.isAlone(column(node));
            const bool isTaken = isOwed || (random_.bits() & 1u) == 0;
            sets_.leaveIf(!isTaken, column(node));
            openIf(isTaken, StepKind::WayDown, node, Direction::Down);
        }
    }

    bool hasWay(Node node, Direction d) const { return loom_.lattice.ways(node).contains(d); }
    Column column(Node node) const { return node - rowBegin_; }

    /// Joins the sets of a node and the next one, and opens the way between them, if `isJoined`.
    void joinIf(bool isJoined, StepKind kind, Node node) {
        sets_.joinIf(isJoined, column(node), column(node) + 1);
        openIf(isJoined, kind, node, Direction::Right);
    }

    void openIf(bool isOpen, StepKind kind, Node node, Direction d) {
        opened_.addIf(isOpen, node, loom_.lattice.neighbour(node, d));
        if (Mode::kOn && isOpen) {
            loom_.beginBeside(kind, node, d);
            loom_.join(node, d);
        } else {
            loom_.openBesideIf(isOpen, node, d);
        }
    }

    Loom<Mode>& loom_;
    random::Stream random_;
    RowSets sets_;  ///< sets of the row's cells that ways above or in the row connect
    OpenedWays opened_;
    Node rowBegin_ = 0;  ///< the number of the row's node in the lattice's first column
};

}  // namespace

extern const Algorithm kAlgorithm = algorithmOf<Eller>("eller", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::eller
