// SPDX-License-Identifier: MIT
// A pack of valid files whose design has problems, for tests of the views that show problems.
#pragma once

#include "core/pack/read.h"

namespace mazeloom::testing {

/// Returns a hall with a problem at every kind of place (cell, object, trajectory, stage,
/// objective), a moor without a hero, a field without problems, and a lair with an entrance in a
/// corner.
pack::Reading brokenDesign();

}  // namespace mazeloom::testing
