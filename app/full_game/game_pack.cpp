// SPDX-License-Identifier: MIT
#include "app/full_game/game_pack.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QLocale>
#include <QRandomGenerator>

#include "core/document/seed_history.h"
#include "core/level/campaign/node_kind.h"
#include "core/play/campaign.h"
#include "core/play/descent/rules/gear.h"
#include "core/random/stream.h"
#include "core/random/unmix.h"
#include "widgets/campaign/node_look.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

using play::descent::Dungeon;

namespace {

struct PackText {
    Q_DECLARE_TR_FUNCTIONS(PackText)
};

/// Returns a dungeon in which `level` is the floor at `depth`.
tl::expected<std::shared_ptr<const Dungeon>, Problem> dungeonWith(const GamePack& game,
                                                                  const std::string& level,
                                                                  int depth) {
    const level::DesignedFloor* designed = game.pack->descent.floorAt(depth);
    if (designed != nullptr && designed->level == level) return game.dungeon;
    return Dungeon::with(*game.pack, level, depth);
}

const play::LevelRecord* recordIn(const GamePack& game, const play::Profile* player,
                                  const std::string& key) {
    return player == nullptr ? nullptr : play::recordOf(*player, game.pack->id, key);
}

}  // namespace

GamePack GamePack::of(const widgets::PackDocument& document) {
    GamePack game{std::make_shared<const level::Pack>(document.pack()),
                  {},
                  QLocale().name().toStdString(),
                  {}};
    for (const level::Level& level : game.pack->levels)
        game.seeds.emplace(level.id, seedOf(document, QString::fromStdString(level.id)));
    game.dungeon = Dungeon::of(*game.pack);
    return game;
}

GamePack GamePack::of(level::Pack pack) {
    GamePack game{std::make_shared<const level::Pack>(std::move(pack)),
                  {},
                  QLocale().name().toStdString(),
                  tl::unexpected(Problem{})};
    for (const level::Level& level : game.pack->levels)
        game.seeds.emplace(level.id, document::SeedHistory::kFirstSeed);
    return game;
}

QString GamePack::description() const {
    return widgets::qstring(level::textsOf(*pack, language).description);
}

QString GamePack::title() const {
    const QString title = widgets::qstring(level::textsOf(*pack, language).title);
    return title.isEmpty() ? widgets::titleOf(*pack) : title;
}

bool GamePack::isDescent() const {
    return dungeon && std::any_of(pack->levels.begin(), pack->levels.end(), [](const auto& level) {
               return level.ruleset == level::Ruleset::Descent;
           });
}

std::vector<const level::Level*> GamePack::temples() const {
    std::vector<const level::Level*> levels;
    for (const level::Level& level : pack->levels) {
        if (level.ruleset == level::Ruleset::Temple) levels.push_back(&level);
    }
    return levels;
}

widgets::GameSetup setupOf(const GamePack& game, const level::Level& level) {
    const auto seed = game.seeds.find(level.id);
    widgets::GameSetup setup;
    setup.level = {game.pack, &level};
    setup.rooms = game.pack->rooms.share();
    setup.kinds = game.pack->ownKinds.share();
    setup.seed = seed == game.seeds.end() ? 0 : seed->second;
    return setup;
}

tl::expected<widgets::GameSetup, QString> playOf(const GamePack& game, const std::string& level,
                                                 const play::Profile* player) {
    const level::Level* found = game.pack->findLevel(level);
    if (found == nullptr) return tl::unexpected(PackText::tr("Its level is missing."));
    if (found->ruleset != level::Ruleset::Temple)
        return tl::unexpected(PackText::tr("Its level is not a temple."));
    const play::LevelRecord* record = recordIn(game, player, level);
    widgets::GameSetup setup = setupOf(game, *found);
    setup.seed = play::seedFor(player, setup.seed);
    setup.attempt = static_cast<std::uint64_t>(record == nullptr ? 0 : record->attempts);
    return setup;
}

DescentSetup newDescentOf(const GamePack& game) {
    DescentSetup setup{*game.dungeon, {}};
    setup.start.seed = QRandomGenerator::system()->generate64();
    setup.start.goal = setup.dungeon->tables().goalFrom(setup.start.depth);
    return setup;
}

bool isPlayedAsDescent(const GamePack& game, const level::CampaignNode& node) {
    const level::NodeKind kind = level::kindOf(node, *game.pack);
    return kind == level::NodeKind::Floor || kind == level::NodeKind::Descent;
}

tl::expected<DescentSetup, QString> descentSetupOf(const GamePack& game,
                                                   const level::CampaignNode& node,
                                                   const play::Profile* player) {
    DescentSetup setup;
    const bool isDescent = level::isDescent(node);
    if (!isDescent) {
        setup.start = play::descent::startAt(game.pack->descent.depthOf(node.level),
                                             game.pack->descent.tables);
    }
    setup.start.goal = isDescent ? node.descendTo : setup.start.depth + 1;
    auto dungeon = isDescent ? game.dungeon : dungeonWith(game, node.level, setup.start.depth);
    if (!dungeon) return tl::unexpected(widgets::problemLine(dungeon.error()));
    setup.dungeon = *std::move(dungeon);
    const auto seed = game.seeds.find(node.level);
    // Without a player, the floor has the seed that the editor shows. unmix() computes the run's
    // seed that gives the floor this seed.
    if (seed != game.seeds.end())
        setup.start.seed =
            random::unmix(seed->second, static_cast<std::uint64_t>(setup.start.depth));
    setup.start.seed = play::seedFor(player, setup.start.seed);
    const play::LevelRecord* record = recordIn(game, player, play::recordKeyOf(node));
    if (record != nullptr && record->attempts > 0)
        setup.start.seed =
            random::mix(setup.start.seed, static_cast<std::uint64_t>(record->attempts));
    return setup;
}

QString shownTitleOf(const level::Level& level) {
    const QString title = widgets::qstring(widgets::shownTexts(level).title);
    return title.isEmpty() ? widgets::qstring(level.id) : title;
}

QString titleOf(const GamePack& game, const level::CampaignNode& node) {
    return widgets::nodeTitle(node, game.pack->findLevel(node.level),
                              QString::fromStdString(game.language));
}

}  // namespace mazeloom::app
