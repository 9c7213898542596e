// SPDX-License-Identifier: MIT
#include "widgets/document/pack_source.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/pack/archive/archive_read.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/json/sentences.h"

namespace mazeloom::widgets {

namespace {

constexpr QLatin1String kBuiltIn("builtin:");
constexpr QLatin1String kArchive(".mazepack");

}  // namespace

tl::expected<std::string, Problem> ResourceSource::read(const std::string& name,
                                                        std::size_t mostBytes) const {
    QFile file(folder_ + QString::fromStdString(name));
    if (!file.open(QIODevice::ReadOnly)) {
        return tl::unexpected(problemAt(name, {}, pack::kNoFile));
    }
    if (static_cast<std::size_t>(file.size()) > mostBytes) {
        return tl::unexpected(problemAt(name, {}, pack::kTooLarge));
    }
    return file.readAll().toStdString();
}

bool ResourceSource::exists(const std::string& name) const {
    return QFile::exists(folder_ + QString::fromStdString(name));
}

std::vector<std::string> ResourceSource::names(const std::string& folder) const {
    std::vector<std::string> names;
    const QDir dir(folder_ + QString::fromStdString(folder));
    for (const QString& name : dir.entryList(QDir::Files, QDir::Name))
        names.push_back(name.toStdString());
    return names;
}

QStringList builtInPacks() {
    return QDir(":/packs").entryList(QDir::Dirs, QDir::Name);
}

bool isArchive(const QString& name) {
    return !name.startsWith(kBuiltIn) && name.endsWith(kArchive, Qt::CaseInsensitive) &&
           !QFileInfo(name).isDir();
}

tl::expected<std::unique_ptr<pack::Source>, Problem> openPack(const QString& name,
                                                              const Stop& stop) {
    if (name.startsWith(kBuiltIn)) {
        const QString id = name.mid(kBuiltIn.size());
        if (builtInPacks().contains(id)) return std::make_unique<ResourceSource>(id);
        const QString known = builtInPacks().join(", " + QString(kBuiltIn));
        return tl::unexpected(
            problemAt(name.toStdString(), {},
                      ("there is no such built-in pack; there are " + QString(kBuiltIn) + known)
                          .toStdString()));
    }
    const std::filesystem::path path = QFile::encodeName(name).toStdString();
    if (isArchive(name)) {
        auto archive = pack::openArchive(path, stop);
        if (!archive) return tl::unexpected(std::move(archive.error()));
        return std::make_unique<pack::ArchiveSource>(std::move(*archive));
    }
    auto folder = pack::openFolder(path);
    if (!folder) return tl::unexpected(std::move(folder.error()));
    return std::make_unique<pack::FolderSource>(std::move(*folder));
}

}  // namespace mazeloom::widgets
