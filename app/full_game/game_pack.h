// SPDX-License-Identifier: MIT
// A pack as the full game plays it: as it was when the game was opened.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QString>
#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/start.h"
#include "core/play/profile.h"
#include "core/problem.h"
#include "widgets/play/game_setup.h"

namespace mazeloom::widgets {
class PackDocument;
}

namespace mazeloom::app {

struct GamePack {
    std::shared_ptr<const level::Pack> pack;
    std::map<std::string, std::uint64_t> seeds;  ///< the designer's, by the ids of levels
    std::string language;                        ///< of texts, "de_AT"
    /// What its descents are played in, or why there are none.
    tl::expected<std::shared_ptr<const play::descent::Dungeon>, Problem> dungeon;

    /// What is played there now, in the language of the program.
    static GamePack of(const widgets::PackDocument& document);

    QString title() const;
    /// Whether one can go down without end: levels of a descent are there, and make a dungeon.
    bool isDescent() const;
    /// The levels that can be played by themselves, in the pack's order.
    std::vector<const level::Level*> temples() const;
};

/// What a level is played as: with the player's seed and for each attempt with other traps and
/// coins; where nobody plays, with the designer's seed. Or in words why it cannot be played.
tl::expected<widgets::GameSetup, QString> playOf(const GamePack& game, const std::string& level,
                                                 const play::Profile* player);

/// The dungeon of a descent, and how a run of it begins.
struct DescentSetup {
    std::shared_ptr<const play::descent::Dungeon> dungeon;
    play::descent::Start start;
};
/// Whether a node is played as one: a designed floor, or a descent to a depth.
bool isPlayedAsDescent(const GamePack& game, const level::CampaignNode& node);
/// The run that wins such a node, of a dungeon as playOf() has it. A floor is begun with gear
/// (RULES.md D-1.4). Or in words why it cannot be played.
tl::expected<DescentSetup, QString> descentSetupOf(const GamePack& game,
                                                   const level::CampaignNode& node,
                                                   const play::Profile* player);

/// What the players' texts call a node.
QString titleOf(const GamePack& game, const level::CampaignNode& node);

}  // namespace mazeloom::app
