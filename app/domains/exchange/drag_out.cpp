// SPDX-License-Identifier: MIT
#include "app/domains/exchange/drag_out.h"

#include <cstdint>

#include <QDir>
#include <QFile>
#include <QPointer>

#include "app/exchange/export_settings.h"
#include "app/workspace/tile_looks.h"
#include "core/exchange/out/write_levels.h"
#include "widgets/document/lookup.h"
#include "widgets/exchange/exporters.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

/// Upper bound on a level's cells, so that creating its file blocks both programs for less than a
/// second.
constexpr std::int64_t kMostCells = std::int64_t{1} << 20;

}  // namespace

DragOut::DragOut(widgets::LevelList& list, TileLooks& looks) : looks_(looks) {
    list.setFilesOf(
        [self = QPointer(this)](const widgets::PackDocument& document, const QString& level) {
            return self ? self->filesOf(document, level) : QStringList();
        });
}

QStringList DragOut::filesOf(const widgets::PackDocument& document, const QString& level) {
    const level::Pack pack = document.pack();
    const level::Level* found = pack.findLevel(level.toStdString());
    if (found == nullptr) return {};
    if (found->size.area() > kMostCells) {
        emit told(tr("“%1” is too large to be dragged out: use File → Export levels")
                      .arg(widgets::qstring(widgets::shownTexts(*found).title)));
        return {};
    }
    const QDir folder(folder_.filePath(QString::number(++made_)));
    if (!folder.mkpath(QStringLiteral("."))) return {};
    const exchange::Exporter& format = lastFormat();
    const exchange::LevelFiles files({.format = &format,
                                      .pack = &pack,
                                      .levels = {{found, widgets::seedOf(document, level)}},
                                      .seeds = {}});
    const QString name = level + u'.' + widgets::qstring(format.ending);
    exchange::ExportOptions options = lastOptions();
    options.picture.tiles = looks_.shown(document);
    files::DiskFiles disk;
    const auto written = exchange::writeLevels(
        files, {QFile::encodeName(folder.filePath(name)).toStdString(), false}, options, {}, disk);
    if (!written) {
        emit told(widgets::generationText(written.error(), &pack, nullptr));
        return {};
    }
    QStringList paths{folder.filePath(name)};
    for (const QString& other : folder.entryList(QDir::Files)) {
        if (other != name) paths << folder.filePath(other);
    }
    return paths;
}

}  // namespace mazeloom::app
