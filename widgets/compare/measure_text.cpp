// SPDX-License-Identifier: MIT
#include "widgets/compare/measure_text.h"

#include <QLocale>

#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

QString titleOf(const analyse::Measure& measure) {
    // translations/stage_texts.cpp lists these texts for translators.
    return stageText(measure.title);
}

QString sentenceOf(const analyse::Measure& measure) {
    return stageText(measure.sentence);
}

QString valueText(const std::optional<std::int64_t>& value) {
    return value ? QLocale().toString(static_cast<qlonglong>(*value)) : QStringLiteral("–");
}

QString valueLine(const analyse::Measure& measure, const std::optional<std::int64_t>& value) {
    return QStringLiteral("%1: %2").arg(titleOf(measure), valueText(value));
}

}  // namespace mazeloom::widgets
