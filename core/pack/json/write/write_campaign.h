// SPDX-License-Identifier: MIT
// Writes the campaign of pack.json. Private to core/pack.
#pragma once

#include <string>

#include "core/level/campaign.h"

namespace mazeloom::pack {

/// As a member of pack.json: each text of a node in a line of its own.
void appendCampaign(std::string& out, const level::Campaign& campaign);

}  // namespace mazeloom::pack
