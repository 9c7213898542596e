// SPDX-License-Identifier: MIT
// Writes a film frame by frame to a file or folder. Each frame is dropped after it was written, so
// memory does not grow with their number. Needs no window and runs on any thread that can draw the
// film; the command line and the export dialog use it.
#pragma once

#include <functional>

#include <QString>
#include <tl/expected.hpp>

#include "widgets/exchange/animations/animation_format.h"
#include "widgets/exchange/films/film.h"
#include "widgets/exchange/films/schedule.h"

namespace mazeloom::widgets {

/// Called before each frame with the number written so far, and repeatedly while waiting for a
/// program; false cancels.
using AnimationProgress = std::function<bool(int done, int count)>;

/// Returns true if the animation is complete, false if `progress` cancelled. The error is a
/// sentence in the user's language that says what to change. Unless complete, no output is left,
/// and an existing `place` stays unchanged.
tl::expected<bool, QString> writeAnimation(Film& film, const Schedule& schedule,
                                           const AnimationFormat& format, const QString& place,
                                           const AnimationProgress& progress = {});

}  // namespace mazeloom::widgets
