// SPDX-License-Identifier: MIT
// mazeloom play: opens the games of a pack in a window or terminal, plays recorded inputs, or lets
// bots play.
#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/play_bots.h"
#include "app/cli/commands/play_run.h"
#include "app/cli/commands/play_terminal.h"
#include "app/cli/commands/play_window.h"
#include "app/cli/terminal.h"
#include "app/cli/threads.h"
#include "core/play/replay.h"

namespace mazeloom::app {

namespace {

constexpr std::array kPlayUsage{"PACK [--level ID [--seed N]]",
                                "PACK --terminal [--level ID [--seed N]] [--emoji]",
                                "PACK [--level ID] --seed N --inputs FILE [--attempt N] [--json]",
                                "PACK [--level ID] --bot NAMES --seeds A..B [options]"};

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
                   "\"g\", \"z\" and so on")},
    OptionSpec{.name = "bot",
               .kind = ValueKind::Choices,
               .value = "NAMES",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "instead of inputs, let bots play each seed, and print how their games ended: "
                   "random to perfect play temples, stumbler to careful descents"),
               .choices = botChoices},
    OptionSpec{
        .name = "seeds",
        .kind = ValueKind::Ranges,
        .value = "A..B",
        .help = QT_TRANSLATE_NOOP("CommandLine", "the seeds that the bots play, such as 1..50,557"),
        .count = 100'000},
    OptionSpec{.name = "numbers",
               .kind = ValueKind::Choice,
               .value = "MODE",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "the numbers that the bots see in a temple; by default those that the level "
                   "asks for, else near"),
               .choices = numbersChoices},
    OptionSpec{.name = "each",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine", "also tell how each game of a bot ended")},
    OptionSpec{.name = "save-inputs",
               .kind = ValueKind::OutputFile,
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "also write the inputs of a single bot with a single seed, or of the last game "
                   "in a terminal, for --inputs and for the editor")},
    OptionSpec{.name = "terminal",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "play in this terminal: the pack's campaign, levels and descent, or the level "
                   "of --level alone")},
    OptionSpec{.name = "emoji",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "in a terminal, show the figures and items of a descent "
                                         "as emoji; by default as letters")},
    kThreadsOption,
    OptionSpec{.name = "json",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine", "the result as JSON")},
};

/// Whether the game opens in a window.
bool wantsWindow(const CommandArguments& arguments) {
    return !arguments.has("terminal") && !arguments.has("inputs") && !arguments.has("bot");
}

int play(const PlayOptions& options) {
    const auto run = playRunOf(options);
    if (!run) return run.error();
    const auto descent = isDescent(*run);
    if (!descent) return kFailed;
    return *descent ? playDescent(*run) : playTemple(*run);
}

std::optional<QString> flawOfTerminal(const CommandArguments& arguments) {
    for (const char* const option :
         {"attempt", "inputs", "bot", "seeds", "numbers", "each", "threads", "json"}) {
        if (arguments.has(option)) {
            return PlayText::tr("--%1 cannot be combined with --terminal")
                .arg(QLatin1String(option));
        }
    }
    if (arguments.has("seed") && !arguments.has("level"))
        return PlayText::tr("--seed needs --level in a terminal: other games draw their seeds");
    if (arguments.text("save-inputs") == QLatin1String("-"))
        return PlayText::tr("--save-inputs needs a file: the game goes to stdout");
    return std::nullopt;
}

/// Returns what is wrong with the combination of options; nullopt if nothing is.
std::optional<QString> flawOfPlay(const CommandArguments& arguments) {
    if (arguments.has("terminal")) return flawOfTerminal(arguments);
    if (arguments.has("emoji")) return PlayText::tr("--emoji goes with --terminal only");
    if (!arguments.has("bot")) {
        for (const char* const option : {"seeds", "numbers", "each", "save-inputs", "threads"}) {
            if (arguments.has(option))
                return PlayText::tr("--%1 goes with --bot only").arg(QLatin1String(option));
        }
        if (arguments.has("inputs")) return std::nullopt;
        for (const char* const option : {"attempt", "json"}) {
            if (arguments.has(option))
                return PlayText::tr("--%1 goes with --inputs or --bot only")
                    .arg(QLatin1String(option));
        }
        if (arguments.has("seed") && !arguments.has("level"))
            return PlayText::tr(
                "--seed needs --level, --inputs or --bot: other games draw their seeds");
        return std::nullopt;
    }
    if (arguments.has("inputs")) return PlayText::tr("--bot cannot be combined with --inputs");
    if (arguments.has("seed") && arguments.has("seeds"))
        return PlayText::tr("give either --seed or --seeds, not both");
    if (!arguments.has("seed") && !arguments.has("seeds"))
        return PlayText::tr("which seeds? Give --seeds A..B");
    return std::nullopt;
}

BotWish botWishOf(const CommandArguments& arguments) {
    BotWish wish;
    wish.bots = arguments.text("bot").split(u',');
    if (arguments.has("seeds")) {
        for (const auto& [first, last] : arguments.ranges("seeds"))
            wish.seeds.add({first, last});
    } else {
        wish.seeds.add({arguments.number("seed"), arguments.number("seed")});
    }
    if (arguments.has("numbers")) {
        const std::string word = arguments.text("numbers").toStdString();
        const auto found = std::ranges::find(level::kNumbersWords, word);
        wish.numbers = static_cast<level::Numbers>(found - level::kNumbersWords.begin());
    }
    wish.each = arguments.has("each");
    wish.saveInputs = arguments.text("save-inputs");
    wish.threads = threadsOf(arguments);
    return wish;
}

int runPlay(const CommandArguments& arguments) {
    if (const auto flaw = flawOfPlay(arguments)) {
        complain(*flaw);
        return kWrongUsage;
    }
    PlayOptions options{.pack = arguments.operand,
                        .level = arguments.text("level"),
                        .seed = {},
                        .attempt = {},
                        .inputs = arguments.text("inputs"),
                        .json = arguments.has("json")};
    if (arguments.has("seed")) options.seed = arguments.number("seed");
    if (arguments.has("terminal")) {
        return playInTerminal({.pack = options.pack,
                               .level = options.level,
                               .seed = options.seed,
                               .hasEmoji = arguments.has("emoji"),
                               .saveInputs = arguments.text("save-inputs")});
    }
    if (wantsWindow(arguments))
        return playInWindow({.pack = options.pack, .level = options.level, .seed = options.seed});
    if (arguments.has("attempt")) options.attempt = arguments.number("attempt");
    if (!arguments.has("bot")) return play(options);
    const BotWish wish = botWishOf(arguments);
    const bool isSingle =
        wish.seeds.count() == 1 && wish.bots.size() == 1 && wish.bots[0] != QLatin1String("all");
    if (!wish.saveInputs.isEmpty() && !isSingle) {
        complain(PlayText::tr("--save-inputs needs a single bot and a single seed"));
        return kWrongUsage;
    }
    if (wish.saveInputs == QLatin1String("-")) {
        complain(PlayText::tr("--save-inputs needs a file: the results go to stdout"));
        return kWrongUsage;
    }
    return playBots(options, wish);
}

/// Creates the application of a window only if one will be shown.
std::unique_ptr<QCoreApplication> makePlayApplication(int& argc, char** argv,
                                                      const QStringList& words) {
    const auto arguments = parseArguments(playCommand.spec, words);
    if (arguments && !arguments->wantsHelp && wantsWindow(*arguments) && !flawOfPlay(*arguments))
        return makeWindowApplication(argc, argv);
    return std::make_unique<QCoreApplication>(argc, argv);
}

}  // namespace

const Command playCommand{
    .spec =
        {.name = "play",
         .summary = QT_TRANSLATE_NOOP("CommandLine",
                                      "play a pack's games, or let recorded inputs or bots play"),
         .usage = kPlayUsage,
         .about = QT_TRANSLATE_NOOP(
             "CommandLine",
             "Opens the full game of a pack in a window of its own: the campaign, the day's "
             "challenge and the descent, or the level of --level. With --terminal, plays in this "
             "terminal; runs, scores and players' results are those of the window. With --inputs, "
             "plays recorded inputs without a window and prints the result: for a temple outcome, "
             "tick, coins and lives; for a descent outcome, turns, depth, kills, hp and score; and "
             "a hash of the last state, the same on every machine. With --bot, bots play each of "
             "the seeds with the inputs that a person has, and a row for each bot tells how many "
             "games it won (with Wilson's interval of 95 %), how long they took, and what killed "
             "it. A descent's row also tells how deep the bot came; an endless descent has no end "
             "to win."),
         .operand = Operand::Pack,
         .options = kPlayOptions,
         .notes = QT_TRANSLATE_NOOP(
             "CommandLine",
             "The first line of a temple's replay saved by the editor says how many ticks it "
             "lasted. Without this number, play ends when the last input has been carried out and "
             "everything is at rest. Inputs after the end are not played and count as a failure. A "
             "bot gives up when it sees nothing to do, or after a minute and eight moves for each "
             "open cell of a temple, in a descent after 100000 turns. Seeds that give no level are "
             "named and count as a failure."),
         .bounds = QT_TRANSLATE_NOOP("CommandLine",
                                     "At most 64 MiB, 1000000 inputs of 4096 bytes each, and ten "
                                     "hours of play; at most 100000 "
                                     "seeds for bots."),
         .exitCodes = QT_TRANSLATE_NOOP(
             "CommandLine",
             "Exit code: 0 played, whether won or lost; 1 failed; 2 wrong usage; 130, 143 or 129 "
             "ended by SIGINT, SIGTERM or SIGHUP.")},
    .run = runPlay,
    .makeApplication = makePlayApplication};

}  // namespace mazeloom::app
