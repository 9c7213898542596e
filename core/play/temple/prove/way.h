// SPDX-License-Identifier: MIT
// The earliest way to a goal over (cell, time), past traps, bugs and beams, with air enough.
// Private to core/play/temple/prove.
//
// A cell is either always safe, or it is safe in intervals. A hero who arrives earlier in an
// interval can wait, and then do all that one who arrives later can: so each interval of a cell is
// searched once, from its earliest arrival, and only what hurries counts (safe interval path
// planning, Phillips and Likhachev 2011). Under water more air counts as well; in a waterfall the
// time until it carries.
//
// Time is folded: what can be done from a moment can be done a common period of all dangers later.
// So there are no more intervals than one period has, and waits may be of any length. Where the
// period is longer than Dangers::kLongestPeriod, nothing is folded, and the search ends after
// kHorizon ticks.
//
// A search keeps kMostNodes nodes at most, about 150 bytes each with what is known of them: 45 MB;
// and one more for each cell of the level, 80 bytes each.
//
// Who comes later may yet be half a tick ahead, and air and waterfalls count from the tick in which
// they are entered, of which a search tries few: so it may miss a way. With `hurried` it misses
// none: it walks a little faster than the hero can, has a little more air, and is carried whenever
// it likes. What even then is not found is not there, if isComplete().
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

/// Moves, and when the goal is reached by them.
struct Way {
    std::vector<Move> moves;
    grid::Point end;
    std::int64_t arrival = 0;
};

class WaySearch {
  public:
    static constexpr std::size_t kMostNodes = 300'000;
    /// Ticks that are looked ahead where time cannot be folded: five minutes.
    static constexpr std::int64_t kHorizon = 18'000;

    using Cells = grid::Grid<std::uint8_t, 2>;

    /// The meter counts each cell that is looked at; the search ends with it.
    WaySearch(const Field& field, const Dangers& dangers, Meter& meter);

    struct Wish {
        std::function<bool(grid::Point)> isGoal;
        /// Only goals from which the hero gets to safety.
        bool mustSurvive = true;
        /// Arrivals later than this do not count.
        std::int64_t latest = Dangers::kForever;
        bool hurried = false;
        /// Where the hero is already may be the goal.
        bool mayStay = false;
        /// Waits on the brink of water and waterfalls for a better moment to enter them.
        bool patient = false;
        /// Cells that wound may be entered, however often; else they never are.
        bool mayBleed = false;
        /// All of it has to be done before a goal is one; null: nothing.
        const Agenda* agenda = nullptr;
        /// Traps in these cells are gone; null: in none.
        const Cells* noTraps = nullptr;
        /// Takes note of all cells that are reached; null: nobody wants to know.
        Cells* reached = nullptr;
    };
    /// From where the hero of a state is. The state is not over.
    std::optional<Way> find(const State& state, const Wish& wish);

    /// Whether the last search that found nothing has seen all there is.
    bool isComplete() const { return isComplete_; }
    /// Whether it outgrew its memory.
    bool isFull() const { return nodes_.size() >= mostNodes_; }

    /// Neither bugs nor beams ever come here, and there is air.
    bool isRefuge(grid::Point cell) const;

  private:
    struct Node {
        grid::Point cell;
        std::int32_t parent = -1;
        std::int8_t direction = -1;  ///< of the move that led here; −1: start, waterfall, waiting
        bool isWaiting = false;      ///< the parent, later
        bool hasHalf = false;        ///< half a tick is left over for a move as soon as it can be
        std::int32_t flow = 0;       ///< how long a waterfall has had hold of the hero
        std::int64_t tick = 0;       ///< of arrival
        std::int64_t ready = 0;      ///< the first tick in which the next move can be made
        std::int64_t drowns = Dangers::kForever;  ///< the tick in which air is out
        std::int64_t waited = 0;                  ///< ticks since the arrival
        Agenda::Marks done = 0;
    };
    /// Nodes of which one may make another needless.
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
        std::int64_t until;  ///< the interval's last tick, before it was folded
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
    /// The last tick in which a hero who does not move is not killed by bug or beam.
    std::int64_t safeUntil(const Node& node) const;

    void expand(std::int32_t index);
    /// From a node that is a copy: nodes_ may move meanwhile. `index`: the node's.
    void move(const Node& from, std::int32_t index, grid::Direction direction, std::int64_t first,
              std::int64_t last);
    /// Enters a cell in a tick of an interval, or in several where that matters.
    void moveIn(const Node& from, std::int32_t index, grid::Direction direction, std::int64_t first,
                std::int64_t last);
    void fall(std::int32_t index, std::int64_t tick);
    void drift(std::int32_t index, std::int64_t last);
    /// Whether nothing but dangers keeps a node from a cell; takes what is there.
    bool canEnter(Node& node, grid::Index cell) const;
    /// Makes `node` stand in `to` from a tick on.
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
    int doomed_ = 0;  ///< goals from which nobody got to safety

    std::vector<Node> nodes_;
    OpenNodes open_;
    /// Refuges that were reached where there is no agenda, by the number of the search: who comes
    /// later need not come.
    grid::Grid<std::uint32_t, 2> known_;
    std::uint32_t search_ = 0;
    std::unordered_map<Kind, std::vector<Seen>, KindHash> seen_;
};

}  // namespace mazeloom::play::temple
