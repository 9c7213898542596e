// SPDX-License-Identifier: MIT
// The promises there are, a file each. Private to core/check.
#pragma once

#include "core/check/promises/promises.h"

namespace mazeloom::check {

extern const Promise replayPromise;
extern const Promise connectedPromise;
extern const Promise perfectMazePromise;
extern const Promise deadEndsPromise;
extern const Promise roomsPromise;
extern const Promise doorsPromise;
extern const Promise mustAppearPromise;
extern const Promise shapePromise;
extern const Promise reachPromise;
extern const Promise marksPromise;
extern const Promise hazardsPromise;
extern const Promise laidPromise;
extern const Promise waterPromise;
extern const Promise floorPromise;

}  // namespace mazeloom::check
