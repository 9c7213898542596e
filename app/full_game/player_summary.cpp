// SPDX-License-Identifier: MIT
#include "app/full_game/player_summary.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include <QCoreApplication>
#include <QLocale>

#include "app/full_game/game_map.h"
#include "app/workspace/data_file.h"
#include "core/files/file_system.h"
#include "core/play/campaign.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

struct PlayerText {
    Q_DECLARE_TR_FUNCTIONS(PlayerText)
};

QString countOf(std::int64_t won, std::size_t all) {
    //: %1 of %2 levels
    return PlayerText::tr("%1 of %2")
        .arg(QLocale().toString(static_cast<qlonglong>(won)),
             QLocale().toString(static_cast<qulonglong>(all)));
}

void count(const play::LevelRecord& record, widgets::PlayerInfo& info) {
    for (const play::MedalInfo& one : play::kMedals)
        info.medals[static_cast<std::size_t>(one.medal)] += record.has(one.medal) ? 1 : 0;
}

}  // namespace

std::optional<play::descent::Score> bestDescent(const GamePack& game) {
    if (!game.isDescent()) return {};
    files::DiskFiles files;
    const std::string name = play::descent::scoresFileOf(game.pack->id, (*game.dungeon)->hash());
    const auto scores =
        play::descent::loadScores(dataFile(QString::fromStdString(name)).toStdString(), files);
    if (!scores || scores->best.empty()) return {};
    return scores->best.front();
}

widgets::PlayerInfo playerInfo(const GamePack& game, const std::vector<OtherTemple>& temples,
                               const std::optional<play::descent::Score>& best,
                               const play::Profile& player) {
    widgets::PlayerInfo info;
    info.name = widgets::qstring(player.name);
    info.note = wonText(game, player);
    const auto& nodes = game.pack->campaign.nodes;
    const auto won = play::wonLevels(player, game.pack->id);
    info.of = static_cast<int>(nodes.size());
    info.won = static_cast<int>(std::ranges::count_if(
        nodes, [&](const auto& node) { return won.contains(play::recordKeyOf(node)); }));
    if (info.of > 0)
        info.figures.push_back({PlayerText::tr("Campaign"), countOf(info.won, nodes.size())});
    if (!temples.empty()) {
        const auto more = std::ranges::count_if(temples, [&](const OtherTemple& temple) {
            const auto* record = play::recordOf(player, temple.pack->pack->id, temple.level->id);
            return record != nullptr && record->isWon();
        });
        info.figures.push_back(
            {nodes.empty() ? PlayerText::tr("Levels") : PlayerText::tr("More temples"),
             countOf(more, temples.size())});
    }
    const auto days =
        std::ranges::count_if(player.days, [](const auto& day) { return day.second.isWon(); });
    //: The number of days whose challenge was won
    info.figures.push_back({PlayerText::tr("Challenges"),
                            QLocale().toString(static_cast<qlonglong>(days)),
                            PlayerText::tr("won")});
    if (game.isDescent()) {
        widgets::Figure descent{PlayerText::tr("Descent"), QStringLiteral("–"), {}};
        if (best) {
            //: How deep the best run went
            descent.value = PlayerText::tr("depth %1").arg(best->depth);
            //: The best run of all players: %1 its score
            descent.note = PlayerText::tr("%1 points, the best of all players")
                               .arg(QLocale().toString(static_cast<qlonglong>(best->points)));
        }
        info.figures.push_back(std::move(descent));
    }
    const auto countAll = [&](const std::string& pack) {
        if (const auto records = player.packs.find(pack); records != player.packs.end()) {
            for (const auto& [level, record] : records->second)
                count(record, info);
        }
    };
    std::set<std::string> packs{game.pack->id};
    for (const OtherTemple& temple : temples)
        packs.insert(temple.pack->pack->id);
    for (const std::string& pack : packs)
        countAll(pack);
    for (const auto& [day, record] : player.days)
        count(record, info);
    return info;
}

}  // namespace mazeloom::app
