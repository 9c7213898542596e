// SPDX-License-Identifier: MIT
#include "widgets/charts/chart_words.h"

#include <algorithm>
#include <limits>

#include <QCoreApplication>
#include <QLocale>

#include "core/analyse/atlas/band.h"
#include "core/analyse/measures/measures.h"
#include "widgets/compare/measure_text.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

/// Translation context of this file.
struct ChartText {
    Q_DECLARE_TR_FUNCTIONS(ChartText)
};

}  // namespace

MeasureWords wordsOfMeasure(const std::string& id) {
    const analyse::Measure* measure = analyse::findMeasure(id);
    if (measure == nullptr) return {QString::fromStdString(id), QString::fromStdString(id)};
    const QString title = titleOf(*measure);
    const QString unit = stageText(measure->unit);
    if (unit.isEmpty() || title.contains(unit, Qt::CaseInsensitive)) return {title, title};
    //: The title of an axis: what is measured, and its unit
    return {title, ChartText::tr("%1 (%2)").arg(title, unit)};
}

QString stretchText(const analyse::Stretch& values) {
    const QLocale locale;
    const QString first = locale.toString(static_cast<qlonglong>(values.first));
    if (values.first == values.last) return first;
    return ChartText::tr("%1 to %2")
        .arg(first, locale.toString(static_cast<qlonglong>(values.last)));
}

QString seedsText(std::uint64_t count) {
    // %n takes an int, so larger counts are shown as the largest int.
    constexpr std::uint64_t kMost = std::numeric_limits<int>::max();
    return ChartText::tr("%Ln seed(s)", nullptr, static_cast<int>(std::min(count, kMost)));
}

QString shareText(std::uint64_t count, std::uint64_t all) {
    const double percent =
        all == 0 ? 0 : 100.0 * static_cast<double>(count) / static_cast<double>(all);
    if (count > 0 && percent < 0.1)
        return ChartText::tr("under %1 %").arg(QLocale().toString(0.1, 'f', 1));
    return ChartText::tr("%1 %").arg(QLocale().toString(percent, 'f', 1));
}

QString hundredthsText(std::int64_t hundredths) {
    const int decimals = hundredths % 100 == 0 ? 0 : hundredths % 10 == 0 ? 1 : 2;
    const double percent = static_cast<double>(hundredths) / 100;
    return ChartText::tr("%1 %").arg(QLocale().toString(percent, 'f', decimals));
}

QString tallyText(const analyse::Tally& tally, std::uint64_t failures) {
    QString text = seedsText(tally.count());
    if (tally.count() > 0) {
        //: %1 "1,000 seeds", %2 "3 to 41", %3 a number
        text = ChartText::tr("%1, %2, median %3")
                   .arg(text, stretchText({tally.least(), tally.most()}),
                        QLocale().toString(static_cast<qlonglong>(tally.median())));
    }
    if (failures > 0) text = ChartText::tr("%1; %2 without a level").arg(text, seedsText(failures));
    return text;
}

QString nothingMeasuredText() {
    return ChartText::tr("No seed has a value yet");
}

}  // namespace mazeloom::widgets
