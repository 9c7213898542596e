// SPDX-License-Identifier: MIT
#include "app/cli/generate_command.h"

#include <memory>
#include <ostream>

#include <QCoreApplication>

#include "app/cli/command_line.h"
#include "app/cli/generate_options.h"
#include "app/cli/map_at_step.h"
#include "app/cli/map_output.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/generate/generate.h"
#include "core/level/floor_of.h"
#include "core/trace/ndjson.h"

namespace mazeloom::app {

namespace {

int listLevels(const level::Pack& pack) {
    QString lines;
    for (const level::Level& level : pack.levels) {
        lines +=
            QString::fromStdString(level.id) + '\t' + QString::fromStdString(level.title) + '\n';
    }
    print(lines);
    return kDone;
}

/// Records only when steps are wanted: batch generation pays nothing for them.
generate::Recorded make(const level::Level& level, const level::Pack& pack,
                        const GenerateOptions& options) {
    generate::Options wanted;
    wanted.floor = level::floorOf(pack.descent, level);
    if (options.depth) wanted.floor.depth = *options.depth;
    if (options.step || !options.traceFile.isEmpty()) {
        return generate::record(level, pack.rooms, options.seed, wanted);
    }
    generate::Recorded made;
    auto generated = generate::generate(level, pack.rooms, options.seed, wanted);
    if (generated) {
        made.map = std::move(generated->map);
        made.problems = std::move(generated->problems);
    } else {
        made.failure = std::move(generated.error());
    }
    return made;
}

int generateLevel(const level::Pack& pack, const GenerateOptions& options) {
    const level::Level* level = pack.findLevel(options.level.toStdString());
    if (level == nullptr) {
        complain(
            GenerateText::tr("%1: there is no level \"%2\"; --list-levels tells which there are")
                .arg(options.pack, options.level));
        return kFailed;
    }
    if (options.depth && level->ruleset != level::Ruleset::Descent) {
        complain(
            GenerateText::tr("--depth: \"%1\" is a temple, which has no depth").arg(options.level));
        return kWrongUsage;
    }
    const std::string file = "levels/" + level->id + ".json";
    generate::Recorded made = make(*level, pack, options);
    for (Problem& problem : made.problems) {
        problem.file = file;
        complain(problem);
    }
    if (made.failure) {
        made.failure->file = file;
        complain(*made.failure);
        return kFailed;
    }
    if (options.step && *options.step > made.trace->stepCount()) {
        complain(GenerateText::tr("--step %1: this generation has %n step(s)", nullptr,
                                  static_cast<int>(made.trace->stepCount()))
                     .arg(*options.step));
        return kWrongUsage;
    }
    if (options.step) made.map = mapAtStep(made, *options.step);

    // Files appear when all of them could be written; stdout, which cannot be taken back, comes
    // last.
    Output traceOutput(options.traceFile);
    Output mapOutput(options.output);
    if (!options.traceFile.isEmpty() && !traceOutput.fill([&](std::ostream& out) {
            trace::writeNdjson(out, *made.trace, *level, options.seed);
        })) {
        return kFailed;
    }
    if (!writeMap(mapOutput, options.format, made.map, *level, pack.rooms, options.seed)) {
        return kFailed;
    }
    return traceOutput.commit() && mapOutput.commit() ? kDone : kFailed;
}

}  // namespace

int generateCommand(int& argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const auto application = makeMapApplication(argc, argv, arguments);
    const auto options = parseGenerateOptions(arguments);
    if (!options) {
        complain(options.error() + "; " + GenerateText::tr("see mazeloom generate --help"));
        return kWrongUsage;
    }
    if (options->help) {
        print(generateHelp());
        return kDone;
    }
    const auto pack = readPack(options->pack);
    if (!pack) return kFailed;
    return options->listLevels ? listLevels(*pack) : generateLevel(*pack, *options);
}

}  // namespace mazeloom::app
