// SPDX-License-Identifier: MIT
// What the descent says, in the window's language: the core gives values, and English of its own.
#pragma once

#include <QString>

#include "core/level/map/cell.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/thing.h"
#include "core/play/descent/state/item.h"
#include "core/play/descent/state/message.h"
#include "core/play/descent/state/monster.h"

namespace mazeloom::widgets {

/// A line of the log.
QString descentText(const play::descent::Message& message);
/// "rat", "dread knight"; of an item's kind "healing potion", "weapon", "wand of fireball".
QString descentName(level::ThingKind kind);
/// "enchanted longsword"
QString descentName(const play::descent::Item& item);
/// "heals 12", "attack +3", "damage 9, range 6, 3 charges"
QString descentDetails(const play::descent::Item& item);
/// What a player would call the ground: "stairs down", of the pack's own its title; empty for what
/// needs no name.
QString descentName(level::Terrain terrain, const level::TerrainTable& terrains);

}  // namespace mazeloom::widgets
