// SPDX-License-Identifier: MIT
#include "app/cli/challenge_options.h"

#include <QCommandLineParser>

namespace mazeloom::app {

QString challengeHelp() {
    return ChallengeText::tr(
        "Usage: mazeloom challenge [options]\n"
        "\n"
        "Makes the day's challenge: a temple that is drawn from the date, the same for\n"
        "everybody.\n"
        "\n"
        "Options:\n"
        "  --date DATE       the day, as YYYY-MM-DD; by default today, in UTC\n"
        "  --format FORMAT   text (a character a cell), json or png; text by default\n"
        "  -o, --output FILE where to write it; stdout by default\n"
        "  -h, --help        this text\n"
        "\n"
        "Exit code: 0 done, 1 failed, 2 wrong usage.\n");
}

tl::expected<ChallengeOptions, QString> parseChallengeOptions(const QStringList& arguments,
                                                              Date today) {
    const auto wrong = [](const QString& why) { return tl::unexpected(why); };
    QCommandLineParser parser;
    const QCommandLineOption help(QStringList{"h", "help"});
    const QCommandLineOption date("date", {}, "DATE");
    const QCommandLineOption format("format", {}, "FORMAT", "text");
    const QCommandLineOption output(QStringList{"o", "output"}, {}, "FILE");
    parser.addOptions({help, date, format, output});

    // The subcommand takes the place of the program's name.
    const bool understood = parser.parse(arguments.mid(1));
    ChallengeOptions options;
    options.help = parser.isSet(help);
    if (options.help) return options;
    if (!understood) return wrong(parser.errorText());
    for (const QCommandLineOption& option : {date, format, output}) {
        if (parser.isSet(option) && parser.values(option).size() > 1) {
            return wrong(
                ChallengeText::tr("--%1 stands more than once").arg(option.names().constLast()));
        }
    }
    if (!parser.positionalArguments().isEmpty()) {
        return wrong(ChallengeText::tr("the challenge needs no pack; what is \"%1\"?")
                         .arg(parser.positionalArguments().constFirst()));
    }

    options.date = today;
    if (parser.isSet(date)) {
        const auto given = readDate(parser.value(date).toStdString());
        if (!given) {
            return wrong(
                ChallengeText::tr("--date wants a day of the calendar as YYYY-MM-DD, not \"%1\"")
                    .arg(parser.value(date)));
        }
        options.date = *given;
    }
    const auto mapFormat = readMapFormat(parser.value(format));
    if (!mapFormat) {
        return wrong(ChallengeText::tr("--format wants text, json or png, not \"%1\"")
                         .arg(parser.value(format)));
    }
    options.format = *mapFormat;
    options.output = parser.value(output);
    if (parser.isSet(output) && options.output.isEmpty())
        return wrong(ChallengeText::tr("--output wants a file"));
    return options;
}

}  // namespace mazeloom::app
