// SPDX-License-Identifier: MIT
// mazeloom compare: tests whether a generator has drifted between two surveys.
#include <array>
#include <cmath>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/surveys/survey_files.h"
#include "app/cli/terminal.h"
#include "core/analyse/drift/drift.h"

namespace mazeloom::app {

namespace {

constexpr std::array kCompareUsage{"OLD NEW [--alpha A]"};

constexpr std::array kCompareOptions{
    OptionSpec{.name = "alpha",
               .kind = ValueKind::Text,
               .value = "A",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine", "the accepted rate of false alarms, over all measures together"),
               .standard = "0.001"},
};

/// Translation context of the subcommand.
struct CompareText {
    Q_DECLARE_TR_FUNCTIONS(CompareText)
};

QString wordOf(const analyse::MeasureDrift& drift) {
    if (drift.isSame) return CompareText::tr("identical");
    return drift.hasDrifted ? CompareText::tr("drifted") : CompareText::tr("same");
}

int runCompare(const CommandArguments& arguments) {
    if (arguments.operands.size() != 2) {
        complain(CompareText::tr("two surveys are compared: give OLD and NEW"));
        return kWrongUsage;
    }
    bool isNumber = false;
    const double alpha = arguments.text("alpha").toDouble(&isNumber);
    if (!isNumber || !(alpha > 0 && alpha < 1)) {
        complain(
            CompareText::tr("--alpha needs a number between 0 and 1, such as 0.001, not \"%1\"")
                .arg(arguments.text("alpha")));
        return kWrongUsage;
    }
    const auto before = readSurveyFile(arguments.operands[0]);
    const auto after = readSurveyFile(arguments.operands[1]);
    if (!before || !after) return kFailed;
    if (before->of().level != after->of().level) {
        complain(CompareText::tr("%1 is of level \"%2\", %3 of \"%4\"; surveys of one level are "
                                 "compared")
                     .arg(arguments.operands[0], QString::fromStdString(before->of().level),
                          arguments.operands[1], QString::fromStdString(after->of().level)));
        return kFailed;
    }
    if (before->seeds().isEmpty() || after->seeds().isEmpty()) {
        complain(CompareText::tr("one of these surveys has no seeds"));
        return kFailed;
    }
    const analyse::Drift drift = analyse::driftBetween(*before, *after, alpha);
    printRow({CompareText::tr("measure"), CompareText::tr("result"), CompareText::tr("mean before"),
              CompareText::tr("mean after"), CompareText::tr("chance")});
    for (const analyse::MeasureDrift& one : drift.measures) {
        printRow({QString::fromStdString(one.measure), wordOf(one),
                  QString::number(one.meanBefore, 'f', 3), QString::number(one.meanAfter, 'f', 3),
                  QString::number(one.chance, 'g', 3)});
    }
    for (const std::string& measure : drift.onlyInOne) {
        complain(CompareText::tr("%1 is in one of the surveys only")
                     .arg(QString::fromStdString(measure)));
    }
    return drift.hasDrifted() ? kFailed : kDone;
}

}  // namespace

const Command compareCommand{
    .spec = {.name = "compare",
             .summary = QT_TRANSLATE_NOOP("CommandLine", "check whether a generator has drifted"),
             .usage = kCompareUsage,
             .about = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Compares two surveys of a level, measure by measure: identical, the same within "
                 "random variation, or drifted. The chance is the probability that two surveys of "
                 "one generator differ this much."),
             .operand = Operand::Files,
             .options = kCompareOptions,
             .bounds = QT_TRANSLATE_NOOP("CommandLine", "A survey file has at most 256 MiB."),
             .exitCodes = QT_TRANSLATE_NOOP(
                 "CommandLine", "Exit code: 0 the same, 1 drifted, or it failed, 2 wrong usage.")},
    .run = runCompare};

}  // namespace mazeloom::app
