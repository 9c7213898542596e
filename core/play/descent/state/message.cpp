// SPDX-License-Identifier: MIT
#include "core/play/descent/state/message.h"

#include <string_view>

namespace mazeloom::play::descent {

namespace {

std::string counted(std::int32_t count, std::string_view one, std::string_view many) {
    return std::to_string(count).append(" ").append(count == 1 ? one : many);
}

std::string asTitle(std::string name) {
    if (name[0] >= 'a' && name[0] <= 'z') name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return name;
}

}  // namespace

std::string_view textOf(level::Habit habit) {
    constexpr std::array<std::string_view, level::kHabits> kTexts{
        "it walks up and strikes",
        "it strikes harder beside others of its kind",
        "it limps away once it has lost half of its hit points",
        "it takes two steps at once in a straight line",
        "it recovers a little every turn",
        "it recovers half of what its blows take",
        "it flits about, two steps a turn",
        "it splits in two when a blow does not kill it",
        "it shoots along rows and columns",
        "it acts in every second turn only",
        "it heals other monsters",
        "it stands still until you are near",
    };
    return kTexts[static_cast<std::size_t>(habit)];
}

std::string nameOf(level::ThingKind kind) {
    switch (kind) {
        case level::ThingKind::DreadKnight:
            return "dread knight";
        case level::ThingKind::MoonKey:
            return "moon key";
        case level::ThingKind::JewelKey:
            return "jewel key";
        default:
            return std::string(level::info(kind).id);
    }
}

std::string nameOf(const Item& item) {
    constexpr std::array<std::string_view, 5> kWeapons{"dagger", "shortsword", "longsword",
                                                       "battle axe", "warhammer"};
    constexpr std::array<std::string_view, 3> kArmours{"leather armour", "mail", "plate armour"};
    constexpr std::array<std::string_view, 3> kSpells{"fireball", "thrust", "blinking"};
    switch (item.kind) {
        case ItemKind::Potion:
            return "healing potion";
        case ItemKind::Wand:
            return std::string("wand of ").append(kSpells[static_cast<std::size_t>(item.spell)]);
        case ItemKind::Armour:
            return std::string(kArmours[static_cast<std::size_t>(armourName(item))]);
        case ItemKind::Key:
            return nameOf(thingKind(item));
        case ItemKind::Weapon:
            break;
    }
    const std::string_view name = kWeapons[static_cast<std::size_t>(weaponName(item))];
    return std::string(item.enchanted ? "enchanted " : "").append(name);
}

std::string detailsOf(const Item& item) {
    switch (item.kind) {
        case ItemKind::Potion:
            return "heals " + std::to_string(item.power);
        case ItemKind::Weapon:
            return "attack +" + std::to_string(item.power);
        case ItemKind::Key:
            return "opens doors of this floor";
        case ItemKind::Armour:
            return "guard " + std::to_string(item.power);
        case ItemKind::Wand:
            break;
    }
    const bool harms = item.spell != Spell::Blink;
    return (harms ? "damage " + std::to_string(item.power) + ", " : std::string())
        .append("range ")
        .append(std::to_string(item.range))
        .append(", ")
        .append(counted(item.charges, "charge", "charges"));
}

std::string text(const Message& message) {
    const std::string who = nameOf(message.who);
    const std::string item = nameOf(message.item);
    const std::string number = std::to_string(message.number);
    switch (message.id) {
        case MessageId::Entered:
            return message.number == 1 ? "You enter the dungeon."
                                       : "You enter the dungeon at depth " + number + ".";
        case MessageId::Descended:
            return "You descend to depth " + number + ".";
        case MessageId::DescendedHealed:
            return "You descend to depth " + number + ", and recover " +
                   std::to_string(message.more) + " HP.";
        case MessageId::Ascended:
            return "You climb to depth " + number + ".";
        case MessageId::CannotLeave:
            return "You cannot leave the dungeon yet.";
        case MessageId::NoStairsDown:
            return "There are no stairs down here.";
        case MessageId::NoStairsUp:
            return "There are no stairs up here.";
        case MessageId::StairsBlocked:
            return "The stairs are blocked.";
        case MessageId::BossNear:
            return "An ominous presence stalks this floor...";
        case MessageId::YouHit:
            return "You hit the " + who + " for " + number + ".";
        case MessageId::YouKill:
            return "You hit the " + who + " for " + number + ", and it dies.";
        case MessageId::GlancesOff:
            return "Your attack glances off the " + who + ". Only enchanted steel can harm it!";
        case MessageId::HitsYou:
            return "The " + who + " hits you for " + number + ".";
        case MessageId::KillsYou:
            return "The " + who + " hits you for " + number + ". You die.";
        case MessageId::PickedUp:
            return "You pick up the " + item + ".";
        case MessageId::NothingHere:
            return "There is nothing to pick up here.";
        case MessageId::PackFull:
            return "You carry as much as you can.";
        case MessageId::Drank:
            return "You drink the " + item + ", and recover " + number + " HP.";
        case MessageId::Wielded:
            return "You wield the " + item + ".";
        case MessageId::Readied:
            return "You ready the " + item + ".";
        case MessageId::NoWand:
            return "You have no wand readied.";
        case MessageId::NoCharges:
            return "Your wand has no charges left.";
        case MessageId::ZapWhere:
            return "Zap which direction?";
        case MessageId::ZapCancelled:
            return "You lower the wand.";
        case MessageId::FireballHits:
            return "The fireball hits the " + who + " for " + number + ".";
        case MessageId::FireballKills:
            return "The fireball hits the " + who + " for " + number + ", and it dies.";
        case MessageId::FireballBursts:
            return "The fireball bursts against the wall.";
        case MessageId::FireballFizzles:
            return "The fireball fizzles in the air.";
        case MessageId::FountainNoWeapon:
            return "The fountain glimmers, but you hold no weapon.";
        case MessageId::FountainIdle:
            return "Your " + item + " glows already.";
        case MessageId::FountainEnchants:
            return "The fountain's water enchants your " + item + "!";
        case MessageId::FoundDoor:
            return "You find a secret door.";
        case MessageId::GroundWounds:
            return "The ground hurts you for " + number + ".";
        case MessageId::GroundKills:
            return "The ground kills you.";
        case MessageId::TookKey:
            return "You take the " + item + ".";
        case MessageId::Locked:
            return "The door is locked: you need the " + item + ".";
        case MessageId::Unlocked:
            return "The " + item + " opens the door.";
        case MessageId::OpensOnlyFromBehind:
            return "This door opens from the other side only.";
        case MessageId::BossFarBelow:
            return "Huge tracks cross the floor, and far below something heavy walks.";
        case MessageId::BossNextFloor:
            return "A cold glow comes up the stairs. What left these tracks is near.";
        case MessageId::FloorCleared:
            return "The floor is quiet: you recover " + number + " HP" +
                   (message.more > 0
                        ? ", and your maximum grows by " + std::to_string(message.more) + "."
                        : ".");
        case MessageId::StairsBarred:
            return "The " + who + " still lives, so the stairs stay barred.";
        case MessageId::FoundWayOut:
            return "You have found the way out.";
        case MessageId::Meets:
            return asTitle(who) + ": " +
                   std::string(textOf(static_cast<level::Habit>(message.number))) + ".";
        case MessageId::ShootsYou:
            return "The " + who + " shoots you for " + number + ".";
        case MessageId::DrainsYou:
            return "The " + who + " drains " + number + " HP from you.";
        case MessageId::Splits:
            return "The " + who + " splits in two.";
        case MessageId::Mends:
            return "The " + who + " heals the " +
                   nameOf(static_cast<level::ThingKind>(message.number)) + ".";
        case MessageId::Dropped:
            return "You drop the " + item + ".";
        case MessageId::ThrowWhere:
            return "Throw the " + item + " in which direction?";
        case MessageId::ThrowCancelled:
            return "You keep the " + item + ".";
        case MessageId::ThrownLands:
            return "The " + item + " falls to the ground.";
        case MessageId::ThrownBounces:
            return "The " + item + " bounces off the " + who + ".";
        case MessageId::ThrownHits:
            return "The " + item + " hits the " + who + " for " + number + ".";
        case MessageId::ThrownKills:
            return "The " + item + " hits the " + who + " for " + number + ", and it dies.";
        case MessageId::Wore:
            return "You put on the " + item + ".";
        case MessageId::ThrustPushes:
            return "The thrust pushes the " + who + " back by " +
                   counted(message.number, "cell", "cells") + ".";
        case MessageId::ThrustSlams:
            return "The thrust crushes the " + who + " for " + number + ".";
        case MessageId::ThrustKills:
            return "The thrust crushes the " + who + " for " + number + ", and it dies.";
        case MessageId::ThrustFells:
            return "The thrust hurls the " + who + " to its death.";
        case MessageId::ThrustFizzles:
            return "The thrust fades away.";
        case MessageId::Blinks:
            return "You blink, and stand elsewhere.";
        case MessageId::BlinkBlocked:
            return "There is no place to blink to.";
        case MessageId::Arrived:
            return "You have reached depth " + number + ".";
    }
    return {};
}

}  // namespace mazeloom::play::descent
