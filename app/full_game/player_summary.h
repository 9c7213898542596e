// SPDX-License-Identifier: MIT
// What a player has reached in a pack, for the page of the players.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/full_game/more_temples.h"
#include "core/play/descent/runs/scores.h"
#include "core/play/profile.h"
#include "widgets/play/full/player_card.h"

namespace mazeloom::app {

/// Returns the best run of the pack's descent; nullopt if there is none. The runs of all players
/// share one list.
std::optional<play::descent::Score> bestDescent(const GamePack& game);

/// Returns the player's progress. `temples` are those outside the campaign, `best` is the best run
/// of the descent.
widgets::PlayerInfo playerInfo(const GamePack& game, const std::vector<OtherTemple>& temples,
                               const std::optional<play::descent::Score>& best,
                               const play::Profile& player);

}  // namespace mazeloom::app
