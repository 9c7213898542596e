// SPDX-License-Identifier: MIT
// How a newly drawn area changes the selection.
#pragma once

#include "core/edit/area/area.h"

namespace mazeloom::edit {

enum class SelectMode { Replace, Add, Subtract, Intersect };

/// As the keys say that are held when the drag begins: shift adds, ctrl takes away, both keep what
/// is in both.
SelectMode selectMode(bool shift, bool ctrl);

/// The selection after `drawn` was selected.
Area selected(const Area& selection, const Area& drawn, SelectMode mode);

}  // namespace mazeloom::edit
