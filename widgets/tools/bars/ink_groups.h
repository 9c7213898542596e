// SPDX-License-Identifier: MIT
// The inks of a sheet in groups of those that are alike, in the order in which they are offered.
#pragma once

#include <vector>

#include <QString>

#include "core/edit/paint/palette.h"

namespace mazeloom::widgets {

struct InkGroup {
    QString title;  ///< "Water"
    std::vector<const edit::InkInfo*> inks;
};

/// No group is empty.
/// Those of a pack's own terrains come last.
std::vector<InkGroup> inkGroups(edit::Canvas canvas, const level::TerrainTable& terrains = {});

}  // namespace mazeloom::widgets
