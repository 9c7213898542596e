// SPDX-License-Identifier: MIT
// The texts of the full game before something is played, and after it was won.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>

#include <QString>

#include "app/full_game/game_pack.h"
#include "widgets/play/full/briefing_page.h"

namespace mazeloom::app {

/// What is played, or would be next.
struct Playing {
    std::string key;                  ///< key in the profile; empty: results are not recorded
    std::optional<std::size_t> node;  ///< of the campaign
    QString title;
    QString before;
    QString after;
    widgets::GameSetup setup;             ///< for a temple
    std::optional<DescentSetup> descent;  ///< for a descent
    bool isKept = false;                  ///< whether it is an endless descent that can be resumed
    bool isAnew = false;                  ///< whether a kept run of it is given up

    std::optional<Date> day;  ///< the day of the challenge
    /// Results since it was chosen; the only ones if none are recorded.
    play::LevelRecord unkept = {};
};

/// Returns the profile's record; null if there is none, or no current player.
const play::LevelRecord* recordOf(const GamePack& game, const Playing& playing,
                                  const play::Profile* player);

/// The result of a win.
struct Win {
    play::Attempt attempt;
    int kills = 0;                 ///< in a descent
    std::set<std::size_t> opened;  ///< campaign nodes that it opened
};

/// `player` may be null.
widgets::Briefing briefingBefore(const GamePack& game, const Playing& playing,
                                 const play::Profile* player);
/// To be called after the win has been recorded in the player's profile.
widgets::Briefing briefingAfter(const GamePack& game, const Playing& playing,
                                const play::Profile* player, const Win& win);

}  // namespace mazeloom::app
