// SPDX-License-Identifier: MIT
// Writes a film frame by frame to a file or folder. Drops each frame after writing it, so that
// memory use does not depend on the number of frames. Needs no window, and runs on any thread that
// can draw the film. The command line and the export dialog use it.
#pragma once

#include <functional>

#include <QString>
#include <tl/expected.hpp>

#include "widgets/exchange/animations/animation_format.h"
#include "widgets/exchange/films/film.h"
#include "widgets/exchange/films/schedule.h"

namespace mazeloom::widgets {

/// Called before each frame, and repeatedly while waiting for a program. `done` is the number of
/// frames written so far. If it returns false, writing is cancelled.
using AnimationProgress = std::function<bool(int done, int count)>;

/// Writes a film to `place`. Returns true if the animation is complete, false if `progress`
/// cancelled. The error is a sentence in the user's language that tells what to change. Without a
/// complete animation, no output is left, and an existing `place` stays unchanged.
tl::expected<bool, QString> writeAnimation(Film& film, const Schedule& schedule,
                                           const AnimationFormat& format, const QString& place,
                                           const AnimationProgress& progress = {});

}  // namespace mazeloom::widgets
