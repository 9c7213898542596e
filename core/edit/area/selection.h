// SPDX-License-Identifier: MIT
// Changes the selection by a newly drawn area.
#pragma once

#include "core/edit/area/area.h"

namespace mazeloom::edit {

enum class SelectMode { Replace, Add, Subtract, Intersect };

/// Returns the mode for the keys that are held when the drag begins: Shift adds, Ctrl subtracts,
/// both together intersect.
SelectMode selectMode(bool shift, bool ctrl);

/// Returns the selection after the area `drawn` was selected in `mode`.
Area selected(const Area& selection, const Area& drawn, SelectMode mode);

}  // namespace mazeloom::edit
