// SPDX-License-Identifier: MIT
// The promises there are, a file each. Private to core/check.
#pragma once

#include "core/check/promises/promises.h"

// A new promise is a file in this folder and a line here.
#define MAZELOOM_PROMISES(PROMISE) \
    PROMISE(replayPromise)         \
    PROMISE(connectedPromise)      \
    PROMISE(perfectMazePromise)    \
    PROMISE(deadEndsPromise)       \
    PROMISE(roomsPromise)          \
    PROMISE(doorsPromise)          \
    PROMISE(mustAppearPromise)     \
    PROMISE(shapePromise)          \
    PROMISE(reachPromise)          \
    PROMISE(marksPromise)          \
    PROMISE(hazardsPromise)        \
    PROMISE(laidPromise)           \
    PROMISE(waterPromise)          \
    PROMISE(floorPromise)

namespace mazeloom::check {

#define MAZELOOM_DECLARE_PROMISE(name) extern const Promise name;
MAZELOOM_PROMISES(MAZELOOM_DECLARE_PROMISE)
#undef MAZELOOM_DECLARE_PROMISE

}  // namespace mazeloom::check
