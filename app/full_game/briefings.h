// SPDX-License-Identifier: MIT
// What the full game tells of something before it is played, and after it was won.
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
    std::string key;                  ///< in the profile; empty: its results are not recorded
    std::optional<std::size_t> node;  ///< of the campaign
    QString title;
    QString before;
    QString after;
    widgets::GameSetup setup;             ///< of a temple
    std::optional<DescentSetup> descent;  ///< else
    bool isKept = false;                  ///< the descent is endless, and can be gone on with
    bool isAnew = false;                  ///< and what was kept of it is given up

    std::optional<Date> day;  ///< whose challenge it is
    /// Results since it was chosen; the only ones where none are recorded.
    play::LevelRecord unkept = {};
};

/// The profile's record of it; null if there is none, or no current player.
const play::LevelRecord* recordOf(const GamePack& game, const Playing& playing,
                                  const play::Profile* player);

/// What a win came to.
struct Win {
    play::Attempt attempt;
    int kills = 0;                 ///< in a descent
    std::set<std::size_t> opened;  ///< nodes of the campaign
};

/// `player` may be null.
widgets::Briefing briefingBefore(const GamePack& game, const Playing& playing,
                                 const play::Profile* player);
/// The win has been noted in the player's profile.
widgets::Briefing briefingAfter(const GamePack& game, const Playing& playing,
                                const play::Profile* player, const Win& win);

}  // namespace mazeloom::app
