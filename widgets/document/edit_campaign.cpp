// SPDX-License-Identifier: MIT
// The document's edits of its campaign's map: as a whole, since it is small.
#include "widgets/document/change_part.h"

namespace mazeloom::widgets {

bool PackDocument::setCampaign(level::Campaign campaign, const QString& text, Gesture gesture) {
    return changePart(structure_.campaign, std::move(campaign), text, gesture);
}

void PackDocument::setPart(std::shared_ptr<const level::Campaign> campaign, Stamp stamp) {
    structure_.campaign = std::move(campaign);
    structureStamp_ = stamp;
    updateModified();
    emit campaignChanged();
}

}  // namespace mazeloom::widgets
