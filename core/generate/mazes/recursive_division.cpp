// SPDX-License-Identifier: MIT
// Recursive division: starts with the region as one hall, divides it by a wall with one gap, and
// repeats this in both halves until only corridors are left. It is the only algorithm here that
// builds walls; described by John Perry and Walter D. Pullen.
//
// A wall may split a hall with gaps (missing nodes or ways) into more than two pieces. Each piece
// is then divided separately, and just enough ways through the wall stay open to connect the
// pieces. A hall without gaps splits into two known rectangles, so nothing has to be searched.
#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "core/generate/mazes/lattice/loom.h"
#include "core/grid/disjoint_sets.h"

namespace mazeloom::generate::mazes::recursive_division {

namespace {

using grid::Direction;
using trace::StepKind;

constexpr std::array<std::string_view, 4> kLines{
    "Open the whole region as one hall.",
    "Draw a straight line through the hall, more often across its longer side.",
    "Build a wall along it with one random gap, and with more only where the hall would fall "
    "apart.",
    "Do the same with the halls on its two sides, until all halls are corridors.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::OpenHall, 0},
    StepInfo{StepKind::BuildWall, 2},
};

/// Columns and rows of the lattice, both ends included.
struct Box {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    int width() const { return right - left + 1; }
    int height() const { return bottom - top + 1; }
};

/// A part of the region that still has to be divided.
struct Hall {
    Box box;
    /// Its range in `order_`; empty if the hall has all nodes of the box and all ways between them.
    std::size_t first = 0;
    std::size_t end = 0;

    bool isWhole() const { return first == end; }
};

template <typename Mode>
class RecursiveDivision {
  public:
    /// Opens each node at the end, and passes over each node of a wall or of a hall with gaps.
    static constexpr std::uint64_t kPasses = 5;

    explicit RecursiveDivision(Loom<Mode>& loom)
        : loom_(loom),
          ways_(loom.lattice.allWays().begin(), loom.lattice.allWays().end()),
          hallOf_(loom.lattice.numbers(), 0),
          hasPillar_(Mode::kOn ? loom.lattice.numbers() : 0, 0) {}

    void weave(const Region& region) {
        if (Mode::kOn) openAll(region);
        random::Stream random = loom_.random;
        order_.assign(region.nodes.begin(), region.nodes.end());
        const std::uint32_t all = ++halls_;
        for (const Node node : order_)
            hallOf_[node] = all;
        todo_.push_back(hallOf(0, order_.size()));
        while (!todo_.empty()) {
            const Hall hall = todo_.back();
            todo_.pop_back();
            divide(hall, random);
            loom_.watch.poll(hall.isWhole() ? crossing_.size() : 0);
        }
        loom_.random = random;
        // Opens what remains; with a record, the map already shows it.
        loom_.forEachChunk(region.nodes, [this](std::span<const Node> nodes) {
            for (const Node node : nodes) {
                loom_.open(node);
                loom_.openBesideIf(hasWay(node, Direction::Right), node, Direction::Right);
                loom_.openBesideIf(hasWay(node, Direction::Down), node, Direction::Down);
            }
        });
    }

  private:
    bool hasWay(Node node, Direction d) const {
        return (ways_[node] >> static_cast<unsigned>(d) & 1u) != 0;
    }

    /// Opens the region row by row. Also opens the pillar between four nodes if ways join all four.
    void openAll(const Region& region) {
        Weaving<Mode>& weaving = loom_.weaving();
        int row = -1;
        for (const Node node : region.nodes) {
            if (loom_.lattice.row(node) != row) {
                loom_.watch.poll(static_cast<std::uint64_t>(loom_.lattice.steps()[2]));
                row = loom_.lattice.row(node);
                loom_.begin(StepKind::OpenHall, node);
            }
            weaving.show(loom_.lattice.cellOf(node));
            for (const Direction d : {Direction::Right, Direction::Down}) {
                if (hasWay(node, d)) weaving.show(loom_.lattice.cellBeside(node, d));
            }
            const Node below = loom_.lattice.neighbour(node, Direction::Down);
            if (!hasWay(node, Direction::Right) || !hasWay(node, Direction::Down) ||
                !hasWay(node + 1, Direction::Down) || !hasWay(below, Direction::Right) ||
                !weaving.canShow(pillarOf(node))) {
                continue;
            }
            hasPillar_[node] = 1;
            weaving.show(pillarOf(node));
        }
    }

    /// Returns the cell between a node and its neighbour diagonally below to the right.
    grid::Index pillarOf(Node node) const {
        return static_cast<grid::Index>(loom_.lattice.cellBeside(node, Direction::Down) + 1);
    }

    /// Returns the hall that consists of the nodes from `first` to `end` − 1 of `order_`.
    Hall hallOf(std::size_t first, std::size_t end) const {
        const Lattice& lattice = loom_.lattice;
        const int left = lattice.column(order_[first]);
        const int top = lattice.row(order_[first]);
        Box box{left, top, left, top};
        std::size_t ways = 0;
        int column = left;
        int row = top;
        for (std::size_t i = first; i < end; ++i) {
            // Most nodes are consecutive: counting is faster than dividing by the width.
            if (i > first && order_[i] == order_[i - 1] + 1) {
                ++column;
            } else {
                column = lattice.column(order_[i]);
                row = lattice.row(order_[i]);
            }
            box = {std::min(box.left, column), std::min(box.top, row), std::max(box.right, column),
                   std::max(box.bottom, row)};
            ways += leadsWithin(order_[i], Direction::Right) ? 1u : 0u;
            ways += leadsWithin(order_[i], Direction::Down) ? 1u : 0u;
        }
        const auto width = static_cast<std::size_t>(box.width());
        const auto height = static_cast<std::size_t>(box.height());
        const bool isWhole =
            end - first == width * height && ways == width * (height - 1) + height * (width - 1);
        return isWhole ? Hall{box, 0, 0} : Hall{box, first, end};
    }

    /// Whether a way leads to a node of the same hall.
    bool leadsWithin(Node node, Direction d) const {
        return hasWay(node, d) && hallOf_[loom_.lattice.neighbour(node, d)] == hallOf_[node];
    }

    void divide(const Hall& hall, random::Stream& random) {
        const Box& box = hall.box;
        if (box.width() < 2 || box.height() < 2) return;
        const bool isUpright =
            static_cast<int>(random.below(static_cast<std::uint32_t>(box.width() + box.height()))) <
            box.width();
        const int lines = (isUpright ? box.width() : box.height()) - 1;
        const int line = (isUpright ? box.left : box.top) +
                         static_cast<int>(random.below(static_cast<std::uint32_t>(lines)));
        const Direction across = isUpright ? Direction::Right : Direction::Down;
        if (hall.isWhole()) {
            divideWhole(box, across, line, random);
        } else {
            divideWithGaps(hall, across, line, random);
        }
    }

    /// Divides a hall without gaps: the line has a way through it everywhere, and both sides are
    /// halls without gaps.
    void divideWhole(const Box& box, Direction across, int line, random::Stream& random) {
        const bool isUpright = across == Direction::Right;
        const int length = isUpright ? box.height() : box.width();
        const int gap = static_cast<int>(random.below(static_cast<std::uint32_t>(length)));
        const Direction along = isUpright ? Direction::Down : Direction::Right;
        Node node = loom_.lattice.nodeAt(isUpright ? line : box.left, isUpright ? box.top : line);
        crossing_.resize(static_cast<std::size_t>(length));
        std::size_t walls = 0;
        for (int i = 0; i < length; ++i, node = loom_.lattice.neighbour(node, along)) {
            crossing_[walls] = node;
            walls += i != gap ? 1u : 0u;
        }
        crossing_.resize(walls);
        build(across, box);
        Box before = box;
        Box after = box;
        (isUpright ? before.right : before.bottom) = line;
        (isUpright ? after.left : after.top) = line + 1;
        for (const Box& side : {before, after}) {
            if (side.width() > 1 && side.height() > 1) todo_.push_back({side, 0, 0});
        }
    }

    void divideWithGaps(const Hall& hall, Direction across, int line, random::Stream& random) {
        const bool isUpright = across == Direction::Right;
        // Collects all ways through the line. Each leads from one piece to another, because a piece
        // lies on one side of the line.
        crossing_.clear();
        for (std::size_t i = hall.first; i < hall.end; ++i) {
            const Node node = order_[i];
            const int place = isUpright ? loom_.lattice.column(node) : loom_.lattice.row(node);
            if (place == line && leadsWithin(node, across)) crossing_.push_back(node);
        }
        const std::uint32_t firstPiece = halls_ + 1;
        split(hall, line, isUpright);
        random.shuffle(std::span(crossing_));
        grid::DisjointSets pieces(halls_ - firstPiece + 1);
        std::size_t walls = 0;
        for (const Node node : crossing_) {
            const Node next = loom_.lattice.neighbour(node, across);
            if (pieces.unite(hallOf_[node] - firstPiece, hallOf_[next] - firstPiece)) continue;
            crossing_[walls++] = node;
        }
        crossing_.resize(walls);
        if (walls > 0) build(across, hall.box);
    }

    /// Splits the hall into its pieces on both sides of the line, and numbers and queues these.
    void split(const Hall& hall, int line, bool isUpright) {
        const std::uint32_t old = hallOf_[order_[hall.first]];
        const auto side = [&](Node node) {
            return (isUpright ? loom_.lattice.column(node) : loom_.lattice.row(node)) > line;
        };
        nodes_.assign(order_.begin() + static_cast<std::ptrdiff_t>(hall.first),
                      order_.begin() + static_cast<std::ptrdiff_t>(hall.end));
        std::size_t end = hall.first;
        for (const Node start : nodes_) {
            if (hallOf_[start] != old) continue;
            const std::uint32_t piece = ++halls_;
            const std::size_t first = end;
            hallOf_[start] = piece;
            order_[end++] = start;
            const auto spread = [&](std::size_t i) {
                for (const Direction d : grid::kDirections) {
                    if (!hasWay(order_[i], d)) continue;
                    const Node next = loom_.lattice.neighbour(order_[i], d);
                    if (hallOf_[next] != old || side(next) != side(start)) continue;
                    hallOf_[next] = piece;
                    order_[end++] = next;
                }
            };
            loom_.watch.forEachQueued(
                first, [&] { return end; }, spread);
            todo_.push_back(hallOf(first, end));
        }
    }

    /// Closes the ways left in `crossing_` and the pillars between them.
    void build(Direction across, const Box& box) {
        const Lattice& lattice = loom_.lattice;
        loom_.begin(StepKind::BuildWall, crossing_.front());
        if constexpr (Mode::kOn) {
            const grid::Point origin = lattice.pointOf(order_.front());
            const int x = origin.x + 2 * (box.left - lattice.column(order_.front()));
            const int y = origin.y + 2 * (box.top - lattice.row(order_.front()));
            loom_.weaving().write.note({x, y, 2 * box.width() - 1, 2 * box.height() - 1});
        }
        for (const Node node : crossing_) {
            const Node next = lattice.neighbour(node, across);
            ways_[node] = static_cast<std::uint8_t>(ways_[node] & ~bitOf(across));
            ways_[next] = static_cast<std::uint8_t>(ways_[next] & ~bitOf(grid::opposite(across)));
            if constexpr (Mode::kOn) {
                loom_.weaving().hide(lattice.cellBeside(node, across));
                closePillars(node, across);
            }
        }
    }

    /// Closes the pillars at both ends of a wall between a node and its neighbour.
    void closePillars(Node node, Direction across) {
        const Direction back = across == Direction::Right ? Direction::Up : Direction::Left;
        for (const Node corner : {node, loom_.lattice.neighbour(node, back)}) {
            if (hasPillar_[corner] == 0) continue;
            hasPillar_[corner] = 0;
            loom_.weaving().hide(pillarOf(corner));
        }
    }

    static constexpr unsigned bitOf(Direction d) { return 1u << static_cast<unsigned>(d); }

    Loom<Mode>& loom_;
    std::vector<std::uint8_t> ways_;       ///< the ways that no wall closes yet
    std::vector<std::uint32_t> hallOf_;    ///< each node's hall; numbers are never reused
    std::vector<std::uint8_t> hasPillar_;  ///< whether the pillar below to the right is open
    std::uint32_t halls_ = 0;
    std::vector<Node> order_;  ///< the region's nodes, grouped by hall
    std::vector<Node> nodes_;
    std::vector<Hall> todo_;
    std::vector<Node> crossing_;  ///< nodes to the left of, or above, ways through the line
};

}  // namespace

extern const Algorithm kAlgorithm =
    algorithmOf<RecursiveDivision>("recursive-division", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::recursive_division
