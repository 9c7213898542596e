// SPDX-License-Identifier: MIT
#include "widgets/recovery/recovery_entry.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QUuid>

#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"

namespace mazeloom::widgets {

namespace {

const QString kAbout = QStringLiteral("about.json");
const QString kPack = QStringLiteral("pack");

std::filesystem::path pathOf(const QString& folder) {
    return QFile::encodeName(folder).toStdString();
}

std::unique_ptr<QLockFile> lockFor(const QString& folder) {
    auto lock = std::make_unique<QLockFile>(folder + ".lock");
    lock->setStaleLockTime(0);  // an owner that lives holds it for as long as it likes
    if (!lock->tryLock(0)) return nullptr;
    return lock;
}

}  // namespace

RecoveryEntry::RecoveryEntry(QString folder, std::unique_ptr<QLockFile> lock)
    : folder_(std::move(folder)), lock_(std::move(lock)) {}

std::unique_ptr<RecoveryEntry> RecoveryEntry::create(const QString& root) {
    if (!QDir().mkpath(root)) return nullptr;
    const QString folder = QDir(root).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
    auto lock = lockFor(folder);
    if (lock == nullptr || !QDir().mkpath(folder)) return nullptr;
    return std::unique_ptr<RecoveryEntry>(new RecoveryEntry(folder, std::move(lock)));
}

std::vector<std::unique_ptr<RecoveryEntry>> RecoveryEntry::leftBehind(const QString& root) {
    std::vector<std::unique_ptr<RecoveryEntry>> found;
    const QDir dir(root);
    for (const QString& name : dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        auto lock = lockFor(dir.filePath(name));
        if (lock == nullptr) continue;
        std::unique_ptr<RecoveryEntry> entry(
            new RecoveryEntry(dir.filePath(name), std::move(lock)));
        if (entry->readAbout()) {
            found.push_back(std::move(entry));
        } else {
            entry->remove();
        }
    }
    std::ranges::sort(found, std::greater(),
                      [](const auto& entry) { return entry->from().time.toMSecsSinceEpoch(); });
    return found;
}

std::optional<Problem> RecoveryEntry::write(const level::Pack& pack, RecoveredFrom from) {
    const auto saved =
        pack::save(pack, pathOf(QDir(folder_).filePath(kPack)), disk_, {.overwrite = true});
    if (!saved) return saved.error().problems.front();
    QJsonObject seen;
    for (auto file = from.seen.cbegin(); file != from.seen.cend(); ++file)
        seen.insert(file.key(), file.value());
    const QJsonObject about{{"name", from.name},
                            {"folder", from.folder},
                            {"title", from.title},
                            {"time", from.time.toUTC().toString(Qt::ISODateWithMs)},
                            {"seen", seen}};
    QSaveFile file(QDir(folder_).filePath(kAbout));
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(about).toJson()) < 0 ||
        !file.commit()) {
        return problemAt(file.fileName().toStdString(), {}, file.errorString().toStdString());
    }
    from_ = std::move(from);
    return {};
}

bool RecoveryEntry::readAbout() {
    QFile file(QDir(folder_).filePath(kAbout));
    if (!file.open(QIODevice::ReadOnly)) return false;
    const QJsonObject about = QJsonDocument::fromJson(file.readAll()).object();
    from_.name = about.value("name").toString();
    from_.folder = about.value("folder").toString();
    from_.title = about.value("title").toString();
    from_.time = QDateTime::fromString(about.value("time").toString(), Qt::ISODateWithMs);
    const QJsonObject seen = about.value("seen").toObject();
    for (auto each = seen.begin(); each != seen.end(); ++each)
        from_.seen.insert(each.key(), each.value().toString());
    auto opened = pack::openForEditing(pathOf(QDir(folder_).filePath(kPack)));
    if (!opened || from_.name.isEmpty()) return false;
    disk_ = std::move(opened->disk);
    return true;
}

OpenPack RecoveryEntry::open() const {
    OpenPack result;
    auto copy = pack::openForEditing(pathOf(QDir(folder_).filePath(kPack)));
    pack::Reading reading;
    if (copy) {
        reading = std::move(copy->reading);
    } else {
        reading.problems = {copy.error()};
    }
    result.document = std::make_unique<PackDocument>(from_.name, std::move(reading));
    pack::DiskState disk;
    QString folder;
    if (auto now = from_.folder.isEmpty()
                       ? tl::expected<pack::Opened, Problem>(tl::unexpected(Problem{}))
                       : pack::openForEditing(pathOf(from_.folder))) {
        folder = from_.folder;
        disk = std::move(now->disk);
        for (auto& [name, file] : disk.files) {
            if (from_.seen.value(QString::fromStdString(name)) == PackFile::stampOf(file)) continue;
            // Somebody wrote it since: to this document it must look like another file.
            file.hash = ~file.hash;
            file.settled = false;
            file.canonical = 0;
        }
    } else {
        folder = from_.folder;  // it has gone, and is made again by saving
    }
    result.file = std::make_unique<PackFile>(*result.document, folder, std::move(disk));
    result.document->setSaved(false);
    return result;
}

void RecoveryEntry::remove() {
    // First what says that there is something to recover.
    QFile::remove(QDir(folder_).filePath(kAbout));
    QDir(folder_).removeRecursively();
    lock_.reset();
}

}  // namespace mazeloom::widgets
