// SPDX-License-Identifier: MIT
// The painted promises that the built-in packs keep, as examples.
#pragma once

#include "core/level/promises/painted_promise.h"

namespace mazeloom::widgets {

/// Returns the examples, each name once. resources::initialise() must have been called.
const level::promises::PaintedPromises& promiseExamples();

}  // namespace mazeloom::widgets
