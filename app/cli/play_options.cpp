// SPDX-License-Identifier: MIT
#include "app/cli/play_options.h"

#include <QCommandLineParser>

#include "app/cli/numbers.h"
#include "core/play/replay.h"

namespace mazeloom::app {

QString playHelp() {
    return PlayText::tr(
        "Usage: mazeloom play PACK [--level ID] --seed N --inputs FILE [--attempt N] [--json]\n"
        "\n"
        "Plays recorded inputs without a window, and tells how it ends: of a temple outcome,\n"
        "tick, coins, lives, of a descent outcome, turns, depth, kills, hp, score; and a hash of\n"
        "the last state, the same on every machine. PACK is a folder, an archive .mazepack, or\n"
        "builtin:NAME.\n"
        "\n"
        "Options:\n"
        "  --level ID        the level to play; may be left out when the inputs name it. A floor\n"
        "                    of a descent is where the run begins; without a level the pack's\n"
        "                    descent is played\n"
        "  --seed N          0 … 18446744073709551615; may be left out as well\n"
        "  --attempt N       0 … 999999999: how many attempts at a temple were lost before, each\n"
        "                    draws new traps and coins; 0 unless the inputs name another\n"
        "  --inputs FILE     a line of JSON for each input; - for stdin. In a temple\n"
        "                    {\"tick\":120,\"press\":\"right\"}, also \"release\" and \"tap\"; in "
        "a\n"
        "                    descent {\"key\":\"right\"}, also \"g\", \"z\" and so on\n"
        "  --json            the result as JSON\n"
        "  -h, --help        this text\n"
        "\n"
        "A temple's replay saved by the editor says in its first line for how many ticks it\n"
        "lasted. Otherwise play ends when the last input has been carried out and all is at\n"
        "rest.\n"
        "\n"
        "Exit code: 0 played, whether won or lost; 1 failed; 2 wrong usage.\n");
}

tl::expected<PlayOptions, QString> parsePlayOptions(const QStringList& arguments) {
    const auto wrong = [](const QString& why) { return tl::unexpected(why); };
    QCommandLineParser parser;
    const QCommandLineOption help(QStringList{"h", "help"});
    const QCommandLineOption level("level", {}, "ID");
    const QCommandLineOption seed("seed", {}, "N");
    const QCommandLineOption attempt("attempt", {}, "N");
    const QCommandLineOption inputs("inputs", {}, "FILE");
    const QCommandLineOption json("json");
    parser.addOptions({help, level, seed, attempt, inputs, json});

    // The subcommand takes the place of the program's name.
    const bool understood = parser.parse(arguments.mid(1));
    PlayOptions options;
    options.help = parser.isSet(help);
    if (options.help) return options;
    if (!understood) return wrong(parser.errorText());
    for (const QCommandLineOption& option : {level, seed, attempt, inputs}) {
        if (parser.values(option).size() > 1) {
            return wrong(
                PlayText::tr("--%1 stands more than once").arg(option.names().constLast()));
        }
    }
    const QStringList packs = parser.positionalArguments();
    if (packs.isEmpty()) {
        return wrong(
            PlayText::tr("which pack? Give a folder, an archive .mazepack, or builtin:NAME"));
    }
    if (packs.size() > 1)
        return wrong(PlayText::tr("one pack at a time, not also \"%1\"").arg(packs[1]));
    options.pack = packs[0];
    options.level = parser.value(level);
    if (parser.isSet(level) && options.level.isEmpty())
        return wrong(PlayText::tr("which level? Give --level ID"));
    if (parser.isSet(seed)) {
        options.seed = readNumber<std::uint64_t>(parser.value(seed));
        if (!options.seed) {
            return wrong(
                PlayText::tr(
                    "--seed wants a whole number from 0 to 18446744073709551615, not \"%1\"")
                    .arg(parser.value(seed)));
        }
    }
    if (parser.isSet(attempt)) {
        options.attempt = readNumber<std::uint64_t>(parser.value(attempt));
        if (!options.attempt || *options.attempt > play::ReplayLimits::kMostAttempts) {
            return wrong(
                PlayText::tr("--attempt wants a whole number from 0 to 999999999, not \"%1\"")
                    .arg(parser.value(attempt)));
        }
    }
    options.inputs = parser.value(inputs);
    if (options.inputs.isEmpty()) return wrong(PlayText::tr("which inputs? Give --inputs FILE"));
    options.json = parser.isSet(json);
    return options;
}

}  // namespace mazeloom::app
