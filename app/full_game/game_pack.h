// SPDX-License-Identifier: MIT
// A pack as the full game plays it: a snapshot from when the game was opened.
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
    std::map<std::string, std::uint64_t> seeds;  ///< seeds of the designer, by level id
    std::string language;                        ///< language of the texts, such as "de_AT"
    /// The dungeon of the pack's descents, or the reason why there is none.
    tl::expected<std::shared_ptr<const play::descent::Dungeon>, Problem> dungeon;

    /// Takes a snapshot of the document, with texts in the program's language.
    static GamePack of(const widgets::PackDocument& document);
    /// Returns a pack that is not open, with the seeds that the editor shows first. It offers no
    /// descent.
    static GamePack of(level::Pack pack);

    QString title() const;
    QString description() const;
    /// Whether there is an endless descent: the pack has levels of a descent that form a dungeon.
    bool isDescent() const;
    /// Returns the levels that can be played singly, in the pack's order.
    std::vector<const level::Level*> temples() const;
};

/// Returns the setup of one of the pack's levels with the designer's seed.
widgets::GameSetup setupOf(const GamePack& game, const level::Level& level);
/// Returns the setup of a level with the seed of `player`; if `player` is null, with the designer's
/// seed. Each attempt has other traps and coins. The error says why the level cannot be played.
tl::expected<widgets::GameSetup, QString> playOf(const GamePack& game, const std::string& level,
                                                 const play::Profile* player);

/// The dungeon of a descent, and the start of a run.
struct DescentSetup {
    std::shared_ptr<const play::descent::Dungeon> dungeon;
    play::descent::Start start;
};
/// Returns the setup of a new run of the pack's descent, with a random seed. Requires
/// GamePack::isDescent().
DescentSetup newDescentOf(const GamePack& game);
/// Whether a node is played as a descent: a designed floor, or a descent to a depth.
bool isPlayedAsDescent(const GamePack& game, const level::CampaignNode& node);
/// Returns the setup of the run that must be won to win a node that is played as a descent. The
/// seed is chosen as in playOf(). A run on a designed floor starts with gear (RULES.md D-1.4). The
/// error says why the node cannot be played.
tl::expected<DescentSetup, QString> descentSetupOf(const GamePack& game,
                                                   const level::CampaignNode& node,
                                                   const play::Profile* player);

/// Returns the title of a level in the user's language, or its id if it has none.
QString shownTitleOf(const level::Level& level);
/// Returns the name of a node, as players see it.
QString titleOf(const GamePack& game, const level::CampaignNode& node);

}  // namespace mazeloom::app
