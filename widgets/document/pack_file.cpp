// SPDX-License-Identifier: MIT
#include "widgets/document/pack_file.h"

#include <algorithm>
#include <set>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include "core/pack/disk/open.h"
#include "core/pack/disk/unread.h"
#include "core/pack/json/names.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::widgets {

namespace {

constexpr int kSettleMs = 200;
/// Upper bound on the number of watched files and folders. The system's watches are limited, and
/// all programs share them. Changes of other files are noticed at the next check().
constexpr int kMostWatched = 200;

std::filesystem::path pathOf(const QString& folder) {
    return QFile::encodeName(folder).toStdString();
}

}  // namespace

PackOnDisk readPackFile(const QString& name, const pack::ReadControl& control) {
    const bool isFolder = !name.startsWith(QLatin1String("builtin:")) && !isArchive(name);
    if (isFolder) {
        if (auto opened = pack::openForEditing(pathOf(name), control)) {
            return {name, std::move(opened->reading), name, std::move(opened->disk)};
        }
    }
    const auto source = openPack(name, control.stop);
    if (!source)
        return {name, {.pack = {}, .problems = {source.error()}, .isPackFileWhole = false}, {}, {}};
    PackOnDisk found{name, pack::readWhatIsGood(**source, control), {}, {}};
    found.disk.unread = found.reading.unread;
    found.disk.isPackFileWhole = found.reading.isPackFileWhole;
    return found;
}

PackFile::PackFile(PackDocument& document, QString folder, pack::DiskState disk, QObject* parent)
    : QObject(parent), document_(document), folder_(std::move(folder)), disk_(std::move(disk)) {
    settle_.setSingleShot(true);
    settle_.setInterval(kSettleMs);
    connect(&settle_, &QTimer::timeout, this, [this] {
        check();
        watch();
    });
    const auto soon = qOverload<>(&QTimer::start);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &settle_, soon);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, [this](const QString& changed) {
        // Ignore events in a parent folder unless the pack's folder has disappeared or returned.
        const bool isAbove = QFileInfo(folder_).absoluteFilePath().startsWith(changed + '/');
        if (isAbove && isThere_ && QFileInfo(folder_).isDir()) return;
        // Do not restart the timer on events in a parent folder: constant activity there would
        // postpone it forever.
        if (!isAbove || !settle_.isActive()) settle_.start();
    });
    watch();
    lookAtFolder();
}

void PackFile::setReadOnly(bool readOnly) {
    if (readOnly == readOnly_) return;
    readOnly_ = readOnly;
    emit placeChanged();
}

/// Whether the newly read pack lacks sheets of the document, or parts of pack.json, because files
/// cannot be read.
bool PackFile::lacksUnread(const PackOnDisk& found) const {
    const document::Document& content = document_.content();
    const level::Pack& pack = content.pack();
    if (pack.levels.empty() && pack.rooms.empty()) return false;
    const pack::Reading& reading = found.reading;
    if (std::ranges::any_of(reading.unread, [&](const pack::Unread& unread) {
            const document::SheetKind kind =
                unread.isRoom ? document::SheetKind::Room : document::SheetKind::Level;
            return content.find(kind, unread.id) != document::kNoSheet;
        }))
        return true;
    if (reading.isPackFileWhole) return false;
    if (disk_.isPackFileWhole) return true;
    // If pack.json was read only in part before, too, check whether levels or rooms are lost.
    const auto lacks = [](const auto& sheets, const auto& read) {
        std::set<std::string> ids;
        for (const auto& sheet : read)
            ids.insert(sheet.id);
        return std::ranges::any_of(sheets,
                                   [&](const auto& sheet) { return !ids.contains(sheet.id); });
    };
    return lacks(pack.levels, reading.pack.levels) || lacks(pack.rooms, reading.pack.rooms);
}

tl::expected<void, std::vector<Problem>> PackFile::reload(PackOnDisk found) {
    if (lacksUnread(found)) {
        std::vector<Problem> problems = pack::problemsOfUnread(found.reading);
        std::erase_if(problems,
                      [](const Problem& problem) { return problem.severity != Severity::Error; });
        return tl::unexpected(std::move(problems));
    }
    const bool isElsewhere = folder_ != found.folder;
    folder_ = std::move(found.folder);
    disk_ = std::move(found.disk);
    lastReported_.clear();
    document_.replaceBy(std::move(found.reading));
    watch();
    if (isElsewhere) emit placeChanged();
    emit reloaded();
    return {};
}

QStringList PackFile::unreadFiles() const {
    QStringList names;
    if (!disk_.isPackFileWhole) names << QString::fromStdString(pack::kPackFile);
    for (const pack::Unread& each : disk_.unread) {
        names << QString::fromStdString(each.isRoom ? pack::roomFile(each.id)
                                                    : pack::levelFile(each.id));
    }
    return names;
}

void PackSave::run() {
    const std::filesystem::path path = pathOf(folder);
    if (place == Place::Replaced) {
        // The files of the replaced pack count as known, so that saving removes them.
        if (auto replaced = pack::openForEditing(path)) {
            disk = std::move(replaced->disk);
            unlisted = std::move(replaced->reading.unlisted);
        }
        disk.unread.clear();
    }
    result = pack::save(content.pack(), path, disk, options);
}

PackSave PackFile::beginSave(pack::SaveOptions options) {
    Q_ASSERT(canSave());
    ++saves_;
    return {.content = document_.content(),
            .folder = folder_,
            .disk = disk_,
            .options = std::move(options)};
}

PackSave PackFile::beginSaveAs(const QString& folder) {
    const Target target = targetAt(folder);
    Q_ASSERT(target != Target::Occupied);
    if (target == Target::SamePack) return beginSave();
    ++saves_;
    const bool isFree = target == Target::Free;
    return {.content = document_.content(),
            .folder = folder,
            .disk = {},
            .options = {.overwrite = !isFree},
            .place = isFree ? PackSave::Place::New : PackSave::Place::Replaced};
}

PackFile::Result PackFile::endSave(PackSave save) {
    --saves_;
    const bool isOwn = save.place == PackSave::Place::Own;
    if (!save.result && !isOwn) return std::move(save.result);
    const QStringList unread = unreadFiles();
    // Take the state of the folder after the save, even if the save failed.
    disk_ = std::move(save.disk);
    if (save.result) {
        if (!isOwn) {
            document_.dropLoadProblemsOf(unread);
            document_.setUnlisted(std::move(save.unlisted));
            folder_ = QFileInfo(save.folder).canonicalFilePath();
            readOnly_ = false;
            document_.setReadOnly(false);
            document_.setName(folder_);
        }
        lastReported_.clear();
        document_.setSaved(save.content);
    }
    watch();
    lookAtFolder();
    if (save.result) {
        if (!isOwn) emit placeChanged();
        emit savedNow();
    }
    return std::move(save.result);
}

void PackFile::dropSave() {
    --saves_;
    settle_.start();
}

PackFile::Result PackFile::saveNow(PackSave save) {
    save.run();
    return endSave(std::move(save));
}

PackFile::Target PackFile::targetAt(const QString& folder) const {
    const QFileInfo info(folder);
    if (!info.exists()) return Target::Free;
    if (!info.isDir()) return Target::Occupied;
    if (canSave() && info.canonicalFilePath() == QFileInfo(folder_).canonicalFilePath()) {
        return Target::SamePack;
    }
    const QDir dir(folder);
    if (dir.exists(QString::fromStdString(pack::kPackFile))) return Target::Pack;
    return dir.isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot)
               ? Target::Free
               : Target::Occupied;
}

QString PackFile::stampOf(const pack::SeenFile& file) {
    return QStringLiteral("%1/%2").arg(file.size).arg(file.modified);
}

QHash<QString, QString> PackFile::stamps() const {
    QHash<QString, QString> stamps;
    for (const auto& [name, file] : disk_.files)
        stamps.insert(QString::fromStdString(name), stampOf(file));
    return stamps;
}

void PackFile::lookAtFolder() {
    bool isThere = true;
    bool isWritable = true;
    if (!folder_.isEmpty()) {
        const QDir dir(folder_);
        isThere = QFileInfo(folder_).isDir();
        // Saving replaces files by new ones. So only the folders must be writable, not the files.
        for (const std::string& sub : {std::string(), pack::kLevelFolder, pack::kRoomFolder}) {
            const QFileInfo info(dir.filePath(QString::fromStdString(sub)));
            if (info.exists() && !info.isWritable()) isWritable = false;
        }
    }
    if (isThere == isThere_ && isWritable == isWritable_) return;
    isThere_ = isThere;
    isWritable_ = isWritable;
    // The pack now exists only in memory: closing it must ask whether to save.
    if (!isThere_) document_.setSaved(false);
    watch();
    emit folderChanged();
}

void PackFile::check() {
    // A save in progress changes files, and checks them for changes by other programs itself.
    if (folder_.isEmpty() || saves_ > 0) return;
    lookAtFolder();
    QStringList changed;
    for (const std::string& name : pack::changedOutside(pathOf(folder_), disk_))
        changed << QString::fromStdString(name);
    if (changed == lastReported_) return;
    lastReported_ = changed;
    emit changedOutside(changed);
}

void PackFile::keepMine() {
    files::DiskFiles files;
    const std::filesystem::path folder = pathOf(folder_);
    // Files that other programs added stay unknown, so that saving does not remove them.
    for (const std::string& name : pack::changedOutside(folder, disk_, files)) {
        const std::int64_t now = files.now();
        const auto info = files.look(folder / name);
        const auto bytes = files.read(folder / name);
        if (!info || !*info || !bytes) {
            disk_.files.erase(name);
            continue;
        }
        pack::SeenFile file = pack::seen(**info, pack::fingerprint(*bytes), now);
        file.canonical = 0;  // matches no text of this program, so that a save replaces the file
        disk_.files[name] = file;
    }
    disk_.isPackFileWhole = true;
    lastReported_.clear();
    document_.setSaved(false);
    watch();
}

void PackFile::watch() {
    QStringList paths;
    if (!folder_.isEmpty()) {
        const QDir dir(folder_);
        paths << folder_;
        // Watch the parent folders too: only they report that the pack's folder or one of its
        // parents was renamed, or that a missing folder has returned.
        for (QFileInfo at(QFileInfo(folder_).absolutePath()); !at.isRoot();
             at.setFile(at.absolutePath()))
            paths << at.absoluteFilePath();
        for (const std::string& sub : {pack::kLevelFolder, pack::kRoomFolder})
            paths << dir.filePath(QString::fromStdString(sub));
        for (const auto& [name, file] : disk_.files)
            paths << dir.filePath(QString::fromStdString(name));
        paths = paths.mid(0, kMostWatched);
        paths.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    }
    // If a file was replaced, its watch ended with the old file; watch the new one.
    const QStringList watched = watcher_.files() + watcher_.directories();
    const QSet<QString> before(watched.begin(), watched.end());
    const QSet<QString> after(paths.begin(), paths.end());
    const QStringList gone = (before - after).values();
    const QStringList added = (after - before).values();
    if (!gone.isEmpty()) watcher_.removePaths(gone);
    if (!added.isEmpty()) watcher_.addPaths(added);
}

OpenPack openPackFile(PackOnDisk read) {
    OpenPack result;
    result.document = std::make_unique<PackDocument>(read.name, std::move(read.reading));
    result.document->setReadOnly(isArchive(read.name));
    result.file =
        std::make_unique<PackFile>(*result.document, std::move(read.folder), std::move(read.disk));
    return result;
}

OpenPack newPackFile(const QString& name, level::Pack pack) {
    OpenPack result;
    result.document = std::make_unique<PackDocument>(name, pack::Reading{std::move(pack), {}});
    result.file = std::make_unique<PackFile>(*result.document, QString(), pack::DiskState());
    return result;
}

}  // namespace mazeloom::widgets
