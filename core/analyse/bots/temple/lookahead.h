// SPDX-License-Identifier: MIT
// Plans steps past bugs, beams and bosses. Time is divided into slots of eight ticks, the time of a
// move: in each slot the hero steps or waits, and the hero must be safe in every tick of the slot.
// A way is good if it leads to a goal and then to a cell that no danger ever reaches.
//
// Searches breadth first over pairs of a cell and a slot. In a cell that is never deadly the
// earliest arrival is the best, so such a cell is added once; it is added for later slots only if
// the hero waits there beside a dangerous cell.
#pragma once

#include <cstdint>
#include <functional>
#include <unordered_set>
#include <vector>

#include "core/analyse/bots/temple/view.h"

namespace mazeloom::analyse::bots::temple {

/// A step to be requested after `tick` ticks of the attempt.
struct PlannedStep {
    std::int64_t tick = 0;
    grid::Index from = 0;
    grid::Direction direction = grid::Direction::Up;
};

class Lookahead {
  public:
    using Index = grid::Index;
    using Ask = std::function<bool(Index)>;

    /// The length of a slot in ticks. A move takes 7½ ticks, a long move twice as many.
    static constexpr std::int64_t kSlot = 8;
    /// Number of slots to look ahead: ten seconds.
    static constexpr int kSlots = 75;
    /// Upper bound on nodes, which limits time and memory (some 40 bytes per node).
    static constexpr std::size_t kMostNodes = 20'000;

    explicit Lookahead(const View& view) : view_(view) {}

    /// Plans a way from the cell of the hero, who must be able to move now. Fills `plan` in
    /// reverse: the next step is last. If no way is found, returns false and fills `plan` with the
    /// steps with which the hero lives longest.
    bool find(Index from, const Ask& canPass, const Ask& isGoal, std::vector<PlannedStep>& plan);

  private:
    struct Node {
        Index cell = 0;
        std::int32_t parent = -1;
        std::int16_t slot = 0;
        bool hasGoal = false;
    };

    bool isHaven(Index i) const { return !view_.isEverDeadly(i); }
    bool isSafe(Index cell, int slot, int slots) const;
    /// Adds a node unless it was added before. Returns whether the node completes a way.
    bool add(Node node, const Ask& isGoal);
    /// Adds the nodes that the hero reaches from a node by a step or by waiting. Returns whether
    /// one of the added nodes completes a way.
    bool expand(std::int32_t number, const Ask& canPass, const Ask& isGoal);
    void keep(std::int32_t number, std::vector<PlannedStep>& plan) const;

    const View& view_;
    std::vector<Node> nodes_;
    std::vector<std::vector<std::int32_t>> slots_;  ///< nodes of each slot
    /// Keys of added nodes; never iterated, as their order is unspecified.
    std::unordered_set<std::uint64_t> seen_;
    std::int32_t found_ = 0;
};

}  // namespace mazeloom::analyse::bots::temple
