// SPDX-License-Identifier: MIT
// Joseph Kruskal's algorithm (1956) with equal weights: takes the walls in random order, and opens
// each wall that separates two sets of cells.
#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "core/generate/mazes/lattice/loom.h"
#include "core/grid/disjoint_sets.h"
#include "core/grid/labelled_sets.h"

namespace mazeloom::generate::mazes::kruskal {

namespace {

using grid::Direction;
using trace::StepKind;

constexpr std::array<std::string_view, 4> kLines{
    "Every cell is a set of its own. Put all walls between two cells in a random order.",
    "Take the next wall: are the cells on its two sides in different sets?",
    "If so, open it, which joins the two sets.",
    "Otherwise leave it: opening it would close a loop. Done when only one set is left.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::JoinSets, 2},
    StepInfo{StepKind::SkipWall, 3},
};

template <typename Mode>
class Kruskal {
  public:
    static constexpr std::uint64_t kPasses = 3;  // each node has about two walls

    explicit Kruskal(Loom<Mode>& loom)
        : loom_(loom),
          isSmall_(loom.lattice.numbers() <= kMostOfSmall),
          smallSets_(isSmall_ ? numbers() : 0),
          sets_(isSmall_ ? 0 : numbers()) {}

    void weave(const Region& region) {
        if (loom_.settings.isHidden) loom_.start(region.start);
        listWalls(region);
        if (isSmall_) {
            takeWalls(region, smallSets_);
        } else {
            takeWalls(region, sets_);
        }
    }

  private:
    /// With at most this many cells, all sets fit in the cache, and labelling each cell with its
    /// set is faster than searching for the set.
    static constexpr std::size_t kMostOfSmall = 1u << 17;

    std::uint32_t numbers() const { return static_cast<std::uint32_t>(loom_.lattice.numbers()); }

    template <typename Sets>
    void takeWalls(const Region& region, Sets& sets) {
        random::Stream random = loom_.random;
        std::size_t left = region.nodes.size() - 1;
        // Shuffles only as far as walls are taken.
        for (std::size_t end = walls_.size(); left > 0;) {
            const std::size_t chunk = std::min<std::size_t>(end, kStopPace);
            for (const std::size_t least = end - chunk; end > least; --end) {
                std::swap(walls_[end - 1], walls_[random.below(static_cast<std::uint32_t>(end))]);
                const std::uint32_t wall = walls_[end - 1];
                const Node node = wall >> 1;
                const Direction d = (wall & 1u) == 0 ? Direction::Right : Direction::Down;
                if (!sets.unite(node, loom_.lattice.neighbour(node, d))) {
                    loom_.beginBeside(StepKind::SkipWall, node, d);
                    continue;
                }
                loom_.beginBeside(StepKind::JoinSets, node, d);
                loom_.join(node, d);
                if (--left == 0) break;
            }
            loom_.watch.poll(chunk);
        }
        loom_.random = random;
    }

    void listWalls(const Region& region) {
        walls_.resize(2 * region.nodes.size());
        std::size_t count = 0;
        const auto listWallsOf = [&](std::span<const Node> nodes) {
            for (const Node node : nodes) {
                const grid::DirectionSet ways = loom_.lattice.ways(node);
                walls_[count] = node << 1;
                count += unsigned{ways.contains(Direction::Right)};
                walls_[count] = node << 1 | 1u;
                count += unsigned{ways.contains(Direction::Down)};
            }
        };
        loom_.forEachChunk(region.nodes, listWallsOf);
        walls_.resize(count);
    }

    Loom<Mode>& loom_;
    const bool isSmall_;
    grid::LabelledSets smallSets_;
    grid::DisjointSets sets_;
    /// The walls as numbers: twice the number of the node to the left of the wall, or twice the
    /// number of the node above the wall, plus 1.
    std::vector<std::uint32_t> walls_;
};

}  // namespace

extern const Algorithm kAlgorithm = algorithmOf<Kruskal>("kruskal", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::kruskal
