// SPDX-License-Identifier: MIT
#include "widgets/timeline/names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPalette>

#include "core/generate/stages/stages.h"
#include "core/grid/point_text.h"
#include "widgets/theme/stage_colours.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

struct Names {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::Names)
};

/// Returns a value as text: below 10 with one decimal, unless that is zero, otherwise without
/// decimals: 2.5, 25, 250.
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
    // translations/stage_texts.cpp lists the titles and sentences of kinds for translators.
    return QCoreApplication::translate("mazeloom::widgets::Names", trace::info(kind).title.data());
}

QString cellText(grid::Point cell) {
    return QString::fromStdString(grid::textOf(cell));
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
