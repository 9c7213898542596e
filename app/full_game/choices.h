// SPDX-License-Identifier: MIT
// What is played once a player has chosen a node of the campaign or a level.
#pragma once

#include <cstddef>

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

}  // namespace mazeloom::app
