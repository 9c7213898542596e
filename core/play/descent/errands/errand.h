// SPDX-License-Identifier: MIT
// Errands: several keys that a player asks for at once, such as exploring the floor or walking to
// the stairs (RULES.md D-26). An errand uses only what the screen shows, and ends as soon as
// something comes into view that the player should decide about.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <tl/expected.hpp>

#include "core/grid/point.h"
#include "core/play/descent/errands/known.h"
#include "core/play/descent/errands/ways.h"
#include "core/play/descent/state/key.h"
#include "core/play/descent/state/state.h"

namespace mazeloom::play::descent {

/// Why an errand has ended.
struct ErrandEnd {
    enum class Why : std::uint8_t {
        Done,          ///< the hero stands at the target, or has waited long enough
        Explored,      ///< no unknown cell and no item can be reached unhurt
        NoWay,         ///< the target is unknown or cannot be reached unhurt
        Monster,       ///< a monster is in sight, at `at`
        SomethingNew,  ///< stairs, a fountain or an item has come into view, at `at`
        Hurt,          ///< the hero was hurt
        Interrupted,   ///< the run is over, the game asks a question, or another input came
    };
    Why why = Why::Done;
    grid::Point at = {};

    friend bool operator==(const ErrandEnd&, const ErrandEnd&) = default;
};

class Errand {
  public:
    /// The number of turns that wait() lasts at most.
    static constexpr int kMostWaits = 20;

    /// Fetches the items that are seen, and goes wherever a cell is still unknown.
    static Errand explore() { return Errand(Kind::Explore); }
    /// Walks to the nearest known cell of this terrain, such as stairs down.
    static Errand to(level::Terrain terrain);
    /// Walks to a cell.
    static Errand to(grid::Point cell);
    /// Returns the errand that a key means from afar: the keys for stairs walk to stairs that are
    /// known. nullopt: the key means itself.
    static std::optional<Errand> of(Key key, const State& state);
    /// Waits until something comes into view.
    static Errand wait() { return Errand(Kind::Wait); }

    /// Returns the next key, or why the errand has ended. Must be called before each key.
    tl::expected<Key, ErrandEnd> next(const State& state);

  private:
    enum class Kind : std::uint8_t { Explore, ToTerrain, ToCell, Wait };

    explicit Errand(Kind kind) : kind_(kind) {}

    /// Returns what the player should look at before the next key; nullopt if there is nothing.
    std::optional<ErrandEnd> news(const State& state);
    std::optional<Key> explored(const State& state);
    template <typename IsWanted>
    std::optional<Key> goWhere(const IsWanted& isWanted);

    Kind kind_;
    level::Terrain terrain_ = level::Terrain::Void;
    grid::Point cell_ = {};
    Known known_;
    Ways ways_;
    int waited_ = 0;
    std::optional<std::int32_t> hp_;  ///< hit points before the last key
    /// The notable cells that the player has seen, in ascending order.
    std::vector<grid::Point> noted_;
};

}  // namespace mazeloom::play::descent
