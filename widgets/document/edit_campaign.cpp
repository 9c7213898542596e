// SPDX-License-Identifier: MIT
// The document's edits of its campaign's map: as a whole, since it is small.
#include "widgets/document/change_campaign.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

bool PackDocument::setCampaign(level::Campaign campaign, const QString& text, Gesture gesture) {
    if (campaign == this->campaign()) return true;
    if (refusesEdits()) return false;
    push(new ChangeCampaign(*this, std::make_shared<const level::Campaign>(std::move(campaign)),
                            gesture, text));
    return true;
}

void PackDocument::setCampaign(std::shared_ptr<const level::Campaign> campaign, Stamp stamp) {
    structure_.campaign = std::move(campaign);
    structureStamp_ = stamp;
    updateModified();
    emit campaignChanged();
}

}  // namespace mazeloom::widgets
