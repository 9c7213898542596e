// SPDX-License-Identifier: MIT
#include "app/full_game/game_map.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/full_game/story_texts.h"
#include "core/level/campaign/node_kind.h"
#include "core/level/mechanics.h"
#include "core/play/campaign.h"
#include "widgets/campaign/node_look.h"
#include "widgets/play/full/results/medal_signs.h"
#include "widgets/play/temple/temple_status.h"
#include "widgets/qstring.h"
#include "widgets/timeline/names.h"

namespace mazeloom::app {

using play::NodeState;

namespace {

struct MapText {
    Q_DECLARE_TR_FUNCTIONS(MapText)
};

/// Returns a text about the wins that open a locked node.
QString needsText(const GamePack& game, const level::CampaignNode& node) {
    QStringList titles;
    for (const std::string& need : node.needs) {
        const auto* other = game.pack->campaign.find(need);
        if (other != nullptr) titles << QStringLiteral("•  %1").arg(titleOf(game, *other));
    }
    if (titles.isEmpty()) return MapText::tr("Nothing unlocks it.");
    const QString list = u'\n' + titles.join(u'\n');
    if (titles.size() == 1) return MapText::tr("Opens when this is won:") + list;
    if (node.enough == level::CampaignNode::kAll)
        return MapText::tr("Opens when all of these are won:") + list;
    return MapText::tr("Opens when %n of these are won:", nullptr, node.enough) + list;
}

/// Returns the size of a temple, or the goal of a descent. The error says why the node cannot be
/// played.
tl::expected<widgets::Facts, QString> kindFacts(const GamePack& game,
                                                const level::CampaignNode& node,
                                                const play::Profile& player) {
    if (!isPlayedAsDescent(game, node)) {
        const auto setup = playOf(game, node.level, &player);
        if (!setup) return tl::unexpected(setup.error());
        return levelFacts(*setup->level);
    }
    const auto setup = descentSetupOf(game, node, &player);
    if (!setup) return tl::unexpected(setup.error());
    return widgets::Facts{
        {MapText::tr("Kind"), widgets::nodeKindText(level::kindOf(node, *game.pack))},
        {MapText::tr("Won at depth"), QLocale().toString(setup->start.goal)}};
}

/// Returns what wins a temple, such as "Read all consoles, reach the exit".
QString aimText(const level::Level& level) {
    const level::Objectives aims = level::objectivesOf(level);
    QStringList parts;
    if (aims.coins == level::Objectives::kAllCoins)
        parts << MapText::tr("collect all coins");
    else if (aims.coins > 0)
        parts << MapText::tr("collect %n coin(s)", nullptr, aims.coins);
    if (aims.consoles) parts << MapText::tr("read all consoles");
    if (aims.bugs) parts << MapText::tr("kill all bugs");
    if (aims.lasers) parts << MapText::tr("destroy all lasers");
    if (aims.boss) parts << MapText::tr("kill the boss");
    if (aims.exit) parts << MapText::tr("reach the exit");
    QString text = parts.join(QStringLiteral(", "));
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

}  // namespace

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
        const auto* record = play::recordOf(player, game.pack->id, play::recordKeyOf(node));
        if (auto facts = kindFacts(game, node, player))
            shown.facts = *std::move(facts);
        else
            shown.whyNot = std::move(facts.error());
        const bool isDescent = isPlayedAsDescent(game, node);
        if (const level::Level* level = game.pack->findLevel(node.level); level && !isDescent)
            shown.facts += textFacts(*level, record);
        if (record != nullptr) shown.facts += recordFacts(isDescent, *record);
        if (record != nullptr && record->isWon() && !isDescent) shown.medals = record->known();
        nodes.push_back(std::move(shown));
    }
    return nodes;
}

QString wonText(const GamePack& game, const play::Profile& player) {
    const auto won = play::wonLevels(player, game.pack->id);
    const auto& nodes = game.pack->campaign.nodes;
    if (nodes.empty()) return MapText::tr("%n level(s) won", nullptr, static_cast<int>(won.size()));
    if (play::isComplete(game.pack->campaign, won))
        return MapText::tr("All of the campaign is won");
    const auto count = std::count_if(nodes.begin(), nodes.end(), [&](const auto& node) {
        return won.contains(play::recordKeyOf(node));
    });
    return MapText::tr("%1 of %2 won")
        .arg(QLocale().toString(static_cast<qlonglong>(count)),
             QLocale().toString(static_cast<qulonglong>(nodes.size())));
}

widgets::Facts levelFacts(const level::Level& level) {
    widgets::Facts facts;
    if (const QString aim = aimText(level); !aim.isEmpty()) facts.append({MapText::tr("Aim"), aim});
    QStringList needs;
    for (const level::MechanicInfo& one : level::kMechanics) {
        if (level.needs.has(one.mechanic)) needs << widgets::stageText(one.title);
    }
    if (!needs.isEmpty())
        //: What a level cannot be won without, such as "Hearts, Bugs"
        facts.append({MapText::tr("Needs"), needs.join(QStringLiteral(", "))});
    facts.append({MapText::tr("Size"), sizeText(level)});
    return facts;
}

widgets::Facts textFacts(const level::Level& level, const play::LevelRecord* record) {
    const QString found = foundText(level, record);
    if (found.isEmpty()) return {};
    return {{MapText::tr("Texts found"), found}};
}

widgets::Facts recordFacts(bool isDescent, const play::LevelRecord& record) {
    widgets::Facts facts;
    if (record.bestTicks || !record.bestStepwise)
        facts.append({MapText::tr("Best time"), record.bestTicks
                                                    ? bestText(isDescent, *record.bestTicks)
                                                    : QStringLiteral("–")});
    if (record.bestStepwise)
        facts.append({MapText::tr("Step by step"), bestText(isDescent, *record.bestStepwise)});
    facts += countFacts(isDescent, record);
    if (!isDescent && record.isWon())
        facts.append({MapText::tr("Medals"), widgets::namesOf(record.known())});
    return facts;
}

widgets::Facts countFacts(bool isDescent, const play::LevelRecord& record) {
    widgets::Facts facts;
    if (record.winsWithReturns > 0)
        facts.append(
            {MapText::tr("Won after going back"), QLocale().toString(record.winsWithReturns)});
    if (!isDescent) facts.append({MapText::tr("Most coins"), QLocale().toString(record.coins)});
    facts.append({MapText::tr("Attempts"), QLocale().toString(record.attempts)});
    return facts;
}

QString bestText(bool isDescent, std::int64_t best) {
    return isDescent ? MapText::tr("%n turn(s)", nullptr, static_cast<int>(best))
                     : widgets::playTimeText(best);
}

QString sizeText(const level::Level& level) {
    return QStringLiteral("%1 × %2").arg(level.size.width).arg(level.size.height);
}

}  // namespace mazeloom::app
