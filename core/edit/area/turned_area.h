// SPDX-License-Identifier: MIT
// Areas turned and mirrored, at a cost that follows their outline, as with all areas.
#pragma once

#include "core/edit/area/area.h"
#include "core/level/map/symmetry.h"

namespace mazeloom::edit {

/// The area turned and mirrored about the middle of cell (0, 0).
Area transformed(const Area& area, level::Symmetry symmetry);

}  // namespace mazeloom::edit
