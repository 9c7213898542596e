// SPDX-License-Identifier: MIT
// mazeloom help: what formats there are, or what a command takes.
#include <algorithm>
#include <array>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/terminal.h"
#include "core/doors/importer.h"
#include "widgets/doors/animations/animation_format.h"
#include "widgets/doors/exporters.h"
#include "widgets/doors/format_text.h"

namespace mazeloom::app {

namespace {

constexpr std::array kHelpUsage{"formats", "COMMAND"};
constexpr const char* kFormats = "formats";

/// The words of the subcommand, for translation.
struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(HelpText)
};

/// Where what is told of a format begins.
constexpr qsizetype kFormatColumn = 12;

QString entryOf(const char* id, const QString& text) {
    return wrapped(QStringLiteral("  %1").arg(QLatin1String(id), -(kFormatColumn - 2)) + text,
                   kFormatColumn) +
           u'\n';
}

QString formatsText() {
    QString text = HelpText::tr("Formats that export and generate write:") + u'\n';
    text += entryOf("mazepack", HelpText::tr("Pack in one file: all of it, as the editor has it"));
    for (const doors::Exporter* format : widgets::exporters()) {
        //: Of a format: %1 its title, %2 what it can carry
        text +=
            entryOf(format->id, HelpText::tr("%1: %2").arg(widgets::formatText(format->title),
                                                           widgets::carriedText(format->carries)));
    }
    text += u'\n' + HelpText::tr("Formats that animate writes:") + u'\n';
    for (const widgets::AnimationFormat* format : widgets::animationFormats()) {
        QString about = widgets::formatText(format->title);
        if (!widgets::programOf(*format)) about += HelpText::tr(" (not installed here)");
        text += entryOf(format->id, about);
    }
    text += u'\n' + HelpText::tr("Formats that import reads:") + u'\n';
    for (const doors::Importer* format : doors::importers()) {
        QStringList endings;
        for (const std::string_view ending : format->endings)
            endings << u'.' + QString::fromStdString(std::string(ending));
        text += entryOf(format->id, QStringLiteral("%1 (%2)").arg(
                                        widgets::formatText(format->title), endings.join(u' ')));
    }
    return text;
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
             .summary = QT_TRANSLATE_NOOP("CommandLine", "tell of formats, or of a command"),
             .usage = kHelpUsage,
             .about =
                 QT_TRANSLATE_NOOP("CommandLine",
                                   "Tells which formats levels can be written in and read from, "
                                   "and what each can carry; or what a command takes."),
             .operand = Operand::Topic,
             .options = {},
             .bounds = QT_TRANSLATE_NOOP("CommandLine", "It writes to stdout and reads nothing."),
             .exitCodes = kUsualExitCodes},
    .run = runHelp};

}  // namespace mazeloom::app
