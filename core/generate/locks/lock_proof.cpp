// SPDX-License-Identifier: MIT
#include "core/generate/locks/lock_proof.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/grid/direction.h"

namespace mazeloom::generate {

namespace {

using grid::Direction;
using grid::Index;
using grid::Point;
using level::Cell;
using level::LockSet;
using level::Terrain;

/// The relevant properties of a cell, so that the search needs no look-ups.
struct Ground {
    static constexpr std::uint8_t kAnyDirection = 0x0f;

    std::uint8_t from = 0;  ///< directions in which the cell can be entered, as a bit set; 0: solid
    LockSet needs = 0;      ///< keys required to enter the cell
    LockSet holds = 0;      ///< keys that lie on the cell
};

Ground groundOf(Cell cell) {
    Ground ground;
    const Terrain terrain = cell.terrain();
    if (const auto lock = level::lockOf(terrain)) {
        ground.from = Ground::kAnyDirection;
        ground.needs = level::bitOf(*lock);
    } else if (level::isOneWay(terrain)) {
        ground.from =
            static_cast<std::uint8_t>(1u << static_cast<unsigned>(*level::info(terrain).entry));
    } else if (cell.isWalkable()) {
        ground.from = Ground::kAnyDirection;
    }
    return ground;
}

class Search {
  public:
    Search(const level::CellGrid& cells, const Quest& quest, LockSet without)
        : quest_(quest), grounds_(cells.size()), seen_(cells.size()), steps_(grounds_.steps()) {
        for (int y = 0; y < cells.height(); ++y) {
            const auto row = cells.row(y);
            std::ranges::transform(row, grounds_.row(y).begin(), groundOf);
        }
        for (const LyingKey& key : quest.keys) {
            if (!cells.contains(key.at)) continue;
            const auto bit = level::bitOf(key.lock);
            if ((without & bit) == 0) grounds_.at(key.at).holds |= bit;
        }
    }

    LockProof run() {
        explore();
        LockProof proof;
        proof.found = found_;
        proof.neverReached = firstNeverReached();
        if (!goal_) return proof;
        proof.held = states_[*goal_].keys;
        for (const Index cell : wayToGoal())
            proof.way.push_back(grounds_.point(cell));
        proof.trap = firstTrap();
        proof.verdict = proof.trap ? LockProof::Verdict::DeadEnd : LockProof::Verdict::Proven;
        return proof;
    }

    std::vector<Index> waysOn() {
        explore();
        if (!goal_) return {};
        std::vector<Index> cells = wayToGoal();
        const std::vector<State> toGoal = statesToGoal();
        std::vector<bool> isTold(toGoal.size());
        for (std::size_t i = 0; i < toGoal.size(); ++i) {
            if (!isBehindOneWayDoor(toGoal[i].cell)) continue;
            for (std::size_t at = i; !isTold[at]; at = toGoal[at].beside) {
                isTold[at] = true;
                cells.push_back(toGoal[at].cell);
            }
        }
        std::ranges::sort(cells);
        cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
        return cells;
    }

  private:
    struct State {
        Index cell;
        LockSet keys;
        std::uint32_t beside;  ///< the state that the search came from
    };
    /// A set of key sets: the bit with the number `keys` stands for the key set `keys`.
    using Sets = std::uint8_t;
    static_assert(1u << level::kLocks <= 8 * sizeof(Sets));

    static Sets bitOf(LockSet keys) { return static_cast<Sets>(1u << keys); }

    /// Searches breadth first, so that the first state at the goal ends a shortest path.
    void explore() {
        const Index goal = grounds_.index(quest_.goal);
        visit(grounds_.index(quest_.start), 0, 0);
        for (std::size_t next = 0; next < states_.size(); ++next) {
            const State at = states_[next];
            if (at.cell == goal && !goal_) goal_ = next;
            for (unsigned d = 0; d < 4; ++d) {
                const Index to =
                    static_cast<Index>(static_cast<std::ptrdiff_t>(at.cell) + steps_[d]);
                if (canEnter(to, d, at.keys)) visit(to, at.keys, next);
            }
        }
    }

    /// Returns the cells of a shortest path, both ends included.
    std::vector<Index> wayToGoal() const {
        std::vector<Index> way;
        for (std::size_t at = *goal_; true; at = states_[at].beside) {
            way.push_back(states_[at].cell);
            if (at == 0) break;
        }
        std::ranges::reverse(way);
        return way;
    }

    /// Whether a one-way door leads to the cell. (From within the door the hero can still go back.)
    bool isBehindOneWayDoor(Index cell) const {
        for (unsigned d = 0; d < 4; ++d) {
            const auto door = static_cast<Index>(static_cast<std::ptrdiff_t>(cell) - steps_[d]);
            if (grounds_[door].from == 1u << d) return true;
        }
        return false;
    }

    bool canEnter(Index to, unsigned direction, LockSet keys) const {
        const Ground& ground = grounds_[to];
        return (ground.from >> direction & 1u) != 0 && (ground.needs & ~keys) == 0;
    }

    void visit(Index cell, LockSet keys, std::size_t before) {
        keys |= grounds_[cell].holds;
        if ((seen_[cell] & bitOf(keys)) != 0) return;
        seen_[cell] |= bitOf(keys);
        found_ |= keys;
        states_.push_back({cell, keys, static_cast<std::uint32_t>(before)});
    }

    /// Returns all states that the hero can reach and from which the goal can be reached, nearest
    /// to the goal first. `beside` of each is the next state on a shortest path to the goal; for a
    /// state at the goal, it is the state itself.
    std::vector<State> statesToGoal() const {
        grid::Grid<Sets, level::CellGrid::kFrame> saved(grounds_.size());
        std::vector<State> states;
        const auto save = [&](Index cell, LockSet keys, std::size_t next) {
            const Sets bit = bitOf(keys);
            if ((seen_[cell] & bit) == 0 || (saved[cell] & bit) != 0) return;
            saved[cell] |= bit;
            states.push_back({cell, keys, static_cast<std::uint32_t>(next)});
        };
        const Index goal = grounds_.index(quest_.goal);
        for (unsigned keys = 0; keys <= level::kAllLocks; ++keys)
            save(goal, static_cast<LockSet>(keys), states.size());
        for (std::size_t next = 0; next < states.size(); ++next) {
            const State at = states[next];
            const LockSet here = grounds_[at.cell].holds;
            for (unsigned d = 0; d < 4; ++d) {
                const Index from =
                    static_cast<Index>(static_cast<std::ptrdiff_t>(at.cell) - steps_[d]);
                // Each key that lies here may or may not have been held before.
                for (LockSet had = here;; had = static_cast<LockSet>((had - 1) & here)) {
                    const auto keys = static_cast<LockSet>((at.keys & ~here) | had);
                    if (canEnter(at.cell, d, keys)) save(from, keys, next);
                    if (had == 0) break;
                }
            }
        }
        return states;
    }

    /// Returns the first cell where the hero can be caught: the hero can come there with keys with
    /// which the goal is out of reach.
    std::optional<Point> firstTrap() const {
        const std::vector<State> toGoal = statesToGoal();
        if (toGoal.size() == states_.size()) return std::nullopt;
        grid::Grid<Sets, level::CellGrid::kFrame> saved(grounds_.size());
        for (const State& state : toGoal)
            saved[state.cell] |= bitOf(state.keys);
        const auto isLost = [&](const State& state) {
            return (saved[state.cell] & bitOf(state.keys)) == 0;
        };
        return grounds_.point(std::ranges::find_if(states_, isLost)->cell);
    }

    std::optional<Point> firstNeverReached() const {
        for (int y = 0; y < grounds_.height(); ++y) {
            const auto grounds = grounds_.row(y);
            const auto seen = seen_.row(y);
            for (std::size_t x = 0; x < grounds.size(); ++x) {
                if (grounds[x].from != 0 && seen[x] == 0) return Point{static_cast<int>(x), y};
            }
        }
        return std::nullopt;
    }

    const Quest& quest_;
    grid::Grid<Ground, level::CellGrid::kFrame> grounds_;
    grid::Grid<Sets, level::CellGrid::kFrame> seen_;
    std::array<std::ptrdiff_t, 4> steps_;
    std::vector<State> states_;
    std::optional<std::size_t> goal_;
    LockSet found_ = 0;
};

}  // namespace

std::optional<Quest> questOf(const level::Map& map) {
    if (map.ruleset != level::Ruleset::Descent) return std::nullopt;
    std::optional<Point> up;
    std::optional<Point> down;
    for (int y = 0; y < map.cells.height(); ++y) {
        const auto row = map.cells.row(y);
        for (std::size_t x = 0; x < row.size(); ++x) {
            const Point at{static_cast<int>(x), y};
            if (row[x].terrain() == Terrain::StairsUp && !up) up = at;
            if (row[x].terrain() == Terrain::StairsDown && !down) down = at;
        }
    }
    const auto hero = map.hero();
    const auto start = hero ? hero : up;
    if (!start || !down || !map.cells.contains(*start) || !map.cells.at(*start).isWalkable())
        return std::nullopt;
    Quest quest{*start, *down, {}};
    for (const level::Thing& thing : map.things) {
        if (const auto lock = level::lockOf(thing.kind)) quest.keys.push_back({thing.at, *lock});
    }
    return quest;
}

LockSet locksOn(const level::CellGrid& cells) {
    LockSet locks = 0;
    for (int y = 0; y < cells.height(); ++y) {
        for (const Cell cell : cells.row(y)) {
            if (level::isLocked(cell.terrain()))
                locks |= level::bitOf(*level::lockOf(cell.terrain()));
        }
    }
    return locks;
}

LockProof prove(const level::CellGrid& cells, const Quest& quest, LockSet without) {
    return Search(cells, quest, without).run();
}

std::vector<Index> waysOn(const level::CellGrid& cells, const Quest& quest) {
    return Search(cells, quest, 0).waysOn();
}

LockSet demandedKeys(const level::CellGrid& cells, const Quest& quest) {
    LockSet demanded = 0;
    for (std::size_t lock = 0; lock < level::kLocks; ++lock) {
        const auto bit = level::bitOf(lock);
        if (prove(cells, quest, bit).verdict == LockProof::Verdict::NoWay) demanded |= bit;
    }
    return demanded;
}

}  // namespace mazeloom::generate
