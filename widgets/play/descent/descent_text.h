// SPDX-License-Identifier: MIT
// Texts of the descent in the window's language. The core provides the values, and English texts of
// its own.
#pragma once

#include <vector>

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
/// Returns messages as lines of the log, with a space between two of them.
QString descentText(const std::vector<play::descent::Message>& messages);
/// Returns a figure's name, "rat" or "dread knight"; for an item its kind: "healing potion",
/// "weapon", "wand of fireball".
QString descentName(level::ThingKind kind);
/// Returns an item's name: "enchanted longsword".
QString descentName(const play::descent::Item& item);
/// Returns an item's effects: "heals 12", "attack +3", "damage 9, range 6, 3 charges".
QString descentDetails(const play::descent::Item& item);
/// Returns the name that a player reads for the ground: "stairs down", or the title of one of the
/// pack's own terrains. Empty for ground that needs no name.
QString descentName(level::Terrain terrain, const level::TerrainTable& terrains);

}  // namespace mazeloom::widgets
