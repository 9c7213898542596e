// SPDX-License-Identifier: MIT
// Steps past bugs, beams and bosses. Time is cut into slots of the eight ticks that a move takes:
// in each the hero steps or waits, and every tick of it has to be safe. A way is good when it comes
// to a goal and then to a cell that no danger ever comes to.
//
// Breadth first over (cell, slot). Where nothing is ever deadly the earliest arrival is the best,
// so that such a cell is looked at once, and again only while there is somewhere to wait for.
#pragma once

#include <cstdint>
#include <functional>
#include <unordered_set>
#include <vector>

#include "core/analyse/bots/temple/view.h"

namespace mazeloom::analyse::bots::temple {

/// A step that is to be asked for after so many ticks have passed.
struct PlannedStep {
    std::int64_t tick = 0;
    grid::Index from = 0;
    grid::Direction direction = grid::Direction::Up;
};

class Lookahead {
  public:
    using Index = grid::Index;
    using Ask = std::function<bool(Index)>;

    /// Ticks: a move takes 7½, or twice as long.
    static constexpr std::int64_t kSlot = 8;
    /// Slots that are looked ahead: ten seconds.
    static constexpr int kSlots = 75;
    /// Bounds time and memory, some 40 bytes each.
    static constexpr std::size_t kMostNodes = 20'000;

    explicit Lookahead(const View& view) : view_(view) {}

    /// From where the hero is, who can move now. Fills `plan`, the next step last: false where no
    /// way was found, and then with the steps by which one lives longest.
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
    /// Whether a way is found.
    bool add(Node node, const Ask& isGoal);
    /// As add(), of all that can be done from a node.
    bool expand(std::int32_t number, const Ask& canPass, const Ask& isGoal);
    void keep(std::int32_t number, std::vector<PlannedStep>& plan) const;

    const View& view_;
    std::vector<Node> nodes_;
    std::vector<std::vector<std::int32_t>> slots_;  ///< nodes of each slot
    std::unordered_set<std::uint64_t> seen_;        ///< asked for members only
    std::int32_t found_ = 0;
};

}  // namespace mazeloom::analyse::bots::temple
