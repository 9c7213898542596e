// SPDX-License-Identifier: MIT
#include "app/full_game/day_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/full_game/game_map.h"
#include "app/links/link.h"
#include "core/play/medals.h"
#include "widgets/known/numbers_text.h"
#include "widgets/play/temple/temple_status.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

struct DayText {
    Q_DECLARE_TR_FUNCTIONS(DayText)
};

}  // namespace

widgets::Facts dayFacts(Date day, const challenge::Challenge* temple) {
    widgets::Facts facts{{DayText::tr("Aim"), QStringLiteral("…")},
                         {DayText::tr("Size"), QStringLiteral("…")}};
    if (temple != nullptr) facts = levelFacts(temple->level);
    if (const auto asked = challenge::askedOf(day)) {
        facts.append({DayText::tr("Numbers"), widgets::titleOf(asked->numbers)});
        facts.append({DayText::tr("Guesses"), widgets::textOf(asked->grades)});
    }
    return facts;
}

std::vector<widgets::Figure> streakFigures(const play::Streak& streak) {
    return {{DayText::tr("Streak"), QLocale().toString(streak.current), DayText::tr("in a row")},
            {DayText::tr("Longest streak"), QLocale().toString(streak.longest),
             DayText::tr("in a row")},
            //: The number of days whose challenge was won
            {DayText::tr("Days won"), QLocale().toString(streak.days), {}}};
}

QString streakNote(const play::Profile& player, Date today) {
    const int days = play::streakOf(player.days, today).current;
    if (days == 0) return {};
    const play::LevelRecord* record = play::dayRecordOf(player, today);
    return record != nullptr && record->isWon()
               ? DayText::tr("✓ Won, %n day(s) in a row", nullptr, days)
               : DayText::tr("%n day(s) in a row: win today's, too", nullptr, days);
}

QString shareText(Date day, const play::LevelRecord* record, const play::Streak& streak) {
    QStringList parts{QStringLiteral("Mazeloom ") + widgets::qstring(textOf(day))};
    if (record != nullptr && record->isWon()) {
        if (record->bestTicks)
            //: %1 a time, such as 0:42.0
            parts << DayText::tr("won in %1").arg(widgets::playTimeText(*record->bestTicks));
        else if (record->bestStepwise)
            parts << DayText::tr("won step by step");
        else
            parts << DayText::tr("won after going back");
        //: %1 and %2 are numbers
        parts << DayText::tr("%1 of %2 medals")
                     .arg(record->known().count())
                     .arg(play::kMedals.size());
        if (streak.current > 1) parts << DayText::tr("%n day(s) in a row", nullptr, streak.current);
    }
    parts << toText(linkTo(day));
    return parts.join(QStringLiteral(" · "));
}

}  // namespace mazeloom::app
