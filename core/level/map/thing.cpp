// SPDX-License-Identifier: MIT
#include "core/level/map/thing.h"

#include <array>

#include "core/level/map/own_kind.h"

namespace mazeloom::level {

namespace {

constexpr std::array<ThingInfo, kThingNumbers> kTable{{
    {ThingKind::Hero, "hero", '@', true},
    {ThingKind::Exit, "exit", 'E', true},
    {ThingKind::Heart, "heart", 'h', true},
    {ThingKind::Tnt, "tnt", 't', true},
    {ThingKind::Grenade, "grenade", 'g', true},
    // An emitter fills its cell: nobody walks there, so no path needs to lead there.
    {ThingKind::Emitter, "emitter", 'L', false},
    {ThingKind::Console, "console", '?', true},
    {ThingKind::Bug, "bug", 'B', false},
    {ThingKind::Boss, "boss", 'X', false},
    {ThingKind::Rat, "rat", 'r', false},
    {ThingKind::Goblin, "goblin", 'G', false},
    {ThingKind::Orc, "orc", 'O', false},
    {ThingKind::Troll, "troll", 'T', false},
    {ThingKind::Wraith, "wraith", 'w', false},
    {ThingKind::DreadKnight, "dread-knight", 'D', false},
    {ThingKind::Potion, "potion", 'p', true},
    {ThingKind::Weapon, "weapon", ')', true},
    {ThingKind::Wand, "wand", '/', true},
    {ThingKind::Own, "own", kUnknownLetter, false},
    {ThingKind::Key, "key", 'k', true},
    {ThingKind::MoonKey, "moon-key", 'm', true},
    {ThingKind::JewelKey, "jewel-key", 'j', true},
    {ThingKind::Bat, "bat", 'b', false},
    {ThingKind::Slime, "slime", 's', false},
    {ThingKind::Archer, "archer", 'a', false},
    {ThingKind::Hulk, "hulk", 'H', false},
    {ThingKind::Witch, "witch", 'W', false},
    {ThingKind::Idol, "idol", 'I', false},
    {ThingKind::Armour, "armour", '(', true},
}};

}  // namespace

const ThingInfo& info(ThingKind kind) {
    return kTable[static_cast<std::size_t>(kind)];
}

std::optional<ThingKind> thingKind(std::string_view id) {
    for (const ThingInfo& entry : kTable) {
        if (entry.id == id && entry.kind != ThingKind::Own) return entry.kind;
    }
    return std::nullopt;
}

}  // namespace mazeloom::level
