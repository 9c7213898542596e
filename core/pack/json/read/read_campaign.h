// SPDX-License-Identifier: MIT
// Reads the campaign of pack.json. Private to core/pack.
#pragma once

#include "core/level/campaign.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// The nodes that are good. Problems: an id twice, off the map, a need twice. Which levels and
/// nodes there are, and whether all can be won, is no question of the file: the rules of core/check
/// ask it.
level::Campaign readCampaign(const Json& value, Report& report);

}  // namespace mazeloom::pack
