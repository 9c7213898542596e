// SPDX-License-Identifier: MIT
// The stages that can be added to a recipe, and what speaks against each at a place in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <QString>

#include "core/generate/stage/stage.h"
#include "core/level/level.h"

namespace mazeloom::widgets {

/// By what a stage does to the level.
enum class StageGroup : std::uint8_t {
    Layout,  ///< gives something that others need
    Change,  ///< opens or closes cells
    Things,  ///< leaves all cells as they are
};

struct StageOffer {
    const generate::Stage* stage = nullptr;
    StageGroup group = StageGroup::Layout;
    unsigned missing = generate::kNothing;  ///< what it needs and would not get there
    bool isOfOtherRuleset = false;

    bool fits() const { return missing == generate::kNothing && !isOfOtherRuleset; }
};

/// All stages for the place before the `at`-th of a level's recipe: by groups, and in each in the
/// order of generate::stages().
std::vector<StageOffer> stageOffers(const level::Level& level, std::size_t at);
/// Those whose title, id, sentence or facts hold every word of `query`; those whose title does come
/// first in their group.
std::vector<StageOffer> matching(const std::vector<StageOffer>& offers, const QString& query);

QString groupTitle(StageGroup group);
/// "open cells, rooms"; empty for nothing.
QString factsText(unsigned facts);
/// "Needs rooms. Gives open cells, passages."
QString needsText(const generate::Stage& stage);
/// Why it would not work there; empty when it does.
QString hindranceText(const StageOffer& offer);

}  // namespace mazeloom::widgets
