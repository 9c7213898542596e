// SPDX-License-Identifier: MIT
// Texts of the descent in the window's language; the core provides values, and English texts of its
// own.
#pragma once

#include <QString>

#include "core/level/map/cell.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/thing.h"
#include "core/play/descent/state/item.h"
#include "core/play/descent/state/message.h"
#include "core/play/descent/state/monster.h"

namespace mazeloom::widgets {

/// Returns a message as a line of the log.
QString descentText(const play::descent::Message& message);
/// "rat", "dread knight"; for an item's kind "healing potion", "weapon", "wand of fireball".
QString descentName(level::ThingKind kind);
/// "enchanted longsword"
QString descentName(const play::descent::Item& item);
/// "heals 12", "attack +3", "damage 9, range 6, 3 charges"
QString descentDetails(const play::descent::Item& item);
/// Returns the player's name for the ground: "stairs down", for the pack's own terrain its title;
/// empty for ground that needs no name.
QString descentName(level::Terrain terrain, const level::TerrainTable& terrains);

}  // namespace mazeloom::widgets
