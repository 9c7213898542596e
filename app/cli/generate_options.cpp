// SPDX-License-Identifier: MIT
#include "app/cli/generate_options.h"

#include <QCommandLineParser>

#include "app/cli/numbers.h"
#include "core/level/descent.h"

namespace mazeloom::app {

QString generateHelp() {
    return GenerateText::tr(
        "Usage: mazeloom generate PACK --level ID --seed N [options]\n"
        "       mazeloom generate PACK --list-levels\n"
        "\n"
        "Makes a level of a pack. PACK is a folder, an archive .mazepack, or\n"
        "builtin:NAME.\n"
        "\n"
        "Options:\n"
        "  --level ID        the level to make\n"
        "  --seed N          0 … 18446744073709551615; the same seed gives the same level\n"
        "  --format FORMAT   text (a character a cell), json or png; text by default\n"
        "  -o, --output FILE where to write it; stdout by default\n"
        "  --trace FILE      also write every step of the generation, as lines of JSON\n"
        "  --step K          the level as it is after K steps\n"
        "  --depth N         the level as a floor of this depth; by default the depth that\n"
        "                    the pack's descent has it at, or 1\n"
        "  --list-levels     list the pack's levels: id, tab character, title\n"
        "  -h, --help        this text\n"
        "\n"
        "Exit code: 0 done, 1 failed, 2 wrong usage.\n");
}

tl::expected<GenerateOptions, QString> parseGenerateOptions(const QStringList& arguments) {
    const auto wrong = [](const QString& why) { return tl::unexpected(why); };
    QCommandLineParser parser;
    const QCommandLineOption help(QStringList{"h", "help"});
    const QCommandLineOption listLevels("list-levels");
    const QCommandLineOption level("level", {}, "ID");
    const QCommandLineOption seed("seed", {}, "N");
    const QCommandLineOption format("format", {}, "FORMAT", "text");
    const QCommandLineOption output(QStringList{"o", "output"}, {}, "FILE");
    const QCommandLineOption trace("trace", {}, "FILE");
    const QCommandLineOption step("step", {}, "K");
    const QCommandLineOption depth("depth", {}, "N");
    parser.addOptions({help, listLevels, level, seed, format, output, trace, step, depth});

    // The subcommand takes the place of the program's name.
    const bool understood = parser.parse(arguments.mid(1));
    GenerateOptions options;
    options.help = parser.isSet(help);
    if (options.help) return options;
    if (!understood) return wrong(parser.errorText());
    for (const QCommandLineOption& option : {level, seed, format, output, trace, step, depth}) {
        if (parser.values(option).size() > 1 && parser.isSet(option)) {
            return wrong(
                GenerateText::tr("--%1 stands more than once").arg(option.names().constLast()));
        }
    }

    const QStringList packs = parser.positionalArguments();
    if (packs.isEmpty()) {
        return wrong(
            GenerateText::tr("which pack? Give a folder, an archive .mazepack, or builtin:NAME"));
    }
    if (packs.size() > 1)
        return wrong(GenerateText::tr("one pack at a time, not also \"%1\"").arg(packs[1]));
    options.pack = packs[0];
    options.listLevels = parser.isSet(listLevels);
    if (options.listLevels) {
        for (const QCommandLineOption& option : {level, seed, format, output, trace, step, depth}) {
            if (!parser.isSet(option)) continue;
            return wrong(GenerateText::tr("--list-levels makes no level: --%1 has nothing to do")
                             .arg(option.names().constLast()));
        }
        return options;
    }

    options.level = parser.value(level);
    if (options.level.isEmpty()) return wrong(GenerateText::tr("which level? Give --level ID"));
    if (!parser.isSet(seed)) return wrong(GenerateText::tr("which seed? Give --seed N"));
    const auto seedNumber = readNumber<std::uint64_t>(parser.value(seed));
    if (!seedNumber) {
        return wrong(GenerateText::tr(
                         "--seed wants a whole number from 0 to 18446744073709551615, not \"%1\"")
                         .arg(parser.value(seed)));
    }
    options.seed = *seedNumber;
    const auto mapFormat = readMapFormat(parser.value(format));
    if (!mapFormat) {
        return wrong(GenerateText::tr("--format wants text, json or png, not \"%1\"")
                         .arg(parser.value(format)));
    }
    options.format = *mapFormat;
    if (parser.isSet(step)) {
        options.step = readNumber<trace::StepIndex>(parser.value(step));
        if (!options.step) {
            return wrong(GenerateText::tr("--step wants a whole number, not \"%1\"")
                             .arg(parser.value(step)));
        }
    }
    if (parser.isSet(depth)) {
        options.depth = readNumber<int>(parser.value(depth));
        if (!options.depth || *options.depth < 1 || *options.depth > level::kMaxDepth) {
            return wrong(GenerateText::tr("--depth wants a whole number from 1 to %1, not \"%2\"")
                             .arg(level::kMaxDepth)
                             .arg(parser.value(depth)));
        }
    }
    options.output = parser.value(output);
    options.traceFile = parser.value(trace);
    if (parser.isSet(output) && options.output.isEmpty())
        return wrong(GenerateText::tr("--output wants a file"));
    if (parser.isSet(trace) && options.traceFile.isEmpty()) {
        return wrong(GenerateText::tr("--trace wants a file"));
    }
    const bool bothToStdout = options.output.isEmpty() && options.traceFile == "-";
    if (parser.isSet(trace) && (options.output == options.traceFile || bothToStdout)) {
        return wrong(GenerateText::tr("--output and --trace want different files"));
    }
    return options;
}

}  // namespace mazeloom::app
