// SPDX-License-Identifier: MIT
// mazeloom challenge: the level of a day's challenge.
#include <array>
#include <chrono>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/maps/map_output.h"
#include "app/cli/terminal.h"
#include "core/challenge/challenge.h"

namespace mazeloom::app {

namespace {

constexpr std::array kChallengeUsage{"[options]"};

constexpr std::array kChallengeOptions{
    OptionSpec{.name = "date",
               .kind = ValueKind::Date,
               .value = "YYYY-MM-DD",
               .help = QT_TRANSLATE_NOOP("CommandLine", "the day; by default today, in UTC")},
    kFormatOption,
    kMapOutputOption,
};

Date todayInUtc() {
    return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
}

int runChallenge(const CommandArguments& arguments) {
    const auto date = readDate(arguments.text("date").toStdString());
    const auto day = challenge::challengeOf(date.value_or(todayInUtc()));
    if (!day) {
        complain(day.error());
        return kFailed;
    }
    const exchange::MadeLevel made{day->map, day->level, day->seed};
    Outputs outputs;
    const bool isWritten = outputs.add(arguments.text("output"), mapFormatOf(arguments),
                                       {day->level.title, {}, {&made, 1}});
    return isWritten && outputs.commit() ? kDone : kFailed;
}

}  // namespace

const Command challengeCommand{
    .spec = {.name = "challenge",
             .summary =
                 QT_TRANSLATE_NOOP("CommandLine", "make the day's level, the same for everybody"),
             .usage = kChallengeUsage,
             .about = QT_TRANSLATE_NOOP("CommandLine",
                                        "Makes the day's challenge: a temple that is drawn from "
                                        "the date, the same for everybody."),
             .operand = Operand::None,
             .options = kChallengeOptions,
             .bounds = QT_TRANSLATE_NOOP("CommandLine",
                                         "At most 64 levels are drawn until one can be won; from "
                                         "2026-12-01 on, until one can be won without a guess."),
             .exitCodes = kUsualExitCodes},
    .run = runChallenge,
    .makeApplication = makeMapApplication};

}  // namespace mazeloom::app
