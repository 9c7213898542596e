// SPDX-License-Identifier: MIT
// The goals of a tour, one bit each: coins and consoles. The exit comes last and has no bit.
// Hearts, and the traps that hearts may be spent on, have bits too. Private to
// core/play/temple/prove.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"

namespace mazeloom::play::temple {

struct Agenda {
    using Marks = std::uint64_t;

    /// Returns the goals that are left in a state, except targets of blasts; nullopt if they need
    /// more than 64 bits. Traps in cells where `noTraps` is not 0 do not count.
    static std::optional<Agenda> of(const Field& field, const State& state,
                                    const grid::Grid<std::uint8_t, 2>& noTraps);

    std::unordered_map<grid::Index, Marks> gains;  ///< the bits that a hero in the cell gains
    std::unordered_map<grid::Index, Marks> traps;
    Marks coins = 0;
    Marks consoles = 0;
    Marks hearts = 0;
    Marks anyTrap = 0;
    int coinsWanted = 0;
    int lives = 1;

    Marks gainsAt(grid::Index cell) const {
        const auto found = gains.find(cell);
        return found == gains.end() ? 0 : found->second;
    }
    Marks trapAt(grid::Index cell) const {
        const auto found = traps.find(cell);
        return found == traps.end() ? 0 : found->second;
    }
    int livesWith(Marks done) const {
        return lives + std::popcount(done & hearts) - std::popcount(done & anyTrap);
    }
    /// Returns how many coins and consoles are missing.
    int missing(Marks done) const {
        const int coinsLeft = coinsWanted - std::popcount(done & coins);
        return (coinsLeft > 0 ? coinsLeft : 0) + std::popcount(consoles & ~done);
    }
};

}  // namespace mazeloom::play::temple
