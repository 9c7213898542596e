// SPDX-License-Identifier: MIT
// The growing tree: keeps a list of the maze's cells and grows from one of them at a time. Growing
// from the newest cell gives long corridors, like the backtracker; from a random cell, short ones,
// like Prim's algorithm; from the oldest cell, straight spokes. A mixture lies in between.
// Described by Walter D. Pullen (Think Labyrinth) and Jamis Buck (2011).
#include <array>
#include <vector>

#include "core/generate/mazes/lattice/grounds.h"

namespace mazeloom::generate::mazes::growing_tree {

namespace {

using trace::StepKind;

constexpr std::array<std::string_view, 5> kLines{
    "Put the first cell on a list.",
    "Pick a cell of the list: the newest, the oldest or a random one, as asked for.",
    "Open a way from it into a free neighbour, at random if there are several.",
    "Put that neighbour on the list, too.",
    "No free neighbour: drop the cell from the list. The maze is done when the list is empty.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::Grow, 2},
    StepInfo{StepKind::DropCell, 4},
};

template <typename Mode, typename Ground>
class GrowingTree {
  public:
    GrowingTree(Weaving<Mode>& weaving, Ground& ground) : weaving_(weaving), ground_(ground) {}

    void grow(typename Ground::Place start) {
        list_.assign(1, start);
        oldest_ = 0;
        std::uint64_t drops = 0;
        while (oldest_ < list_.size()) {
            const std::size_t at = pick();
            const auto place = list_[at];
            const grid::DirectionSet ways = ground_.waysOn(place);
            if (ways.isEmpty()) {
                weaving_.write.begin(StepKind::DropCell, ground_.cellOf(place));
                drop(at);
                if (++drops % kDropsAChunk == 0) ground_.poll(kDropsAChunk);
                continue;
            }
            const grid::Direction taken = drawn(ways, weaving_.random);
            weaving_.write.begin(StepKind::Grow, ground_.cellOf(place),
                                 trace::carveDetail(ways, taken));
            list_.push_back(ground_.grow(place, taken));
        }
    }

  private:
    static constexpr std::uint64_t kDropsAChunk = 1 << 12;

    std::size_t pick() {
        const std::size_t newest = list_.size() - 1;
        switch (weaving_.settings.pick) {
            case Pick::Newest:
                return newest;
            case Pick::Oldest:
                return oldest_;
            case Pick::Mixed:
                if (weaving_.random.chance(weaving_.settings.newest)) return newest;
                break;
            case Pick::Random:
                break;
        }
        return oldest_ + weaving_.random.below(static_cast<std::uint32_t>(list_.size() - oldest_));
    }

    void drop(std::size_t at) {
        if (weaving_.settings.pick == Pick::Oldest) {
            ++oldest_;
            return;
        }
        // The last cell fills the gap. The order of the list matters only for the newest cell,
        // which is at the end; the next growth appends a new cell there.
        list_[at] = list_.back();
        list_.pop_back();
    }

    Weaving<Mode>& weaving_;
    Ground& ground_;
    std::vector<typename Ground::Place> list_;
    std::size_t oldest_ = 0;  ///< all cells before it were dropped
};

}  // namespace

extern const Algorithm kAlgorithm = growthOf<GrowingTree>("growing-tree", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::growing_tree
