// SPDX-License-Identifier: MIT
// Looks for inputs by playing them: where the boss is about, whose mind follows the hero. Slower
// than a search over (cell, time), but of what the engine does nothing has to be known. Private to
// core/play/temple/prove.
//
// Best first over states of the engine: of all states that were reached, the one is played on from
// that took least time and seems nearest to the goal. From each the hero makes a move, or waits for
// the time of one, or throws.
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
    /// So many states are kept at most.
    static constexpr std::size_t kMostNodes = 40'000;

    struct Wish {
        std::function<bool(const State&)> isGoal;
        /// How many ticks it may still take; need not be right.
        std::function<std::int64_t(const State&)> estimate;
        bool mayThrow = false;
    };

    explicit EngineSearch(MeteredEngine& engine) : engine_(engine) {}

    /// The hero where the goal is met; nothing when no inputs were found that lead there.
    std::optional<LedHero> find(const LedHero& hero, const Wish& wish);

  private:
    struct Node {
        State state;
        std::int32_t parent = -1;
        std::vector<Stroke> strokes;  ///< that led here from the parent
        int ticks = 0;                ///< and how many ticks passed
    };

    /// Plays from a node; whether that was new and survived.
    void tryOut(std::int32_t parent, std::vector<Stroke> strokes, int ticks, const Wish& wish);
    void tryThrows(std::int32_t parent, const Wish& wish);
    LedHero follow(const LedHero& hero, std::int32_t index) const;

    MeteredEngine& engine_;
    std::vector<Node> nodes_;
    std::vector<std::pair<std::int64_t, std::int32_t>> open_;  ///< a heap: cost, node
    std::set<std::uint64_t> seen_;
};

}  // namespace mazeloom::play::temple
