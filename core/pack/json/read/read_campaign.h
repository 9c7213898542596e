// SPDX-License-Identifier: MIT
// Reads the campaign of pack.json. Private to core/pack.
#pragma once

#include "core/level/campaign.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Returns the nodes with valid, unique ids. Problems: a duplicate id, a node off the map, a
/// duplicate need. The rules of core/check, not this reader, check that levels and nodes exist and
/// that all can be won.
level::Campaign readCampaign(const Json& value, Report& report);

}  // namespace mazeloom::pack
