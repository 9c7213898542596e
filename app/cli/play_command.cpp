// SPDX-License-Identifier: MIT
#include "app/cli/play_command.h"

#include <cstdio>
#include <optional>
#include <ostream>

#include <QCoreApplication>
#include <QFile>

#include "app/cli/command_line.h"
#include "app/cli/play_options.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/play/temple/attempts.h"
#include "core/play/temple/result.h"
#include "core/play/temple/session.h"

namespace mazeloom::app {

namespace {

namespace temple = play::temple;

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

/// What the inputs were recorded on and what the command line says must agree.
std::optional<QString> disagreement(const play::ReplayHeader& header, const level::Pack& pack,
                                    const PlayOptions& options) {
    const auto text = [](const std::string& utf8) { return QString::fromStdString(utf8); };
    if (!header.pack.empty() && header.pack != pack.id) {
        return PlayText::tr("%1: the inputs are for the pack \"%2\", not for \"%3\"")
            .arg(options.inputs, text(header.pack), text(pack.id));
    }
    if (!header.level.empty() && !options.level.isEmpty() && text(header.level) != options.level) {
        return PlayText::tr("%1: the inputs are for the level \"%2\", not for \"%3\"")
            .arg(options.inputs, text(header.level), options.level);
    }
    if (header.seed && options.seed && *header.seed != *options.seed) {
        return PlayText::tr("%1: the inputs are for the seed %2, not for %3")
            .arg(options.inputs)
            .arg(*header.seed)
            .arg(*options.seed);
    }
    // Inputs that name no seed say nothing of the attempt either.
    if (header.seed && options.attempt && header.attempt != *options.attempt) {
        return PlayText::tr("%1: the inputs are for attempt %2, not for %3")
            .arg(options.inputs)
            .arg(header.attempt)
            .arg(*options.attempt);
    }
    return std::nullopt;
}

int failWith(Problem problem, const std::string& file) {
    if (problem.file.empty()) problem.file = file;
    complain(problem);
    return kFailed;
}

int play(const PlayOptions& options) {
    const auto pack = readPack(options.pack);
    if (!pack) return kFailed;
    const auto text = readInputs(options.inputs);
    if (!text) return kFailed;
    const auto replay =
        play::readReplay({text->constData(), static_cast<std::size_t>(text->size())},
                         options.inputs.toStdString(), temple::kButtonNames);
    if (!replay) {
        complain(replay.error());
        return kFailed;
    }
    if (const auto wrong = disagreement(replay->header, *pack, options)) {
        complain(*wrong);
        return kFailed;
    }
    const std::string id =
        options.level.isEmpty() ? replay->header.level : options.level.toStdString();
    const auto seed = options.seed ? options.seed : replay->header.seed;
    const std::uint64_t attempt = options.attempt.value_or(replay->header.attempt);
    if (id.empty() || !seed) {
        complain(id.empty() ? PlayText::tr("which level? Give --level ID")
                            : PlayText::tr("which seed? Give --seed N"));
        return kWrongUsage;
    }
    const level::Level* level = pack->findLevel(id);
    if (level == nullptr) {
        complain(PlayText::tr("%1: there is no level \"%2\"; mazeloom generate %1 --list-levels "
                              "tells which there are")
                     .arg(options.pack, QString::fromStdString(id)));
        return kFailed;
    }
    const auto field = temple::generateField(*level, pack->rooms, *seed, attempt);
    if (!field) return failWith(field.error(), "levels/" + level->id + ".json");
    const auto session = temple::Session::of(*field, *replay);
    if (!session) return failWith(session.error(), options.inputs.toStdString());
    Output output({});
    const bool isWritten = output.fill([&](std::ostream& out) {
        if (options.json) {
            temple::writeJson(out, *session, pack->id, level->id, *seed, attempt);
        } else {
            temple::writeText(out, *session);
        }
    });
    return isWritten ? kDone : kFailed;
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
