// SPDX-License-Identifier: MIT
// mazeloom help: lists the formats, or describes a command.
#include <algorithm>
#include <array>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/format_list.h"
#include "app/cli/terminal.h"

namespace mazeloom::app {

namespace {

constexpr std::array kHelpUsage{"formats", "COMMAND"};
constexpr const char* kFormats = "formats";

/// Translation context of the subcommand.
struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

/// The column of the formats' descriptions.
constexpr qsizetype kFormatColumn = 12;

QString entryOf(const ListedFormat& format) {
    const QString margin(kFormatColumn, QLatin1Char(' '));
    QString text =
        wrapped(QStringLiteral("  %1").arg(format.id, -(kFormatColumn - 2)) + format.about,
                kFormatColumn) +
        u'\n';
    if (!format.help.isEmpty()) text += wrapped(margin + format.help, kFormatColumn) + u'\n';
    return text;
}

QString formatsText() {
    QStringList lists;
    for (const FormatList& list : listedFormats(Machine::This)) {
        QString text = list.title + u'\n';
        for (const ListedFormat& format : list.formats)
            text += entryOf(format);
        lists << text;
    }
    return lists.join(u'\n');
}

int runHelp(const CommandArguments& arguments) {
    const QString& topic = arguments.operand;
    if (topic == QLatin1String(kFormats)) {
        printText(formatsText());
        return kDone;
    }
    const auto command = std::ranges::find_if(
        commands(), [&](const Command* one) { return topic == QLatin1String(one->spec.name); });
    if (command == commands().end()) {
        complain(HelpText::tr("there is no help on \"%1\"; see mazeloom --help").arg(topic));
        return kWrongUsage;
    }
    printText(helpOf((*command)->spec));
    return kDone;
}

}  // namespace

const Command helpCommand{
    .spec = {.name = "help",
             .summary = QT_TRANSLATE_NOOP("CommandLine", "explain the formats, or a command"),
             .usage = kHelpUsage,
             .about = QT_TRANSLATE_NOOP("CommandLine",
                                        "Lists the formats that levels can be written to and read "
                                        "from, and what each can hold; or explains a command."),
             .operand = Operand::Topic,
             .options = {},
             .bounds = QT_TRANSLATE_NOOP("CommandLine", "It writes to stdout and reads nothing."),
             .exitCodes = kUsualExitCodes},
    .run = runHelp};

}  // namespace mazeloom::app
