// SPDX-License-Identifier: MIT
// Names of inks and mixes, in the user's language.
#pragma once

#include "widgets/tools/context/edit_context.h"

namespace mazeloom::widgets {

/// Returns the title of an ink; for an ink of one of the pack's own terrains, the title in
/// `terrains`.
QString inkTitle(const edit::InkInfo& ink, const level::TerrainTable& terrains = {});
QString inkHelp(const edit::InkInfo& ink, const level::TerrainTable& terrains = {});
/// Returns the title of a mix of `inks` inks.
QString mixTitle(std::size_t inks);
/// Returns a percentage as text: "75 %".
QString percentText(int percent);
/// Returns a list of a mix's inks with their shares: "Floor 75 % · Water 25 %".
QString mixText(const edit::InkMix& mix, const level::TerrainTable& terrains = {});
/// Returns the title of the current ink or mix.
QString paintTitle(const EditContext& context);

}  // namespace mazeloom::widgets
