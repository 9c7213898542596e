// SPDX-License-Identifier: MIT
// Reads painted promises (core/level/promises). Private to core/pack.
#pragma once

#include <string>

#include "core/level/promises/painted_promise.h"
#include "core/pack/json/fields.h"

namespace mazeloom::pack {

/// Returns the promises under the key "promises" of an object. Leaves out, with a problem, promises
/// that cannot be read or cannot be checked (flawOf()).
level::promises::PaintedPromises readPromises(Fields& fields, Report& report);

}  // namespace mazeloom::pack
