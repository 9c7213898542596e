// SPDX-License-Identifier: MIT
#include "app/cli/challenge_command.h"

#include <chrono>

#include "app/cli/challenge_options.h"
#include "app/cli/command_line.h"
#include "app/cli/terminal.h"

namespace mazeloom::app {

namespace {

Date todayInUtc() {
    return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
}

}  // namespace

int challengeCommand(int& argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const auto application = makeMapApplication(argc, argv, arguments);
    const auto options = parseChallengeOptions(arguments, todayInUtc());
    if (!options) {
        complain(options.error() + "; " + ChallengeText::tr("see mazeloom challenge --help"));
        return kWrongUsage;
    }
    if (options->help) {
        print(challengeHelp());
        return kDone;
    }
    const auto day = challenge::challengeOf(options->date);
    if (!day) {
        complain(day.error());
        return kFailed;
    }
    Output output(options->output);
    if (!writeMap(output, options->format, day->map, day->level, {}, day->seed)) return kFailed;
    return output.commit() ? kDone : kFailed;
}

}  // namespace mazeloom::app
