// SPDX-License-Identifier: MIT
// The part of a generated level that is the same in all ticks of an attempt: ground, paths, beams,
// things. It never changes during play, so any number of states share one.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/grid/grid.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/level/mover_path.h"
#include "core/problem.h"

namespace mazeloom::play::temple {

/// A heart, TNT or a grenade that lies in the level.
struct Item {
    level::ThingKind kind = level::ThingKind::Heart;
    grid::Point at;
};

struct Console {
    grid::Point at;
    std::string id = {};  ///< the designer's; may be empty
    std::string text = {};
    level::Translations<std::string> translations = {};
};

struct Emitter {
    grid::Point at;
    grid::Direction direction = grid::Direction::Right;
    level::Beam beam;
    int length = 0;  ///< number of cells that the beam crosses

    /// Whether the beam crosses a cell while it burns.
    bool crosses(grid::Point cell) const {
        const grid::Point step = grid::offset(direction);
        const grid::Point way = cell - at;
        const int along = way.x * step.x + way.y * step.y;
        const int across = way.x * step.y + way.y * step.x;
        return across == 0 && along >= 1 && along <= length;
    }
};

struct Bug {
    level::MoverPath path;
    int size = 1;
    std::size_t trajectory = 0;  ///< its index in Map::trajectories

    /// Returns the cells that the bug covers after `tick` ticks.
    grid::Rect bodyAt(std::int64_t tick) const { return level::coveredBy(size, path.cellAt(tick)); }
};

struct Boss {
    level::MoverPath path;
    int size = 1;
    int speed = 0;  ///< tenths of a cell a second
    int phase = 0;  ///< ticks
    int toughness = 1;
    std::size_t trajectory = 0;  ///< its index in Map::trajectories
    /// Storage indices of the path's cells in ascending order, each with the first step that leads
    /// to the cell.
    std::vector<std::pair<grid::Index, std::int64_t>> pathCells;

    grid::Rect bodyAt(grid::Point at) const { return level::coveredBy(size, at); }
    /// Returns the first step of the path at a cell; nullopt if the path does not lead there.
    std::optional<std::int64_t> stepAt(grid::Index cell) const;
};

/// Whether the hero drowns under water. The game's levels limit the air; the other value answers
/// what a level would be without this limit.
enum class Breath : std::uint8_t { Limited, Endless };

class Field {
  public:
    /// Upper bound on the cells of all paths together.
    static constexpr std::int64_t kMostPathCells = 4'000'000;

    /// Returns the field of a map. The problem says why the map cannot be played: it is no temple,
    /// it has no hero, the hero stands on a solid cell, a thing or a path is outside, or the paths
    /// are too long. Bugs and bosses with an empty path are left out.
    static tl::expected<std::shared_ptr<const Field>, Problem> make(
        const level::Level& level, level::Map map, Breath breath = Breath::Limited);

    const level::Map& map() const { return map_; }
    grid::Size size() const { return map_.size(); }
    grid::Point start() const { return start_; }
    /// Whether the hero may stay under water as long as it likes.
    bool hasEndlessAir() const { return breath_ == Breath::Endless; }
    const level::Objectives& objectives() const { return objectives_; }

    grid::Index index(grid::Point p) const { return notes_.index(p); }
    grid::Point point(grid::Index i) const { return notes_.point(i); }
    bool contains(grid::Point p) const { return notes_.contains(p); }

    /// The properties of a cell that never change, as bits.
    using Notes = std::uint16_t;
    enum Note : Notes {
        /// The cell can be walked and survived. An emitter fills its cell, even when destroyed.
        kOpen = 0x01,
        kWater = 0x02,  ///< still water; a waterfall leaves air to breathe
        kFall = 0x04,
        kTrap = 0x08,     ///< at the start
        kCoin = 0x10,     ///< at the start
        kThing = 0x20,    ///< an item, a console or an exit
        kBeam = 0x40,     ///< a beam crosses it at times
        kMover = 0x80,    ///< a bug is in it at times
        kClear = 0x100,   ///< beams, blasts, grenades and sight pass the cell
        kSlow = 0x200,    ///< a move into it takes twice as long
        kWounds = 0x400,  ///< costs a life at each step into it
        kKills = 0x800,   ///< can be entered, but not survived
    };
    /// The notes of cells into which a move takes twice as long.
    static constexpr unsigned kLongMove = kWater | kSlow;
    Notes notes(grid::Index i) const { return notes_[i]; }
    /// The point may lie up to two cells outside the field (in its frame).
    Notes notes(grid::Point p) const { return notes_.at(p); }
    bool isOpen(grid::Point p) const { return contains(p) && (notes_.at(p) & kOpen) != 0; }
    /// Whether the hero can enter the cell, even if that kills the hero.
    bool canEnter(grid::Point p) const {
        return contains(p) && (notes_.at(p) & (kOpen | kKills)) != 0;
    }
    /// Whether beams, blasts, grenades and sight pass a cell.
    bool isClear(grid::Point p) const { return contains(p) && (notes_.at(p) & kClear) != 0; }
    /// Whether beams, blasts, grenades and sight pass all cells between two cells. These two cells
    /// themselves may be solid.
    bool isClearBetween(grid::Point a, grid::Point b) const;

    /// Returns the direction of a waterfall. The cell must be one.
    grid::Direction fallAt(grid::Point p) const;

    std::int64_t coinCount() const { return coinCount_; }
    std::span<const Item> items() const { return items_; }
    std::span<const Console> consoles() const { return consoles_; }
    std::span<const grid::Point> exits() const { return exits_; }
    bool isExit(grid::Point p) const;
    std::span<const Emitter> emitters() const { return emitters_; }
    std::span<const Bug> bugs() const { return bugs_; }
    std::span<const Boss> bosses() const { return bosses_; }

    /// Returns the FNV-1a hash of everything that decides how the map plays. Replays of another
    /// level are recognised by it.
    std::uint64_t hash() const;

  private:
    Field(const level::Level& level, level::Map map, Breath breath);

    std::optional<Problem> take();
    std::optional<Problem> takeThings();
    std::optional<Problem> takeTrajectories();
    static unsigned noteOf(level::Cell cell);
    void noteCells();
    void noteBeams();
    void noteBugs();

    level::Map map_;
    level::Objectives objectives_;
    grid::Point start_;
    Breath breath_ = Breath::Limited;
    grid::Grid<Notes, 2> notes_;
    std::int64_t coinCount_ = 0;
    std::vector<Item> items_;
    std::vector<Console> consoles_;
    std::vector<grid::Point> exits_;
    std::vector<Emitter> emitters_;
    std::vector<Bug> bugs_;
    std::vector<Boss> bosses_;
};

}  // namespace mazeloom::play::temple
