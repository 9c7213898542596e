// SPDX-License-Identifier: MIT
// Edits of the pack itself: its levels and rooms, their order and names; its title, campaign,
// descent, properties and stamps.
#pragma once

#include <cstddef>
#include <string>

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Sets a level's head. If the level's id changes, also changes it in campaign and descent.
Wanted setHead(const Document& document, SheetKey level, LevelHead head);
Wanted setObjectives(const Document& document, SheetKey level, const level::Objectives& objectives);
/// Set the painted promises of a level, or those of the pack.
Wanted setPromises(const Document& document, SheetKey level,
                   level::promises::PaintedPromises promises);
Wanted setPackPromises(const Document& document, level::promises::PaintedPromises promises);
Wanted renameRoom(const Document& document, SheetKey room, std::string id, std::string title);

/// Inserts a level before the level at index `at`, or at the end, and shows it. Makes a new id if
/// the level's id is empty or taken.
Edit insertLevel(const Document& document, level::Level level, std::size_t at);
Edit insertRoom(const Document& document, level::Room room, std::size_t at);
/// Removes a sheet. If the sheet was shown, shows the next sheet, or the previous one if there is
/// no next. Campaign and descent drop a removed level.
Wanted remove(const Document& document, SheetKey sheet);
/// Moves a level or room to the index `to` among the others of its kind; also moves a level into
/// the folder `tab`.
Wanted move(const Document& document, SheetKey sheet, std::size_t to, const std::string& tab = {});

/// Replaces the whole pack by the reloaded `pack`.
Edit replacePack(const Document& document, level::Pack pack);

Wanted setTexts(const Document& document, PackTexts texts);
Wanted setCampaign(const Document& document, level::Campaign campaign);
Wanted setDescent(const Document& document, level::Descent descent);
/// Sets the pack's own kinds. Objects of a kind that is removed or renamed keep its old id.
Wanted setOwnKinds(const Document& document, level::OwnKinds kinds);
/// Sets the mappings. Refuses mappings with which the pack could not be saved
/// (core/edit/tile_mappings.h).
Wanted setTileMappings(const Document& document, level::TileMappings mappings);
/// Sets the properties of a level or room; with kNoSheet, sets the properties of the pack, which
/// may not name cells or objects.
Wanted setProperties(const Document& document, SheetKey sheet, level::Properties properties);
/// Sets the stamps; core/edit/fragment/stamps.h checks the limits.
Wanted setStamps(const Document& document, level::Stamps stamps);

}  // namespace mazeloom::document
