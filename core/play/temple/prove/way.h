// SPDX-License-Identifier: MIT
// The earliest way to a goal over (cell, time), past traps, bugs and beams, with air enough.
// Private to core/play/temple/prove.
//
// A cell is either always safe, or it is safe in intervals. Who is in a cell earlier within the
// same interval can do all that who comes later can, by waiting: so each interval of a cell is
// looked at once, from its earliest arrival, and only what hurries counts (safe interval path
// planning, Phillips and Likhachev 2011). Under water more air counts as well; in a waterfall the
// time until it carries.
//
// The search walks a little slower than the hero can, a move each 8 ticks on land instead of 7½, so
// that each move it plans can be made. With `hurried` it walks a little faster: what even then is
// not found is not there, if isComplete().
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/play/temple/prove/dangers.h"

namespace mazeloom::play::temple {

/// A tap that moves the hero in a tick.
struct Move {
    std::int64_t tick = 0;
    grid::Direction direction = grid::Direction::Up;
};

/// Moves, and when the goal is reached by them.
struct Way {
    std::vector<Move> moves;
    grid::Point end;
    std::int64_t arrival = 0;
};

class WaySearch {
  public:
    /// `steps` is counted down with each cell that is looked at; the search ends when it is 0.
    WaySearch(const Field& field, Dangers& dangers, std::int64_t& steps);

    struct Wish {
        std::function<bool(grid::Point)> isGoal;
        /// Only goals from which the hero gets to safety.
        bool mustSurvive = true;
        /// Arrivals later than this do not count.
        std::int64_t latest = Dangers::kForever;
        bool hurried = false;
        /// Where the hero is already may be the goal.
        bool mayStay = false;
    };
    /// From where the hero of a state is. The state is not over.
    std::optional<Way> find(const State& state, const Wish& wish);

    /// Whether the last search that found nothing has seen all there is.
    bool isComplete() const { return isComplete_; }

    /// Neither bugs nor beams ever come here, and there is air.
    bool isRefuge(grid::Point cell) const;

  private:
    struct Node {
        grid::Point cell;
        std::int32_t parent = -1;
        std::int8_t direction = -1;  ///< of the move that led here; −1: start or waterfall
        std::int32_t flow = 0;       ///< how long a waterfall has had hold of the hero
        std::int64_t tick = 0;       ///< of arrival
        std::int64_t ready = 0;      ///< the first tick in which the next move can be made
        std::int64_t drowns = Dangers::kForever;  ///< the tick in which air is out
    };
    struct Seen {
        std::int64_t tick;
        std::int64_t drowns;
    };

    Node startOf(const State& state) const;
    /// Adds a node unless an equal or better one is known.
    void add(Node node);
    void expand(std::int32_t index);
    void move(std::int32_t index, grid::Direction direction, std::int64_t last);
    void fall(std::int32_t index, std::int64_t tick);
    /// Makes `node` stand in `to` from a tick on.
    void enter(Node& node, grid::Point to, std::int64_t tick) const;
    bool getsToSafety(const Node& node);
    Way wayTo(std::int32_t index) const;

    const Field& field_;
    Dangers& dangers_;
    std::int64_t& steps_;
    const State* state_ = nullptr;
    bool hurried_ = false;
    bool isComplete_ = true;
    std::int64_t latest_ = Dangers::kForever;

    std::vector<Node> nodes_;
    std::vector<std::pair<std::int64_t, std::int32_t>> open_;  ///< a heap: tick, node
    grid::Grid<std::uint32_t, 2> known_;  ///< refuges, by the number of the search
    std::uint32_t search_ = 0;
    std::unordered_map<std::uint64_t, std::vector<Seen>> seen_;
};

}  // namespace mazeloom::play::temple
