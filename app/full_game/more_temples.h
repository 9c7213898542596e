// SPDX-License-Identifier: MIT
// The temples that can be played one by one: those of a pack that its campaign does not contain,
// and, in the built-in temple's game, those of the other built-in packs.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/full_game/game_pack.h"
#include "widgets/play/full/level_list_page.h"

namespace mazeloom::app {

/// A temple outside the campaign. Both must outlive it.
struct OtherTemple {
    const GamePack* pack = nullptr;
    const level::Level* level = nullptr;
};

/// Returns the other built-in packs that have temples if `name` is the built-in temple's name, else
/// nothing. Reads them.
std::vector<GamePack> packsBeside(const QString& name);

/// Returns the temples outside the campaign of `game`, in the pack's order, then all temples of
/// `others`. Without a campaign these are all temples.
std::vector<OtherTemple> templesOutside(const GamePack& game, const std::vector<GamePack>& others);

/// Returns the lines about these temples, without pictures. `game` is the pack that is played;
/// `player` may be null.
std::vector<widgets::LevelLine> levelLines(const GamePack& game,
                                           const std::vector<OtherTemple>& temples,
                                           const play::Profile* player);

/// Returns the index of the temple to play after a win at the level `won` of `pack`: the next one
/// of the list, round its end, that can be played and that the player has not won. nullopt if there
/// is none. `player` may be null.
std::optional<std::size_t> templeAfter(const std::vector<OtherTemple>& temples,
                                       const GamePack& pack, const std::string& won,
                                       const play::Profile* player);

}  // namespace mazeloom::app
