// SPDX-License-Identifier: MIT
// mazeloom drift: tests whether a generator has drifted between two surveys.
#include <array>
#include <string>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/report_options.h"
#include "app/cli/surveys/drift_report.h"
#include "app/cli/surveys/survey_files.h"
#include "app/cli/terminal.h"
#include "core/analyse/drift/drift.h"
#include "core/report/report.h"

namespace mazeloom::app {

namespace {

constexpr std::array kDriftUsage{"OLD NEW [options]"};

constexpr std::array kDriftOptions{
    OptionSpec{.name = "alpha",
               .kind = ValueKind::Text,
               .value = "A",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine", "the accepted rate of false alarms, over all measures together"),
               .standard = "0.001"},
    kReportJsonOption,
    kJunitOption,
    kSarifOption,
    kGithubOption,
};

/// Translation context of the subcommand.
struct DriftText {
    Q_DECLARE_TR_FUNCTIONS(DriftText)
};

QString wordOf(const analyse::MeasureDrift& drift) {
    if (drift.isSame) return DriftText::tr("identical");
    return drift.hasDrifted ? DriftText::tr("drifted") : DriftText::tr("same");
}

/// Reports differences that may explain a drift.
void tellDifferences(const analyse::SurveyOf& before, const analyse::SurveyOf& after) {
    const auto tell = [](const QString& text, const std::string& old, const std::string& now) {
        if (old != now)
            complain(text.arg(QString::fromStdString(old), QString::fromStdString(now)));
    };
    tell(DriftText::tr("the program was %1 and is now %2"), before.program, after.program);
    tell(DriftText::tr("the recipe or level was changed: its hash was %1 and is now %2"),
         before.recipe, after.recipe);
}

void printDrift(const analyse::Drift& drift) {
    printRow({DriftText::tr("measure"), DriftText::tr("result"), DriftText::tr("mean before"),
              DriftText::tr("mean after"), DriftText::tr("chance")});
    for (const analyse::MeasureDrift& one : drift.measures) {
        printRow({QString::fromStdString(one.measure), wordOf(one),
                  QString::number(one.meanBefore, 'f', 3), QString::number(one.meanAfter, 'f', 3),
                  QString::number(one.chance, 'g', 3)});
    }
    for (const std::string& measure : drift.missing)
        printRow({QString::fromStdString(measure), DriftText::tr("missing")});
    for (const std::string& measure : drift.added)
        printRow({QString::fromStdString(measure), DriftText::tr("new")});
}

int runDrift(const CommandArguments& arguments) {
    if (arguments.operands.size() != 2) {
        complain(DriftText::tr("two surveys are compared: give OLD and NEW"));
        return kWrongUsage;
    }
    bool isNumber = false;
    const double alpha = arguments.text("alpha").toDouble(&isNumber);
    if (!isNumber || !(alpha > 0 && alpha < 1)) {
        complain(DriftText::tr("--alpha needs a number between 0 and 1, such as 0.001, not \"%1\"")
                     .arg(arguments.text("alpha")));
        return kWrongUsage;
    }
    const ReportFiles reports(arguments);
    if (const auto flaw = reports.flaw()) {
        complain(*flaw);
        return kWrongUsage;
    }
    const auto before = readSurveyFile(arguments.operands[0]);
    const auto after = readSurveyFile(arguments.operands[1]);
    if (!before || !after) return kFailed;
    if (before->of().level != after->of().level) {
        complain(DriftText::tr("%1 is of level \"%2\", %3 of \"%4\"; surveys of one level are "
                               "compared")
                     .arg(arguments.operands[0], QString::fromStdString(before->of().level),
                          arguments.operands[1], QString::fromStdString(after->of().level)));
        return kFailed;
    }
    if (before->seeds().isEmpty() || after->seeds().isEmpty()) {
        complain(DriftText::tr("one of these surveys has no seeds"));
        return kFailed;
    }
    tellDifferences(before->of(), after->of());
    const analyse::Drift drift = analyse::driftBetween(*before, *after, alpha);
    if (!reports.replaceText()) printDrift(drift);
    const report::Report report = driftReport(drift, {*before, arguments.operands[0]},
                                              {*after, arguments.operands[1]}, alpha);
    if (!reports.write(report)) return kFailed;
    return drift.hasDrifted() ? kFailed : kDone;
}

}  // namespace

const Command driftCommand{
    .spec = {.name = "drift",
             .summary = QT_TRANSLATE_NOOP("CommandLine", "check whether a generator has drifted"),
             .usage = kDriftUsage,
             .about = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Compares two surveys of a level, measure by measure: identical, the same within "
                 "random variation, or drifted. The chance is the probability that two surveys of "
                 "one generator differ this much. A measure that only OLD has is missing, which "
                 "counts as drift; a measure that only NEW has is new, which does not. The surveys "
                 "may have different seeds, recipes and versions of the program."),
             .operand = Operand::Files,
             .options = kDriftOptions,
             .bounds = QT_TRANSLATE_NOOP("CommandLine", "A survey file has at most 256 MiB."),
             .exitCodes = QT_TRANSLATE_NOOP("CommandLine",
                                            "Exit code: 0 the same, 1 drifted, a measure is "
                                            "missing, or it failed, 2 wrong usage.")},
    .run = runDrift};

}  // namespace mazeloom::app
