// SPDX-License-Identifier: MIT
#include "app/cli/export_command.h"

#include <ostream>

#include <QFile>
#include <QGuiApplication>

#include "app/cli/command_line.h"
#include "app/cli/export_options.h"
#include "app/cli/progress.h"
#include "app/cli/terminal.h"
#include "app/export/pack_export.h"
#include "core/check/report.h"
#include "core/pack/archive_write.h"
#include "core/pack/unread.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

namespace {

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

}  // namespace

int exportCommand(int& argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    // Levels are drawn, which needs no display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const auto options = parseExportOptions(arguments);
    if (!options) {
        complain(options.error() + "; " + ExportText::tr("see mazeloom export --help"));
        return kWrongUsage;
    }
    if (options->help) {
        print(exportHelp());
        return kDone;
    }
    return exportTo(*options);
}

}  // namespace mazeloom::app
