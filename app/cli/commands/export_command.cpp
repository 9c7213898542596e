// SPDX-License-Identifier: MIT
// mazeloom export: writes a pack as one file, or its levels in the formats of other programs.
#include <array>
#include <optional>
#include <ostream>

#include <QFile>
#include <QGuiApplication>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/export_levels.h"
#include "app/cli/interruption.h"
#include "app/cli/maps/map_output.h"
#include "app/cli/maps/picture_options.h"
#include "app/cli/progress.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "app/cli/threads.h"
#include "core/check/findings/report.h"
#include "core/exchange/bake.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/disk/unread.h"
#include "widgets/exchange/exporters.h"
#include "widgets/exchange/packs/pack_export.h"

namespace mazeloom::app {

namespace {

constexpr std::array kExportUsage{"PACK -o FILE.mazepack [options]",
                                  "PACK --to FORMAT -o PLACE [options]"};

constexpr const char* kPackFormat = "mazepack";

/// Returns the ids of the pack format and of the formats for levels, in this order.
std::span<const char* const> exportFormatIds() {
    static const auto ids = [] {
        std::vector<const char*> list{kPackFormat};
        for (const char* id : mapFormatIds())
            list.push_back(id);
        return list;
    }();
    return ids;
}

constexpr std::array kExportOptions{
    OptionSpec{.name = "to",
               .kind = ValueKind::Choice,
               .value = "FORMAT",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "the format; by default taken from PLACE's extension; "
                                         "mazeloom help formats lists them"),
               .choices = exportFormatIds},
    OptionSpec{.name = "output",
               .kind = ValueKind::OutputFile,
               .value = "PLACE",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "where to write it: a file, or a folder for several levels or seeds. An "
                   "existing file is replaced when the new one is complete"),
               .letter = 'o',
               .missing = QT_TRANSLATE_NOOP("CommandLine", "where to? Give -o FILE.mazepack")},
    OptionSpec{.name = "level",
               .kind = ValueKind::Level,
               .value = "ID",
               .help = QT_TRANSLATE_NOOP("CommandLine", "only this level")},
    OptionSpec{.name = "seed",
               .kind = ValueKind::Number,
               .value = "N",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "the seed that levels are made from; 1 by default")},
    OptionSpec{.name = "seeds",
               .kind = ValueKind::Ranges,
               .value = "A..B,C",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine", "makes each level from each of these seeds, from each seed once"),
               .count = 10'000},
    OptionSpec{.name = "keep-going",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "leaves out levels that cannot be made instead of ending at the first one; "
                   "failures.json in the folder lists them with seed, stage and reason")},
    OptionSpec{.name = "resume",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "resumes the same export into a folder after it ended "
                                         "early: only missing files are made")},
    kThreadsOption,
    OptionSpec{
        .name = "bake",
        .kind = ValueKind::Range,
        .value = "A..B",
        .help = QT_TRANSLATE_NOOP("CommandLine",
                                  "for an archive: stores each level as each of these seeds makes "
                                  "it, as a separate level, for games without a generator"),
        .count = 10'000},
    kScaleOption,
    kThemeOption,
    kLettersOption,
    kNoScanLinesOption,
    kTilesOption,
    kGridOption,
    kOverlayOption,
};

/// Translation context of the subcommand.
struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(ExportText)
};

struct ExportOptions {
    QString pack;
    QString output;  ///< "-": stdout
    std::optional<exchange::BakeRange> bake;
};

int refuse(const ExportOptions& options, const std::vector<check::Finding>& errors) {
    for (const check::Finding& error : errors)
        complain(QString::fromStdString(check::lineOf(error)));
    complain(ExportText::tr("%n error(s)", nullptr, static_cast<int>(errors.size())) + "; " +
             ExportText::tr("%1 was not exported: fix its errors first").arg(options.pack));
    return kFailed;
}

int save(const std::string& bytes, const QString& file) {
    if (file == "-") {
        Output output(file);
        const bool isWritten = output.fill([&bytes](std::ostream& out) {
            out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        });
        return isWritten ? kDone : kFailed;
    }
    const Interruption untilSaved;
    const auto saved = pack::saveArchive(bytes, QFile::encodeName(file).toStdString());
    if (saved) return kDone;
    complain(saved.error());
    return kFailed;
}

int exportTo(const ExportOptions& options) {
    const auto source = openSource(options.pack);
    if (!source) {
        complain(source.error());
        return kFailed;
    }
    const pack::Reading reading = pack::readWhatIsGood(**source);
    std::vector<check::Finding> unread;
    for (const Problem& problem : pack::problemsOfUnread(reading))
        unread.push_back(check::findingOf(problem));
    if (!unread.empty()) {
        // Report all errors at once, not only the unread files.
        const auto more = widgets::errorsOf(reading.pack);
        unread.insert(unread.end(), more.begin(), more.end());
        return refuse(options, unread);
    }
    Progress progress;
    widgets::ExportControl control;
    control.progress = [&progress](const level::Level* level, int done, int count) {
        if (!progress.isDue()) return;
        //: Progress of a command: %1 a level, %2 a share
        progress.show(ExportText::tr("%1: %2 %")
                          .arg(QString::fromStdString(level->id))
                          .arg(100 * done / count));
    };
    level::Pack whole = reading.pack;
    if (options.bake) {
        auto baked =
            exchange::withBaked(std::move(whole), *options.bake,
                                [&progress](const level::Level& level, std::uint64_t seed) {
                                    if (progress.isDue()) {
                                        //: Progress of a command: %1 a level, %2 a seed
                                        progress.show(ExportText::tr("%1, seed %2")
                                                          .arg(QString::fromStdString(level.id))
                                                          .arg(seed));
                                    }
                                    return true;
                                });
        if (!baked) {
            progress.clear();
            return refuse(options, {check::findingOf(baked.error())});
        }
        whole = std::move(*baked);
    }
    const auto bytes = widgets::exportPack(whole, control);
    progress.clear();
    return bytes ? save(*bytes, options.output) : refuse(options, bytes.error());
}

/// Returns the format given by the option or by the file name; null: the pack format.
tl::expected<const exchange::Exporter*, QString> formatOf(const CommandArguments& arguments) {
    const QString place = arguments.text("output");
    const bool isArchive = place.endsWith(widgets::kArchiveSuffix, Qt::CaseInsensitive);
    if (!arguments.has("to")) {
        if (isArchive || place == "-") return nullptr;
        if (const exchange::Exporter* format = widgets::exporterOfFile(place)) return format;
        return tl::unexpected(
            ExportText::tr("%1: which format? Give --to FORMAT, or a name that ends in .mazepack")
                .arg(place));
    }
    const exchange::Exporter* format = widgets::findExporter(arguments.text("to").toStdString());
    // Other programs would not recognise an archive without its suffix.
    if (format == nullptr && !isArchive && place != "-") {
        return tl::unexpected(CommandLine::tr("%1 needs a name that ends in %2, not \"%3\"")
                                  .arg("--output", widgets::kArchiveSuffix, place));
    }
    return format;
}

int runExport(const CommandArguments& arguments) {
    const auto format = formatOf(arguments);
    if (!format) {
        complain(format.error() + QStringLiteral("; ") +
                 CommandLine::tr("see %1").arg(QStringLiteral("mazeloom export --help")));
        return kWrongUsage;
    }
    if (*format == nullptr) {
        for (const char* option : {"level", "seed", "seeds", "keep-going", "resume", "threads",
                                   "scale", "letters", "tiles", "grid", "overlay"}) {
            if (!arguments.has(option)) continue;
            complain(ExportText::tr("--%1: an archive holds the whole pack, without seeds")
                         .arg(QLatin1String(option)));
            return kWrongUsage;
        }
        ExportOptions options{arguments.operand, arguments.text("output"), {}};
        if (arguments.has("bake"))
            options.bake = {arguments.number("bake"), arguments.last("bake")};
        return exportTo(options);
    }
    if (arguments.has("bake")) {
        complain(ExportText::tr("--bake works only for an archive"));
        return kWrongUsage;
    }
    if (arguments.has("seed") && arguments.has("seeds")) {
        complain(ExportText::tr("give either --seed or --seeds, not both"));
        return kWrongUsage;
    }
    ExportLevels wanted{.pack = arguments.operand,
                        .format = **format,
                        .place = arguments.text("output"),
                        .level = arguments.text("level")};
    if (arguments.has("seeds")) {
        for (const auto& [first, last] : arguments.ranges("seeds"))
            wanted.seeds.add({first, last});
    } else {
        const std::uint64_t seed = arguments.has("seed") ? arguments.number("seed") : 1;
        wanted.seeds.add({seed, seed});
    }
    wanted.way = {.keepsGoing = arguments.has("keep-going"),
                  .keepsFinished = true,
                  .resumes = arguments.has("resume"),
                  .threads = threadsOf(arguments)};
    wanted.picture = pictureOf(arguments);
    return exportLevels(wanted);
}

/// Creates the application for drawing levels, which needs no display.
std::unique_ptr<QCoreApplication> makeDrawing(int& argc, char** argv, const QStringList&) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

}  // namespace

const Command exportCommand{
    .spec = {.name = "export",
             .summary = QT_TRANSLATE_NOOP(
                 "CommandLine", "write a pack or its levels for a game or another program"),
             .usage = kExportUsage,
             .about = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Writes a pack as one file, for a game to load or for other people to open: its "
                 "levels and rooms, a picture of each level, and checksums. The same pack gives "
                 "the same bytes. A pack with errors is not exported; its errors are listed, as by "
                 "mazeloom check. With another format its levels are made from seeds and written "
                 "for other programs to open."),
             .operand = Operand::Pack,
             .options = kExportOptions,
             .bounds = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "An archive has at most 10000 files, 1 GiB packed and 2 GiB unpacked. It is made "
                 "in memory and written when it is complete. With several files, each one appears "
                 "when it is complete and stays if the export ends early; unfinished.ndjson lists "
                 "them until all exist. A link with the name of such a file is replaced by the "
                 "file; a link given as PLACE is followed."),
             .exitCodes = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Exit code: 0 done, 1 failed, or levels were left out, 2 wrong usage; 130, 143 or "
                 "129 ended by SIGINT, SIGTERM or SIGHUP.")},
    .run = runExport,
    .makeApplication = makeDrawing};

}  // namespace mazeloom::app
