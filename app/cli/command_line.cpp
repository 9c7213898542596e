// SPDX-License-Identifier: MIT
#include "app/cli/command_line.h"

#include <array>

#include <QCoreApplication>
#include <QFileInfo>

#include "app/cli/challenge_command.h"
#include "app/cli/check_command.h"
#include "app/cli/export_command.h"
#include "app/cli/generate_command.h"
#include "app/cli/play_command.h"
#include "app/cli/terminal.h"

namespace mazeloom::app {

namespace {

struct Subcommand {
    const char* name;
    int (*run)(int& argc, char** argv);
};

// A new subcommand is one line here, and one in the help.
constexpr std::array kSubcommands{
    Subcommand{"generate", generateCommand},   Subcommand{"play", playCommand},
    Subcommand{"check", checkCommand},         Subcommand{"export", exportCommand},
    Subcommand{"challenge", challengeCommand},
};

QString help() {
    return QCoreApplication::translate(
        "CommandLine",
        "Usage: mazeloom [PACK]\n"
        "       mazeloom COMMAND …\n"
        "\n"
        "Without a command the editor starts. PACK is a folder, an archive .mazepack, or\n"
        "builtin:NAME.\n"
        "\n"
        "Commands:\n"
        "  generate   make a level of a pack, or list its levels\n"
        "  play       play recorded inputs, and tell how it ends\n"
        "  check      list what is wrong with a pack\n"
        "  export     make one file of a pack, for a game or for others\n"
        "  challenge  make the day's level, the same for everybody\n"
        "\n"
        "Options:\n"
        "  -h, --help      this text; after a command, that command's\n"
        "  -v, --version   the version\n");
}

/// stderr is for our own messages: Qt's remarks on the environment help nobody here.
void dropRemarks(QtMsgType type, const QMessageLogContext&, const QString& message) {
    if (type == QtCriticalMsg || type == QtFatalMsg) complain(message);
}

/// What is said outside of a subcommand: only an application knows the user's language.
class Speaker {
  public:
    Speaker(int& argc, char** argv)
        : quiet_(qInstallMessageHandler(dropRemarks)), application_(argc, argv) {}
    ~Speaker() { qInstallMessageHandler(quiet_); }

  private:
    QtMessageHandler quiet_;
    QCoreApplication application_;
};

bool looksLikePack(const QString& name) {
    return name.startsWith(QLatin1String("builtin:")) || QFileInfo::exists(name);
}

/// Words that are no UTF-8 have no characters: taken for text, names that differ would become one.
std::optional<int> refuseUnreadable(int& argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        const QByteArrayView word(argv[i]);
        if (word.isValidUtf8()) continue;
        const Speaker speaker(argc, argv);
        complain(QCoreApplication::translate("CommandLine", "\"%1\" is not UTF-8")
                     .arg(QString::fromUtf8(word)));
        return kWrongUsage;
    }
    return std::nullopt;
}

/// The exit code of a command that ended with `exitCode`: it failed when its data are lost.
int exitCodeAfter(int exitCode, int& argc, char** argv) {
    const std::error_code lost = finishStandardOutput();
    if (!lost) return exitCode;
    const Speaker speaker(argc, argv);
    complainOfWriting(QStringLiteral("stdout"), QString::fromStdString(lost.message()));
    return exitCode == kDone ? kFailed : exitCode;
}

std::optional<int> runCommand(int& argc, char** argv) {
    const QString first = QString::fromLocal8Bit(argv[1]);
    if (first == "-h" || first == "--help") {
        const Speaker speaker(argc, argv);
        print(help());
        return kDone;
    }
    if (first == "-v" || first == "--version") {
        print(QStringLiteral("mazeloom " MAZELOOM_VERSION "\n"));
        return kDone;
    }
    for (const Subcommand& subcommand : kSubcommands) {
        if (first != subcommand.name) continue;
        qInstallMessageHandler(dropRemarks);
        return subcommand.run(argc, argv);
    }
    // Words after something that is no pack are a command's arguments.
    if (argc > 2 && first[0] != '-' && !looksLikePack(first)) {
        const Speaker speaker(argc, argv);
        complain(QCoreApplication::translate("CommandLine",
                                             "unknown command \"%1\"; see mazeloom --help")
                     .arg(first));
        return kWrongUsage;
    }
    return std::nullopt;
}

}  // namespace

std::optional<int> runCommandLine(int argc, char** argv) {
    if (argc < 2) return std::nullopt;
    if (const auto refused = refuseUnreadable(argc, argv)) return refused;
    const auto exitCode = runCommand(argc, argv);
    if (!exitCode) return std::nullopt;
    return exitCodeAfter(*exitCode, argc, argv);
}

}  // namespace mazeloom::app
