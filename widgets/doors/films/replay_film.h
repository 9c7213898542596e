// SPDX-License-Identifier: MIT
// A replay as its player saw it: the board of the game, without what stands beside it. A moment is
// a tick of a temple, or a key of a descent.
//
// The games' own views draw it, so it is made and destroyed on the GUI thread, which needs a
// QApplication. It may be drawn from another thread: each frame is then drawn by the GUI thread,
// which must not block meanwhile.
#pragma once

#include <memory>

#include "core/play/descent/runs/session.h"
#include "core/play/temple/session.h"
#include "core/problem.h"
#include "widgets/doors/films/film.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

struct ReplayLook {
    int cell = 0;  ///< pixels a cell, kLeastReplayCell … kMostReplayCell; 0: animatedCell()
    Theme theme = Theme::dark();
    /// The designer's X-ray: what the player did not see, too.
    bool xRay = false;
};
inline constexpr int kLeastReplayCell = 8;
inline constexpr int kMostReplayCell = 96;
/// Keys of a descent in a second, where nobody says.
inline constexpr int kKeysPerSecond = 8;

/// Both take the session that a replay was made of; the problem says that the picture would be too
/// large, or its cells too small or too large.
tl::expected<std::unique_ptr<Film>, Problem> templeFilm(play::temple::Session session,
                                                        const ReplayLook& look);
tl::expected<std::unique_ptr<Film>, Problem> descentFilm(play::descent::Session session,
                                                         const ReplayLook& look);

}  // namespace mazeloom::widgets
