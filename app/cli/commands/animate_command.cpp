// SPDX-License-Identifier: MIT
// mazeloom animate: writes an animation of a generation, of several generations side by side, of a
// replay, or of bugs and bosses that move along their paths.
#include <array>
#include <memory>
#include <optional>
#include <ostream>

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include "app/cli/commands/animate_memory.h"
#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/play_run.h"
#include "app/cli/interruption.h"
#include "app/cli/maps/file_language.h"
#include "app/cli/maps/picture_options.h"
#include "app/cli/progress.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/compare/side.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/disk/unread.h"
#include "core/pack/json/names.h"
#include "widgets/exchange/films/beside_film.h"
#include "widgets/exchange/films/generation_film.h"
#include "widgets/exchange/films/ghost_film.h"
#include "widgets/exchange/films/replay_film.h"
#include "widgets/exchange/films/write_animation.h"
#include "widgets/exchange/pictures/level_painter.h"

namespace mazeloom::app {

namespace {

using widgets::AnimationFormat;

constexpr std::array kAnimateUsage{"PACK --level ID --seed N -o FILE [options]",
                                   "PACK --inputs FILE -o FILE [--level ID] [--seed N] [options]"};

std::span<const char* const> animationIds() {
    static const auto ids = [] {
        std::vector<const char*> list;
        for (const AnimationFormat* format : widgets::animationFormats())
            list.push_back(format->id);
        return list;
    }();
    return ids;
}

/// Returns the ids of compare::Pace, in the order of its values.
std::span<const char* const> paceIds() {
    static constexpr std::array kIds{"steps", "stages", "share"};
    return kIds;
}

constexpr OptionSpec animatedScale() {
    OptionSpec option = kScaleOption;
    option.help = QT_TRANSLATE_NOOP("CommandLine",
                                    "pixels per cell; by default 16, or fewer so that no side of a "
                                    "picture has more than 640 pixels");
    return option;
}

constexpr std::array kAnimateOptions{
    OptionSpec{.name = "level",
               .kind = ValueKind::Level,
               .value = "ID",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "the level to make; may be left out when the inputs name "
                                         "it")},
    OptionSpec{.name = "seed",
               .kind = ValueKind::Number,
               .value = "N",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "the seed; may be left out when the inputs name it")},
    OptionSpec{
        .name = "inputs",
        .kind = ValueKind::InputFile,
        .value = "FILE",
        .help = QT_TRANSLATE_NOOP(
            "CommandLine",
            "shows these inputs, as for mazeloom play, being played instead of the generation")},
    OptionSpec{
        .name = "ghosts",
        .kind = ValueKind::None,
        .value = nullptr,
        .help = QT_TRANSLATE_NOOP(
            "CommandLine",
            "shows bugs and bosses moving along their paths once instead of the generation")},
    OptionSpec{.name = "beside",
               .kind = ValueKind::Setting,
               .value = "SIDE",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "shows another generation beside it: from another seed (7), by another recipe "
                   "(recipe=ID), with another value (maze.algorithm=wilson), or several of these "
                   "separated by blanks; may be given up to three times")},
    OptionSpec{
        .name = "pace",
        .kind = ValueKind::Choice,
        .value = "PACE",
        .help = QT_TRANSLATE_NOOP(
            "CommandLine",
            "how generations beside each other are synchronized: at each step, at the beginning "
            "and end of each stage, or only at the beginning and end of the whole"),
        .choices = paceIds,
        .standard = "stages"},
    OptionSpec{.name = "dim-equal",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine", "dims the cells that are the same in all the generations shown")},
    kLangOption,
    OptionSpec{.name = "output",
               .kind = ValueKind::OutputFile,
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "where to write it; an existing file is replaced only on success. A name "
                   "without an extension is a new or empty folder for one picture per frame"),
               .letter = 'o',
               .missing = QT_TRANSLATE_NOOP("CommandLine", "where to? Give -o FILE.webp")},
    OptionSpec{.name = "to",
               .kind = ValueKind::Choice,
               .value = "FORMAT",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "the format; by default taken from FILE's extension"),
               .choices = animationIds},
    OptionSpec{
        .name = "every",
        .kind = ValueKind::Number,
        .value = "K",
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "K steps per frame, or ticks or keys of a replay; by default a "
                                  "generation takes 10 seconds, a temple's replay runs at its own "
                                  "speed, and a descent's shows 8 keys per second"),
        .least = 1,
        .most = 1'000'000'000},
    OptionSpec{.name = "fps",
               .kind = ValueKind::Number,
               .value = "F",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine", "frames per second; by default 25, or 8 for a descent's replay"),
               .least = 1,
               .most = widgets::Schedule::kMostFps},
    OptionSpec{.name = "seconds",
               .kind = ValueKind::Number,
               .value = "S",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "the animation's length in seconds, whatever its steps; instead of --every"),
               .least = 1,
               .most = 3600},
    animatedScale(),
    kThemeOption,
    kLettersOption,
    kNoScanLinesOption,
    kTilesOption,
    kGridOption,
    kOverlayOption,
};

/// Translation context of the subcommand.
struct AnimateText {
    Q_DECLARE_TR_FUNCTIONS(AnimateText)
};

/// A film and the data that it refers to.
struct Shown {
    std::unique_ptr<PlayRun> run;
    std::unique_ptr<level::Pack> pack;
    std::unique_ptr<level::Map> map;
    std::unique_ptr<widgets::Film> film;  ///< destroyed first
};
using ShownOrCode = tl::expected<Shown, int>;

ShownOrCode shown(tl::expected<std::unique_ptr<widgets::Film>, Problem> film, Shown rest = {}) {
    if (!film) {
        complain(film.error());
        return tl::unexpected(kFailed);
    }
    rest.film = std::move(*film);
    return rest;
}

/// A level and its generation settings. After reporting an error, wantedLevel() returns an exit
/// code instead.
struct Wanted {
    std::unique_ptr<level::Pack> pack;
    const level::Level* level = nullptr;
    generate::Options options;
};
tl::expected<Wanted, int> wantedLevel(const CommandArguments& arguments) {
    for (const char* option : {"level", "seed"}) {
        if (arguments.has(option)) continue;
        complain(std::string_view(option) == "level"
                     ? CommandLine::tr("which level? Give --level ID")
                     : CommandLine::tr("which seed? Give --seed N"));
        return tl::unexpected(kWrongUsage);
    }
    auto reading = readWhatIsGood(arguments.operand);
    if (!reading) return tl::unexpected(kFailed);
    const QString id = arguments.text("level");
    // Errors of other levels do not matter here.
    if (complainOfErrors(pack::errorsOfLevel(*reading, id.toStdString())))
        return tl::unexpected(kFailed);
    if (!hasTiles(pictureOf(arguments), arguments.operand, reading->pack))
        return tl::unexpected(kFailed);
    Wanted wanted{std::make_unique<level::Pack>(std::move(reading->pack)), nullptr, {}};
    wanted.level = wanted.pack->findLevel(id.toStdString());
    if (wanted.level == nullptr) {
        complain(
            AnimateText::tr(
                "%1: there is no level \"%2\"; mazeloom generate %1 --list-levels lists the levels")
                .arg(arguments.operand, id));
        return tl::unexpected(kFailed);
    }
    wanted.options.floor = level::floorOf(wanted.pack->descent, *wanted.level);
    wanted.options.kinds = wanted.pack->ownKinds.share();
    return wanted;
}

void complainOf(Problem problem, const level::Level& level) {
    problem.file = pack::levelFile(level.id);
    complain(problem);
}

/// Returns false after reporting that the animation would take too much memory.
bool isWithinMemory(std::span<const Filmed> parts, const Wanted& wanted,
                    const CommandArguments& arguments) {
    const QString flaw =
        flawOfFilmMemory(parts, *wanted.pack, wanted.options, pictureOf(arguments));
    if (!flaw.isEmpty()) complain(flaw);
    return flaw.isEmpty();
}

ShownOrCode generationOf(const CommandArguments& arguments) {
    const auto wanted = wantedLevel(arguments);
    if (!wanted) return tl::unexpected(wanted.error());
    const Filmed filmed{wanted->level, arguments.number("seed")};
    if (!isWithinMemory({&filmed, 1}, *wanted, arguments)) return tl::unexpected(kFailed);
    const auto recorded = generate::record(*wanted->level, wanted->pack->rooms,
                                           arguments.number("seed"), wanted->options);
    for (const Problem& problem : recorded.problems)
        complainOf(problem, *wanted->level);
    if (recorded.failure) {
        complainOf(*recorded.failure, *wanted->level);
        return tl::unexpected(kFailed);
    }
    return shown(
        widgets::generationFilm(recorded.trace, pictureOf(arguments), &wanted->pack->tileMappings));
}

compare::Pace paceOf(const CommandArguments& arguments) {
    const QString wanted = arguments.text("pace");
    return wanted == u"steps"   ? compare::Pace::Steps
           : wanted == u"share" ? compare::Pace::Share
                                : compare::Pace::Stages;
}

/// Returns the level itself and the generations beside it; after reporting an error, the exit code.
tl::expected<std::vector<widgets::BesidePart>, int> besideParts(const CommandArguments& arguments,
                                                                const Wanted& wanted) {
    const std::uint64_t seed = arguments.number("seed");
    const auto level = wanted.pack->shareLevel(wanted.level->id);
    const QString caption =
        inFileLanguage(arguments, "AnimateText", QT_TRANSLATE_NOOP("AnimateText", "seed %1"));
    std::vector<widgets::BesidePart> parts{{level, seed, caption.arg(seed)}};
    const QStringList sides = arguments.texts("beside");
    if (static_cast<std::size_t>(sides.size()) >= compare::kMostSides) {
        complain(AnimateText::tr("--beside: at most %1 generations are shown, the level's own "
                                 "among them")
                     .arg(compare::kMostSides));
        return tl::unexpected(kWrongUsage);
    }
    for (const QString& text : sides) {
        const auto side = compare::sideOf(text.toStdString());
        if (!side) {
            complain(QStringLiteral("--beside: %1").arg(QString::fromStdString(side.error())));
            return tl::unexpected(kWrongUsage);
        }
        auto changed = compare::levelOf(*side, level, wanted.pack->recipes);
        if (!changed) {
            complain(
                QStringLiteral("--beside: %1").arg(QString::fromStdString(changed.error().text)));
            return tl::unexpected(kFailed);
        }
        const std::uint64_t own = side->seed.value_or(seed);
        compare::Side rest = *side;
        rest.seed.reset();
        QString words = caption.arg(own);
        if (!rest.isLevelItself())
            words += QStringLiteral(" · ") + QString::fromStdString(compare::textOf(rest));
        parts.push_back({std::move(*changed), own, words});
    }
    return parts;
}

ShownOrCode besideOf(const CommandArguments& arguments) {
    const auto wanted = wantedLevel(arguments);
    if (!wanted) return tl::unexpected(wanted.error());
    const auto parts = besideParts(arguments, *wanted);
    if (!parts) return tl::unexpected(parts.error());
    std::vector<Filmed> filmed;
    for (const widgets::BesidePart& part : *parts)
        filmed.push_back({part.level.get(), part.seed});
    if (!isWithinMemory(filmed, *wanted, arguments)) return tl::unexpected(kFailed);
    auto film =
        widgets::besideFilm(*parts, wanted->pack->rooms, wanted->options,
                            {.pace = paceOf(arguments), .dimsEqual = arguments.has("dim-equal")},
                            pictureOf(arguments), &wanted->pack->tileMappings);
    if (!film) film.error().file = pack::levelFile(wanted->level->id);
    return shown(std::move(film));
}

ShownOrCode ghostsOf(const CommandArguments& arguments) {
    auto wanted = wantedLevel(arguments);
    if (!wanted) return tl::unexpected(wanted.error());
    auto made = generate::generate(*wanted->level, wanted->pack->rooms, arguments.number("seed"),
                                   wanted->options);
    if (!made) {
        complainOf(std::move(made.error()), *wanted->level);
        return tl::unexpected(kFailed);
    }
    for (const Problem& problem : made->problems)
        complainOf(problem, *wanted->level);
    Shown rest;
    rest.pack = std::move(wanted->pack);
    rest.map = std::make_unique<level::Map>(std::move(made->map));
    auto film = widgets::ghostFilm(*rest.map, *wanted->level, pictureOf(arguments),
                                   &rest.pack->tileMappings);
    if (!film) film.error().file = pack::levelFile(wanted->level->id);
    return shown(std::move(film), std::move(rest));
}

ShownOrCode replayOf(const CommandArguments& arguments) {
    for (const char* option : {"ghosts", "beside", "dim-equal", "tiles", "grid", "overlay"}) {
        if (!arguments.has(option)) continue;
        complain(AnimateText::tr("--%1 cannot be used: a replay is drawn as its player saw it")
                     .arg(QLatin1String(option)));
        return tl::unexpected(kWrongUsage);
    }
    PlayOptions options{.pack = arguments.operand,
                        .level = arguments.text("level"),
                        .seed = {},
                        .attempt = {},
                        .inputs = arguments.text("inputs")};
    if (arguments.has("seed")) options.seed = arguments.number("seed");
    auto run = playRunOf(options);
    if (!run) return tl::unexpected(run.error());
    Shown rest;
    rest.run = std::make_unique<PlayRun>(std::move(*run));
    const auto descent = isDescent(*rest.run);
    if (!descent) return tl::unexpected(kFailed);
    const exchange::PictureOptions picture = pictureOf(arguments);
    const widgets::ReplayLook look{picture.cell, widgets::themeOf(picture)};
    if (*descent) {
        auto replay = descentReplayOf(*rest.run);
        if (!replay) return tl::unexpected(replay.error());
        if (const int code = finish(*rest.run, replay->leftOut); code != kDone)
            return tl::unexpected(code);
        return shown(widgets::descentFilm(std::move(replay->session), look), std::move(rest));
    }
    auto replay = templeReplayOf(*rest.run);
    if (!replay) return tl::unexpected(replay.error());
    if (const int code = finish(*rest.run, replay->leftOut); code != kDone)
        return tl::unexpected(code);
    return shown(widgets::templeFilm(std::move(replay->session), look), std::move(rest));
}

ShownOrCode shownBy(const CommandArguments& arguments) {
    if (arguments.has("inputs")) return replayOf(arguments);
    if (arguments.has("ghosts")) {
        if (!arguments.has("beside")) return ghostsOf(arguments);
        complain(AnimateText::tr("--beside: only generations are shown beside each other"));
        return tl::unexpected(kWrongUsage);
    }
    return arguments.has("beside") ? besideOf(arguments) : generationOf(arguments);
}

widgets::SchedulePlan planOf(const CommandArguments& arguments) {
    widgets::SchedulePlan plan;
    if (arguments.has("every")) plan.every = static_cast<std::int64_t>(arguments.number("every"));
    if (arguments.has("fps")) plan.fps = static_cast<int>(arguments.number("fps"));
    if (arguments.has("seconds")) plan.length = std::chrono::seconds(arguments.number("seconds"));
    return plan;
}

/// Writes the film to `place`. Returns false after reporting an error or a cancellation.
bool write(widgets::Film& film, const widgets::Schedule& schedule, const AnimationFormat& format,
           const QString& place) {
    const Interruption interruption;
    Progress progress;
    const auto written =
        widgets::writeAnimation(film, schedule, format, place, [&](int done, int count) {
            if (progress.isDue())
                progress.show(AnimateText::tr("frame %1 of %2").arg(done + 1).arg(count));
            return !interruption.isAsked();
        });
    progress.clear();
    if (!written) complain(written.error());
    if (written && !*written) complain(AnimateText::tr("cancelled; nothing was written"));
    return written && *written;
}

/// Writes the film to something other than a regular file, through a temporary file: `place` cannot
/// be replaced by renaming, and some formats seek while they write.
bool writeThrough(widgets::Film& film, const widgets::Schedule& schedule,
                  const AnimationFormat& format, const QString& place) {
    const QTemporaryDir folder;
    const QString beside = folder.filePath(QStringLiteral("animation"));
    if (!folder.isValid()) {
        complainOfWriting(beside, folder.errorString());
        return false;
    }
    if (!write(film, schedule, format, beside)) return false;
    QFile file(beside);
    if (!file.open(QIODevice::ReadOnly)) {
        complainOfWriting(place, file.errorString());
        return false;
    }
    Output output(place);
    bool isRead = true;
    const bool isFilled = output.fill([&](std::ostream& out) {
        while (out && isRead && !file.atEnd()) {
            const QByteArray bytes = file.read(1 << 20);
            isRead = !bytes.isEmpty();
            out.write(bytes.constData(), static_cast<std::streamsize>(bytes.size()));
        }
    });
    if (!isRead) complainOfWriting(place, file.errorString());
    return isFilled && isRead && output.commit();
}

/// Returns the format given by the option or by the file name; an error if none is given, or if a
/// program that it needs is not installed.
tl::expected<const AnimationFormat*, QString> animationFormatFor(const CommandArguments& arguments,
                                                                 const QString& place) {
    const AnimationFormat* format =
        arguments.has("to") ? widgets::findAnimationFormat(arguments.text("to").toStdString())
        : place == "-"      ? nullptr
                            : widgets::animationFormatOf(place);
    if (format == nullptr) {
        QStringList endings;
        for (const AnimationFormat* one : widgets::animationFormats()) {
            if (!one->ending.empty())
                endings << u'.' + QString::fromStdString(std::string(one->ending));
        }
        return tl::unexpected(
            AnimateText::tr("%1: which format? Give --to FORMAT, or a name that ends in %2")
                .arg(place, endings.join(QStringLiteral(", "))));
    }
    if (const auto program = widgets::programOf(*format); !program)
        return tl::unexpected(program.error());
    return format;
}

int runAnimate(const CommandArguments& arguments) {
    const QString place = arguments.text("output");
    const auto format = animationFormatFor(arguments, place);
    if (!format) {
        complain(format.error());
        return kWrongUsage;
    }
    const QFileInfo there(place);
    const bool isPlain = place != "-" && (!there.exists() || there.isFile() || there.isDir());
    if (!isPlain && (*format)->ending.empty()) {
        complain(AnimateText::tr("%1: several pictures need a folder").arg(place));
        return kWrongUsage;
    }
    const auto what = shownBy(arguments);
    if (!what) return what.error();
    widgets::Film& film = *what->film;
    const auto schedule = widgets::Schedule::of(film, planOf(arguments));
    if (!schedule) {
        complain(schedule.error());
        return kWrongUsage;
    }
    const bool isWritten = isPlain ? write(film, *schedule, **format, place)
                                   : writeThrough(film, *schedule, **format, place);
    return isWritten ? kDone : kFailed;
}

/// Creates the application for drawing frames, which needs no display.
std::unique_ptr<QCoreApplication> makeAnimating(int& argc, char** argv, const QStringList&) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

}  // namespace

const Command animateCommand{
    .spec = {.name = "animate",
             .summary = QT_TRANSLATE_NOOP("CommandLine",
                                          "show how a level is made or played, as an animation"),
             .usage = kAnimateUsage,
             .about = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Draws how a level is made, step by step, as an animation; or how it is played, "
                 "or how its bugs and bosses move. The first and the last frame are always "
                 "included; the last one is shown a second longer."),
             .operand = Operand::Pack,
             .options = kAnimateOptions,
             .bounds = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "An animation has at most 20000 frames of at most 16384 pixels a side. Each frame "
                 "is drawn, written and released, so memory does not grow with their number; only "
                 "webp keeps the compressed frames until the file is complete. The steps of a "
                 "generation and its pictures take at most 1073 MB, which is enough for a temple "
                 "of 4096 × 4096 cells; larger animations are refused before they are made."),
             .exitCodes = kInterruptibleExitCodes},
    .run = runAnimate,
    .makeApplication = makeAnimating};

}  // namespace mazeloom::app
