// SPDX-License-Identifier: MIT
/// @file
/// The descent: one run from floor to floor, played key by key, rewound and repeated.
/// core/play/descent/RULES.md has its rules.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "mazeloom/cells.h"
#include "mazeloom/map.h"
#include "mazeloom/numbers.h"
#include "mazeloom/pack.h"
#include "mazeloom/result.h"
#include "mazeloom/stop.h"

namespace mazeloom {
inline namespace v1 {

/// The state of a run.
enum class DescentOutcome : std::uint8_t {
    Playing = MAZELOOM_DESCENT_PLAYING,  ///< in progress
    Died = MAZELOOM_DESCENT_DIED,        ///< the hero died
    Quit = MAZELOOM_DESCENT_QUIT,        ///< the player gave up
    Arrived = MAZELOOM_DESCENT_ARRIVED,  ///< the goal's depth was reached
};

/// Options for the start of a run.
struct DescentOptions {
    /// The level to play as the first floor; empty: the pack's descent.
    std::string level;
    int depth = 0;  ///< first depth, from 1; 0: the depth at which the pack has the level, or 1
    int goal = 0;   ///< depth at which the run is won; 0: endless
    StopFlag stop = nullptr;  ///< stops the generation of the first floor
};

/// The state of a run after a key.
struct DescentState {
    std::int64_t keys = 0;                             ///< number of keys pressed
    std::int64_t turns = 0;                            ///< number of turns passed
    DescentOutcome outcome = DescentOutcome::Playing;  ///< in progress or ended
    int depth = 1;                                     ///< depth of the hero's floor
    int greatestDepth = 1;                             ///< greatest depth reached so far
    int kills = 0;                                     ///< monsters killed
    std::int64_t score = 0;                            ///< greatest depth × 100 + kills × 10
    Position hero;                                     ///< where the hero is
    int hp = 0;                                        ///< hit points
    int mostHp = 0;                                    ///< upper bound on hp
    std::int64_t attack = 0;                           ///< attack with the wielded weapon
    bool isAsked = false;    ///< whether the next key is an answer: an item's letter or a direction
    std::uint64_t hash = 0;  ///< hash of everything that decides the future
};

/// A monster on the floor, seen or not.
struct DescentMonster {
    ThingKind kind = ThingKind::Rat;  ///< what it is
    Position at;                      ///< where it is
    int hp = 0;                       ///< hit points
};

/// An item on the floor or in the hero's inventory.
struct DescentItem {
    ThingKind kind = ThingKind::Potion;  ///< a potion, a weapon, a wand or, on the floor, a key
    std::string name;                    ///< "healing potion", "enchanted longsword"
    std::string details;                 ///< "heals 12", "attack +3"
    Position at;                         ///< its cell, on the floor
    bool isInUse = false;                ///< in the inventory: wielded weapon or readied wand
};

/// One run. The position in a run is a number of keys from 0 to length(). After a rewind, the run
/// continues as recorded until a new key is pressed. Movable, not copyable.
class DescentSession {
  public:
    struct Inside;  ///< its content; private to the library

    /// Begins a run of a seed; the error says why the first floor cannot be generated.
    static Result<DescentSession> begin(const Pack& pack, std::uint64_t seed,
                                        const DescentOptions& options = {});
    /// Loads the run that a replay's text records, and goes to its end. Sizes are bounded as for
    /// packs.
    static Result<DescentSession> load(const Pack& pack, std::string_view replay,
                                       StopFlag stop = nullptr);

    DescentSession(DescentSession&&) noexcept;             ///< moves the run
    DescentSession& operator=(DescentSession&&) noexcept;  ///< moves the run
    ~DescentSession();

    /// Returns the cells of the hero's floor, with doors as they are now, and with Cell::kExplored,
    /// Cell::kMonster and Cell::kItem. Valid until the session changes.
    Cells cells() const&;
    Cells cells() const&& = delete;                ///< cells of a temporary would dangle
    DescentState state() const;                    ///< the state now
    bool sees(Position cell) const;                ///< whether the hero sees the cell
    std::vector<DescentMonster> monsters() const;  ///< monsters on the floor
    std::vector<DescentItem> items() const;        ///< items on the floor
    std::vector<DescentItem> inventory() const;    ///< the hero's items, with letters a, b, …
    std::vector<std::string> messages() const;     ///< the last four in English, oldest first

    std::int64_t length() const;  ///< number of recorded keys
    /// Presses a key: "up", "right", "down", "left", a letter from "a" to "t" (g picks up, i opens
    /// the inventory, q quits), "z" zaps, ">" and "<" take stairs, "." waits, "other" closes what
    /// is open. Returns false if the run is over, and an error for an unknown key. Before the
    /// end of the recording, the key replaces the rest: the later keys are dropped. Stairs may lead
    /// to a floor that must be generated first: `stop` stops that, and the run stays as it was.
    Result<bool> press(std::string_view key, StopFlag stop = nullptr);
    bool playOn();                ///< replays the next recorded key; false at the end
    void seek(std::int64_t key);  ///< goes to a position, clamped to 0 … length()
    /// Returns the run as text, for load() and `mazeloom play`.
    std::string replay() const;

  private:
    friend class Access;
    explicit DescentSession(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom
