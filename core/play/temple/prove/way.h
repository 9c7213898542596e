// SPDX-License-Identifier: MIT
// The earliest way to a goal over (cell, time), past traps, bugs and beams, with enough air.
// Private to core/play/temple/prove.
//
// A cell is either always safe or safe in intervals. A hero who arrives earlier in an interval can
// wait, and then do everything that a hero who arrives later can do. So each interval of a cell is
// searched once, from its earliest arrival (safe interval path planning, Phillips and Likhachev
// 2011). Under water, the air that is left counts as well; in a waterfall, so does the time until
// it carries the hero.
//
// Time is folded: whatever can be done in some tick can also be done one common period of all
// dangers later. So the search needs only the intervals of one period, and waits may be of any
// length. If the period is longer than Dangers::kLongestPeriod, time is not folded and the search
// ends after kHorizon ticks.
//
// A search keeps at most kMostNodes nodes of about 150 bytes each, bookkeeping included: 45 MB. In
// addition it may keep one node of 80 bytes for each cell of the level.
//
// A search can miss a way: a later arrival may still be half a tick ahead; and air and waterfalls
// count from the tick in which the hero enters, but only a few such ticks are tried. With `hurried`
// the search misses no way: the hero walks a little faster than possible, has a little more air,
// and waterfalls carry the hero at any time. A goal that is not found even then cannot be reached,
// if isComplete().
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/play/temple/prove/agenda.h"
#include "core/play/temple/prove/dangers.h"
#include "core/play/temple/prove/meter.h"
#include "core/play/temple/prove/open_nodes.h"

namespace mazeloom::play::temple {

/// A tap that moves the hero in a tick.
struct Move {
    std::int64_t tick = 0;
    grid::Direction direction = grid::Direction::Up;
};

/// Moves that lead to a goal, and the time of arrival there.
struct Way {
    std::vector<Move> moves;
    grid::Point end;
    std::int64_t arrival = 0;
};

class WaySearch {
  public:
    static constexpr std::size_t kMostNodes = 300'000;
    /// Upper bound on ticks looked ahead if time cannot be folded: five minutes.
    static constexpr std::int64_t kHorizon = 18'000;

    using Cells = grid::Grid<std::uint8_t, 2>;

    /// The meter counts each cell that is looked at; when the meter is out, the search ends.
    WaySearch(const Field& field, const Dangers& dangers, Meter& meter);

    struct Wish {
        std::function<bool(grid::Point)> isGoal;
        /// Whether a goal counts only if the hero can get from the goal to safety.
        bool mustSurvive = true;
        /// Arrivals later than this do not count.
        std::int64_t latest = Dangers::kForever;
        bool hurried = false;
        /// Whether the hero's own cell may be the goal.
        bool mayStay = false;
        /// Whether to wait beside water and waterfalls for a better moment to enter them.
        bool patient = false;
        /// Whether cells that wound may be entered, however often.
        bool mayBleed = false;
        /// The goals that must be met before a goal cell counts; null: none.
        const Agenda* agenda = nullptr;
        /// Cells whose traps are gone; null: none.
        const Cells* noTraps = nullptr;
        /// Receives all cells that are reached; may be null.
        Cells* reached = nullptr;
    };
    /// Returns a way from the hero's cell in a state to a goal; nullopt if none is found. The
    /// attempt must not be over.
    std::optional<Way> find(const State& state, const Wish& wish);

    /// After a search that found nothing: whether it was exhaustive.
    bool isComplete() const { return isComplete_; }
    /// Whether the search ran out of nodes.
    bool isFull() const { return nodes_.size() >= mostNodes_; }

    /// Whether neither bugs nor beams ever come to a cell, and it is neither water nor a waterfall.
    bool isRefuge(grid::Point cell) const;

  private:
    struct Node {
        grid::Point cell;
        std::int32_t parent = -1;
        std::int8_t direction = -1;  ///< last move; −1: start, waterfall or waiting
        bool isWaiting = false;      ///< in the parent's cell, at a later time
        bool hasHalf = false;        ///< the next move takes half a tick less if made at once
        std::int32_t flow = 0;       ///< how long a waterfall has had hold of the hero, in ticks
        std::int64_t tick = 0;       ///< tick of the arrival
        std::int64_t ready = 0;      ///< the first tick in which the next move can be made
        std::int64_t drowns = Dangers::kForever;  ///< the tick in which air runs out
        std::int64_t waited = 0;                  ///< ticks since the arrival
        Agenda::Marks done = 0;
    };
    /// Only nodes of the same kind can make each other redundant.
    struct Kind {
        grid::Index cell = 0;
        Agenda::Marks done = 0;
        std::int64_t interval = 0;

        friend bool operator==(const Kind&, const Kind&) = default;
    };
    struct KindHash {
        std::size_t operator()(const Kind& kind) const;
    };
    struct Seen {
        std::int64_t until;  ///< the interval's last tick, before folding
        std::int64_t tick;
        std::int64_t ready;
        std::int64_t drowns;
    };
    void begin(const State& state, const Wish& wish);
    Node startOf(const State& state) const;
    /// Adds a node unless an equal or better one is known.
    void add(const Node& node);
    void push(const Node& node);
    bool isKnown(const Node& node);
    bool isGoal(std::int32_t index);
    std::int64_t folded(std::int64_t tick) const;
    /// Returns the last tick up to which no bug or beam kills a hero who stays in the node's cell.
    std::int64_t safeUntil(const Node& node) const;

    void expand(std::int32_t index);
    /// Adds the nodes that one move between the ticks `first` and `last` leads to. `from` is a copy
    /// of the node at `index`, since nodes_ may reallocate.
    void move(const Node& from, std::int32_t index, grid::Direction direction, std::int64_t first,
              std::int64_t last);
    /// Adds nodes for entering a cell between the ticks `first` and `last`: one node, or several if
    /// it matters in which tick the hero enters.
    void moveIn(const Node& from, std::int32_t index, grid::Direction direction, std::int64_t first,
                std::int64_t last);
    void fall(std::int32_t index, std::int64_t tick);
    void drift(std::int32_t index, std::int64_t last);
    /// Whether the hero of a node can enter a cell, if bugs and beams are ignored. If so, adds the
    /// bits gained there to the node.
    bool canEnter(Node& node, grid::Index cell) const;
    /// Moves `node` to the cell `to`, where the hero stands from `tick` on.
    void enter(Node& node, grid::Point to, std::int64_t tick) const;
    bool getsToSafety(const Node& node);
    Way wayTo(std::int32_t index) const;

    const Field& field_;
    const Dangers& dangers_;
    Meter& meter_;
    const std::size_t mostNodes_;
    const State* state_ = nullptr;
    Wish wish_;
    bool isComplete_ = true;
    std::int64_t horizon_ = Dangers::kForever;
    int doomed_ = 0;  ///< goals from which no refuge was found

    std::vector<Node> nodes_;
    OpenNodes open_;
    /// For each refuge, the number of the last search without an agenda that reached it: later
    /// arrivals in the same search are dropped.
    grid::Grid<std::uint32_t, 2> known_;
    std::uint32_t search_ = 0;
    std::unordered_map<Kind, std::vector<Seen>, KindHash> seen_;
};

}  // namespace mazeloom::play::temple
