// SPDX-License-Identifier: MIT
// Searches for inputs by playing them in the engine. Used where a boss hunts the hero. Slower than
// a search over (cell, time), but needs no knowledge of the engine's rules. Private to
// core/play/temple/prove.
//
// Best-first search over states of the engine: of all reached states, the search continues from the
// one with the smallest sum of elapsed time and estimated time to the goal. From each state the
// hero makes a move, waits as long as a move takes, or throws.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <vector>

#include "core/play/temple/prove/led_hero.h"

namespace mazeloom::play::temple {

class EngineSearch {
  public:
    /// Upper bound on the states that are kept.
    static constexpr std::size_t kMostNodes = 40'000;

    struct Wish {
        std::function<bool(const State&)> isGoal;
        /// Estimates the ticks that are still needed; may be wrong.
        std::function<std::int64_t(const State&)> estimate;
        bool mayThrow = false;
    };

    explicit EngineSearch(MeteredEngine& engine) : engine_(engine) {}

    /// Returns a hero who has met the goal; nullopt if no inputs were found that lead to it.
    std::optional<LedHero> find(const LedHero& hero, const Wish& wish);

  private:
    struct Node {
        State state;
        std::int32_t parent = -1;
        std::vector<Stroke> strokes;  ///< strokes that lead here from the parent
        int ticks = 0;                ///< ticks from the parent
    };

    /// Plays from a node and keeps the result if it is new and the hero survives.
    void tryOut(std::int32_t parent, std::vector<Stroke> strokes, int ticks, const Wish& wish);
    void tryThrows(std::int32_t parent, const Wish& wish);
    LedHero follow(const LedHero& hero, std::int32_t index) const;

    MeteredEngine& engine_;
    std::vector<Node> nodes_;
    std::vector<std::pair<std::int64_t, std::int32_t>> open_;  ///< a heap: cost, node
    std::set<std::uint64_t> seen_;
};

}  // namespace mazeloom::play::temple
