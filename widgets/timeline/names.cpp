// SPDX-License-Identifier: MIT
#include "widgets/timeline/names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPalette>

#include "core/generate/stage.h"
#include "widgets/theme/stage_colours.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

struct Names {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::Names)
};

/// At most two digits that matter: 2.5, 25, 250.
QString roundedText(double value) {
    return QLocale()
        .toString(value, 'f', value < 9.95 ? 1 : 0)
        .remove(QLocale().decimalPoint() + '0');
}

}  // namespace

QString stageTitle(std::string_view id) {
    const generate::Stage* stage = generate::findStage(id);
    return stage != nullptr ? stageText(stage->title)
                            : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString stageText(std::string_view english) {
    return QCoreApplication::translate("stages", std::string(english).c_str());
}

QString kindTitle(trace::StepKind kind) {
    using enum trace::StepKind;
    switch (kind) {
        case Start:
            return Names::tr("Start");
        case Carve:
            return Names::tr("Carve");
        case Backtrack:
            return Names::tr("Backtrack");
        case TryRoom:
            return Names::tr("Refused room");
        case PlaceRoom:
            return Names::tr("Room");
        case OpenDoor:
            return Names::tr("Door");
        case OpenExtraDoor:
            return Names::tr("Extra door");
        case Link:
            return Names::tr("Link");
        case OpenLoop:
            return Names::tr("Loop");
        case FillDeadEnd:
            return Names::tr("Filled dead end");
        case KeepDeadEnd:
            return Names::tr("Kept dead end");
        case DigCorridor:
            return Names::tr("Corridor");
        case PlaceFurniture:
            return Names::tr("Furniture");
        case RefuseFurniture:
            return Names::tr("Refused furniture");
        case GrowShape:
            return Names::tr("Growing shape");
        case SmoothShape:
            return Names::tr("Smoothed shape");
        case PlaceHero:
            return Names::tr("Hero");
        case PlaceThing:
            return Names::tr("Thing");
        case PlaceTrap:
            return Names::tr("Trap");
        case PlaceCoin:
            return Names::tr("Coin");
        case TryPath:
            return Names::tr("Refused path");
        case PourWater:
            return Names::tr("Water");
        case PlaceStairs:
            return Names::tr("Stairs");
        case PlaceFountain:
            return Names::tr("Fountain");
    }
    return {};
}

QString cellText(grid::Point cell) {
    return QStringLiteral("(%1, %2)").arg(cell.x).arg(cell.y);
}

QString numberText(trace::StepIndex number) {
    return QLocale().toString(number);
}

QString speedText(double stepsPerSecond) {
    if (stepsPerSecond < 999.5) return Names::tr("%1 /s").arg(roundedText(stepsPerSecond));
    if (stepsPerSecond < 999'500) return Names::tr("%1 k/s").arg(roundedText(stepsPerSecond / 1e3));
    return Names::tr("%1 M/s").arg(roundedText(stepsPerSecond / 1e6));
}

QColor stageColour(std::string_view id, const QWidget& widget) {
    return stageColour(id, isDark(widget.palette()));
}

}  // namespace mazeloom::widgets
