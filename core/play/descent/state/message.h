// SPDX-License-Identifier: MIT
// The messages of the log, as values that a window can translate into its language.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/level/habit.h"
#include "core/level/map/thing.h"
#include "core/play/descent/state/item.h"

namespace mazeloom::play::descent {

/// The comments name the arguments that a message sets.
enum class MessageId : std::uint8_t {
    Entered,          ///< the run begins; number: the depth
    Descended,        ///< number: the depth
    DescendedHealed,  ///< likewise, for the first time; more: hit points restored
    Ascended,         ///< number: the depth
    CannotLeave,      ///< nothing leads up from depth 1
    NoStairsDown,
    NoStairsUp,
    StairsBlocked,  ///< the floor beyond cannot be made or entered
    BossNear,       ///< a boss lives on a floor that is entered for the first time
    YouHit,         ///< who, number: damage
    YouKill,        ///< who, number: damage
    GlancesOff,     ///< who
    HitsYou,        ///< who, number: damage
    KillsYou,       ///< who, number: damage
    PickedUp,       ///< item
    NothingHere,
    PackFull,
    Drank,    ///< item, number: hit points restored
    Wielded,  ///< item
    Readied,  ///< item
    NoWand,
    NoCharges,
    ZapWhere,
    ZapCancelled,
    FireballHits,   ///< who, number: damage
    FireballKills,  ///< who, number: damage
    FireballBursts,
    FireballFizzles,
    FountainNoWeapon,
    FountainIdle,      ///< item, which is enchanted already
    FountainEnchants,  ///< item: the weapon before it was enchanted
    Arrived,           ///< at the depth of the goal; number: that depth
    FoundDoor,         ///< a secret door was found
    GroundWounds,      ///< number: damage
    GroundKills,
    TookKey,   ///< item
    Locked,    ///< item: the key that is missing
    Unlocked,  ///< item: its key
    OpensOnlyFromBehind,
    BossFarBelow,    ///< a floor is entered for the first time, and a boss lives two floors below
    BossNextFloor,   ///< likewise, but a boss lives on the next floor
    FloorCleared,    ///< the last monster of a floor is dead; number: hit points restored, more:
                     ///< hit points added to the maximum
    StairsBarred,    ///< the boss of the last floor lives; who: the boss
    FoundWayOut,     ///< the hero takes the stairs of the last floor; number: the depth below it
    Meets,           ///< the first monster of its kind with a habit; who, number: level::Habit
    ShootsYou,       ///< who, number: damage
    DrainsYou,       ///< who, number: damage, half of which the monster recovers
    Splits,          ///< who survives a blow and is two now
    Mends,           ///< who heals another monster; number: the ThingKind of that one
    Dropped,         ///< item
    ThrowWhere,      ///< item
    ThrowCancelled,  ///< item
    ThrownLands,     ///< item: it hit nothing
    ThrownBounces,   ///< item, who: the thing does no harm
    ThrownHits,      ///< item, who, number: damage
    ThrownKills,     ///< item, who, number: damage
    Wore,            ///< item
    ThrustPushes,    ///< who, number: by how many cells
    ThrustSlams,     ///< who, number: damage
    ThrustKills,     ///< who, number: damage
    ThrustFells,     ///< who is pushed into a chasm or ground that kills
    ThrustFizzles,   ///< it hit no monster
    Blinks,
    BlinkBlocked,  ///< no cell to arrive in
};
inline constexpr std::size_t kMessageIds = 64;

struct Message {
    MessageId id = MessageId::Entered;
    level::ThingKind who = level::ThingKind::Hero;
    std::int32_t number = 0;
    std::int32_t more = 0;
    Item item = {};

    friend bool operator==(const Message&, const Message&) = default;
};

/// Returns the message in English: one sentence or two.
std::string text(const Message& message);
/// Returns a name such as "rat" or "dread knight".
std::string nameOf(level::ThingKind kind);
/// Returns a name such as "healing potion", "enchanted longsword", "mail" or "wand of fireball".
std::string nameOf(const Item& item);
/// Returns what a habit does, for the sentence "Bat: it …".
std::string_view textOf(level::Habit habit);
/// Returns an item's effect: "heals 12", "attack +3", "guard 2", "damage 9, range 6, 3 charges"
std::string detailsOf(const Item& item);

/// The last messages, the oldest first.
class Log {
  public:
    static constexpr std::size_t kLines = 4;

    void add(const Message& message) {
        if (size_ == kLines) {
            for (std::size_t i = 1; i < kLines; ++i)
                lines_[i - 1] = lines_[i];
            --size_;
        }
        lines_[size_++] = message;
    }
    std::size_t size() const { return size_; }
    const Message* begin() const { return lines_.data(); }
    const Message* end() const { return lines_.data() + size_; }
    const Message& operator[](std::size_t i) const { return lines_[i]; }

    friend bool operator==(const Log&, const Log&) = default;

  private:
    std::array<Message, kLines> lines_{};
    std::size_t size_ = 0;
};

}  // namespace mazeloom::play::descent
