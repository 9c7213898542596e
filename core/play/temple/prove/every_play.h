// SPDX-License-Identifier: MIT
// Tries every play there is, tick by tick, in the engine itself: whatever rule matters is the
// game's own. Where all plays have been tried and none has won, none does; where one has, it is the
// witness. Private to core/play/temple/prove.
//
// States that differ only in what no longer matters are one: cells that were visited, what is
// selected, the tick but for its place within the common period of the dangers that are left. In
// each tick the hero moves or stays, and throws what there is in any directions; what lies beside
// is read at once, which never harms. Of two states that are equally old the one is played on first
// that has less left to do.
//
// kMostNodes states are known at most, 100 bytes each; those that are still to be played on are
// kept whole, kMostBytes in all: 110 MB together.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_set>
#include <vector>

#include "core/play/temple/prove/led_hero.h"
#include "core/play/temple/prove/reading.h"

namespace mazeloom::play::temple {

class EveryPlay {
  public:
    static constexpr std::size_t kMostNodes = 500'000;
    static constexpr std::size_t kMostBytes = std::size_t{64} << 20;

    EveryPlay(MeteredEngine& engine, const Reading& reading);

    /// A hero who has won; nothing when no play was found that does.
    std::optional<LedHero> win(const LedHero& start);
    /// Whether the search that found nothing has tried all plays.
    bool isComplete() const { return isComplete_; }

  private:
    /// What is done in one tick.
    struct Choice {
        static constexpr std::uint8_t kStay = 4;
        std::uint8_t move = kStay;
        std::uint8_t tnt = 0;                       ///< so many are set down
        std::array<std::uint8_t, 4> grenades = {};  ///< so many are thrown each way
    };
    struct Node {
        std::unique_ptr<State> state;  ///< until it has been played on
        std::int32_t parent = -1;
        Choice choice;
        std::uint32_t ticks = 0;  ///< that were played from the parent
    };
    struct Open {
        std::int64_t cost;
        std::int32_t node;
    };
    struct Likeness {
        std::uint64_t one;
        std::uint64_t other;

        friend bool operator==(const Likeness&, const Likeness&) = default;
    };
    struct LikenessHash {
        std::size_t operator()(const Likeness& likeness) const {
            return static_cast<std::size_t>(likeness.one);
        }
    };

    void add(std::unique_ptr<State> state, std::int32_t parent, Choice choice, std::uint32_t ticks);
    void playOn(std::int32_t index);
    /// What may be thrown in a tick; the first is nothing.
    std::vector<Choice> throwsOf(const State& state);
    /// Into strokes_.
    void strokesOf(const State& state, const Choice& choice);
    static void addStrokes(const Choice& choice, std::vector<Stroke>& strokes);
    Likeness likenessOf(const State& state);
    std::int64_t periodOf(const State& state);
    std::int64_t costOf(const State& state) const;
    bool isReady(const State& state) const { return state.hero.rest <= 2; }
    std::optional<LedHero> follow(const LedHero& start, std::int32_t index);

    MeteredEngine& engine_;
    const Reading& reading_;
    std::vector<Node> nodes_;
    std::vector<Open> open_;  ///< a heap
    std::unordered_set<Likeness, LikenessHash> seen_;
    std::size_t bytes_ = 0;  ///< of the states that are kept
    std::int32_t won_ = -1;
    bool isComplete_ = true;
    std::vector<Stroke> strokes_;
    IndexSet periodBugs_;  ///< whose period was last asked for
    IndexSet periodEmitters_;
    std::int64_t period_ = -1;
};

}  // namespace mazeloom::play::temple
