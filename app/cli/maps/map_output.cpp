// SPDX-License-Identifier: MIT
#include "app/cli/maps/map_output.h"

#include <algorithm>

#include <QFileInfo>
#include <QGuiApplication>

#include "core/exchange/out/level_files.h"
#include "widgets/exchange/exporters.h"
#include "widgets/exchange/tile_picture.h"

namespace mazeloom::app {

std::span<const char* const> mapFormatIds() {
    static const auto ids = [] {
        std::vector<const char*> list;
        for (const exchange::Exporter* exporter : widgets::exporters())
            list.push_back(exporter->id);
        return list;
    }();
    return ids;
}

const exchange::Exporter& mapFormatOf(const CommandArguments& arguments) {
    return *widgets::findExporter(arguments.text(kFormatOption.name).toStdString());
}

std::unique_ptr<QCoreApplication> makeMapApplication(int& argc, char** argv,
                                                     const QStringList& arguments) {
    const bool mayDraw =
        std::ranges::any_of(widgets::exporters(), [&](const exchange::Exporter* format) {
            const QString id = QLatin1String(format->id);
            return format->draws &&
                   (arguments.contains(id) || arguments.contains(QStringLiteral("--format=") + id));
        });
    if (!mayDraw) return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

bool Outputs::add(const QString& file, const exchange::Exporter& exporter,
                  const exchange::Source& source, exchange::ExportOptions options) {
    const bool isStdout = file.isEmpty() || file == "-";
    const QFileInfo place(file);
    if (!isStdout) options.stem = place.completeBaseName().toStdString();
    options.drawTiles = widgets::drawTiles;
    const auto files = exporter.filesOf(source, options);
    if (!files) {
        // An exporter's error does not name the level; failureOf() adds its file and seed.
        const exchange::MadeLevel& made = source.levels.front();
        complain(exchange::failureOf({&made.level, made.seed}, files.error()).problem);
        return false;
    }
    for (std::size_t i = 0; i < (isStdout ? 1 : files->size()); ++i) {
        const QString path =
            i == 0 ? file : place.dir().filePath(QString::fromStdString((*files)[i].name));
        files_.push_back(std::make_unique<Output>(path));
        if (!files_.back()->fill((*files)[i].write)) return false;
    }
    return true;
}

bool Outputs::commit() {
    return std::ranges::all_of(files_, [](const auto& file) { return file->commit(); });
}

}  // namespace mazeloom::app
