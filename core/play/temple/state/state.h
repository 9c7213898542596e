// SPDX-License-Identifier: MIT
// Everything of an attempt that changes during play. It stores only the differences from the
// field's initial state, so a copy is small. Copies serve as keyframes to rewind to.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/grid/direction.h"
#include "core/play/temple/state/constants.h"
#include "core/play/temple/state/index_set.h"

namespace mazeloom::play::temple {

enum class Outcome : std::uint8_t { Playing, Won, Lost };

/// The reason why an attempt was lost.
enum class Cause : std::uint8_t { None, Trap, Bug, Boss, Laser, Blast, Drowned, Ground };

enum class Supply : std::uint8_t { Tnt, Grenade };

/// Requested moves. A direction is 0–3 as in grid::Direction; kWait is a move in place.
struct Controls {
    static constexpr std::uint8_t kWait = 4;

    /// Queued taps and first moves of presses, the oldest first.
    std::array<std::uint8_t, kMostQueued> queue{};
    std::uint8_t queued = 0;
    /// Held moves, the latest last.
    std::array<std::uint8_t, 5> held{};
    std::uint8_t heldCount = 0;
    bool invulnerable = false;

    friend bool operator==(const Controls&, const Controls&) = default;
};

struct Hero {
    grid::Point at;
    grid::Direction facing = grid::Direction::Down;
    /// Half ticks until the next move may begin; −1 if half a tick is left over.
    std::int32_t rest = 0;
    std::int32_t lives = kStartLives;
    std::int32_t tnt = 0;
    std::int32_t grenades = 0;
    Supply selected = Supply::Grenade;
    std::int32_t air = kAir;   ///< ticks
    std::int32_t carried = 0;  ///< ticks that count towards being carried by a waterfall

    friend bool operator==(const Hero&, const Hero&) = default;
};

/// A boss and its mind.
struct BossState {
    enum class Mode : std::uint8_t {
        Path,       ///< follows its path
        Hunting,    ///< goes to `target`: the cell where it sees, or last saw or heard, the hero
        Returning,  ///< goes to the nearest cell of its path
    };

    grid::Point at;
    grid::Point before;  ///< where it was a tick ago
    Mode mode = Mode::Path;
    bool sees = false;
    std::int64_t steps = 0;     ///< steps along its path, modulo the path's period
    std::int32_t progress = 0;  ///< part of the next step that is done, in 600ths
    grid::Point target;
    std::int32_t wounds = 0;  ///< it is dead when its wounds reach its toughness
    std::int32_t rest = 0;    ///< ticks that it still rests

    friend bool operator==(const BossState&, const BossState&) = default;
};

/// TNT that was set down or a grenade in the air.
struct Explosive {
    Supply kind = Supply::Tnt;
    grid::Point at;
    grid::Direction direction = grid::Direction::Up;  ///< grenades only
    std::int32_t cells = 0;                           ///< grenades: how many more they fly at most
    std::int32_t ticks = 0;  ///< until the blast (TNT), or until the next cell (grenades)

    friend bool operator==(const Explosive&, const Explosive&) = default;
};

struct State {
    std::int64_t tick = 0;  ///< ticks that have passed
    Outcome outcome = Outcome::Playing;
    Cause cause = Cause::None;  ///< why the attempt was lost
    grid::Point end;            ///< where the attempt was won or lost

    Controls controls;
    Hero hero;

    // Sets of cells hold storage indices of Field::map().cells; the other sets hold indices of the
    // field's lists.
    IndexSet visited;       ///< cells that the hero visited
    IndexSet coins;         ///< cells of coins that were collected
    IndexSet disabled;      ///< cells of traps that were stepped on and survived
    IndexSet blown;         ///< cells of traps that blasts set off
    IndexSet items;         ///< indices of hearts and supplies that are gone
    IndexSet consoles;      ///< indices of consoles that were read
    IndexSet emitters;      ///< indices of destroyed emitters
    IndexSet bugs;          ///< indices of dead bugs
    bool exitOpen = false;  ///< only reaching the exit is left
    std::vector<BossState> bosses;
    std::vector<Explosive> explosives;  ///< the oldest first

    bool isOver() const { return outcome != Outcome::Playing; }
    /// Whether the attempt has begun and is not over. It has begun once a tick has passed, because
    /// the player has then seen numbers.
    bool isUnfinished() const { return tick > 0 && !isOver(); }
    /// Returns the size of a copy, in bytes.
    std::size_t bytes() const;

    friend bool operator==(const State&, const State&) = default;
};

/// Returns the FNV-1a hash of the whole state: the same on every machine.
std::uint64_t hash(const State& state);

}  // namespace mazeloom::play::temple
