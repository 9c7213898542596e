// SPDX-License-Identifier: MIT
#include "app/domains/full_game_map.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/level/node_kind.h"
#include "core/play/campaign.h"
#include "core/random/stream.h"
#include "core/random/unmix.h"
#include "widgets/play/temple_status.h"

namespace mazeloom::app {

using play::NodeState;

namespace {

struct GameText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::app::FullGameMap)
};

/// What a locked node waits for.
QString needsText(const GamePack& game, const level::CampaignNode& node) {
    QStringList titles;
    for (const std::string& need : node.needs) {
        const auto* other = game.pack->campaign.find(need);
        if (other != nullptr) titles << QStringLiteral("•  %1").arg(titleOf(game, *other));
    }
    if (titles.isEmpty()) return GameText::tr("Nothing opens it.");
    const QString list = u'\n' + titles.join(u'\n');
    if (titles.size() == 1) return GameText::tr("Opens when this is won:") + list;
    if (node.enough == level::CampaignNode::kAll)
        return GameText::tr("Opens when all of these are won:") + list;
    return GameText::tr("Opens when %n of these are won:", nullptr, node.enough) + list;
}

std::shared_ptr<const std::vector<level::Room>> roomsOf(const GamePack& game) {
    return {game.pack, &game.pack->rooms};
}

}  // namespace

tl::expected<widgets::GameSetup, QString> playOf(const GamePack& game, const std::string& level,
                                                 const play::Profile* player) {
    const level::Level* found = game.pack->findLevel(level);
    if (found == nullptr) return tl::unexpected(GameText::tr("Its level is missing."));
    if (found->ruleset != level::Ruleset::Temple)
        return tl::unexpected(GameText::tr("Its level is none of a temple."));
    const auto seed = game.seeds.find(level);
    const play::LevelRecord* record =
        player == nullptr ? nullptr : play::recordOf(*player, game.pack->id, level);
    widgets::GameSetup setup;
    setup.level = {game.pack, found};
    setup.rooms = roomsOf(game);
    setup.seed = seed == game.seeds.end() ? 0 : seed->second;
    setup.attempt = static_cast<std::uint64_t>(record == nullptr ? 0 : record->attempts);
    return setup;
}

tl::expected<widgets::GameSetup, QString> playOf(const GamePack& game,
                                                 const level::CampaignNode& node,
                                                 const play::Profile* player) {
    return playOf(game, node.level, player);
}

bool isWayDown(const GamePack& game, const level::CampaignNode& node) {
    const level::NodeKind kind = level::kindOf(node, *game.pack);
    return kind == level::NodeKind::Floor || kind == level::NodeKind::Descent;
}

tl::expected<WayDown, QString> wayDownOf(const GamePack& game, const level::CampaignNode& node,
                                         const play::Profile* player) {
    using play::descent::Dungeon;
    WayDown way;
    const bool isDescent = level::isDescent(node);
    if (!isDescent) way.start.depth = game.pack->descent.depthOf(node.level);
    way.start.goal = isDescent ? node.descendTo : way.start.depth + 1;
    auto dungeon = isDescent ? Dungeon::of(*game.pack)
                             : Dungeon::with(*game.pack, node.level, way.start.depth);
    if (!dungeon) return tl::unexpected(QString::fromStdString(dungeon.error().describe()));
    way.dungeon = *std::move(dungeon);
    const auto seed = game.seeds.find(node.level);
    // The first run of a floor has it as the editor shows it.
    if (seed != game.seeds.end())
        way.start.seed = random::unmix(seed->second, static_cast<std::uint64_t>(way.start.depth));
    const play::LevelRecord* record =
        player == nullptr ? nullptr
                          : play::recordOf(*player, game.pack->id, play::recordKeyOf(node));
    if (record != nullptr && record->attempts > 0)
        way.start.seed = random::mix(way.start.seed, static_cast<std::uint64_t>(record->attempts));
    return way;
}

QString titleOf(const GamePack& game, const level::CampaignNode& node) {
    const std::string title = level::textsOf(node, game.language).title;
    if (!title.empty()) return QString::fromStdString(title);
    if (node.descendTo > 0) return GameText::tr("Descent to depth %1").arg(node.descendTo);
    const level::Level* level = game.pack->findLevel(node.level);
    return QString::fromStdString(level == nullptr || level->title.empty() ? node.level
                                                                           : level->title);
}

QString bestText(bool isWayDown, std::int64_t best) {
    return isWayDown ? GameText::tr("%n turn(s)", nullptr, static_cast<int>(best))
                     : widgets::playTimeText(best);
}

QString sizeText(const level::Level& level) {
    return QStringLiteral("%1 × %2").arg(level.size.width).arg(level.size.height);
}

std::vector<widgets::MapNode> mapNodes(const GamePack& game, const play::Profile& player,
                                       const std::set<std::size_t>& fresh) {
    const level::Campaign& campaign = game.pack->campaign;
    const auto states = play::statesOf(campaign, play::wonLevels(player, game.pack->id));
    std::vector<widgets::MapNode> nodes;
    for (std::size_t i = 0; i < campaign.nodes.size(); ++i) {
        const level::CampaignNode& node = campaign.nodes[i];
        widgets::MapNode shown;
        shown.title = titleOf(game, node);
        shown.at = node.at;
        shown.state = states[i];
        shown.isNew = fresh.contains(i) && states[i] == NodeState::Open;
        for (const std::string& need : node.needs) {
            if (const auto from = campaign.indexOf(need)) shown.needs.push_back(*from);
        }
        shown.isAny = node.enough != level::CampaignNode::kAll && node.needs.size() > 1;
        if (states[i] == NodeState::Locked) shown.needsText = needsText(game, node);
        const bool goesDown = isWayDown(game, node);
        if (goesDown) {
            if (const auto way = wayDownOf(game, node, &player); !way) shown.whyNot = way.error();
        } else if (const auto setup = playOf(game, node, &player)) {
            shown.size = sizeText(*setup->level);
        } else {
            shown.whyNot = setup.error();
        }
        const auto* record = play::recordOf(player, game.pack->id, play::recordKeyOf(node));
        if (record != nullptr) {
            if (record->bestTicks) shown.best = bestText(goesDown, *record->bestTicks);
            if (!goesDown) shown.coins = QLocale().toString(record->coins);
            shown.attempts = QLocale().toString(record->attempts);
        }
        nodes.push_back(std::move(shown));
    }
    return nodes;
}

std::vector<const level::Level*> playableLevels(const level::Pack& pack) {
    std::vector<const level::Level*> levels;
    for (const level::Level& level : pack.levels) {
        if (level.ruleset == level::Ruleset::Temple) levels.push_back(&level);
    }
    return levels;
}

}  // namespace mazeloom::app
