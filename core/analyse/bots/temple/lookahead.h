// SPDX-License-Identifier: MIT
// Plans steps past bugs, beams and bosses. Time is divided into slots of the eight ticks that a
// move takes: in each slot the hero steps or waits, and every tick of it has to be safe. A way is
// good if it leads to a goal and then to a cell that no danger ever reaches.
//
// Searches breadth first over (cell, slot). In a cell that is never deadly the earliest arrival is
// the best, so such a cell is examined once, and later only to wait beside a dangerous cell.
#pragma once

#include <cstdint>
#include <functional>
#include <unordered_set>
#include <vector>

#include "core/analyse/bots/temple/view.h"

namespace mazeloom::analyse::bots::temple {

/// A step to be requested after `tick` ticks have passed.
struct PlannedStep {
    std::int64_t tick = 0;
    grid::Index from = 0;
    grid::Direction direction = grid::Direction::Up;
};

class Lookahead {
  public:
    using Index = grid::Index;
    using Ask = std::function<bool(Index)>;

    /// Ticks of a slot: a move takes 7½, or twice as long.
    static constexpr std::int64_t kSlot = 8;
    /// Number of slots to look ahead: ten seconds.
    static constexpr int kSlots = 75;
    /// Upper bound on nodes, which limits time and memory (some 40 bytes a node).
    static constexpr std::size_t kMostNodes = 20'000;

    explicit Lookahead(const View& view) : view_(view) {}

    /// Plans from the cell of the hero, who can move now. Fills `plan`, the next step last. Returns
    /// false if no way was found; `plan` then has the steps with which the hero lives longest.
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
    /// Adds a node unless it was added before. Returns whether it completes a way.
    bool add(Node node, const Ask& isGoal);
    /// Adds the nodes of every step from a node, and of waiting there. Returns whether one of them
    /// completes a way.
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
