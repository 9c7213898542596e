// SPDX-License-Identifier: MIT
// The texts that the full game shows before a level or run is played, and after it was won.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include <QString>

#include "app/full_game/game_pack.h"
#include "app/full_game/par_finder.h"
#include "widgets/play/full/briefing_page.h"

namespace mazeloom::app {

/// The level or run that is being played, or that will be played next.
struct Playing {
    std::string key;                  ///< key in the profile; empty: results are not recorded
    std::optional<std::size_t> node;  ///< node of the campaign
    QString title;
    QString before;
    QString after;
    widgets::GameSetup setup;             ///< for a temple
    std::optional<DescentSetup> descent;  ///< for a descent
    bool isKept = false;                  ///< whether it is an endless descent that can be resumed
    bool isAnew = false;                  ///< whether the kept run of the descent is discarded

    std::optional<Date> day;  ///< the day, if it is a daily challenge
    /// Results since the level was chosen. If no results are recorded in a profile, these are the
    /// only ones.
    play::LevelRecord unkept = {};
    /// The pack of the level; null: the pack that the game was opened with.
    const GamePack* pack = nullptr;
};

/// Returns the record in the profile; null if there is none, or if there is no current player.
const play::LevelRecord* recordOf(const GamePack& game, const Playing& playing,
                                  const play::Profile* player);

/// The result of a win.
struct Win {
    play::Attempt attempt;
    int kills = 0;                  ///< in a descent
    std::int64_t score = 0;         ///< in a descent
    std::set<std::size_t> opened;   ///< campaign nodes that the win opened
    play::LevelRecord before = {};  ///< the results before the win
    Par par = {};                   ///< in a temple
    std::int64_t coins = 0;         ///< coins of the temple's map
    QString next = {};              ///< title of the level to play next; empty: there is none
};

/// Returns the texts before playing. `player` may be null; `par` is that of a temple.
widgets::Briefing briefingBefore(const GamePack& game, const Playing& playing,
                                 const play::Profile* player, const Par& par);
/// Returns the texts after a win. Call it after the win has been recorded in the player's profile.
widgets::Briefing briefingAfter(const GamePack& game, const Playing& playing,
                                const play::Profile* player, const Win& win);

}  // namespace mazeloom::app
