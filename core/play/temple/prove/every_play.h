// SPDX-License-Identifier: MIT
// Tries every possible play, tick by tick, in the engine itself, so that all rules are the game's
// own. If all plays have been tried and none wins, the level cannot be won; a play that wins is the
// witness. Private to core/play/temple/prove.
//
// States count as equal if they differ only in what no longer matters: visited cells, the selected
// supply, and the tick except for its place within the common period of the remaining dangers. In
// each tick the hero moves or stays, and throws any of its supplies in any directions. Consoles
// beside the hero are read at once, which never harms. Of two states at the same tick, the search
// continues first from the one with fewer goals left.
//
// Bounds: kMostNodes known states of 100 bytes each. States that are still to be played on are
// stored whole, in at most kMostBytes. Together they take 110 MB.
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

    /// Returns a hero who has won; nullopt if no play was found that wins.
    std::optional<LedHero> win(const LedHero& start);
    /// Whether a search that found nothing has tried all plays.
    bool isComplete() const { return isComplete_; }

  private:
    /// The hero's actions in one tick.
    struct Choice {
        static constexpr std::uint8_t kStay = 4;
        std::uint8_t move = kStay;
        std::uint8_t tnt = 0;                       ///< number of TNT set down
        std::array<std::uint8_t, 4> grenades = {};  ///< number of grenades thrown in each direction
    };
    struct Node {
        std::unique_ptr<State> state;  ///< null once the state has been played on
        std::int32_t parent = -1;
        Choice choice;
        std::uint32_t ticks = 0;  ///< ticks played since the parent
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
    /// Returns the possible throws in a tick; the first is to throw nothing.
    std::vector<Choice> throwsOf(const State& state);
    /// Writes the strokes of a choice to strokes_.
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
    std::size_t bytes_ = 0;  ///< memory of the stored states
    std::int32_t won_ = -1;
    bool isComplete_ = true;
    std::vector<Stroke> strokes_;
    IndexSet periodBugs_;  ///< the dead bugs for which period_ was computed
    IndexSet periodEmitters_;
    std::int64_t period_ = -1;
};

}  // namespace mazeloom::play::temple
