// SPDX-License-Identifier: MIT
#include "widgets/recovery/recovery_entry.h"

#include <algorithm>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include "core/files/file_system.h"
#include "core/pack/disk/open.h"
#include "widgets/qstring.h"

namespace mazeloom::widgets {

namespace {

const QString kJournal = QStringLiteral("journal");
const QString kNext = QStringLiteral("next");

std::filesystem::path pathOf(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

std::optional<Problem> problemOf(const QString& path, std::error_code error) {
    if (!error) return {};
    return problemAt(path.toStdString(), {}, "cannot be written: " + error.message());
}

RecoveredFrom fromAbout(const pack::JournalAbout& about) {
    RecoveredFrom from{qstring(about.name), qstring(about.folder), qstring(about.title), {}, {}};
    for (const auto& [file, stamp] : about.seen)
        from.seen.insert(qstring(file), qstring(stamp));
    return from;
}

// Only the user may read the recovery files, because unsaved work is private.
constexpr QFileDevice::Permissions kPrivateFile = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
constexpr QFileDevice::Permissions kPrivateFolder = kPrivateFile | QFileDevice::ExeOwner;
constexpr unsigned kPrivateMode = 0600;

bool makePrivateFolder(const QString& folder) {
    return QDir().mkpath(folder) && QFile::setPermissions(folder, kPrivateFolder);
}

/// Appends bytes to a file. If needed, creates the file, with access for its owner only.
std::error_code appendPrivately(const QString& path, std::string_view bytes, bool isFlushed) {
    // If the file cannot be created, append() returns the error.
    if (!QFile::exists(path)) QFile(path).open(QIODevice::NewOnly, kPrivateFile);
    return files::DiskFiles().append(pathOf(path), bytes, isFlushed);
}

std::unique_ptr<QLockFile> lockFor(const QString& folder) {
    auto lock = std::make_unique<QLockFile>(folder + ".lock");
    lock->setStaleLockTime(0);  // a running process may hold the lock for any length of time
    if (!lock->tryLock(0)) return nullptr;
    return lock;
}

}  // namespace

RecoveredFrom recoveredFrom(const PackFile& file) {
    const PackDocument& document = file.document();
    return {document.name(), file.folder(), document.title(), QDateTime::currentDateTimeUtc(),
            file.stamps()};
}

pack::JournalAbout aboutOf(const RecoveredFrom& from) {
    pack::JournalAbout about{
        from.name.toStdString(), from.folder.toStdString(), from.title.toStdString(), {}};
    for (auto file = from.seen.cbegin(); file != from.seen.cend(); ++file)
        about.seen[file.key().toStdString()] = file.value().toStdString();
    return about;
}

RecoveryEntry::RecoveryEntry(QString folder, std::unique_ptr<QLockFile> lock)
    : folder_(std::move(folder)), lock_(std::move(lock)) {}

std::unique_ptr<RecoveryEntry> RecoveryEntry::create(const QString& root) {
    if (!makePrivateFolder(root)) return nullptr;
    const QString folder = QDir(root).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces));
    auto lock = lockFor(folder);
    if (lock == nullptr || !makePrivateFolder(folder)) return nullptr;
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
        if (entry->hasJournal()) {
            found.push_back(std::move(entry));
        } else {
            entry->remove();
        }
    }
    std::ranges::sort(found, std::greater(),
                      [](const auto& entry) { return entry->from().time.toMSecsSinceEpoch(); });
    return found;
}

QString RecoveryEntry::journal() const {
    return QDir(folder_).filePath(kJournal);
}

std::optional<Problem> RecoveryEntry::append(std::string_view records) {
    return problemOf(journal(), appendPrivately(journal(), records, false));
}

std::optional<Problem> RecoveryEntry::flush() {
    files::DiskFiles files;
    if (const auto error = appendPrivately(journal(), {}, true)) return problemOf(journal(), error);
    return problemOf(folder_, files.sync(pathOf(folder_)));
}

std::optional<Problem> RecoveryEntry::writeNext(std::string_view journal) {
    const QString next = QDir(folder_).filePath(kNext);
    // Create the folder again if something has removed it.
    makePrivateFolder(folder_);
    files::DiskFiles files;
    // Remove an earlier next journal, whose writing failed or which lacks later edits.
    files.remove(pathOf(next));
    return problemOf(next, files.write(pathOf(next), journal, kPrivateMode));
}

std::optional<Problem> RecoveryEntry::putNext(std::string_view records) {
    const QString next = QDir(folder_).filePath(kNext);
    files::DiskFiles files;
    if (const auto error = appendPrivately(next, records, false)) {
        return problemOf(next, error);
    }
    return problemOf(next, files.rename(pathOf(next), pathOf(journal())));
}

bool RecoveryEntry::hasJournal() {
    const QFileInfo info(journal());
    if (!info.isFile() || info.size() == 0) return false;
    QFile file(journal());
    const std::string saved = pack::recordOfSaved();
    const auto end = static_cast<qint64>(saved.size());
    if (info.size() >= end && file.open(QIODevice::ReadOnly)) {
        if (file.seek(info.size() - end) && file.readAll().toStdString() == saved) return false;
        file.close();
    }
    // Upper bound on the bytes that are read, for the description at the journal's beginning.
    constexpr qint64 kBeginning = 4 << 20;
    if (!file.open(QIODevice::ReadOnly)) return true;
    const std::string beginning = file.read(kBeginning).toStdString();
    if (file.atEnd()) {
        // If the crash happened while the first edit was written, there is nothing to recover.
        const pack::JournalReading read = pack::readJournal(beginning, {});
        if (read.records < 2 && read.problems.empty()) return false;
    }
    if (const auto about = pack::readAbout(beginning)) {
        from_ = fromAbout(*about);
    } else {
        from_.title = info.dir().dirName();
    }
    from_.time = info.lastModified().toUTC();
    return true;
}

OpenPack RecoveryEntry::open() {
    pack::JournalReading read;
    if (const auto bytes = files::DiskFiles().read(pathOf(journal()))) {
        read = pack::readJournal(*bytes, journal().toStdString());
    } else {
        read.problems = {
            problemAt(journal().toStdString(), {}, "cannot be read: " + bytes.error().message())};
        read.isWhole = false;
    }
    problems_ = std::move(read.problems);
    isWhole_ = read.isWhole;
    if (read.about) {
        const QDateTime time = from_.time;
        from_ = fromAbout(*read.about);
        from_.time = time;
    }
    OpenPack result;
    pack::Reading reading;
    reading.pack = std::move(read.pack);
    if (reading.pack.levels.empty() && reading.pack.rooms.empty()) reading.problems = problems_;
    result.document = std::make_unique<PackDocument>(
        from_.name.isEmpty() ? from_.title : from_.name, std::move(reading));
    pack::DiskState disk;
    QString folder;
    if (auto now = from_.folder.isEmpty()
                       ? tl::expected<pack::Opened, Problem>(tl::unexpected(Problem{}))
                       : pack::openForEditing(pathOf(from_.folder))) {
        folder = from_.folder;
        disk = std::move(now->disk);
        for (auto& [name, file] : disk.files) {
            if (from_.seen.value(QString::fromStdString(name)) == PackFile::stampOf(file)) continue;
            // The file has changed since: make its state differ from the document's last seen
            // state.
            file.hash = ~file.hash;
            file.modified = 0;
            file.settled = false;
            file.canonical = 0;
        }
    } else {
        folder = from_.folder;  // there may be no such folder any more; saving creates it again
    }
    result.file = std::make_unique<PackFile>(*result.document, folder, std::move(disk));
    result.document->setSaved(false);
    return result;
}

void RecoveryEntry::forget() {
    QFile::remove(journal());
}

void RecoveryEntry::remove() {
    // Remove the journal first: without it, the rest of the folder is not offered for recovery.
    forget();
    QDir(folder_).removeRecursively();
    lock_.reset();
}

}  // namespace mazeloom::widgets
