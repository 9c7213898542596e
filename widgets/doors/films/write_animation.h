// SPDX-License-Identifier: MIT
// Draws a film frame by frame into a file or folder. A frame is drawn, written and forgotten, so
// memory does not grow with their number. It needs no window and runs on any thread that the film
// can be drawn on; the command line and the export dialog drive it.
#pragma once

#include <functional>

#include <QString>
#include <tl/expected.hpp>

#include "widgets/doors/animations/animation_format.h"
#include "widgets/doors/films/film.h"
#include "widgets/doors/films/schedule.h"

namespace mazeloom::widgets {

/// Told before each frame how many are written, and again while a program is waited for; false:
/// give up.
using AnimationProgress = std::function<bool(int done, int count)>;

/// True: it is all there. False: `progress` gave up, and nothing is left of it. Else what is wrong,
/// as a sentence in the user's language that says what to change; nothing is left then either, and
/// what stood at `place` before stays.
tl::expected<bool, QString> writeAnimation(Film& film, const Schedule& schedule,
                                           const AnimationFormat& format, const QString& place,
                                           const AnimationProgress& progress = {});

}  // namespace mazeloom::widgets
