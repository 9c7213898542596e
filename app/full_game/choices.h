// SPDX-License-Identifier: MIT
// What is played once a player has chosen a node of the campaign or a level.
#pragma once

#include <cstddef>
#include <optional>
#include <set>

#include <QString>

#include <tl/expected.hpp>

#include "app/full_game/briefings.h"

namespace mazeloom::app {

/// Returns what is played at a node of the campaign. `player` may be null. The error says why the
/// node cannot be played.
tl::expected<Playing, QString> playingNode(const GamePack& game, std::size_t node,
                                           const play::Profile* player);
/// Returns what is played at a temple of the pack. The arguments and the error are as above.
tl::expected<Playing, QString> playingLevel(const GamePack& game, const level::Level& level,
                                            const play::Profile* player);

/// Returns the node to play after a win at `node`: the first one that the win opened, or else the
/// next one of the campaign that is open and not won. nullopt if there is none.
std::optional<std::size_t> nodeAfter(const GamePack& game, std::size_t node,
                                     const std::set<std::size_t>& opened,
                                     const play::Profile* player);

}  // namespace mazeloom::app
