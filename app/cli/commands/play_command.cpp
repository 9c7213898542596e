// SPDX-License-Identifier: MIT
// mazeloom play: plays recorded inputs of a game without a window.
#include <array>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/play_run.h"
#include "core/play/replay.h"

namespace mazeloom::app {

namespace {

constexpr std::array kPlayUsage{"PACK [--level ID] --seed N --inputs FILE [--attempt N] [--json]"};

constexpr std::array kPlayOptions{
    OptionSpec{.name = "level",
               .kind = ValueKind::Level,
               .value = "ID",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "the level to play; may be left out when the inputs name it. A floor of a "
                   "descent is where the run begins; without a level the pack's descent is "
                   "played")},
    OptionSpec{.name = "seed",
               .kind = ValueKind::Number,
               .value = "N",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "the seed; may be left out when the inputs name it")},
    OptionSpec{.name = "attempt",
               .kind = ValueKind::Number,
               .value = "N",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "how many attempts at a temple were lost before; each attempt draws new traps "
                   "and coins; by default the number in the inputs, or 0"),
               .most = play::ReplayLimits::kMostAttempts},
    OptionSpec{.name = "inputs",
               .kind = ValueKind::InputFile,
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "a line of JSON for each input. In a temple {\"tick\":120,\"press\":\"right\"}, "
                   "also \"release\" and \"tap\"; in a descent {\"key\":\"right\"}, also "
                   "\"g\", \"z\" and so on"),
               .missing = QT_TRANSLATE_NOOP("CommandLine", "which inputs? Give --inputs FILE")},
    OptionSpec{.name = "json",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine", "the result as JSON")},
};

int play(const PlayOptions& options) {
    const auto run = playRunOf(options);
    if (!run) return run.error();
    const auto descent = isDescent(*run);
    if (!descent) return kFailed;
    return *descent ? playDescent(*run) : playTemple(*run);
}

int runPlay(const CommandArguments& arguments) {
    PlayOptions options{.pack = arguments.operand,
                        .level = arguments.text("level"),
                        .seed = {},
                        .attempt = {},
                        .inputs = arguments.text("inputs"),
                        .json = arguments.has("json")};
    if (arguments.has("seed")) options.seed = arguments.number("seed");
    if (arguments.has("attempt")) options.attempt = arguments.number("attempt");
    return play(options);
}

}  // namespace

const Command playCommand{
    .spec =
        {.name = "play",
         .summary = QT_TRANSLATE_NOOP("CommandLine", "play recorded inputs and print the result"),
         .usage = kPlayUsage,
         .about = QT_TRANSLATE_NOOP(
             "CommandLine",
             "Plays recorded inputs without a window and prints the result: for a temple outcome, "
             "tick, coins and lives; for a descent outcome, turns, depth, kills, hp and score; and "
             "a hash of the last state, the same on every machine."),
         .operand = Operand::Pack,
         .options = kPlayOptions,
         .notes = QT_TRANSLATE_NOOP(
             "CommandLine",
             "The first line of a temple's replay saved by the editor says how many ticks it "
             "lasted. Without this number, play ends when the last input has been carried out and "
             "everything is at rest. Inputs after the end are not played and count as a failure."),
         .bounds = QT_TRANSLATE_NOOP(
             "CommandLine",
             "At most 64 MiB, 1000000 inputs of 4096 bytes each, and ten hours of play."),
         .exitCodes = QT_TRANSLATE_NOOP(
             "CommandLine", "Exit code: 0 played, whether won or lost; 1 failed; 2 wrong usage.")},
    .run = runPlay};

}  // namespace mazeloom::app
