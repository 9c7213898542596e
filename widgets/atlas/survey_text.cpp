// SPDX-License-Identifier: MIT
#include "widgets/atlas/survey_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "widgets/qstring.h"
#include "widgets/text/units.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

struct AtlasText {
    Q_DECLARE_TR_FUNCTIONS(AtlasText)
};

QString numberOf(std::uint64_t number) {
    return QLocale().toString(static_cast<qulonglong>(number));
}

}  // namespace

QString progressText(const SurveyProgress& progress) {
    const auto& [done, all, begun, milliseconds] = progress;
    QString text = AtlasText::tr("seed %1 of %2").arg(numberOf(done), numberOf(all));
    if (milliseconds < 1000 || done == begun) return text;
    const double rate =
        static_cast<double>(done - begun) * 1000 / static_cast<double>(milliseconds);
    const double left = static_cast<double>(all - done) / rate;
    return withUnbrokenUnits(AtlasText::tr("%1, %2 a second, %3 s left")
                                 .arg(text, numberOf(static_cast<std::uint64_t>(rate)),
                                      numberOf(static_cast<std::uint64_t>(left + 1))));
}

QString countText(const analyse::Survey& survey) {
    const std::uint64_t failures = survey.failures().count();
    const QString seeds = AtlasText::tr("%1 seeds").arg(numberOf(survey.seeds().count()));
    if (failures == 0) return seeds;
    return AtlasText::tr("%1, %2 without a level").arg(seeds, numberOf(failures));
}

QString failureText(const analyse::Survey& survey) {
    QStringList lines;
    for (const auto& [reason, seeds] : survey.failures().reasons()) {
        //: %1 a stage, %2 why it failed, %3 how often, %4 a seed
        lines << AtlasText::tr("%1: %2 (%3 times, first with seed %4)")
                     .arg(stageTitle(reason.stage), qstring(reason.text), numberOf(seeds.count),
                          numberOf(seeds.first.front()));
    }
    return lines.join(u'\n');
}

}  // namespace mazeloom::widgets
