// SPDX-License-Identifier: MIT
#include "app/cli/check_options.h"

#include <QCommandLineParser>

#include "app/cli/numbers.h"

namespace mazeloom::app {

namespace {

using check::Seeds;

/// "A..B", or one seed alone.
tl::expected<Seeds, QString> readSeeds(const QString& text) {
    const QString dots = QStringLiteral("..");
    const qsizetype at = text.indexOf(dots);
    const QString lastText = at < 0 ? text : text.mid(at + dots.size());
    const auto first = readNumber<std::uint64_t>(at < 0 ? text : text.left(at));
    const auto last = readNumber<std::uint64_t>(lastText);
    if (!first || !last) {
        return tl::unexpected(
            CheckText::tr("--seeds wants two whole numbers from 0 to 18446744073709551615 with two "
                          "dots between them, such as 0..99, not \"%1\"")
                .arg(text));
    }
    if (*last < *first) {
        return tl::unexpected(
            CheckText::tr("--seeds %1: the last seed is before the first").arg(text));
    }
    if (*last - *first >= CheckOptions::kMostSeeds) {
        return tl::unexpected(CheckText::tr("--seeds %1: at most %2 seeds at a time")
                                  .arg(text)
                                  .arg(CheckOptions::kMostSeeds));
    }
    return Seeds{*first, *last};
}

}  // namespace

QString checkHelp() {
    return CheckText::tr(
        "Usage: mazeloom check PACK [options]\n"
        "\n"
        "Lists what is wrong with a pack, a line for each problem. PACK is a folder, an archive\n"
        ".mazepack, or builtin:NAME.\n"
        "\n"
        "Options:\n"
        "  --level ID        only this level\n"
        "  --seeds A..B      also generate every level from each of these seeds, and prove what\n"
        "                    the generator promises of it, and that a temple can be won;\n"
        "                    at most 1000000 seeds\n"
        "  --json            the list as JSON\n"
        "  -h, --help        this text\n"
        "\n"
        "Exit code: 0 no problems, or warnings alone; 1 problems; 2 wrong usage.\n");
}

tl::expected<CheckOptions, QString> parseCheckOptions(const QStringList& arguments) {
    const auto wrong = [](const QString& why) { return tl::unexpected(why); };
    QCommandLineParser parser;
    const QCommandLineOption help(QStringList{"h", "help"});
    const QCommandLineOption level("level", {}, "ID");
    const QCommandLineOption seeds("seeds", {}, "A..B");
    const QCommandLineOption json("json");
    parser.addOptions({help, level, seeds, json});

    // The subcommand takes the place of the program's name.
    const bool understood = parser.parse(arguments.mid(1));
    CheckOptions options;
    options.help = parser.isSet(help);
    if (options.help) return options;
    if (!understood) return wrong(parser.errorText());
    for (const QCommandLineOption& option : {level, seeds}) {
        if (parser.values(option).size() > 1) {
            return wrong(
                CheckText::tr("--%1 stands more than once").arg(option.names().constLast()));
        }
    }
    const QStringList packs = parser.positionalArguments();
    if (packs.isEmpty()) {
        return wrong(
            CheckText::tr("which pack? Give a folder, an archive .mazepack, or builtin:NAME"));
    }
    if (packs.size() > 1)
        return wrong(CheckText::tr("one pack at a time, not also \"%1\"").arg(packs[1]));
    options.pack = packs[0];
    options.level = parser.value(level);
    if (parser.isSet(level) && options.level.isEmpty())
        return wrong(CheckText::tr("--level wants a level's id"));
    if (parser.isSet(seeds)) {
        const auto range = readSeeds(parser.value(seeds));
        if (!range) return wrong(range.error());
        options.seeds = *range;
    }
    options.json = parser.isSet(json);
    return options;
}

}  // namespace mazeloom::app
