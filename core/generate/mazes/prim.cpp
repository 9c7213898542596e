// SPDX-License-Identifier: MIT
// Prim's algorithm (Vojtěch Jarník 1930, Robert C. Prim 1957) in the usual form for mazes: all
// edges weigh the same, so any cell of the frontier may be next.
#include <array>
#include <vector>

#include "core/generate/mazes/lattice/grounds.h"

namespace mazeloom::generate::mazes::prim {

namespace {

using trace::StepKind;

constexpr std::array<std::string_view, 4> kLines{
    "The maze is one cell; its free neighbours are the frontier.",
    "Draw any cell of the frontier.",
    "Open a way to it from the maze, at random if there are several.",
    "Its free neighbours join the frontier. The maze is done when the frontier is empty.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},
    StepInfo{StepKind::Grow, 2},
    StepInfo{StepKind::DropCell, 1, "Left %1 out: it touches the maze on more than one side"},
};

template <typename Mode, typename Ground>
class Prim {
  public:
    using Place = typename Ground::Place;

    Prim(Weaving<Mode>& weaving, Ground& ground)
        : weaving_(weaving), ground_(ground), isListed_(ground.numbers(), 0) {}

    void grow(Place start) {
        addNeighbours(start);
        while (count_ > 0) {
            std::uint64_t draws = 0;
            for (; draws < kDrawsAChunk && count_ > 0; ++draws)
                draw();
            ground_.poll(draws);
        }
    }

  private:
    static constexpr std::uint64_t kDrawsAChunk = 1 << 12;

    /// Draws a cell of the frontier and opens a way to it.
    void draw() {
        const std::uint32_t at = weaving_.random.below(count_);
        const Place place = frontier_[at];
        frontier_[at] = frontier_[--count_];
        const grid::DirectionSet back = ground_.waysBack(place);
        if (back.isEmpty()) {
            weaving_.write.begin(StepKind::DropCell, ground_.cellOf(place));
            return;
        }
        const grid::Direction way = drawn(back, weaving_.random);
        const Place from = ground_.neighbour(place, way);
        const grid::Direction taken = grid::opposite(way);
        weaving_.write.begin(StepKind::Grow, ground_.cellOf(from),
                             trace::carveDetail(ground_.waysOn(from), taken));
        ground_.grow(from, taken);
        addNeighbours(place);
    }

    /// Adds new neighbours to the frontier. Branch-free, because the processor cannot predict
    /// whether a neighbour is new.
    void addNeighbours(Place place) {
        const grid::DirectionSet ways = ground_.waysOn(place);
        if (frontier_.size() < count_ + grid::kDirections.size()) frontier_.resize(2 * count_ + 64);
        for (const grid::Direction d : grid::kDirections) {
            const Place next = ground_.neighbour(place, d);
            const unsigned isNew = unsigned{ways.contains(d)} & (isListed_[next] ^ 1u);
            isListed_[next] = static_cast<std::uint8_t>(isListed_[next] | isNew);
            frontier_[count_] = next;
            count_ += isNew;
        }
    }

    Weaving<Mode>& weaving_;
    Ground& ground_;
    std::vector<Place> frontier_;  ///< only the first `count_` are in use
    std::uint32_t count_ = 0;
    std::vector<std::uint8_t> isListed_;  ///< whether each place was ever on the frontier
};

}  // namespace

extern const Algorithm kAlgorithm = growthOf<Prim>("prim", kLines, kSteps);

}  // namespace mazeloom::generate::mazes::prim
