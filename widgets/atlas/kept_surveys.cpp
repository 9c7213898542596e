// SPDX-License-Identifier: MIT
#include "widgets/atlas/kept_surveys.h"

#include <utility>

#include <QCoreApplication>
#include <QLocale>

namespace mazeloom::widgets {

void KeptSurveys::add(KeptSurvey survey) {
    survey.title = QStringLiteral("%1: %2").arg(++made_).arg(survey.title);
    if (surveys_.size() == kMost) surveys_.pop_front();
    surveys_.push_back(std::move(survey));
}

QString surveyTitle(const QString& level, const analyse::SeedRange& seeds) {
    const QLocale locale;
    //: A survey: %1 its level, %2 and %3 the first and the last seed
    return QCoreApplication::translate("AtlasText", "%1, seeds %2–%3")
        .arg(level, locale.toString(static_cast<qulonglong>(seeds.first)),
             locale.toString(static_cast<qulonglong>(seeds.last)));
}

std::optional<analyse::SeedRange> spanOf(const analyse::Survey& survey) {
    if (survey.seeds().isEmpty()) return std::nullopt;
    const auto& ranges = survey.seeds().ranges();
    return analyse::SeedRange{ranges.front().first, ranges.back().last};
}

}  // namespace mazeloom::widgets
