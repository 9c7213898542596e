// SPDX-License-Identifier: MIT
// A pack whose files are whole and whose design is not: for the tests of what shows problems.
#pragma once

#include "core/pack/read.h"

namespace mazeloom::testing {

/// A hall with a problem of every kind of place (cell, object, trajectory, stage, objective), a
/// moor without a hero, a field in good order, and a lair with an entrance in a corner.
pack::Reading brokenDesign();

}  // namespace mazeloom::testing
