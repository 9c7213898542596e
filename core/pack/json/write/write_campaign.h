// SPDX-License-Identifier: MIT
// Writes the campaign of pack.json. Private to core/pack.
#pragma once

#include <string>

#include "core/level/campaign.h"

namespace mazeloom::pack {

/// Appends the campaign as a member of pack.json, with each text of a node on its own line.
void appendCampaign(std::string& out, const level::Campaign& campaign);

}  // namespace mazeloom::pack
