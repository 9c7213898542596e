// SPDX-License-Identifier: MIT
#include "widgets/panels/levels/level_drop.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

namespace {

using Kind = LevelModel::Kind;

/// Returns the number of rows of `pack` whose kind is `last` or comes before it.
int rowsUpTo(const LevelModel& model, const QModelIndex& pack, Kind last) {
    int row = 0;
    while (row < model.rowCount(pack) && LevelModel::kindOf(model.index(row, 0, pack)) <= last)
        ++row;
    return row;
}

/// Returns the index, among the pack's levels, at which to insert before `row` of `parent`; after
/// the last row of a level, the index after that level. The rows of levels are the `count` rows
/// from `first` on.
std::size_t levelPlace(const LevelModel& model, const PackDocument& document, int first, int count,
                       int row, const QModelIndex& parent) {
    const auto placeAt = [&](int at) {
        return placeOf(document, *LevelModel::sheetOf(model.index(at, 0, parent)));
    };
    if (count == 0) return document.pack().levels.size();
    return row < first + count ? placeAt(row) : placeAt(first + count - 1) + 1;
}

std::optional<LevelDrop> dropLevel(const LevelModel& model, int row, const QModelIndex& parent) {
    const Kind kind = LevelModel::kindOf(parent);
    if (kind != Kind::Pack && kind != Kind::Folder) return {};
    const int first = kind == Kind::Pack ? rowsUpTo(model, parent, Kind::Problem) : 0;
    const int end =
        kind == Kind::Pack ? rowsUpTo(model, parent, Kind::Level) : model.rowCount(parent);
    if (row < 0) row = end;
    if (row < first || row > end) return {};
    PackDocument* document = LevelModel::documentOf(parent);
    return LevelDrop{document, LevelModel::folderOf(parent),
                     levelPlace(model, *document, first, end - first, row, parent)};
}

std::optional<LevelDrop> dropFolder(const LevelModel& model, int row, const QModelIndex& parent) {
    if (LevelModel::kindOf(parent) != Kind::Pack) return {};
    const int first = rowsUpTo(model, parent, Kind::Level);
    const int end = rowsUpTo(model, parent, Kind::Folder);
    if (row < first || row > end) return {};
    return LevelDrop{LevelModel::documentOf(parent), {}, static_cast<std::size_t>(row - first)};
}

std::optional<LevelDrop> dropRoom(int row, const QModelIndex& parent) {
    PackDocument* document = LevelModel::documentOf(parent);
    const Kind kind = LevelModel::kindOf(parent);
    // Rooms can also be dropped on the pack itself, because a pack without rooms has no row for
    // rooms.
    if (kind != Kind::Rooms && !(kind == Kind::Pack && row < 0)) return {};
    return LevelDrop{
        document, {}, row < 0 ? document->pack().rooms.size() : static_cast<std::size_t>(row)};
}

/// Returns what the index `to` becomes when the item at `from` is removed.
std::size_t placeWithout(std::size_t from, std::size_t to) {
    return from < to ? to - 1 : to;
}

QString copyOf(const PackDocument& from, const Sheet& sheet, const LevelDrop& to) {
    //: The title of a copied level or room; %1 the original's
    const auto titled = [&](const std::string& title) {
        if (to.document != &from) return title;
        return LevelModel::tr("%1 (copy)").arg(QString::fromStdString(title)).toStdString();
    };
    if (sheet.isRoom()) {
        level::Room room = *findRoom(from, sheet.id);
        room.title = titled(room.title);
        return addRoom(*to.document, std::move(room), to.place, LevelModel::tr("Copy a room"));
    }
    level::Level level = *findLevel(from, sheet.id);
    level.title = titled(level.title);
    level.tab = to.folder.toStdString();
    return addLevel(*to.document, std::move(level), to.place, LevelModel::tr("Copy a level"));
}

}  // namespace

const QString LevelDrag::kMimeType = QStringLiteral("application/x-mazeloom-level-row");

LevelDrag LevelDrag::of(const QModelIndex& index) {
    const Kind kind = LevelModel::kindOf(index);
    return {LevelModel::documentOf(index), kind,
            kind == Kind::Folder ? LevelModel::folderOf(index)
                                 : index.data(LevelModel::SheetIdRole).toString()};
}

QMimeData* LevelDrag::toMime() const {
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << QCoreApplication::applicationPid() << reinterpret_cast<quintptr>(document)
        << static_cast<qint32>(kind) << name;
    auto* data = new QMimeData;
    data->setData(kMimeType, bytes);
    return data;
}

std::optional<LevelDrag> LevelDrag::from(const QMimeData* data,
                                         const std::vector<PackDocument*>& documents) {
    if (data == nullptr || !data->hasFormat(kMimeType)) return {};
    const QByteArray bytes = data->data(kMimeType);
    QDataStream in(bytes);
    qint64 process = 0;
    quintptr address = 0;
    qint32 kind = 0;
    LevelDrag drag;
    in >> process >> address >> kind >> drag.name;
    if (in.status() != QDataStream::Ok || process != QCoreApplication::applicationPid()) return {};
    // The address is only compared, never dereferenced, because the pack may have been closed.
    const auto found = std::ranges::find(documents, address, [](const PackDocument* open) {
        return reinterpret_cast<quintptr>(open);
    });
    if (found == documents.end()) return {};
    drag.document = *found;
    drag.kind = static_cast<Kind>(kind);
    const bool isThere = drag.kind == Kind::Folder ? folders(*drag.document).contains(drag.name)
                         : drag.kind == Kind::Room
                             ? findRoom(*drag.document, drag.name) != nullptr
                             : findLevel(*drag.document, drag.name) != nullptr;
    if (!isThere) return {};
    return drag;
}

std::optional<LevelDrop> dropOf(const LevelDrag& drag, Qt::DropAction action,
                                const LevelModel& model, int row, const QModelIndex& parent) {
    if (!parent.isValid()) return {};
    auto to = drag.kind == Kind::Level    ? dropLevel(model, row, parent)
              : drag.kind == Kind::Folder ? dropFolder(model, row, parent)
                                          : dropRoom(row, parent);
    if (!to) return {};
    to->copies = action == Qt::CopyAction;
    const bool leavesOrCopies = to->copies || to->document != drag.document;
    if (drag.kind == Kind::Folder && leavesOrCopies) return {};
    return to;
}

std::optional<Sheet> drop(const LevelDrag& drag, const LevelDrop& to) {
    PackDocument& from = *drag.document;
    if (drag.kind == Kind::Folder) {
        const auto now = static_cast<std::size_t>(folders(from).indexOf(drag.name));
        moveFolder(from, drag.name, placeWithout(now, to.place));
        return {};
    }
    Sheet sheet = drag.kind == Kind::Room ? roomSheet(drag.name) : levelSheet(drag.name);
    if (!to.copies && to.document == &from) {
        moveSheet(from, sheet, placeWithout(placeOf(from, sheet), to.place), to.folder);
        return sheet;
    }
    const Sheet copy{sheet.kind, copyOf(from, sheet, to)};
    if (copy.id.isEmpty()) return {};  // the copy was refused: keep the original
    if (!to.copies) removeSheet(from, sheet);
    return copy;
}

}  // namespace mazeloom::widgets
