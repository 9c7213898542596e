// SPDX-License-Identifier: MIT
// David Bruce Wilson's algorithm (1996): loop-erased random walks. Every spanning tree is equally
// likely.
//
// Without a record, only the last way out of each cell is stored: the path that follows these ways
// from the walk's start is the walk without its loops. With a record, the walk is also put on the
// map, and its loops are removed again.
#include <array>
#include <vector>

#include "core/generate/mazes/lattice/choices.h"
#include "core/generate/mazes/lattice/loom.h"

namespace mazeloom::generate::mazes::wilson {

namespace {

using grid::Direction;
using trace::StepKind;

constexpr std::array<std::string_view, 5> kLines{
    "The maze is one cell. From a cell that is not in it, start a walk.",
    "Take each step of the walk at random.",
    "Where the walk comes back to itself, erase the loop that it made.",
    "Where it reaches the maze, the whole walk becomes part of the maze.",
    "Repeat from the next cell that is left. Every possible maze is equally likely.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::Walk, 1},
    StepInfo{StepKind::EraseLoop, 2},
    StepInfo{StepKind::KeepWalk, 3},
    StepInfo{StepKind::Grow, 3, "Opened the walk's way at %1"},
};

/// While a record has fewer steps than this, it shows each step of a walk; later walks show only
/// the path that remains.
constexpr std::size_t kMostToldSteps = std::size_t{1} << 22;
/// Upper bound on the cells that one step erases: a step changes at most 65,535 cells.
constexpr std::size_t kMostErased = 30'000;

template <typename Mode>
class Wilson {
  public:
    static constexpr std::uint64_t kPasses = 1;

    explicit Wilson(Loom<Mode>& loom)
        : loom_(loom),
          isInMaze_(loom.lattice.numbers(), 0),
          lastWay_(loom.lattice.numbers(), 0),
          placeInWalk_(Mode::kOn ? loom.lattice.numbers() : 0, kNotInWalk) {}

    void weave(const Region& region) {
        loom_.start(region.start);
        isInMaze_[region.start] = 1;
        random::Stream random = loom_.random;
        for (const Node node : region.nodes) {
            if (isInMaze_[node] != 0) continue;
            const bool isTold = Mode::kOn && told_ < kMostToldSteps;
            if (isTold) {
                walkAndTell(node, random);
            } else {
                walk(node, random);
                keep(node);
            }
        }
        loom_.random = random;
    }

  private:
    static constexpr std::uint32_t kNotInWalk = ~0u;
    static constexpr int kEightsAChunk = 1 << 9;

    Direction drawWay(Node from, random::Stream& random) const {
        return drawnOfFour(loom_.lattice.ways(from), random);
    }

    /// Walks to the maze.
    void walk(Node here, random::Stream& random) {
        const auto step = [&]() __attribute__((always_inline)) {
            const Direction way = drawWay(here, random);
            lastWay_[here] = static_cast<std::uint8_t>(way);
            here = loom_.lattice.neighbour(here, way);
            return isInMaze_[here] != 0;
        };
        while (!endsInSteps(kEightsAChunk, step))
            loom_.watch.poll(8 * kEightsAChunk, 0);
    }

    /// Adds the walk to the maze.
    void keep(Node here) {
        std::uint64_t kept = 0;
        for (; isInMaze_[here] == 0; ++kept) {
            const auto way = static_cast<Direction>(lastWay_[here]);
            isInMaze_[here] = 1;
            loom_.beginWay(StepKind::Grow, here, loom_.lattice.ways(here), way);
            loom_.open(here);
            loom_.openBeside(here, way);
            here = loom_.lattice.neighbour(here, way);
        }
        loom_.watch.poll(kept);
    }

    void walkAndTell(Node start, random::Stream& random) {
        Weaving<Mode>& weaving = loom_.weaving();
        const Lattice& lattice = loom_.lattice;
        loom_.begin(StepKind::Start, start);
        weaving.show(lattice.cellOf(start));
        path_.assign(1, start);
        placeInWalk_[start] = 0;
        Node here = start;
        while (true) {
            const Direction way = drawWay(here, random);
            const Node next = lattice.neighbour(here, way);
            lastWay_[here] = static_cast<std::uint8_t>(way);
            if (isInMaze_[next] != 0) break;
            ++told_;
            if (placeInWalk_[next] != kNotInWalk) {
                erase(next);
            } else {
                loom_.beginWay(StepKind::Walk, here, lattice.ways(here), way);
                weaving.show(lattice.cellBeside(here, way));
                weaving.show(lattice.cellOf(next));
                placeInWalk_[next] = static_cast<std::uint32_t>(path_.size());
                path_.push_back(next);
            }
            here = next;
        }
        const auto last = static_cast<Direction>(lastWay_[here]);
        weaving.write.begin(StepKind::KeepWalk, lattice.cellOf(lattice.neighbour(here, last)));
        loom_.openBeside(here, last);
        for (const Node node : path_) {
            loom_.open(node);
            loom_.openBeside(node, static_cast<Direction>(lastWay_[node]));
            isInMaze_[node] = 1;
            placeInWalk_[node] = kNotInWalk;
        }
    }

    /// Removes the loop that ends at a node of the walk from the map.
    void erase(Node node) {
        Weaving<Mode>& weaving = loom_.weaving();
        const std::size_t kept = placeInWalk_[node] + std::size_t{1};
        std::size_t erased = 0;
        loom_.begin(StepKind::EraseLoop, node);
        while (path_.size() > kept) {
            if (++erased > kMostErased) {
                loom_.begin(StepKind::EraseLoop, node);
                erased = 1;
            }
            const Node gone = path_.back();
            path_.pop_back();
            placeInWalk_[gone] = kNotInWalk;
            weaving.hide(loom_.lattice.cellOf(gone));
            weaving.hide(loom_.lattice.cellBeside(path_.back(),
                                                  static_cast<Direction>(lastWay_[path_.back()])));
        }
    }

    Loom<Mode>& loom_;
    std::vector<std::uint8_t> isInMaze_;
    std::vector<std::uint8_t> lastWay_;
    std::vector<std::uint32_t> placeInWalk_;
    std::vector<Node> path_;
    std::size_t told_ = 0;
};

}  // namespace

extern const Algorithm kAlgorithm = algorithmOf<Wilson>("wilson", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::wilson
