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

/// How a run stands.
enum class DescentOutcome : std::uint8_t {
    Playing = MAZELOOM_DESCENT_PLAYING,  ///< it goes on
    Died = MAZELOOM_DESCENT_DIED,        ///< the hero did
    Quit = MAZELOOM_DESCENT_QUIT,        ///< given up
    Arrived = MAZELOOM_DESCENT_ARRIVED,  ///< at the depth that was to be reached
};

/// How a run begins.
struct DescentOptions {
    /// The level that is played as the first floor; empty: the pack's descent.
    std::string level;
    int depth = 0;  ///< to begin at, from 1; 0: the one that the pack has the level at, or 1
    int goal = 0;   ///< the depth whose reaching wins the run; 0: it is endless
    StopFlag stop = nullptr;  ///< to give up the generation of the first floor
};

/// How a run stands after a key.
struct DescentState {
    std::int64_t keys = 0;                             ///< that were pressed
    std::int64_t turns = 0;                            ///< that have passed
    DescentOutcome outcome = DescentOutcome::Playing;  ///< whether it goes on
    int depth = 1;                                     ///< of the floor that the hero is on
    int greatestDepth = 1;                             ///< that was come to
    int kills = 0;                                     ///< monsters
    std::int64_t score = 0;                            ///< greatest depth × 100 + kills × 10
    Position hero;                                     ///< where the hero is
    int hp = 0;                                        ///< hit points
    int mostHp = 0;                                    ///< at most
    std::int64_t attack = 0;                           ///< with the weapon in hand
    bool isAsked = false;    ///< the next key answers: an item's letter, or a direction
    std::uint64_t hash = 0;  ///< of all that decides what comes next
};

/// A monster on the floor, whether it is seen or not.
struct DescentMonster {
    ThingKind kind = ThingKind::Rat;  ///< what it is
    Position at;                      ///< where it is
    int hp = 0;                       ///< hit points
};

/// Something on the floor, or in the pack of the hero.
struct DescentItem {
    ThingKind kind = ThingKind::Potion;  ///< a potion, a weapon, a wand or, on the floor, a key
    std::string name;                    ///< "healing potion", "enchanted longsword"
    std::string details;                 ///< "heals 12", "attack +3"
    Position at;                         ///< on the floor
    bool isInUse = false;  ///< in the pack: the weapon in hand, the wand that is ready
};

/// One run. It stands after a number of keys between 0 and its length; rewound, it goes on as
/// recorded, or is taken over. Can be moved, but not copied.
class DescentSession {
  public:
    struct Inside;  ///< what it holds; known to the library alone

    /// A run of a seed, or why its first floor cannot be made.
    static Result<DescentSession> begin(const Pack& pack, std::uint64_t seed,
                                        const DescentOptions& options = {});
    /// The run of a replay's text, played to its end. Bounded as packs are.
    static Result<DescentSession> load(const Pack& pack, std::string_view replay,
                                       StopFlag stop = nullptr);

    DescentSession(DescentSession&&) noexcept;             ///< takes it over
    DescentSession& operator=(DescentSession&&) noexcept;  ///< takes it over
    ~DescentSession();

    /// Of the floor that the hero is on, as doors are now, with Cell::kExplored, Cell::kMonster and
    /// Cell::kItem. Valid until the session changes.
    Cells cells() const&;
    Cells cells() const&& = delete;                ///< those of a session that is gone are gone too
    DescentState state() const;                    ///< how it stands
    bool sees(Position cell) const;                ///< whether the hero does
    std::vector<DescentMonster> monsters() const;  ///< on the floor
    std::vector<DescentItem> items() const;        ///< on the floor
    std::vector<DescentItem> inventory() const;    ///< of the hero: letters a, b, …
    std::vector<std::string> messages() const;     ///< the last four, the oldest first, in English

    std::int64_t length() const;  ///< keys that are recorded
    /// Presses a key: "up", "right", "down", "left", a letter from "a" to "t" (g picks up, i opens
    /// the inventory, q quits), "z" zaps, ">" and "<" take stairs, "." waits, "other" closes what
    /// is open. False when the run is over; the error tells of a name that is no key's. Before the
    /// end it takes over: what came after is forgotten.
    Result<bool> press(std::string_view key);
    bool playOn();                ///< the next key as it is recorded; false at the end
    void seek(std::int64_t key);  ///< goes there, kept within 0 and length()
    /// As text, which load() and `mazeloom play` take.
    std::string replay() const;

  private:
    friend class Access;
    explicit DescentSession(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom
