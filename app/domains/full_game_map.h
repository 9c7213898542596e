// SPDX-License-Identifier: MIT
// A pack's campaign and levels as the full game shows them to a player.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <QString>
#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/play/descent/dungeon.h"
#include "core/play/descent/start.h"
#include "core/play/profile.h"
#include "widgets/play/full/progress_map.h"
#include "widgets/play/game_setup.h"

namespace mazeloom::app {

/// A pack as it was when its game was opened.
struct GamePack {
    std::shared_ptr<const level::Pack> pack;
    std::map<std::string, std::uint64_t> seeds;  ///< the designer's, by the ids of levels
    std::string language;                        ///< of texts, "de_AT"
};

/// What a level is played as. Somebody who tried it before gets traps and coins of their own; the
/// first attempt is the designer's. Or in words why it cannot be played.
tl::expected<widgets::GameSetup, QString> playOf(const GamePack& game, const std::string& level,
                                                 const play::Profile* player);
/// What a node of the campaign plays: kinds of nodes are told apart here.
tl::expected<widgets::GameSetup, QString> playOf(const GamePack& game,
                                                 const level::CampaignNode& node,
                                                 const play::Profile* player);

/// A way down: the dungeon, and how a run of it begins.
struct WayDown {
    std::shared_ptr<const play::descent::Dungeon> dungeon;
    play::descent::Start start;
};
/// Whether a node is one: a designed floor, or a descent to a depth.
bool isWayDown(const GamePack& game, const level::CampaignNode& node);
/// The run that wins such a node. Somebody who tried it before gets a dungeon of their own. Or in
/// words why it cannot be played.
tl::expected<WayDown, QString> wayDownOf(const GamePack& game, const level::CampaignNode& node,
                                         const play::Profile* player);

QString titleOf(const GamePack& game, const level::CampaignNode& node);
/// How fast something was won: a temple's ticks as time, or the turns of a way down.
QString bestText(bool isWayDown, std::int64_t best);
/// "24 × 16"
QString sizeText(const level::Level& level);

/// `fresh` are the nodes that opened just now.
std::vector<widgets::MapNode> mapNodes(const GamePack& game, const play::Profile& player,
                                       const std::set<std::size_t>& fresh);
/// The levels that can be played by themselves, in the pack's order.
std::vector<const level::Level*> playableLevels(const level::Pack& pack);

}  // namespace mazeloom::app
