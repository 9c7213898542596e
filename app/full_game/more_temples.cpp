// SPDX-License-Identifier: MIT
#include "app/full_game/more_temples.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QStringList>

#include "app/full_game/game_map.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_file.h"
#include "widgets/document/pack_source.h"
#include "widgets/play/temple/temple_status.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

struct MoreText {
    Q_DECLARE_TR_FUNCTIONS(MoreText)
};

constexpr QLatin1String kBuiltInTemple("builtin:temple");

/// Returns how a level was won best; empty if it was not won.
QString resultText(const play::LevelRecord* record) {
    if (record == nullptr) return {};
    if (record->bestTicks)
        return MoreText::tr("✓ Won in %1").arg(widgets::playTimeText(*record->bestTicks));
    if (record->bestStepwise)
        return MoreText::tr("✓ Won step by step in %1")
            .arg(widgets::playTimeText(*record->bestStepwise));
    return record->isWon() ? MoreText::tr("✓ Won after going back") : QString();
}

}  // namespace

std::vector<GamePack> packsBeside(const QString& name) {
    std::vector<GamePack> packs;
    if (name != kBuiltInTemple) return packs;
    for (const QString& one : widgets::builtInPacks()) {
        const QString wanted = QStringLiteral("builtin:") + one;
        if (wanted == name) continue;
        GamePack pack = GamePack::of(std::move(widgets::readPackFile(wanted).reading.pack));
        if (!pack.temples().empty()) packs.push_back(std::move(pack));
    }
    return packs;
}

std::vector<OtherTemple> templesOutside(const GamePack& game, const std::vector<GamePack>& others) {
    std::vector<OtherTemple> temples;
    const auto& nodes = game.pack->campaign.nodes;
    for (const level::Level* level : game.temples()) {
        if (std::ranges::find(nodes, level->id, &level::CampaignNode::level) == nodes.end())
            temples.push_back({&game, level});
    }
    for (const GamePack& other : others) {
        for (const level::Level* level : other.temples())
            temples.push_back({&other, level});
    }
    return temples;
}

std::vector<widgets::LevelLine> levelLines(const GamePack& game,
                                           const std::vector<OtherTemple>& temples,
                                           const play::Profile* player) {
    std::vector<widgets::LevelLine> lines;
    for (const auto& [pack, level] : temples) {
        const level::LevelTexts texts = widgets::shownTexts(*level);
        const auto* record =
            player == nullptr ? nullptr : play::recordOf(*player, pack->pack->id, level->id);
        widgets::LevelLine line;
        line.title = shownTitleOf(*level);
        line.text = widgets::qstring(texts.notes);
        line.result = resultText(record);
        if (record != nullptr && record->isWon()) line.medals = record->known();
        QStringList caption;
        if (pack != &game) {
            caption << pack->title();
            line.facts.append({MoreText::tr("From"), pack->title()});
        }
        caption << (line.result.isEmpty() ? line.text.section(u'\n', 0, 0) : line.result);
        line.caption = caption.join(QStringLiteral("   ·   "));
        line.facts += levelFacts(*level);
        line.facts += textFacts(*level, record);
        if (record != nullptr) line.facts += recordFacts(false, *record);
        if (const auto setup = playOf(*pack, level->id, player); !setup)
            line.whyNot = setup.error();
        lines.push_back(std::move(line));
    }
    return lines;
}

std::optional<std::size_t> templeAfter(const std::vector<OtherTemple>& temples,
                                       const GamePack& pack, const std::string& won,
                                       const play::Profile* player) {
    const auto here = std::ranges::find_if(temples, [&](const OtherTemple& temple) {
        return temple.pack == &pack && temple.level->id == won;
    });
    if (here == temples.end()) return {};
    const auto first = static_cast<std::size_t>(here - temples.begin());
    for (std::size_t step = 1; step < temples.size(); ++step) {
        const std::size_t index = (first + step) % temples.size();
        const auto& [other, level] = temples[index];
        const auto* record =
            player == nullptr ? nullptr : play::recordOf(*player, other->pack->id, level->id);
        const bool isWon = record != nullptr && record->isWon();
        if (!isWon && playOf(*other, level->id, player)) return index;
    }
    return {};
}

}  // namespace mazeloom::app
