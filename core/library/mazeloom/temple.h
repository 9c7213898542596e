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

/// Ticks of the temple game in a second.
inline constexpr int kTicksPerSecond = 60;

/// How time passes in a temple.
enum class Pace : std::uint8_t {
    RealTime = MAZELOOM_PACE_REAL_TIME,  ///< with each tick
    Step = MAZELOOM_PACE_STEP,           ///< only while the hero moves or waits
};

/// The buttons of the temple game.
enum class TempleButton : std::uint8_t {
    Up = MAZELOOM_BUTTON_UP,                      ///< walk
    Right = MAZELOOM_BUTTON_RIGHT,                ///< walk
    Down = MAZELOOM_BUTTON_DOWN,                  ///< walk
    Left = MAZELOOM_BUTTON_LEFT,                  ///< walk
    Throw = MAZELOOM_BUTTON_THROW,                ///< throw or set down what is selected
    Read = MAZELOOM_BUTTON_READ,                  ///< read a console beside the hero
    Switch = MAZELOOM_BUTTON_SWITCH,              ///< select the other of TNT and grenades
    Tnt = MAZELOOM_BUTTON_TNT,                    ///< select TNT
    Grenade = MAZELOOM_BUTTON_GRENADE,            ///< select grenades
    Wait = MAZELOOM_BUTTON_WAIT,                  ///< let time pass where pace is Pace::Step
    FaceUp = MAZELOOM_BUTTON_FACE_UP,             ///< turn, and stay
    FaceRight = MAZELOOM_BUTTON_FACE_RIGHT,       ///< turn, and stay
    FaceDown = MAZELOOM_BUTTON_FACE_DOWN,         ///< turn, and stay
    FaceLeft = MAZELOOM_BUTTON_FACE_LEFT,         ///< turn, and stay
    Invulnerable = MAZELOOM_BUTTON_INVULNERABLE,  ///< nothing ends the attempt while it is down
};

/// What is done to a button.
enum class StrokeAction : std::uint8_t {
    Press = MAZELOOM_PRESS,      ///< it goes down
    Release = MAZELOOM_RELEASE,  ///< it goes up
    Tap = MAZELOOM_TAP,          ///< both at once: exactly one move, one throw
};

/// Something that a player does.
struct Stroke {
    StrokeAction action = StrokeAction::Tap;  ///< what is done
    TempleButton button = TempleButton::Up;   ///< to which button
};

/// How an attempt stands.
enum class TempleOutcome : std::uint8_t {
    Playing = MAZELOOM_TEMPLE_PLAYING,  ///< it goes on
    Won = MAZELOOM_TEMPLE_WON,          ///< all objectives are met
    Lost = MAZELOOM_TEMPLE_LOST,        ///< TempleState::cause says how
};

/// What ended a lost attempt.
enum class TempleCause : std::uint8_t {
    None = MAZELOOM_CAUSE_NONE,        ///< it is not lost
    Trap = MAZELOOM_CAUSE_TRAP,        ///< stepped on one
    Bug = MAZELOOM_CAUSE_BUG,          ///< met one
    Boss = MAZELOOM_CAUSE_BOSS,        ///< met one
    Laser = MAZELOOM_CAUSE_LASER,      ///< was in a beam
    Blast = MAZELOOM_CAUSE_BLAST,      ///< was near one
    Drowned = MAZELOOM_CAUSE_DROWNED,  ///< had no air
    Ground =
        MAZELOOM_CAUSE_GROUND,  ///< went where nobody survives, or was wounded there once too often
};

/// Something that is to be done to win.
struct Objective {
    std::string name;         ///< "coins", "bugs", "lasers", "boss", "consoles", "exit"
    std::int64_t done = 0;    ///< so far
    std::int64_t wanted = 0;  ///< in all
};

/// How an attempt stands after a tick.
struct TempleState {
    std::int64_t tick = 0;                           ///< ticks that have passed
    TempleOutcome outcome = TempleOutcome::Playing;  ///< whether it goes on
    TempleCause cause = TempleCause::None;           ///< of a loss
    Position hero;                                   ///< where the hero is
    Direction facing = Direction::Down;              ///< where the hero looks
    int lives = 0;                                   ///< traps that can be stepped on, and one
    int tnt = 0;                                     ///< in the bag
    int grenades = 0;                                ///< in the bag
    bool isTntSelected = false;                      ///< else grenades are
    int air = 0;                                     ///< ticks until the hero drowns
    std::int64_t coins = 0;                          ///< collected
    std::int64_t coinsInAll = 0;                     ///< that the level has
    bool isExitOpen = false;                         ///< all is done but the way to the exit
    std::uint64_t hash = 0;                          ///< of all that decides what comes next
};

/// What stands in a temple now, the hero apart.
struct TempleThing {
    /// What a thing is beyond ThingKind: what moves through the air.
    enum class Is : std::uint8_t {
        Thing = MAZELOOM_IS_THING,                   ///< of the map
        SetTnt = MAZELOOM_IS_SET_TNT,                ///< TNT whose fuse burns
        FlyingGrenade = MAZELOOM_IS_FLYING_GRENADE,  ///< a grenade in the air
    };
    Is is = Is::Thing;                       ///< whether it is one of the map's
    ThingKind kind = ThingKind::Exit;        ///< of what it is
    Position at;                             ///< where it is now
    int size = 1;                            ///< cells a side, centred on it: bugs and bosses
    Direction direction = Direction::Right;  ///< of emitters and grenades
    bool isBurning = false;                  ///< of emitters: their beam burns now
    int beamLength = 0;                      ///< of emitters: cells that their beam crosses
    int index = -1;                          ///< of the pack's own kinds: which of Map::thing()
};

/// What comes about in a tick, for sounds and pictures.
struct TempleEvent {
    /// What: "stepped", "bumped", "carried", "coin-taken", "heart-taken", "tnt-taken",
    /// "grenade-taken", "pack-full", "trap-sprung", "trap-blown", "console-read", "grenade-thrown",
    /// "tnt-placed", "cannot-throw", "blasted", "bug-killed", "boss-wounded", "boss-killed",
    /// "boss-saw-hero", "boss-lost-hero", "emitter-destroyed", "dived", "surfaced", "exit-opened",
    /// "wounded", "won", "lost".
    const char* name = "";
    Position at;       ///< where
    int subject = -1;  ///< a number that belongs to it, such as coins so far; −1: none
};

/// How an attempt begins.
struct TempleOptions {
    std::uint64_t attempt = 0;   ///< how many were lost before: each has new traps and coins
    Pace pace = Pace::RealTime;  ///< how time passes
    StopFlag stop = nullptr;     ///< to give up the level's generation
};

/// One attempt. It stands at a tick between 0 and its length; at its end it goes on with what the
/// player does; rewound, it goes on as recorded, or is taken over. Can be moved, but not copied.
class TempleSession {
  public:
    struct Inside;  ///< what it holds; known to the library alone

    /// An attempt at a temple on the map of a seed, or why it cannot be played.
    static Result<TempleSession> begin(const Level& level, std::uint64_t seed,
                                       const TempleOptions& options = {});
    /// The attempt of a replay's text, played to its end. Bounded as packs are.
    static Result<TempleSession> load(const Pack& pack, std::string_view replay,
                                      StopFlag stop = nullptr);

    TempleSession(TempleSession&&) noexcept;             ///< takes it over
    TempleSession& operator=(TempleSession&&) noexcept;  ///< takes it over
    ~TempleSession();

    Map map() const;  ///< as the attempt began
    /// As they are now: without coins that were taken and traps that are gone. Valid until the
    /// session changes.
    Cells cells() const&;
    Cells cells() const&& = delete;             ///< those of a session that is gone are gone too
    TempleState state() const;                  ///< how it stands
    std::vector<Objective> objectives() const;  ///< what is to be done
    std::vector<TempleThing> things() const;    ///< what stands there now
    std::vector<TempleEvent> events() const;    ///< of the last tick
    /// How many of a cell's eight neighbours hold a trap that is still to be feared.
    int numberAt(Position cell) const;

    std::int64_t length() const;  ///< ticks that are recorded
    /// Takes what the player does, and lets a tick pass; false when none did: the attempt is over,
    /// or waits for the hero. Before the end it takes over: what came after is forgotten.
    bool advance(std::span<const Stroke> strokes = {});
    bool playOn();                 ///< the next tick as it is recorded; false at the end
    void seek(std::int64_t tick);  ///< goes there, kept within 0 and length()
    /// As text, which load() and `mazeloom play` take.
    std::string replay() const;

  private:
    friend class Access;
    explicit TempleSession(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace v1
}  // namespace mazeloom
