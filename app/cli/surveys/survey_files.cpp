// SPDX-License-Identifier: MIT
#include "app/cli/surveys/survey_files.h"

#include <algorithm>
#include <ostream>
#include <string>
#include <utility>

#include <QCoreApplication>

#include "app/cli/terminal.h"
#include "core/analyse/survey/survey_file.h"
#include "core/files/file_system.h"

namespace mazeloom::app {

namespace {

/// Translation context of this file.
struct SurveyFilesText {
    Q_DECLARE_TR_FUNCTIONS(SurveyFilesText)
};

std::filesystem::path pathOf(const QString& file) {
    return file.toStdString();
}

QString meanOf(const analyse::Tally& tally) {
    const double mean = static_cast<double>(tally.sum) /
                        static_cast<double>(std::max<std::uint64_t>(tally.count(), 1));
    return QString::number(mean, 'f', 2);
}

}  // namespace

std::optional<analyse::Survey> readSurveyFile(const QString& file) {
    bool isThere = false;
    auto survey = readSurveyFile(file, isThere);
    if (!isThere) complain(SurveyFilesText::tr("%1: there is no such file").arg(file));
    return survey;
}

std::optional<analyse::Survey> readSurveyFile(const QString& file, bool& isThere) {
    files::DiskFiles disk;
    auto survey = analyse::readSurveyFile(pathOf(file), disk);
    isThere = !survey || survey->has_value();
    if (survey) return std::move(*survey);
    complain(survey.error());
    return std::nullopt;
}

bool writeSurveyFile(const QString& file, const std::string& text) {
    Output output(file);
    return output.fill([&](std::ostream& out) {
        out.write(text.data(), static_cast<std::streamsize>(text.size()));
    }) && output.commit();
}

void printSurvey(const analyse::Survey& survey) {
    printRow({SurveyFilesText::tr("measure"), SurveyFilesText::tr("seeds"),
              SurveyFilesText::tr("min"), SurveyFilesText::tr("mean"),
              SurveyFilesText::tr("median"), SurveyFilesText::tr("max")});
    for (std::size_t i = 0; i < survey.tallies().size(); ++i) {
        const analyse::Tally& tally = survey.tallies()[i];
        const QString id = QString::fromStdString(survey.of().measures[i]);
        if (tally.count() == 0) {
            printRow({id, QStringLiteral("0")});
            continue;
        }
        printRow({id, QString::number(tally.count()), QString::number(tally.least()), meanOf(tally),
                  QString::number(tally.median()), QString::number(tally.most())});
    }
    for (const auto& [reason, seeds] : survey.failures().reasons()) {
        complain(SurveyFilesText::tr("%n seed(s) gave no level (%1: %2), first %3", nullptr,
                                     static_cast<int>(seeds.count))
                     .arg(QString::fromStdString(reason.stage), QString::fromStdString(reason.text),
                          QString::number(seeds.first.front())));
    }
}

}  // namespace mazeloom::app
