// SPDX-License-Identifier: MIT
/// @file
/// The temple game: one attempt at a level, played tick by tick, rewound and repeated.
/// core/play/temple/RULES.md has its rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mazeloom/level.h"
#include "mazeloom/map.h"
#include "mazeloom/numbers.h"
#include "mazeloom/pack.h"
#include "mazeloom/result.h"
#include "mazeloom/stop.h"

namespace mazeloom {
inline namespace v1 {

/// Ticks per second of the temple game.
inline constexpr int kTicksPerSecond = 60;

/// How time passes in a temple.
enum class Pace : std::uint8_t {
    RealTime = MAZELOOM_PACE_REAL_TIME,  ///< continuously, tick by tick
    Step = MAZELOOM_PACE_STEP,           ///< only while the hero moves or waits
};

/// The buttons of the temple game.
enum class TempleButton : std::uint8_t {
    Up = MAZELOOM_BUTTON_UP,                      ///< walk
    Right = MAZELOOM_BUTTON_RIGHT,                ///< walk
    Down = MAZELOOM_BUTTON_DOWN,                  ///< walk
    Left = MAZELOOM_BUTTON_LEFT,                  ///< walk
    Throw = MAZELOOM_BUTTON_THROW,                ///< throw or place the selected explosive
    Read = MAZELOOM_BUTTON_READ,                  ///< read a console next to the hero
    Switch = MAZELOOM_BUTTON_SWITCH,              ///< switch between TNT and grenades
    Tnt = MAZELOOM_BUTTON_TNT,                    ///< select TNT
    Grenade = MAZELOOM_BUTTON_GRENADE,            ///< select grenades
    Wait = MAZELOOM_BUTTON_WAIT,                  ///< let time pass with Pace::Step
    FaceUp = MAZELOOM_BUTTON_FACE_UP,             ///< turn in place
    FaceRight = MAZELOOM_BUTTON_FACE_RIGHT,       ///< turn in place
    FaceDown = MAZELOOM_BUTTON_FACE_DOWN,         ///< turn in place
    FaceLeft = MAZELOOM_BUTTON_FACE_LEFT,         ///< turn in place
    Invulnerable = MAZELOOM_BUTTON_INVULNERABLE,  ///< nothing ends the attempt while it is pressed
};

/// The change of a button.
enum class StrokeAction : std::uint8_t {
    Press = MAZELOOM_PRESS,      ///< it is pressed
    Release = MAZELOOM_RELEASE,  ///< it is released
    Tap = MAZELOOM_TAP,          ///< press and release at once: exactly one move or throw
};

/// One input of the player.
struct Stroke {
    StrokeAction action = StrokeAction::Tap;  ///< change of the button
    TempleButton button = TempleButton::Up;   ///< the button
};

/// The state of an attempt.
enum class TempleOutcome : std::uint8_t {
    Playing = MAZELOOM_TEMPLE_PLAYING,  ///< in progress
    Won = MAZELOOM_TEMPLE_WON,          ///< all objectives are met
    Lost = MAZELOOM_TEMPLE_LOST,        ///< TempleState::cause tells why
};

/// The cause of a lost attempt.
enum class TempleCause : std::uint8_t {
    None = MAZELOOM_CAUSE_NONE,        ///< not lost
    Trap = MAZELOOM_CAUSE_TRAP,        ///< stepped on a trap
    Bug = MAZELOOM_CAUSE_BUG,          ///< met a bug
    Boss = MAZELOOM_CAUSE_BOSS,        ///< met a boss
    Laser = MAZELOOM_CAUSE_LASER,      ///< was in a beam
    Blast = MAZELOOM_CAUSE_BLAST,      ///< was near an explosion
    Drowned = MAZELOOM_CAUSE_DROWNED,  ///< ran out of air
    Ground =
        MAZELOOM_CAUSE_GROUND,  ///< entered deadly ground, or was wounded by ground once too often
};

/// A condition of winning.
struct Objective {
    std::string name;         ///< "coins", "bugs", "lasers", "boss", "consoles", "exit"
    std::int64_t done = 0;    ///< number done so far
    std::int64_t wanted = 0;  ///< number needed in total
};

/// The state of an attempt after a tick.
struct TempleState {
    std::int64_t tick = 0;                           ///< ticks that have passed
    TempleOutcome outcome = TempleOutcome::Playing;  ///< in progress or ended
    TempleCause cause = TempleCause::None;           ///< cause of the loss, if lost
    Position hero;                                   ///< where the hero is
    Direction facing = Direction::Down;              ///< direction that the hero faces
    int lives = 0;                                   ///< traps that the hero can survive, plus one
    int tnt = 0;                                     ///< pieces of TNT in the bag
    int grenades = 0;                                ///< grenades in the bag
    bool isTntSelected = false;                      ///< whether TNT is selected, else grenades
    int air = 0;                                     ///< ticks until the hero drowns
    std::int64_t coins = 0;                          ///< coins collected
    std::int64_t coinsInAll = 0;                     ///< coins in the level
    bool isExitOpen = false;                         ///< all done except reaching the exit
    std::uint64_t hash = 0;                          ///< hash of everything that decides the future
};

/// A thing in a temple now, except the hero.
struct TempleThing {
    /// Distinguishes live explosives from things of the map.
    enum class Is : std::uint8_t {
        Thing = MAZELOOM_IS_THING,                   ///< a thing of the map
        SetTnt = MAZELOOM_IS_SET_TNT,                ///< TNT with a burning fuse
        FlyingGrenade = MAZELOOM_IS_FLYING_GRENADE,  ///< a grenade in the air
    };
    Is is = Is::Thing;                       ///< a thing of the map or a live explosive
    ThingKind kind = ThingKind::Exit;        ///< its kind
    Position at;                             ///< where it is now
    int size = 1;                            ///< bugs and bosses: side in cells, centred on `at`
    Direction direction = Direction::Right;  ///< emitters and grenades
    bool isBurning = false;                  ///< emitters: whether the beam burns now
    int beamLength = 0;                      ///< emitters: number of cells that the beam crosses
    int index = -1;                          ///< own kinds: argument of Map::thing(); else −1
};

/// An event of a tick, for sounds and effects.
struct TempleEvent {
    /// Its name: "stepped", "bumped", "carried", "coin-taken", "heart-taken", "tnt-taken",
    /// "grenade-taken", "pack-full", "trap-sprung", "trap-blown", "console-read", "grenade-thrown",
    /// "tnt-placed", "cannot-throw", "blasted", "bug-killed", "boss-wounded", "boss-killed",
    /// "boss-saw-hero", "boss-lost-hero", "boss-heard-hero", "boss-rests", "emitter-destroyed",
    /// "dived", "surfaced", "exit-opened", "wounded", "won", "lost".
    const char* name = "";
    Position at;       ///< its cell
    int subject = -1;  ///< a number that belongs to the event, such as the coins so far; −1: none
};

/// Options for the start of an attempt.
struct TempleOptions {
    std::uint64_t attempt = 0;   ///< number of attempts lost before; each has new traps and coins
    Pace pace = Pace::RealTime;  ///< how time passes
    StopFlag stop = nullptr;     ///< stops the generation of the level
};

/// One attempt. The position in an attempt is a tick from 0 to length(). At the end, the attempt
/// continues with the player's input. After a rewind, it continues as recorded until new input
/// takes over. Movable, not copyable.
class TempleSession {
  public:
    struct Inside;  ///< its content; private to the library

    /// Begins an attempt at a temple on the map of a seed; the error says why it cannot be played.
    static Result<TempleSession> begin(const Level& level, std::uint64_t seed,
                                       const TempleOptions& options = {});
    /// Loads the attempt that a replay's text records, and goes to its end. Sizes are bounded as
    /// for packs.
    static Result<TempleSession> load(const Pack& pack, std::string_view replay,
                                      StopFlag stop = nullptr);

    TempleSession(TempleSession&&) noexcept;             ///< moves the attempt
    TempleSession& operator=(TempleSession&&) noexcept;  ///< moves the attempt
    ~TempleSession();

    Map map() const;  ///< the map at the start of the attempt
    /// Returns the cells now, without collected coins and disarmed traps. Valid until the session
    /// changes.
    Cells cells() const&;
    Cells cells() const&& = delete;             ///< cells of a temporary would dangle
    TempleState state() const;                  ///< the state now
    std::vector<Objective> objectives() const;  ///< the conditions of winning
    std::vector<TempleThing> things() const;    ///< the things now
    std::vector<TempleEvent> events() const;    ///< the events of the last tick
    /// Returns how many of a cell's eight neighbours hold an armed trap.
    int numberAt(Position cell) const;

    std::int64_t length() const;  ///< number of recorded ticks
    /// Applies the player's input and advances by one tick. Returns false if no tick passed because
    /// the attempt is over or time waits for the hero. Before the end of the recording, this
    /// replaces the rest: the later ticks are dropped.
    bool advance(std::span<const Stroke> strokes = {});
    bool playOn();                 ///< replays the next recorded tick; false at the end
    void seek(std::int64_t tick);  ///< goes to a tick, clamped to 0 … length()
    /// Returns the attempt as text, for load() and `mazeloom play`.
    std::string replay() const;

  private:
    friend class Access;
    explicit TempleSession(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom
