// SPDX-License-Identifier: MIT
// A film of a replay as its player saw it: only the game's board. A moment is a tick of a temple or
// a key press of a descent.
//
// The games' own views draw the film. So the film must be created and destroyed on the GUI thread,
// with a QApplication. draw() may be called on another thread: then the GUI thread draws the frame,
// and must not be blocked during the call.
#pragma once

#include <memory>

#include "core/play/descent/runs/session.h"
#include "core/play/temple/session.h"
#include "core/problem.h"
#include "widgets/exchange/films/film.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

struct ReplayLook {
    int cell = 0;  ///< pixels per cell, kLeastReplayCell … kMostReplayCell; 0: animatedCell()
    Theme theme = Theme::dark();
    /// Whether to show things that the player did not see, too (X-ray).
    bool xRay = false;
};
inline constexpr int kLeastReplayCell = 8;
inline constexpr int kMostReplayCell = 96;
/// Default number of key presses per second in a descent.
inline constexpr int kKeysPerSecond = 8;

/// Return a film of a replay's session, or a problem if the picture would be too large, or its
/// cells would be too small or too large.
tl::expected<std::unique_ptr<Film>, Problem> templeFilm(play::temple::Session session,
                                                        const ReplayLook& look);
tl::expected<std::unique_ptr<Film>, Problem> descentFilm(play::descent::Session session,
                                                         const ReplayLook& look);

}  // namespace mazeloom::widgets
