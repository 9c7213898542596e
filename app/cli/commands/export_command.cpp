// SPDX-License-Identifier: MIT
// mazeloom export: one file of a pack.
#include <array>
#include <ostream>

#include <QFile>
#include <QGuiApplication>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/commands.h"
#include "app/cli/progress.h"
#include "app/cli/terminal.h"
#include "app/export/pack_export.h"
#include "core/check/rule/report.h"
#include "core/pack/archive/archive_write.h"
#include "core/pack/disk/unread.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

namespace {

constexpr std::array kExportUsage{"PACK -o FILE.mazepack"};

constexpr std::array kExportOptions{OptionSpec{
    .name = "output",
    .kind = ValueKind::OutputFile,
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "where to write it, a name that ends in .mazepack; a file that is "
                              "there is replaced when all has gone well"),
    .letter = 'o',
    .suffix = ".mazepack",
    .missing = QT_TRANSLATE_NOOP("CommandLine", "where to? Give -o FILE.mazepack")}};

/// The words of the subcommand, for translation.
struct ExportText {
    Q_DECLARE_TR_FUNCTIONS(ExportText)
};

struct ExportOptions {
    QString pack;
    QString output;  ///< "-": stdout
};

int refuse(const ExportOptions& options, const std::vector<check::Finding>& errors) {
    for (const check::Finding& error : errors)
        complain(QString::fromStdString(check::lineOf(error)));
    complain(ExportText::tr("%n error(s)", nullptr, static_cast<int>(errors.size())) + "; " +
             ExportText::tr("%1 was not exported, mend it first").arg(options.pack));
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
    const auto saved = pack::saveArchive(bytes, QFile::encodeName(file).toStdString());
    if (saved) return kDone;
    complain(saved.error());
    return kFailed;
}

int exportTo(const ExportOptions& options) {
    const auto source = widgets::openPack(options.pack);
    if (!source) {
        complain(source.error());
        return kFailed;
    }
    const pack::Reading reading = pack::readWhatIsGood(**source);
    std::vector<check::Finding> unread;
    for (const Problem& problem : pack::problemsOfUnread(reading))
        unread.push_back(check::findingOf(problem));
    if (!unread.empty()) {
        // All that is to be mended, at once.
        const auto more = errorsOf(reading.pack);
        unread.insert(unread.end(), more.begin(), more.end());
        return refuse(options, unread);
    }
    Progress progress;
    ExportControl control;
    control.progress = [&progress](const level::Level* level, int done, int count) {
        if (!progress.isDue()) return;
        //: Progress of a command: %1 a level, %2 a share
        progress.show(ExportText::tr("%1: %2 %")
                          .arg(QString::fromStdString(level->id))
                          .arg(100 * done / count));
    };
    const auto bytes = exportPack(reading.pack, control);
    progress.clear();
    return bytes ? save(*bytes, options.output) : refuse(options, bytes.error());
}

int runExport(const CommandArguments& arguments) {
    return exportTo({arguments.pack, arguments.text("output")});
}

/// Levels are drawn, which needs no display.
std::unique_ptr<QCoreApplication> makeDrawing(int& argc, char** argv, const QStringList&) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

}  // namespace

const Command exportCommand{
    .spec = {.name = "export",
             .summary = QT_TRANSLATE_NOOP("CommandLine",
                                          "make one file of a pack, for a game or for others"),
             .usage = kExportUsage,
             .about = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "Makes one file of a pack, for a game to load or for others to open: its levels "
                 "and rooms, a picture of each level, and checksums. The same pack gives the same "
                 "bytes. A pack with errors is not exported: they are listed, as by mazeloom "
                 "check."),
             .takesPack = true,
             .options = kExportOptions,
             .bounds = QT_TRANSLATE_NOOP(
                 "CommandLine",
                 "An archive has at most 10000 files, 1 GiB as it is packed and 2 GiB unpacked. "
                 "It is made in memory, and written when it is whole."),
             .exitCodes = kUsualExitCodes},
    .run = runExport,
    .makeApplication = makeDrawing};

}  // namespace mazeloom::app
