// SPDX-License-Identifier: MIT
#include "app/full_game/briefings.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/full_game/game_map.h"
#include "core/play/campaign.h"
#include "core/play/medals.h"
#include "widgets/known/numbers_text.h"
#include "widgets/play/temple/temple_status.h"

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

widgets::Figure parFigure(const Par& par) {
    //: The time of a perfect play
    widgets::Figure figure{BriefingText::tr("Par"), QStringLiteral("–"), {}};
    switch (par.state) {
        case Par::State::Searching:
            figure.value = QStringLiteral("…");
            figure.note = BriefingText::tr("is being worked out");
            break;
        case Par::State::Found:
            figure.value = widgets::playTimeText(par.ticks);
            break;
        case Par::State::None:
            figure.note = BriefingText::tr("none was found for this map");
            break;
    }
    return figure;
}

/// Returns the best time so far, of real time if there is one.
widgets::Figure bestFigure(const play::LevelRecord* record) {
    widgets::Figure figure{BriefingText::tr("Your best"), QStringLiteral("–"), {}};
    if (record != nullptr && record->bestTicks) {
        figure.value = widgets::playTimeText(*record->bestTicks);
    } else if (record != nullptr && record->bestStepwise) {
        figure.value = widgets::playTimeText(*record->bestStepwise);
        figure.note = BriefingText::tr("step by step");
    } else {
        figure.note = record != nullptr && record->isWon()
                          ? BriefingText::tr("won after going back")
                          : BriefingText::tr("not won yet");
    }
    return figure;
}

/// Returns how to win a medal.
QString taskText(play::Medal medal, const Par& par) {
    switch (medal) {
        case play::Medal::Time:
            break;
        case play::Medal::Coins:
            return BriefingText::tr("Collect all coins");
        case play::Medal::Hearts:
            return BriefingText::tr("Lose no life");
        case play::Medal::Hints:
            return BriefingText::tr("Win without hints");
    }
    switch (par.state) {
        case Par::State::Searching:
            break;
        case Par::State::Found:
            //: %1 a time, such as 0:42.0
            return BriefingText::tr("Win within %1, in real time")
                .arg(widgets::playTimeText(play::mostTicksFor(par.ticks)));
        case Par::State::None:
            return BriefingText::tr("Not on this map, which has no par");
    }
    //: %1 a number, such as 3
    return BriefingText::tr("Win within %1 times par, in real time").arg(play::kParFactor);
}

/// Returns the medals of a temple; after a win, `win` is that win.
std::vector<widgets::MedalLine> medalLines(const play::LevelRecord* record, const Par& par,
                                           const Win* win) {
    std::vector<widgets::MedalLine> lines;
    for (const play::MedalInfo& one : play::kMedals) {
        widgets::MedalLine line;
        line.medal = one.medal;
        line.isWon = record != nullptr && record->has(one.medal);
        if (!line.isWon) {
            line.text = taskText(one.medal, par);
            if (win != nullptr && one.medal == play::Medal::Coins && win->coins > 0)
                //: After “Collect all coins”: %1 and %2 numbers
                line.text += BriefingText::tr(": %1 of %2 this time")
                                 .arg(number(win->attempt.coins),
                                      QLocale().toString(static_cast<qlonglong>(win->coins)));
        } else if (win == nullptr) {
            //: A medal that the player has
            line.text = BriefingText::tr("✓ Won");
        } else if (!win->before.has(one.medal)) {
            line.isNew = true;
            //: A medal that the player has just won for the first time
            line.text = BriefingText::tr("★ New");
        } else {
            const bool isAgain = win->attempt.medals.has(one.medal);
            line.text =
                isAgain ? BriefingText::tr("✓ Won again") : BriefingText::tr("✓ Won before");
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// Returns the time of a win, compared with par and the best time before.
std::vector<widgets::Figure> resultFigures(bool isDescent, const play::LevelRecord& record,
                                           const Win& win) {
    std::vector<widgets::Figure> figures;
    widgets::Figure time{BriefingText::tr("Time"), bestText(isDescent, win.attempt.ticks)};
    if (!isDescent && win.par.state == Par::State::Found && win.par.ticks > 0) {
        const double share =
            static_cast<double>(win.attempt.ticks) / static_cast<double>(win.par.ticks);
        //: How long a win took: %1 a number, such as 2.4
        time.note = BriefingText::tr("%1 × par").arg(QLocale().toString(share, 'f', 1));
    }
    figures.push_back(std::move(time));
    if (!isDescent) figures.push_back(parFigure(win.par));
    const bool isStepwise = win.attempt.isStepwise;
    if (const auto best = record.best(isStepwise)) {
        widgets::Figure figure{
            isStepwise ? BriefingText::tr("Best, step by step") : BriefingText::tr("Best so far"),
            bestText(isDescent, *best)};
        const auto before = win.before.best(isStepwise);
        if (!before)
            figure.note = BriefingText::tr("first win");
        else if (*best < *before)
            figure.note = BriefingText::tr("★ New best");
        figures.push_back(std::move(figure));
    }
    return figures;
}

}  // namespace

const play::LevelRecord* recordOf(const GamePack& game, const Playing& playing,
                                  const play::Profile* player) {
    if (player == nullptr) return nullptr;
    if (playing.day) return play::dayRecordOf(*player, *playing.day);
    return playing.key.empty() ? nullptr : play::recordOf(*player, game.pack->id, playing.key);
}

widgets::Briefing briefingBefore(const GamePack& game, const Playing& playing,
                                 const play::Profile* player, const Par& par) {
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
        if (start.goal > 0 && start.goal - 1 == playing.descent->dungeon->tables().lastFloor)
            briefing.facts.append({BriefingText::tr("Way out"),
                                   //: Where the way out is: %1 the depth of the last floor
                                   BriefingText::tr("below depth %1").arg(start.goal - 1)});
        else if (start.goal > 0)
            briefing.facts.append({BriefingText::tr("Won at depth"), number(start.goal)});
        briefing.facts.append({BriefingText::tr("Seed"), QString::number(start.seed)});
    }
    const auto* record = recordOf(game, playing, player);
    if (playing.descent) {
        if (record != nullptr) briefing.facts += recordFacts(true, *record);
    } else {
        briefing.figures = {parFigure(par), bestFigure(record)};
        briefing.medals = medalLines(record, par, nullptr);
        if (!playing.day) briefing.facts += textFacts(*playing.setup.level, record);
        if (record != nullptr) briefing.facts += countFacts(false, *record);
    }
    briefing.button = BriefingText::tr("Play");
    briefing.back = BriefingText::tr("Back");
    return briefing;
}

widgets::Briefing briefingAfter(const GamePack& game, const Playing& playing,
                                const play::Profile* player, const Win& win) {
    const bool isDescent = playing.descent.has_value();
    widgets::Briefing briefing;
    briefing.isWon = true;
    const auto* kept = recordOf(game, playing, player);
    const play::LevelRecord& record = kept == nullptr ? playing.unkept : *kept;
    briefing.above = playing.day ? BriefingText::tr("The day's challenge") : game.title();
    //: In large letters: the player has won the level
    briefing.word = BriefingText::tr("Won");
    briefing.title = playing.title;
    briefing.text = playing.after;
    briefing.figures = resultFigures(isDescent, record, win);
    if (!isDescent) briefing.medals = medalLines(&record, win.par, &win);
    if (isDescent)
        briefing.facts.append({BriefingText::tr("Kills"), number(win.kills)});
    else
        briefing.facts.append({BriefingText::tr("Coins"), number(win.attempt.coins)});
    if (!isDescent && !playing.day) briefing.facts += textFacts(*playing.setup.level, &record);
    if (win.attempt.hints > 0)
        briefing.facts.append({BriefingText::tr("Hints"), number(win.attempt.hints)});
    if (win.attempt.returns > 0) {
        //: How often the player returned to a moment before a loss
        briefing.facts.append({BriefingText::tr("Went back"),
                               BriefingText::tr("%n time(s), so this win sets no best time",
                                                nullptr, win.attempt.returns)});
    }
    if (playing.isKept) {
        briefing.figures = {{BriefingText::tr("Time"), bestText(true, win.attempt.ticks)},
                            {BriefingText::tr("Kills"), number(win.kills)},
                            {BriefingText::tr("Score"), QLocale().toString(win.score)}};
        briefing.facts.clear();
        briefing.text = BriefingText::tr(
            "You have found the way out. You can also go on below with all that you carry: from "
            "here on the descent has no end.");
        briefing.button = BriefingText::tr("Go on below");
        briefing.again = BriefingText::tr("Another descent");
        briefing.back = BriefingText::tr("Back to the title page");
        return briefing;
    }
    briefing.facts.append({BriefingText::tr("Attempt"), number(record.attempts)});
    briefing.again = BriefingText::tr("Play again");
    const QString back =
        playing.node ? BriefingText::tr("On to the map") : BriefingText::tr("Go on");
    if (win.next.isEmpty()) {
        briefing.button = back;
    } else {
        //: %1 a level
        briefing.button = BriefingText::tr("Next: %1").arg(win.next);
        briefing.back = playing.node ? back : BriefingText::tr("Back to the list");
    }
    if (!playing.node) return briefing;
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
