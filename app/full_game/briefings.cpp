// SPDX-License-Identifier: MIT
#include "app/full_game/briefings.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/full_game/game_map.h"
#include "core/play/campaign.h"
#include "widgets/known/numbers_text.h"

namespace mazeloom::app {

namespace {

struct BriefingText {
    Q_DECLARE_TR_FUNCTIONS(BriefingText)
};

QString number(int number) {
    return QLocale().toString(number);
}

/// Returns the seed of the map. Adds the designer's seed if it differs, because a player who is
/// also the designer knows the map of that seed.
QString seedText(const GamePack& game, const Playing& playing, const play::Profile* player) {
    const QString seed = QString::number(playing.setup.seed);
    if (playing.day) return BriefingText::tr("%1, for this day").arg(seed);
    const auto designed = game.seeds.find(playing.setup.level->id);
    if (designed == game.seeds.end() || designed->second == playing.setup.seed) return seed;
    const QString other = QString::number(designed->second);
    if (player == nullptr) return BriefingText::tr("%1; the editor shows %2").arg(seed, other);
    //: %1 a seed, %2 a player's name, %3 a seed
    return BriefingText::tr("%1, for %2; the editor shows %3")
        .arg(seed, QString::fromStdString(player->name), other);
}

void appendNumbers(const level::Level& level, widgets::Facts& facts) {
    if (level.numbers)
        facts.append({BriefingText::tr("Numbers"), widgets::titleOf(*level.numbers)});
    if (level.noGuess)
        facts.append({BriefingText::tr("Guesses"), widgets::textOf(*level.noGuess)});
    else if (level.numbers == level::Numbers::Visited)
        facts.append({BriefingText::tr("Guesses"), BriefingText::tr("May be needed")});
}

}  // namespace

const play::LevelRecord* recordOf(const GamePack& game, const Playing& playing,
                                  const play::Profile* player) {
    if (player == nullptr) return nullptr;
    if (playing.day) return play::dayRecordOf(*player, *playing.day);
    return playing.key.empty() ? nullptr : play::recordOf(*player, game.pack->id, playing.key);
}

widgets::Briefing briefingBefore(const GamePack& game, const Playing& playing,
                                 const play::Profile* player) {
    widgets::Briefing briefing;
    briefing.above = playing.day ? BriefingText::tr("The day's challenge") : game.title();
    briefing.title = playing.title;
    briefing.text = playing.before;
    if (!playing.descent) {
        briefing.facts += levelFacts(*playing.setup.level);
        appendNumbers(*playing.setup.level, briefing.facts);
        briefing.facts.append({BriefingText::tr("Seed"), seedText(game, playing, player)});
    } else {
        const play::descent::Start& start = playing.descent->start;
        briefing.facts.append({BriefingText::tr("Begins at depth"), number(start.depth)});
        if (start.goal > 0)
            briefing.facts.append({BriefingText::tr("Won at depth"), number(start.goal)});
        briefing.facts.append({BriefingText::tr("Seed"), QString::number(start.seed)});
    }
    if (const auto* record = recordOf(game, playing, player))
        briefing.facts += recordFacts(playing.descent.has_value(), *record);
    briefing.button = BriefingText::tr("Play");
    return briefing;
}

widgets::Briefing briefingAfter(const GamePack& game, const Playing& playing,
                                const play::Profile* player, const Win& win) {
    const bool isDescent = playing.descent.has_value();
    widgets::Briefing briefing;
    briefing.isWon = true;
    briefing.above = BriefingText::tr("✓ Won");
    briefing.title = playing.title;
    briefing.text = playing.after;
    briefing.facts.append({BriefingText::tr("Time"), bestText(isDescent, win.attempt.ticks)});
    if (isDescent)
        briefing.facts.append({BriefingText::tr("Kills"), number(win.kills)});
    else
        briefing.facts.append({BriefingText::tr("Coins"), number(win.attempt.coins)});
    if (win.attempt.hints > 0)
        briefing.facts.append({BriefingText::tr("Hints"), number(win.attempt.hints)});
    if (win.attempt.returns > 0) {
        //: How often the player returned to a moment before a loss
        briefing.facts.append({BriefingText::tr("Went back"),
                               BriefingText::tr("%n time(s), so this win sets no best time",
                                                nullptr, win.attempt.returns)});
    }
    const auto* kept = recordOf(game, playing, player);
    const play::LevelRecord& record = kept == nullptr ? playing.unkept : *kept;
    briefing.facts.append({BriefingText::tr("Attempt"), number(record.attempts)});
    if (const auto best = record.best(win.attempt.isStepwise))
        briefing.facts.append({win.attempt.isStepwise ? BriefingText::tr("Best, step by step")
                                                      : BriefingText::tr("Best so far"),
                               bestText(isDescent, *best)});
    briefing.button = BriefingText::tr("Go on");
    if (!playing.node) return briefing;
    briefing.button = BriefingText::tr("On to the map");
    const level::Campaign& campaign = game.pack->campaign;
    QStringList opened;
    for (const std::size_t node : win.opened)
        opened << titleOf(game, campaign.nodes[node]);
    if (!opened.isEmpty())
        briefing.facts.append({BriefingText::tr("Unlocked"), opened.join(u'\n')});
    if (player != nullptr && play::isComplete(campaign, play::wonLevels(*player, game.pack->id)))
        briefing.facts.append(
            {BriefingText::tr("Campaign"), BriefingText::tr("You have won all of it.")});
    return briefing;
}

}  // namespace mazeloom::app
