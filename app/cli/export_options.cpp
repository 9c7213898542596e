// SPDX-License-Identifier: MIT
#include "app/cli/export_options.h"

#include <QCommandLineParser>

#include "app/export/pack_export.h"

namespace mazeloom::app {

QString exportHelp() {
    return ExportText::tr(
        "Usage: mazeloom export PACK -o FILE.mazepack\n"
        "\n"
        "Makes one file of a pack, for a game to load or for others to open: its levels and\n"
        "rooms, a picture of each level, and checksums. The same pack gives the same bytes.\n"
        "PACK is a folder, an archive .mazepack, or builtin:NAME. A pack with errors is not\n"
        "exported: they are listed, as by mazeloom check.\n"
        "\n"
        "Options:\n"
        "  -o, --output FILE where to write it, a name that ends in .mazepack; - is stdout. A\n"
        "                    file that is there is replaced when all has gone well\n"
        "  -h, --help        this text\n"
        "\n"
        "Exit code: 0 done, 1 failed, 2 wrong usage.\n");
}

tl::expected<ExportOptions, QString> parseExportOptions(const QStringList& arguments) {
    const auto wrong = [](const QString& why) { return tl::unexpected(why); };
    QCommandLineParser parser;
    const QCommandLineOption help(QStringList{"h", "help"});
    const QCommandLineOption output(QStringList{"o", "output"}, {}, "FILE");
    parser.addOptions({help, output});

    // The subcommand takes the place of the program's name.
    const bool understood = parser.parse(arguments.mid(1));
    ExportOptions options;
    options.help = parser.isSet(help);
    if (options.help) return options;
    if (!understood) return wrong(parser.errorText());
    if (parser.values(output).size() > 1)
        return wrong(ExportText::tr("--output stands more than once"));
    const QStringList packs = parser.positionalArguments();
    if (packs.isEmpty()) {
        return wrong(
            ExportText::tr("which pack? Give a folder, an archive .mazepack, or builtin:NAME"));
    }
    if (packs.size() > 1)
        return wrong(ExportText::tr("one pack at a time, not also \"%1\"").arg(packs[1]));
    options.pack = packs[0];
    options.output = parser.value(output);
    if (options.output.isEmpty()) return wrong(ExportText::tr("where to? Give -o FILE.mazepack"));
    // Under another name it would not be known for what it is.
    if (options.output != "-" && !options.output.endsWith(kArchiveSuffix, Qt::CaseInsensitive)) {
        return wrong(ExportText::tr("--output wants a name that ends in .mazepack, not \"%1\"")
                         .arg(options.output));
    }
    return options;
}

}  // namespace mazeloom::app
