// SPDX-License-Identifier: MIT
// Edits of the pack itself: which levels and rooms there are, in what order, and what they are
// called; its title, campaign, descent, properties and stamps.
#pragma once

#include <cstddef>
#include <string>

#include "core/document/refusal.h"

namespace mazeloom::document {

/// Campaign and descent follow a level's new id.
Wanted setHead(const Document& document, SheetKey level, LevelHead head);
Wanted setObjectives(const Document& document, SheetKey level, const level::Objectives& objectives);
Wanted renameRoom(const Document& document, SheetKey room, std::string id, std::string title);

/// Puts a level before the `at`-th, or last, and shows it; its id is made from its title where it
/// is empty or taken.
Edit insertLevel(const Document& document, level::Level level, std::size_t at);
Edit insertRoom(const Document& document, level::Room room, std::size_t at);
/// What stood behind it is shown, or what stood before it. Campaign and descent go on without it.
Wanted remove(const Document& document, SheetKey sheet);
/// Moves a level or room to the place `to` among its kind, counted without it; a level into the
/// folder `tab` too.
Wanted move(const Document& document, SheetKey sheet, std::size_t to, const std::string& tab = {});

/// The whole pack as it was read again from where the document is kept.
Edit replacePack(const Document& document, level::Pack pack);

Wanted setTexts(const Document& document, PackTexts texts);
Wanted setCampaign(const Document& document, level::Campaign campaign);
Wanted setDescent(const Document& document, level::Descent descent);
/// Objects of a kind that is there no more stay as they are, and so do the others when its id is
/// another.
Wanted setOwnKinds(const Document& document, level::OwnKinds kinds);
/// Refused where a pack could not be saved with them (core/edit/tile_mappings.h).
Wanted setTileMappings(const Document& document, level::TileMappings mappings);
/// Of a level or room, or, of kNoSheet, of the pack, whose are no cells and objects.
Wanted setProperties(const Document& document, SheetKey sheet, level::Properties properties);
/// core/edit/fragment/stamps.h says what a pack can hold.
Wanted setStamps(const Document& document, level::Stamps stamps);

}  // namespace mazeloom::document
