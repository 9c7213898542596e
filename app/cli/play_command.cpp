// SPDX-License-Identifier: MIT
#include "app/cli/play_command.h"

#include <cstdio>
#include <optional>
#include <utility>

#include <QCoreApplication>
#include <QFile>

#include "app/cli/command_line.h"
#include "app/cli/play_options.h"
#include "app/cli/play_run.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/play/replay.h"

namespace mazeloom::app {

namespace {

/// The text of the inputs, or nothing after a complaint.
std::optional<QByteArray> readInputs(const QString& name) {
    QFile file(name);
    const bool isOpen =
        name == "-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen) {
        complain(name + ": " + file.errorString());
        return std::nullopt;
    }
    // One byte more than is read tells that it is too long.
    constexpr auto kMost = static_cast<qint64>(play::ReplayLimits::kMostBytes) + 1;
    QByteArray text = file.read(kMost);
    if (file.error() != QFileDevice::NoError) {
        complain(name + ": " + file.errorString());
        return std::nullopt;
    }
    return text;
}

/// Whether the descent is played: a level says so itself, and else the inputs do.
bool isDescent(const PlayRun& run, const level::Level* level) {
    if (level != nullptr) return level->ruleset == level::Ruleset::Descent;
    return play::gameOfReplay(run.inputs) == "descent";
}

int play(const PlayOptions& options) {
    auto pack = readPack(options.pack);
    if (!pack) return kFailed;
    const auto inputs = readInputs(options.inputs);
    if (!inputs) return kFailed;
    const PlayRun run{options, std::move(*pack), inputs->toStdString()};
    const level::Level* level = nullptr;
    if (!options.level.isEmpty()) {
        level = findLevel(run, options.level.toStdString());
        if (level == nullptr) return kFailed;
    }
    return isDescent(run, level) ? playDescent(run) : playTemple(run);
}

}  // namespace

int playCommand(int& argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const QCoreApplication application(argc, argv);
    const auto options = parsePlayOptions(arguments);
    if (!options) {
        complain(options.error() + "; " + PlayText::tr("see mazeloom play --help"));
        return kWrongUsage;
    }
    if (options->help) {
        print(playHelp());
        return kDone;
    }
    return play(*options);
}

}  // namespace mazeloom::app
