// SPDX-License-Identifier: MIT
// Reads the campaign of pack.json. Private to core/pack.
#pragma once

#include "core/level/campaign.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Returns the nodes with valid, unique ids. Problems: a duplicate id, a node outside of the map, a
/// duplicate need. Whether levels and nodes exist and whether all nodes can be won is checked by
/// the rules of core/check, not here.
level::Campaign readCampaign(const Json& value, Report& report);

}  // namespace mazeloom::pack
