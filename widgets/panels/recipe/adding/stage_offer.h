// SPDX-License-Identifier: MIT
// The stages that can be added to a recipe, and the reasons why a stage does not work at a place in
// the recipe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include <QString>

#include "core/generate/shared/stage.h"
#include "core/level/level.h"

namespace mazeloom::widgets {

/// The kind of effect that a stage has on the level. The list of stages is divided into these
/// groups.
enum class StageGroup : std::uint8_t {
    Layout,  ///< provides facts that other stages need
    Change,  ///< opens or closes cells
    Things,  ///< leaves all cells unchanged
};

struct StageOffer {
    const generate::Stage* stage = nullptr;
    StageGroup group = StageGroup::Layout;
    unsigned missing = generate::kNothing;  ///< facts needed, but not given by earlier stages
    bool isOfOtherRuleset = false;

    bool fits() const { return missing == generate::kNothing && !isOfOtherRuleset; }
};

/// Returns all stages, as offered for the place before the stage `at` of a level's recipe: by
/// group, and within a group in the order of generate::stages().
std::vector<StageOffer> stageOffers(const level::Level& level, std::size_t at);
/// Returns the offers whose title, id, sentence or facts contain every word of `query`. Within a
/// group, matches in the title come first.
std::vector<StageOffer> matching(const std::vector<StageOffer>& offers, const QString& query);

QString groupTitle(StageGroup group);
/// Returns facts in words: "open cells, rooms"; empty if there are none.
QString factsText(unsigned facts);
/// Returns the needs and results of a stage: "Needs rooms. Gives open cells, passages."
QString needsText(const generate::Stage& stage);
/// Returns the reason why the stage would not work at its place; empty if it would.
QString hindranceText(const StageOffer& offer);

}  // namespace mazeloom::widgets
