// SPDX-License-Identifier: MIT
// How a newly drawn area changes the selection.
#pragma once

#include "core/edit/area/area.h"

namespace mazeloom::edit {

enum class SelectMode { Replace, Add, Subtract, Intersect };

/// Returns the mode for the keys held when the drag begins: Shift adds, Ctrl subtracts, both
/// intersect.
SelectMode selectMode(bool shift, bool ctrl);

/// Returns the selection after `drawn` was selected in `mode`.
Area selected(const Area& selection, const Area& drawn, SelectMode mode);

}  // namespace mazeloom::edit
