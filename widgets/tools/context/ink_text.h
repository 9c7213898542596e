// SPDX-License-Identifier: MIT
// What inks and mixes of them are called, in the user's language.
#pragma once

#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// Of one of the pack's own terrains what that is called in its table.
QString inkTitle(const edit::InkInfo& ink, const level::TerrainTable& terrains = {});
QString inkHelp(const edit::InkInfo& ink, const level::TerrainTable& terrains = {});
/// Of so many inks.
QString mixTitle(std::size_t inks);
/// "75 %"
QString percentText(int percent);
/// All inks and how much of each there is: "Floor 75 % · Water 25 %".
QString mixText(const edit::InkMix& mix, const level::TerrainTable& terrains = {});
/// What is painted with: an ink or a mix.
QString paintTitle(const EditContext& context);

}  // namespace mazeloom::widgets
