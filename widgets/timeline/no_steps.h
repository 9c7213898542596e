// SPDX-License-Identifier: MIT
// Says in one sentence why there are no steps to show.
#pragma once

#include <QString>

namespace mazeloom::widgets {

class Player;

/// Returns the reason why the player's timeline has no steps, or why there is no timeline. The
/// result is meaningless if the player has steps.
QString noStepsText(const Player& player);
/// Returns whether no level is shown, or that the first one is being generated. Applies to a player
/// without a timeline.
QString noTimelineText(const Player& player);

}  // namespace mazeloom::widgets
