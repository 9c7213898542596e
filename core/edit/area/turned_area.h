// SPDX-License-Identifier: MIT
// Turns and mirrors areas, at a cost proportional to their outline.
#pragma once

#include "core/edit/area/area.h"
#include "core/level/map/symmetry.h"

namespace mazeloom::edit {

/// Returns the area turned and mirrored about the centre of cell (0, 0).
Area transformed(const Area& area, level::Symmetry symmetry);

}  // namespace mazeloom::edit
