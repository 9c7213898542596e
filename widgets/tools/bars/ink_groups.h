// SPDX-License-Identifier: MIT
// The inks for a sheet, in groups of similar inks, in the order in which the palette shows them.
#pragma once

#include <vector>

#include <QString>

#include "core/edit/paint/palette.h"

namespace mazeloom::widgets {

struct InkGroup {
    QString title;  ///< for example "Water"
    std::vector<const edit::InkInfo*> inks;
};

/// Returns the groups; none is empty. The inks of the pack's own terrains come last.
std::vector<InkGroup> inkGroups(edit::Canvas canvas, const level::TerrainTable& terrains = {});

}  // namespace mazeloom::widgets
