// SPDX-License-Identifier: MIT
// mazeloom generate: generates a level of a pack, or lists its levels.
#include <array>
#include <limits>
#include <optional>
#include <ostream>
#include <string_view>
#include <utility>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/maps/map_output.h"
#include "app/cli/maps/picture_options.h"
#include "app/cli/progress.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/check/certificate.h"
#include "core/generate/generate.h"
#include "core/generate/setting.h"
#include "core/level/campaign/floor_of.h"
#include "core/level/descent.h"
#include "core/pack/disk/unread.h"
#include "core/pack/json/names.h"
#include "core/trace/ndjson.h"
#include "core/within_memory.h"
#include "widgets/timeline/advance_text.h"

namespace mazeloom::app {

namespace {

constexpr std::array kGenerateUsage{"PACK --level ID --seed N [options]", "PACK --list-levels"};

constexpr std::array kGenerateOptions{
    OptionSpec{.name = "level",
               .kind = ValueKind::Level,
               .value = "ID",
               .help = QT_TRANSLATE_NOOP("CommandLine", "the level to make"),
               .missing = QT_TRANSLATE_NOOP("CommandLine", "which level? Give --level ID")},
    OptionSpec{.name = "seed",
               .kind = ValueKind::Number,
               .value = "N",
               .help = QT_TRANSLATE_NOOP("CommandLine", "the same seed gives the same level"),
               .missing = QT_TRANSLATE_NOOP("CommandLine", "which seed? Give --seed N")},
    kFormatOption,
    kMapOutputOption,
    OptionSpec{.name = "trace",
               .kind = ValueKind::OutputFile,
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "also write every step of the generation, "
                                         "as lines of JSON")},
    OptionSpec{.name = "certificate",
               .kind = ValueKind::OutputFile,
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "also write, for a temple, why nobody has to guess: each "
                                         "deduction that leads to the goals, as JSON, for mazeloom "
                                         "check --certificate")},
    OptionSpec{.name = "step",
               .kind = ValueKind::Number,
               .value = "K",
               .help = QT_TRANSLATE_NOOP("CommandLine", "the level as it is after K steps"),
               .most = std::numeric_limits<trace::StepIndex>::max()},
    OptionSpec{.name = "depth",
               .kind = ValueKind::Number,
               .value = "N",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "makes the level as a floor of this depth; by default the "
                                         "depth at which the pack's descent has it, or 1"),
               .least = 1,
               .most = level::kMaxDepth},
    OptionSpec{
        .name = "set",
        .kind = ValueKind::Setting,
        .value = "STAGE.PARAMETER=VALUE",
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "sets a parameter of the recipe for this run, such as "
                                  "rooms.attempts=80; 20..80: drawn by the seed; blob|caves: one "
                                  "of them; 1:20,10:80: by depth; may be given several times")},
    OptionSpec{
        .name = "list-levels",
        .kind = ValueKind::None,
        .value = nullptr,
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "list the pack's levels: id, tab character, title; for a "
                                  "temple that sets it, also which numbers it shows, and no-guess "
                                  "with the grades if it promises that nobody has to "
                                  "guess, and needs with what it promises to need"),
        .isAlone = true},
    kScaleOption,
    kThemeOption,
    kLettersOption,
    kNoScanLinesOption,
    kTilesOption,
    kGridOption,
    kOverlayOption,
};

/// Translation context of the subcommand.
struct GenerateText {
    Q_DECLARE_TR_FUNCTIONS(GenerateText)
};

struct GenerateOptions {
    QString pack;
    QString level;
    std::uint64_t seed = 0;
    const exchange::Exporter& format;
    QString output;           ///< empty: stdout
    QString traceFile;        ///< empty: no trace
    QString certificateFile;  ///< empty: no certificate
    std::optional<trace::StepIndex> step;
    QStringList settings;      ///< changes of the recipe's parameters
    std::optional<int> depth;  ///< of the generated floor; nullopt: the depth that the pack defines
    exchange::PictureOptions picture;
};

/// Lists the levels that can be read, and reports problems of the others.
int listLevels(const QString& name) {
    const auto reading = readWhatIsGood(name);
    if (!reading) return kFailed;
    for (const level::Level& level : reading->pack.levels) {
        QStringList row{QString::fromStdString(level.id), QString::fromStdString(level.title)};
        if (level.numbers) {
            const std::string_view word =
                level::kNumbersWords[static_cast<std::size_t>(*level.numbers)];
            row << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        }
        if (level.noGuess)
            row << QStringLiteral("no-guess %1..%2")
                       .arg(level.noGuess->least)
                       .arg(level.noGuess->most);
        QStringList needs;
        for (const level::MechanicInfo& one : level::kMechanics) {
            if (level.needs.has(one.mechanic)) needs << QString::fromUtf8(one.id.data());
        }
        if (!needs.isEmpty()) row << "needs " + needs.join(u',');
        printRow(row);
    }
    return complainOfErrors(reading->problems) ? kFailed : kDone;
}

struct Made {
    level::Map map;
    std::shared_ptr<const trace::Trace> trace;  ///< null unless a trace file is wanted
    trace::StepIndex stepCount = 0;             ///< set if a step was given
    std::vector<Problem> problems;
    std::optional<Problem> failure;
};

/// Generates the level. Records a trace only if a trace file is wanted, because a trace takes far
/// more memory than the level.
Made make(const level::Level& level, const level::Pack& pack, const GenerateOptions& options) {
    generate::Options wanted;
    wanted.floor = level::floorOf(pack.descent, level);
    wanted.kinds = pack.ownKinds.share();
    if (options.depth) wanted.floor.depth = *options.depth;
    Progress progress;
    wanted.progress = [&progress](const generate::Advance& advance) {
        // The begin of each stage is shown at once: the next report may be long in coming.
        if (advance.most == 0 || progress.isDue()) progress.show(widgets::textOf(advance));
    };
    Made made;
    if (!options.traceFile.isEmpty()) {
        auto recorded = generate::record(level, pack.rooms, options.seed, wanted);
        made = {std::move(recorded.map), std::move(recorded.trace), 0, std::move(recorded.problems),
                std::move(recorded.failure)};
    } else if (!options.step) {
        auto generated = generate::generate(level, pack.rooms, options.seed, wanted);
        if (generated) {
            made.map = std::move(generated->map);
            made.problems = std::move(generated->problems);
        } else {
            made.failure = std::move(generated.error());
        }
    }
    if (options.step) {
        auto shown =
            generate::generateToStep(level, pack.rooms, options.seed, *options.step, wanted);
        made = {std::move(shown.map), std::move(made.trace), shown.counts.all(),
                std::move(shown.problems), std::move(shown.failure)};
    }
    return made;
}

/// Returns the level with changed parameters. Returns nullopt, after reporting why, if a setting
/// does not fit the level's recipe.
std::optional<level::Level> withSettings(const level::Level& level, const QStringList& settings) {
    level::Level changed = level;
    for (const QString& setting : settings) {
        const auto done = generate::set(changed.recipe, setting.toStdString());
        if (done) continue;
        complain("--set: " + QString::fromStdString(done.error()));
        return std::nullopt;
    }
    return changed;
}

/// Writes the level's certificate. Returns false, after reporting why, if it has none.
bool fillCertificate(Output& output, const level::Level& level, const level::Map& map,
                     std::uint64_t seed) {
    const auto text = check::certify(level, map, seed, MAZELOOM_VERSION)
                          .and_then(analyse::deduce::writeCertificate);
    if (text) return output.fill([&](std::ostream& out) { out << *text; });
    Problem problem = text.error();
    problem.file = pack::levelFile(level.id);
    complain(problem);
    return false;
}

/// Generates the level, writes the requested files, and returns the exit code.
int writeLevel(const level::Level& level, const level::Pack& pack, const GenerateOptions& options) {
    const std::string file = pack::levelFile(level.id);
    Made made = make(level, pack, options);
    for (Problem& problem : made.problems) {
        problem.file = file;
        complain(problem);
    }
    if (made.failure) {
        made.failure->file = file;
        complain(*made.failure);
        return kFailed;
    }
    if (options.step && *options.step > made.stepCount) {
        complain(GenerateText::tr("--step %1: this generation has %n step(s)", nullptr,
                                  static_cast<int>(made.stepCount))
                     .arg(*options.step));
        return kWrongUsage;
    }

    // The files appear once all are written. The output to stdout comes last, because it cannot be
    // undone.
    Output traceOutput(options.traceFile);
    Output certificateOutput(options.certificateFile);
    Outputs mapOutputs;
    if (!options.certificateFile.isEmpty() &&
        !fillCertificate(certificateOutput, level, made.map, options.seed))
        return kFailed;
    if (!options.traceFile.isEmpty() && !traceOutput.fill([&](std::ostream& out) {
            trace::writeNdjson(out, *made.trace, level, options.seed);
        })) {
        return kFailed;
    }
    const exchange::MadeLevel shown{made.map, level, options.seed};
    const exchange::Source source{pack.title, pack.rooms, {&shown, 1}, &pack.tileMappings};
    exchange::ExportOptions how;
    how.picture = options.picture;
    // Write only the level itself; `mazeloom export` adds the data for re-import.
    how.keepsOrigin = false;
    if (!mapOutputs.add(options.output, options.format, source, how)) return kFailed;
    return traceOutput.commit() && certificateOutput.commit() && mapOutputs.commit() ? kDone
                                                                                     : kFailed;
}

int generateLevel(const GenerateOptions& options) {
    const auto reading = readWhatIsGood(options.pack);
    if (!reading) return kFailed;
    // Errors of other levels do not matter here.
    if (complainOfErrors(pack::errorsOfLevel(*reading, options.level.toStdString())))
        return kFailed;
    const level::Pack& pack = reading->pack;
    if (!hasTiles(options.picture, options.pack, pack)) return kFailed;
    const level::Level* level = pack.findLevel(options.level.toStdString());
    if (level == nullptr) {
        complain(GenerateText::tr("%1: there is no level \"%2\"; --list-levels lists the levels")
                     .arg(options.pack, options.level));
        return kFailed;
    }
    if (options.depth && level->ruleset != level::Ruleset::Descent) {
        complain(
            GenerateText::tr("--depth: \"%1\" is a temple, which has no depth").arg(options.level));
        return kWrongUsage;
    }
    if (!options.certificateFile.isEmpty() && level->ruleset != level::Ruleset::Temple) {
        complain(GenerateText::tr("--certificate: \"%1\" is a floor of a descent, which has no "
                                  "numbers to deduce from")
                     .arg(options.level));
        return kWrongUsage;
    }
    const auto set = withSettings(*level, options.settings);
    if (!set) return kWrongUsage;
    return withinMemory([&] { return writeLevel(*set, pack, options); },
                        [&] {
                            Problem problem =
                                notEnoughMemory(set->id, set->size, kNoMemoryForFiles);
                            problem.file = pack::levelFile(set->id);
                            complain(problem);
                            return kFailed;
                        });
}

/// Returns two options that name the same output file. Without --output, the map goes to stdout.
std::optional<std::pair<const char*, const char*>> givenTwice(const CommandArguments& arguments) {
    constexpr std::array kFiles{"output", "trace", "certificate"};
    const auto place = [&](const char* option) {
        const QString file = arguments.text(option);
        return file.isEmpty() && option == kFiles.front() ? QStringLiteral("-") : file;
    };
    for (std::size_t i = 0; i < kFiles.size(); ++i) {
        for (std::size_t j = i + 1; j < kFiles.size(); ++j) {
            if (!place(kFiles[j]).isEmpty() && place(kFiles[i]) == place(kFiles[j]))
                return std::pair(kFiles[i], kFiles[j]);
        }
    }
    return std::nullopt;
}

int runGenerate(const CommandArguments& arguments) {
    if (arguments.has("list-levels")) return listLevels(arguments.operand);
    GenerateOptions options{.pack = arguments.operand,
                            .level = arguments.text("level"),
                            .seed = arguments.number("seed"),
                            .format = mapFormatOf(arguments),
                            .output = arguments.text("output"),
                            .traceFile = arguments.text("trace"),
                            .certificateFile = arguments.text("certificate"),
                            .step = {},
                            .settings = arguments.texts("set"),
                            .depth = {},
                            .picture = pictureOf(arguments)};
    if (arguments.has("step"))
        options.step = static_cast<trace::StepIndex>(arguments.number("step"));
    if (arguments.has("depth")) options.depth = static_cast<int>(arguments.number("depth"));
    if (options.step && !options.certificateFile.isEmpty()) {
        complain(CommandLine::tr("--certificate needs the finished level: leave out --step"));
        return kWrongUsage;
    }
    if (const auto twice = givenTwice(arguments)) {
        complain(CommandLine::tr("--%1 and --%2 need different files")
                     .arg(QString(twice->first), QString(twice->second)));
        return kWrongUsage;
    }
    return generateLevel(options);
}

}  // namespace

const Command generateCommand{
    .spec =
        {.name = "generate",
         .summary = QT_TRANSLATE_NOOP("CommandLine", "make a level of a pack, or list its levels"),
         .usage = kGenerateUsage,
         .about = QT_TRANSLATE_NOOP("CommandLine", "Makes a level of a pack."),
         .operand = Operand::Pack,
         .options = kGenerateOptions,
         .bounds = QT_TRANSLATE_NOOP(
             "CommandLine",
             "A level has at most 8192 × 8192 cells, a pack at most 10000 levels and as many "
             "rooms. A temple of the largest size takes 8 to 15 seconds and 700 MB, also with "
             "--step; caves with all dangers take about 17 seconds and 700 MB, and a maze with "
             "64 loops about 20 seconds and 1.4 GB. --trace keeps all steps of the generation in "
             "memory, at most 16 bytes per step."),
         .exitCodes = kUsualExitCodes},
    .run = runGenerate,
    .makeApplication = makeMapApplication};

}  // namespace mazeloom::app
