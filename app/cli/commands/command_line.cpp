// SPDX-License-Identifier: MIT
#include "app/cli/commands/command_line.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/cli/commands/commands.h"
#include "app/cli/commands/first_word.h"
#include "app/cli/interruption.h"
#include "app/cli/terminal.h"

namespace mazeloom::app {

namespace {

// A new command needs a line here and one in commands.h.
constexpr std::array kCommands{&generateCommand,  &animateCommand, &galleryCommand, &surveyCommand,
                               &findCommand,      &driftCommand,   &diffCommand,    &playCommand,
                               &checkCommand,     &exportCommand,  &importCommand,  &mergeCommand,
                               &challengeCommand, &helpCommand};

QString help() {
    const QString label = CommandLine::tr("Usage:");
    const QString indent(label.size(), QLatin1Char(' '));
    QString text = label + QStringLiteral(" mazeloom [PACK]\n") + indent +
                   QStringLiteral(" mazeloom LINK\n") + indent +
                   QStringLiteral(" mazeloom COMMAND …\n\n");
    text +=
        wrapped(CommandLine::tr("Without a command the editor starts.") + u' ' +
                CommandLine::tr("PACK is a folder, an archive .mazepack, or builtin:NAME.") + u' ' +
                CommandLine::tr("LINK begins with mazeloom://open and says which pack, level, "
                                "seed and step to show.")) +
        QStringLiteral("\n\n") + CommandLine::tr("Commands:") + u'\n';
    for (const Command* const command : kCommands) {
        text += QStringLiteral("  %1 %2\n")
                    .arg(QLatin1String(command->spec.name), -10)
                    .arg(CommandLine::tr(command->spec.summary));
    }
    text += u'\n' + CommandLine::tr("Options:") + u'\n';
    text += QStringLiteral("  -h, --help       ") +
            CommandLine::tr("this text; after a command, the command's help") + u'\n';
    return text + QStringLiteral("  -v, --version    ") + CommandLine::tr("the version") + u'\n';
}

/// Drops Qt's remarks on the environment: stderr is for the program's own messages.
void dropRemarks(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg) complain(message);
}

/// Provides the user's language for messages outside of a command. Only an application object knows
/// the language.
class Speaker {
  public:
    Speaker(int& argc, char** argv)
        : quiet_(qInstallMessageHandler(dropRemarks)), application_(argc, argv) {}
    ~Speaker() { qInstallMessageHandler(quiet_); }

  private:
    QtMessageHandler quiet_;
    QCoreApplication application_;
};

int runCommand(const Command& command, const QStringList& words, int& argc, char** argv) {
    qInstallMessageHandler(dropRemarks);
    const auto application = command.makeApplication == nullptr
                                 ? std::make_unique<QCoreApplication>(argc, argv)
                                 : command.makeApplication(argc, argv, words);
    const auto arguments = parseArguments(command.spec, words);
    if (!arguments) {
        const QString see =
            QStringLiteral("mazeloom %1 --help").arg(QLatin1String(command.spec.name));
        complain(arguments.error() + QStringLiteral("; ") + CommandLine::tr("see %1").arg(see));
        return kWrongUsage;
    }
    if (arguments->wantsHelp) {
        printText(helpOf(command.spec));
        return kDone;
    }
    const int exitCode = command.run(*arguments);
    // Only a failed command returns the code of a signal: one that finished in spite of the signal
    // has done its work.
    return exitCode == kFailed ? Interruption::exitCodeOr(kFailed) : exitCode;
}

/// Refuses arguments that are not UTF-8: different file names could become equal when they are
/// converted to text.
std::optional<int> refuseUnreadable(int& argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const QByteArrayView word(argv[i]);
        if (word.isValidUtf8()) continue;
        const Speaker speaker(argc, argv);
        complain(CommandLine::tr("\"%1\" is not UTF-8").arg(QString::fromUtf8(word)));
        return kWrongUsage;
    }
    return std::nullopt;
}

/// Returns the final exit code: a command whose output was lost has failed.
int exitCodeAfter(int exitCode, int& argc, char** argv) {
    const std::error_code lost = finishStandardOutput();
    if (!lost) return exitCode;
    const Speaker speaker(argc, argv);
    complainOfWriting(QStringLiteral("stdout"), QString::fromStdString(lost.message()));
    return exitCode == kDone ? kFailed : exitCode;
}

std::optional<int> runWords(int& argc, char** argv) {
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const QString& first = words[1];
    if (first == "-h" || first == "--help") {
        const Speaker speaker(argc, argv);
        printText(help());
        return kDone;
    }
    if (first == "-v" || first == "--version") {
        printText(QStringLiteral("mazeloom " MAZELOOM_VERSION "\n"));
        return kDone;
    }
    const auto command = std::ranges::find_if(
        kCommands, [&](const Command* one) { return first == QLatin1String(one->spec.name); });
    if (command != kCommands.end()) return runCommand(**command, words, argc, argv);
    // The editor creates its own application object, so none may exist when it starts.
    if (!flawOfEditorWords(words.mid(1))) return std::nullopt;
    const Speaker speaker(argc, argv);
    complain(*flawOfEditorWords(words.mid(1)) + QStringLiteral("; ") +
             CommandLine::tr("see %1").arg(QStringLiteral("mazeloom --help")));
    return kWrongUsage;
}

}  // namespace

std::span<const Command* const> commands() {
    return kCommands;
}

std::optional<int> runCommandLine(int argc, char** argv) {
    if (argc < 2) return std::nullopt;
    if (const auto refused = refuseUnreadable(argc, argv)) return refused;
    const auto exitCode = runWords(argc, argv);
    if (!exitCode) return std::nullopt;
    return exitCodeAfter(*exitCode, argc, argv);
}

}  // namespace mazeloom::app
