// SPDX-License-Identifier: MIT
// The inks of a sheet, grouped by similarity, in the order in which they are offered.
#pragma once

#include <vector>

#include <QString>

#include "core/edit/paint/palette.h"

namespace mazeloom::widgets {

struct InkGroup {
    QString title;  ///< "Water"
    std::vector<const edit::InkInfo*> inks;
};

/// Returns the groups, none of them empty; those of the pack's own terrains come last.
std::vector<InkGroup> inkGroups(edit::Canvas canvas, const level::TerrainTable& terrains = {});

}  // namespace mazeloom::widgets
