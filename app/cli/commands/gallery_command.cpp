// SPDX-License-Identifier: MIT
// mazeloom gallery: draws many seeds of a level on a contact sheet.
#include <algorithm>
#include <array>
#include <memory>
#include <ostream>
#include <vector>

#include <QFileInfo>
#include <QGuiApplication>
#include <QThread>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/interruption.h"
#include "app/cli/maps/file_language.h"
#include "app/cli/maps/map_output.h"
#include "app/cli/maps/picture_options.h"
#include "app/cli/progress.h"
#include "app/cli/read_pack.h"
#include "app/cli/terminal.h"
#include "core/level/campaign/floor_of.h"
#include "core/pack/disk/unread.h"
#include "widgets/exchange/sheets/contact_sheet.h"

namespace mazeloom::app {

namespace {

constexpr std::array kGalleryUsage{"PACK --level ID -o FILE [options]"};

std::span<const char* const> sheetFormats() {
    static constexpr std::array kIds{"png", "svg"};
    return kIds;
}

std::span<const char* const> measureIds() {
    static const auto ids = [] {
        std::vector<const char*> list;
        for (const analyse::Measure* measure : analyse::measures())
            list.push_back(measure->id.data());
        return list;
    }();
    return ids;
}

constexpr std::array kGalleryOptions{
    OptionSpec{.name = "level",
               .kind = ValueKind::Level,
               .value = "ID",
               .help = QT_TRANSLATE_NOOP("CommandLine", "the level to make"),
               .missing = QT_TRANSLATE_NOOP("CommandLine", "which level? Give --level ID")},
    OptionSpec{.name = "seeds",
               .kind = ValueKind::Range,
               .value = "A..B",
               .help = QT_TRANSLATE_NOOP("CommandLine", "the seeds to show"),
               .count = compare::kMostSeeds,
               .standard = "1..64"},
    OptionSpec{.name = "favourites",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "shows the level's favourite seeds instead of --seeds")},
    OptionSpec{.name = "sort",
               .kind = ValueKind::Choice,
               .value = "MEASURE",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine",
                   "the measure to sort by, smallest first; by default the order of the seeds"),
               .choices = measureIds},
    OptionSpec{.name = "descending",
               .kind = ValueKind::None,
               .value = nullptr,
               .help = QT_TRANSLATE_NOOP("CommandLine", "reverses the order")},
    OptionSpec{.name = "columns",
               .kind = ValueKind::Number,
               .value = "N",
               .help = QT_TRANSLATE_NOOP(
                   "CommandLine", "pictures per row; by default about as many as there are rows"),
               .least = 1,
               .most = compare::kMostSeeds},
    OptionSpec{
        .name = "output",
        .kind = ValueKind::OutputFile,
        .value = "FILE",
        .help = QT_TRANSLATE_NOOP(
            "CommandLine", "where to write it; an existing file is replaced only on success"),
        .letter = 'o',
        .missing = QT_TRANSLATE_NOOP("CommandLine", "where to? Give -o FILE.png")},
    OptionSpec{.name = "to",
               .kind = ValueKind::Choice,
               .value = "FORMAT",
               .help = QT_TRANSLATE_NOOP("CommandLine",
                                         "the format; by default taken from FILE's extension"),
               .choices = sheetFormats},
    kLangOption,
    kScaleOption,
    kThemeOption,
    kLettersOption,
    kNoScanLinesOption,
    kTilesOption,
    kGridOption,
    kOverlayOption,
};

/// Translation context of the subcommand.
struct GalleryText {
    Q_DECLARE_TR_FUNCTIONS(GalleryText)
};

std::optional<widgets::SheetFormat> sheetFormatOf(const CommandArguments& arguments) {
    const QString ending = arguments.has("to")
                               ? arguments.text("to")
                               : QFileInfo(arguments.text("output")).suffix().toLower();
    if (ending == u"png") return widgets::SheetFormat::Png;
    if (ending == u"svg") return widgets::SheetFormat::Svg;
    complain(GalleryText::tr("%1: which format? Give --to FORMAT, or a name that ends in .png or "
                             ".svg")
                 .arg(arguments.text("output")));
    return std::nullopt;
}

compare::Order sheetOrderOf(const CommandArguments& arguments) {
    return {arguments.has("sort") ? analyse::findMeasure(arguments.text("sort").toStdString())
                                  : nullptr,
            arguments.has("descending")};
}

std::vector<std::uint64_t> sheetSeedsOf(const CommandArguments& arguments,
                                        const level::Level& level) {
    if (arguments.has("favourites")) return level.favourites.seeds;
    if (!arguments.has("seeds")) return compare::seedsFrom(1);
    const std::uint64_t first = arguments.number("seeds");
    return compare::seedsFrom(first, static_cast<std::size_t>(arguments.last("seeds") - first) + 1);
}

int runGallery(const CommandArguments& arguments) {
    const auto format = sheetFormatOf(arguments);
    if (!format) return kWrongUsage;
    auto reading = readWhatIsGood(arguments.operand);
    if (!reading) return kFailed;
    const QString id = arguments.text("level");
    if (complainOfErrors(pack::errorsOfLevel(*reading, id.toStdString()))) return kFailed;
    const level::Pack pack = std::move(reading->pack);
    if (!hasTiles(pictureOf(arguments), arguments.operand, pack)) return kFailed;
    const auto level = pack.shareLevel(id.toStdString());
    if (level == nullptr) {
        complain(
            GalleryText::tr(
                "%1: there is no level \"%2\"; mazeloom generate %1 --list-levels lists the levels")
                .arg(arguments.operand, id));
        return kFailed;
    }
    widgets::SheetWish wish{
        .plan = {.level = level,
                 .rooms = pack.rooms.share(),
                 .floor = level::floorOf(pack.descent, *level),
                 .kinds = pack.ownKinds.share()},
        .seeds = sheetSeedsOf(arguments, *level),
        .order = sheetOrderOf(arguments),
        .measure = {},
        .format = *format,
        .look = pictureOf(arguments),
        .tiles = &pack.tileMappings,
        .columns = 0,
        .threads = static_cast<unsigned>(std::max(1, QThread::idealThreadCount()))};
    if (wish.seeds.empty()) {
        complain(GalleryText::tr("level \"%1\" has no favourite seeds").arg(id));
        return kFailed;
    }
    if (wish.order.by != nullptr)
        wish.measure = inFileLanguage(arguments, "stages", wish.order.by->title.data());
    if (arguments.has("columns")) wish.columns = static_cast<int>(arguments.number("columns"));
    const Interruption interruption;
    wish.stop = &Interruption::flag();
    Progress progress;
    const auto sheet = widgets::contactSheet(wish, [&](std::size_t done, std::size_t count) {
        if (progress.isDue()) progress.show(GalleryText::tr("level %1 of %2").arg(done).arg(count));
        return !interruption.isAsked();
    });
    progress.clear();
    if (!sheet) {
        complain(sheet.error());
        return kFailed;
    }
    if (sheet->empty()) {
        complain(GalleryText::tr("cancelled; nothing was written"));
        return kFailed;
    }
    Output output(arguments.text("output"));
    const bool isWritten = output.fill([&sheet](std::ostream& out) {
        out.write(sheet->data(), static_cast<std::streamsize>(sheet->size()));
    }) && output.commit();
    return isWritten ? kDone : kFailed;
}

/// Creates the application for drawing pictures, which needs fonts but no display.
std::unique_ptr<QCoreApplication> makeSheetApplication(int& argc, char** argv, const QStringList&) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

}  // namespace

const Command galleryCommand{
    .spec = {.name = "gallery",
             .summary = QT_TRANSLATE_NOOP("CommandLine", "show many seeds of a level on one sheet"),
             .usage = kGalleryUsage,
             .about = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Makes a level from many seeds and puts small pictures of all on one sheet, each "
                 "with its seed and the measure that it is sorted by. A seed that gives no level "
                 "shows the reason instead."),
             .operand = Operand::Pack,
             .options = kGalleryOptions,
             .bounds = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "A sheet has at most 1024 levels, and as PNG at most 16384 pixels a side. The "
                 "longest way is measured only in levels of at most 262144 cells."),
             .exitCodes = kInterruptibleExitCodes},
    .run = runGallery,
    .makeApplication = makeSheetApplication};

}  // namespace mazeloom::app
