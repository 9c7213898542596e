// SPDX-License-Identifier: MIT
#include "tests/support/packs/archives.h"

#include <cstdio>
#include <cstdlib>
#include <map>

#include <zip.h>
#include <QCryptographicHash>
#include <nlohmann/json.hpp>

namespace mazeloom::testing {

namespace {

void need(bool good, const char* what) {
    if (good) return;
    std::fprintf(stderr, "archives.cpp: %s\n", what);
    std::abort();
}

}  // namespace

std::string archiveOf(const std::vector<ArchiveFile>& files) {
    zip_source_t* const buffer = zip_source_buffer_create(nullptr, 0, 0, nullptr);
    need(buffer != nullptr, "no buffer");
    zip_t* const archive = zip_open_from_source(buffer, ZIP_TRUNCATE, nullptr);
    need(archive != nullptr, "no archive");
    zip_source_keep(buffer);
    for (const ArchiveFile& file : files) {
        zip_source_t* const content =
            zip_source_buffer(archive, file.bytes.data(), file.bytes.size(), 0);
        const zip_int64_t added = zip_file_add(archive, file.name.c_str(), content, 0);
        need(added >= 0, zip_strerror(archive));
        const auto index = static_cast<zip_uint64_t>(added);
        zip_set_file_compression(archive, index, file.isDeflated ? ZIP_CM_DEFLATE : ZIP_CM_STORE,
                                 1);
        zip_file_set_external_attributes(archive, index, 0, ZIP_OPSYS_UNIX, file.mode << 16);
        if (file.isEncrypted) {
            need(zip_file_set_encryption(archive, index, ZIP_EM_AES_256, "secret") == 0,
                 zip_strerror(archive));
        }
    }
    need(zip_close(archive) == 0, "cannot be closed");
    zip_stat_t stat;
    need(zip_source_stat(buffer, &stat) == 0 && zip_source_open(buffer) == 0, "no bytes");
    std::string bytes(stat.size, '\0');
    zip_source_read(buffer, bytes.data(), bytes.size());
    zip_source_close(buffer);
    zip_source_free(buffer);
    return bytes;
}

std::vector<ArchiveFile> withChecksums(std::vector<ArchiveFile> files) {
    nlohmann::json checksums = nlohmann::json::object();
    for (const ArchiveFile& file : files) {
        const QByteArray bytes =
            QByteArray::fromRawData(file.bytes.data(), static_cast<qsizetype>(file.bytes.size()));
        checksums[file.name] =
            QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
    }
    files.push_back({"checksums.json", checksums.dump()});
    return files;
}

std::vector<ArchiveFile> archiveFilesOf(const MemorySource& pack) {
    std::vector<ArchiveFile> files;
    for (const auto& [name, bytes] : pack.files)
        files.push_back({name, bytes});
    return files;
}

}  // namespace mazeloom::testing
