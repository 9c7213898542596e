// SPDX-License-Identifier: MIT
// Texts about the daily challenges.
#pragma once

#include <vector>

#include <QString>

#include "core/challenge/challenge.h"
#include "core/date.h"
#include "core/play/profile.h"
#include "core/play/streak.h"
#include "widgets/play/full/facts.h"
#include "widgets/play/full/results/figure_row.h"

namespace mazeloom::app {

/// Returns the facts about a day's temple, with the same rows for each day. `temple` is null until
/// it is drawn.
widgets::Facts dayFacts(Date day, const challenge::Challenge* temple);

std::vector<widgets::Figure> streakFigures(const play::Streak& streak);

/// Returns a few words about a player's streak, for the title page; empty if there is none.
QString streakNote(const play::Profile& player, Date today);

/// Returns a line about a day for others: its link, and after a win the result, but nothing about
/// the temple. `record` may be null.
QString shareText(Date day, const play::LevelRecord* record, const play::Streak& streak);

}  // namespace mazeloom::app
