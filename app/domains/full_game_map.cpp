// SPDX-License-Identifier: MIT
#include "app/domains/full_game_map.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/play/campaign.h"
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
    if (node.descendTo > 0)
        return tl::unexpected(GameText::tr("Descents cannot be played from the map."));
    return playOf(game, node.level, player);
}

QString titleOf(const GamePack& game, const level::CampaignNode& node) {
    const std::string title = level::textsOf(node, game.language).title;
    if (!title.empty()) return QString::fromStdString(title);
    if (node.descendTo > 0) return GameText::tr("Descent to depth %1").arg(node.descendTo);
    const level::Level* level = game.pack->findLevel(node.level);
    return QString::fromStdString(level == nullptr || level->title.empty() ? node.level
                                                                           : level->title);
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
        const auto setup = playOf(game, node, &player);
        if (setup)
            shown.size = sizeText(*setup->level);
        else
            shown.whyNot = setup.error();
        if (const auto* record = play::recordOf(player, game.pack->id, node.level)) {
            if (record->bestTicks) shown.best = widgets::playTimeText(*record->bestTicks);
            shown.coins = QLocale().toString(record->coins);
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
