// SPDX-License-Identifier: MIT
#include "core/pack/archive/archive_write.h"

#include <utility>

#include <sys/stat.h>

#include "core/files/replace.h"
#include "core/hash/sha256.h"
#include "core/pack/archive/archive_limits.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/archive/zip_handle.h"
#include "core/pack/disk/verify.h"
#include "core/pack/json/json_layout.h"
#include "core/pack/json/names.h"
#include "core/pack/json/sentences.h"
#include "core/pack/json/write/write.h"
#include "core/stop.h"

namespace mazeloom::pack {

namespace {

/// The archive's name in problems, since it has none yet.
const std::string kName = "archive";

/// Noon of 1 January 1980, the first date of zip; no clock changes to or from summer time at noon.
constexpr zip_uint16_t kTime = 12 << 11;
constexpr zip_uint16_t kDate = 0 << 9 | 1 << 5 | 1;
constexpr zip_uint32_t kMode = (S_IFREG | 0644u) << 16;
constexpr zip_uint32_t kDeflateLevel = 6;

std::string writeChecksums(const std::vector<TextFile>& files) {
    std::map<std::string, std::string> checksums;
    for (const TextFile& file : files)
        checksums[file.name] = hash::toHex(hash::sha256(file.text));
    std::string text;
    Members members(text, Members::Layout::Lines);
    for (const auto& [name, checksum] : checksums)
        members.text(name, checksum);
    members.close();
    return text;
}

/// Returns the files in the archive's order.
std::vector<TextFile> filesOf(const level::Pack& pack, const Thumbnails& thumbnails) {
    std::vector<TextFile> files = write(pack);
    for (const level::Level& level : pack.levels) {
        const auto thumbnail = thumbnails.find(level.id);
        if (thumbnail != thumbnails.end()) {
            files.push_back({thumbnailFile(level.id), thumbnail->second});
        }
    }
    files.push_back({kChecksumsFile, writeChecksums(files)});
    return files;
}

/// Whether a file's format is compressed already, as for PNGs.
bool isCompressed(const TextFile& file) {
    return file.name.ends_with(".png");
}

bool add(zip_t* archive, const TextFile& file) {
    ZipSource content(zip_source_buffer(archive, file.text.data(), file.text.size(), 0));
    if (!content) return false;
    const zip_int64_t added =
        zip_file_add(archive, file.name.c_str(), content.get(), ZIP_FL_ENC_UTF_8);
    if (added < 0) return false;
    static_cast<void>(content.release());  // owned by the archive now
    const auto index = static_cast<zip_uint64_t>(added);
    const bool stored = isCompressed(file);
    return zip_set_file_compression(archive, index, stored ? ZIP_CM_STORE : ZIP_CM_DEFLATE,
                                    stored ? 0 : kDeflateLevel) == 0 &&
           zip_file_set_dostime(archive, index, kTime, kDate, 0) == 0 &&
           zip_file_set_external_attributes(archive, index, 0, ZIP_OPSYS_UNIX, kMode) == 0;
}

tl::expected<std::string, std::string> zipped(const std::vector<TextFile>& files) {
    ZipError error;
    const ZipSource buffer(zip_source_buffer_create(nullptr, 0, 0, error.get()));
    if (!buffer) return tl::unexpected(error.text());
    ZipArchive archive(zip_open_from_source(buffer.get(), ZIP_TRUNCATE, error.get()));
    if (!archive) return tl::unexpected(error.text());
    zip_source_keep(buffer.get());  // the archive releases its own reference
    for (const TextFile& file : files) {
        if (!add(archive.get(), file)) return tl::unexpected(zip_strerror(archive.get()));
    }
    if (zip_close(archive.get()) != 0) return tl::unexpected(zip_strerror(archive.get()));
    static_cast<void>(archive.release());  // closing freed it

    zip_stat_t stat;
    const bool isOpen =
        zip_source_stat(buffer.get(), &stat) == 0 && zip_source_open(buffer.get()) == 0;
    std::string bytes(isOpen ? stat.size : 0, '\0');
    const bool isRead = isOpen && zip_source_read(buffer.get(), bytes.data(), bytes.size()) ==
                                      static_cast<zip_int64_t>(bytes.size());
    if (isOpen) zip_source_close(buffer.get());
    if (!isRead) return tl::unexpected(zip_error_strerror(zip_source_error(buffer.get())));
    return bytes;
}

}  // namespace

tl::expected<std::string, std::vector<Problem>> writeArchive(const level::Pack& pack,
                                                             const Thumbnails& thumbnails) {
    if (auto problems = checkIds(pack, {}); !problems.empty()) {
        return tl::unexpected(std::move(problems));
    }
    const auto refuse = [](Problem problem) {
        return tl::unexpected(std::vector{std::move(problem)});
    };
    const std::vector<TextFile> files = filesOf(pack, thumbnails);
    if (files.size() > kMaxArchiveFiles) {
        return refuse(
            problemAt({}, {}, Phrase{kExportsManyFiles, {files.size(), kMaxArchiveFiles}}));
    }
    auto bytes = zipped(files);
    if (!bytes) return refuse(problemAt({}, {}, Phrase{kCannotArchive, {bytes.error()}}));
    // The archive must open elsewhere, so the limits of the reader apply to the archive written
    // here.
    const auto again = openArchive(*bytes, kName);
    if (!again) return refuse(again.error());
    return std::move(*bytes);
}

tl::expected<void, Problem> saveArchive(std::string_view bytes, const std::filesystem::path& file,
                                        files::FileSystem& files,
                                        const std::function<bool()>& mayReplace) {
    const auto failed = [&](std::error_code error) {
        return tl::unexpected(
            problemAt(file.string(), {}, Phrase{kCannotWrite, {error.message()}}));
    };
    const auto info = files.look(file);
    if (!info) return failed(info.error());
    if (*info && (*info)->kind != files::FileInfo::Kind::File) {
        return tl::unexpected(problemAt(file.string(), {}, kNotFile));
    }
    files::Replacement replacement(file, files);
    if (const auto error = replacement.add(bytes)) return failed(error);
    if (mayReplace && !mayReplace())
        return tl::unexpected(problemAt(file.string(), {}, kStoppedReading));
    if (const auto error = replacement.commit()) return failed(error);
    return {};
}

tl::expected<void, Problem> saveArchive(std::string_view bytes, const std::filesystem::path& file,
                                        const std::function<bool()>& mayReplace) {
    files::DiskFiles files;
    return saveArchive(bytes, file, files, mayReplace);
}

}  // namespace mazeloom::pack
