// SPDX-License-Identifier: MIT
#include "core/pack/archive/archive_read.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include <sys/stat.h>

#include "core/files/file_system.h"
#include "core/hash/sha256.h"
#include "core/level/id.h"
#include "core/pack/archive/archive_end.h"
#include "core/pack/archive/archive_limits.h"
#include "core/pack/archive/archive_names.h"
#include "core/pack/archive/zip_handle.h"
#include "core/pack/json/fields.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/limits.h"
#include "core/pack/json/names.h"
#include "core/pack/json/report.h"
#include "core/pack/json/sentences.h"

namespace mazeloom::pack {

namespace {

using Checked = tl::expected<void, Problem>;

/// Whether the name is a pack's file in `folder`, such as "levels/ring.json" in "levels" with the
/// ending ".json".
bool isOneOf(std::string_view name, std::string_view folder, std::string_view ending) {
    if (!name.starts_with(folder) || !name.ends_with(ending)) return false;
    name.remove_prefix(folder.size());
    if (name.size() <= ending.size() || name.front() != '/') return false;
    return level::isId(name.substr(1, name.size() - 1 - ending.size()));
}

/// Returns the size limit of a file; nullopt if a pack cannot have a file of this name. Allowed
/// names are lowercase, so no two differ only by case.
std::optional<std::size_t> mostBytesOf(std::string_view name) {
    if (name == kPackFile) return kMaxPackBytes;
    if (name == kChecksumsFile) return kMaxChecksumsBytes;
    if (isOneOf(name, kLevelFolder, ".json")) return kMaxLevelBytes;
    if (isOneOf(name, kRoomFolder, ".json")) return kMaxRoomBytes;
    if (isOneOf(name, kTilesFolder, ".png")) return level::TilePicture::kMostBytes;
    if (isOneOf(name, kThumbnailFolder, ".png")) return kMaxThumbnailBytes;
    return std::nullopt;
}

/// Returns the reason why a pack cannot have a file of this name, which mostBytesOf() refuses.
Sentence flawOfName(std::string_view name) {
    if (name.starts_with('/') || name.find(':') != std::string_view::npos) {
        return kAbsolutePath;
    }
    if (('/' + std::string(name) + '/').find("/../") != std::string::npos) {
        return kLeadsOutOfArchive;
    }
    if (name.ends_with('/')) return kIsFolder;
    return kNotPackFile;
}

/// Returns an error for anything but a regular file. The kind of file is in the Unix mode, the
/// upper half of the attributes. The mode is zero if the archiver writes none; then only the DOS
/// attribute for folders counts.
std::optional<Sentence> flawOfAttributes(std::uint32_t attributes) {
    constexpr std::uint32_t kDosFolder = 0x10;
    const std::uint32_t kind = attributes >> 16 & S_IFMT;
    if (kind == S_IFLNK) return kIsLink;
    if ((kind != 0 && kind != S_IFREG) || (attributes & kDosFolder) != 0) return kNotFile;
    return std::nullopt;
}

Phrase tooManyBytes(std::uint64_t bytes, std::uint64_t most) {
    return {kHasMany, {bytes, ListedWord("bytes"), most}};
}

}  // namespace

class ArchiveSource::Contents {
  public:
    Contents(std::string name, const Stop& stop) : name_(std::move(name)), stop_(stop) {}

    Problem problem(const std::string& entry, Phrase why) const {
        return problemAt(name_, entry, std::move(why));
    }

    Checked openFile(const std::filesystem::path& file) {
        ZipError error;
        return open(ZipSource(zip_source_file_create(file.c_str(), 0, -1, error.get())), error);
    }
    Checked openBytes(std::string bytes) {
        bytes_ = std::move(bytes);
        ZipError error;
        return open(
            ZipSource(zip_source_buffer_create(bytes_.data(), bytes_.size(), 0, error.get())),
            error);
    }

    tl::expected<std::string, Problem> read(const std::string& name, std::size_t mostBytes) const {
        const auto found = entries_.find(name);
        if (found == entries_.end()) {
            return tl::unexpected(problem(name, kNotInArchive));
        }
        const Entry& entry = found->second;
        if (entry.size > mostBytes) {
            return tl::unexpected(problem(name, tooManyBytes(entry.size, mostBytes)));
        }
        return unpack(name, entry)
            .and_then([&](std::string bytes) -> tl::expected<std::string, Problem> {
                if (name == kChecksumsFile) return bytes;
                const auto digest = hash::sha256(bytes, stop_);
                if (!digest) return tl::unexpected(problem(name, kStoppedReading));
                if (hash::toHex(*digest) != entry.checksum) {
                    return tl::unexpected(problem(name, kChecksumDiffers));
                }
                return bytes;
            });
    }

    bool exists(const std::string& name) const { return entries_.contains(name); }

    std::vector<std::string> names() const {
        std::vector<std::string> result;
        for (const auto& [name, entry] : entries_)
            result.push_back(name);
        return result;
    }

  private:
    struct Entry {
        zip_uint64_t index = 0;
        std::uint64_t size = 0;
        std::string checksum;  ///< hexadecimal
    };

    tl::unexpected<Problem> failed(const std::string& entry, Phrase why) const {
        return tl::unexpected(problem(entry, std::move(why)));
    }

    Checked open(ZipSource source, ZipError& error) {
        if (!source) return failed({}, {kCannotOpen, {error.text()}});
        if (Checked good = checkEnd(*source); !good) return good;
        archive_.reset(zip_open_from_source(source.get(), ZIP_RDONLY | ZIP_CHECKCONS, error.get()));
        if (!archive_) return failed({}, {kNotAnArchive, {error.text()}});
        static_cast<void>(source.release());  // owned by the archive now
        return checkDirectory().and_then([this] { return readChecksums(); });
    }

    Checked checkEnd(zip_source_t& source) {
        const auto unreadable = [&] {
            return failed({}, {kCannotRead, {zip_error_strerror(zip_source_error(&source))}});
        };
        zip_stat_t stat;
        if (zip_source_stat(&source, &stat) != 0 || (stat.valid & ZIP_STAT_SIZE) == 0) {
            return unreadable();
        }
        if (stat.size > kMaxArchiveBytes) {
            return failed({}, tooManyBytes(stat.size, kMaxArchiveBytes));
        }
        // libzip cannot seek in an empty source.
        if (stat.size == 0) return failed({}, kIsEmpty);
        packed_ = stat.size;
        std::string tail(std::min<std::uint64_t>(stat.size, kMaxEndBytes), '\0');
        if (zip_source_open(&source) != 0) return unreadable();
        const bool isRead =
            zip_source_seek(&source, static_cast<zip_int64_t>(stat.size - tail.size()), SEEK_SET) ==
                0 &&
            zip_source_read(&source, tail.data(), tail.size()) ==
                static_cast<zip_int64_t>(tail.size());
        zip_source_close(&source);
        if (!isRead) return unreadable();
        if (auto flaw = flawOfEnd(tail, stat.size)) return failed({}, std::move(*flaw));
        return {};
    }

    Checked checkDirectory() {
        const zip_int64_t count = zip_get_num_entries(archive_.get(), 0);
        if (count < 0 || count > static_cast<zip_int64_t>(kMaxArchiveFiles)) {
            return failed({}, {kManyFiles, {kMaxArchiveFiles}});
        }
        std::vector<std::string> names;
        for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(count); ++i) {
            const char* name = zip_get_name(archive_.get(), i, ZIP_FL_ENC_RAW);
            names.push_back(withForwardSlashes(name == nullptr ? "" : name));
        }
        const std::string root = rootOf(names);
        std::uint64_t unpacked = 0;
        for (zip_uint64_t i = 0; i < names.size(); ++i) {
            if (Checked good = checkEntry(i, names[i], root, unpacked); !good) return good;
        }
        const std::uint64_t most = std::min<std::uint64_t>(
            kMaxUnpacked, std::max<std::uint64_t>(kAlwaysUnpacked, kMaxArchiveRatio * packed_));
        if (unpacked > most) {
            return failed({}, {kUnpacksTooMuch, {packed_, unpacked, most}});
        }
        for (const std::string& name : {kPackFile, kChecksumsFile}) {
            if (!entries_.contains(name)) {
                return failed({}, {kNoPackFile, {name}});
            }
        }
        return {};
    }

    /// Checks an entry. `listed` is its name with forward slashes. `root` is the folder in which
    /// all of the pack's files lie.
    Checked checkEntry(zip_uint64_t index, const std::string& listed, const std::string& root,
                       std::uint64_t& unpacked) {
        zip_stat_t stat;
        if (zip_stat_index(archive_.get(), index, ZIP_FL_ENC_RAW, &stat) != 0) {
            return failed("file " + std::to_string(index + 1),
                          {kLibrary, {zip_strerror(archive_.get())}});
        }
        constexpr zip_uint64_t kNeeded = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE |
                                         ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if ((stat.valid & kNeeded) != kNeeded) {
            return failed("file " + std::to_string(index + 1), kIncompleteEntry);
        }
        if (isArchiversOwn(listed, stat.size)) return {};
        const bool isInRoot = listed.starts_with(root);
        const std::string name = isInRoot ? listed.substr(root.size()) : listed;
        const auto most = isInRoot ? mostBytesOf(name) : std::nullopt;
        if (!most) return failed(inQuotes(listed), flawOfName(listed));

        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        zip_file_get_external_attributes(archive_.get(), index, 0, &system, &attributes);
        if (auto flaw = flawOfAttributes(attributes)) return failed(name, *flaw);
        if (stat.encryption_method != ZIP_EM_NONE) return failed(name, kEncrypted);
        if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE) {
            return failed(name, kOtherMethod);
        }
        if (stat.size > *most) return failed(name, tooManyBytes(stat.size, *most));
        const bool isStored = stat.comp_method == ZIP_CM_STORE;
        if (stat.comp_size > packed_ || (isStored && stat.size != stat.comp_size) ||
            stat.size > stat.comp_size * kMaxFileRatio) {
            return failed(name, {kImpossibleSize, {stat.comp_size, stat.size}});
        }
        unpacked += stat.size;
        if (!entries_.emplace(name, Entry{index, stat.size, {}}).second) {
            return failed(name, kTwiceInArchive);
        }
        return {};
    }

    Checked readChecksums() {
        const auto bytes = read(kChecksumsFile, kMaxChecksumsBytes);
        if (!bytes) return tl::unexpected(bytes.error());
        const auto json = parseJson(*bytes, {});
        if (!json) return failed(kChecksumsFile, json.error().wholePhrase());
        if (!json->isObject()) return failed(kChecksumsFile, kNoChecksumList);
        for (const auto& [name, checksum] : json->members()) {
            const auto entry = entries_.find(name);
            if (entry == entries_.end() || name == kChecksumsFile) {
                return failed(kChecksumsFile, {kListsAbsent, {inQuotes(name)}});
            }
            if (!checksum.isText()) {
                return failed(kChecksumsFile, {kNoChecksum, {inQuotes(name)}});
            }
            entry->second.checksum = checksum.text();
        }
        for (const auto& [name, entry] : entries_) {
            if (name == kChecksumsFile || isDigest(entry.checksum)) continue;
            return failed(name, {kNoChecksumIn, {kChecksumsFile}});
        }
        return {};
    }

    static bool isDigest(std::string_view text) {
        return text.size() == 2 * hash::Digest().size() &&
               text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
    }

    /// Unpacks into exactly the size that the directory states, and refuses data of any other size.
    tl::expected<std::string, Problem> unpack(const std::string& name, const Entry& entry) const {
        const ZipFile file(zip_fopen_index(archive_.get(), entry.index, 0));
        if (!file) {
            return failed(name, {kCannotUnpack, {zip_strerror(archive_.get())}});
        }
        std::string bytes(entry.size, '\0');
        std::size_t got = 0;
        while (got < bytes.size()) {
            if (stop_.isAsked()) return failed(name, kStoppedReading);
            const zip_int64_t more =
                zip_fread(file.get(), bytes.data() + got,
                          std::min<std::uint64_t>(kStopPace, bytes.size() - got));
            if (more < 0) return broken(name, *file);
            if (more == 0) return failed(name, kShorter);
            got += static_cast<std::size_t>(more);
        }
        // libzip checks the CRC when it reaches the end.
        char beyond = 0;
        const zip_int64_t more = zip_fread(file.get(), &beyond, 1);
        if (more < 0) return broken(name, *file);
        if (more > 0) return failed(name, kLonger);
        return bytes;
    }

    tl::unexpected<Problem> broken(const std::string& name, zip_file_t& file) const {
        return failed(name, {kCannotUnpack, {zip_error_strerror(zip_file_get_error(&file))}});
    }

    std::string name_;
    Stop stop_;
    std::string bytes_;  ///< must outlive the archive that reads it
    std::uint64_t packed_ = 0;
    std::map<std::string, Entry> entries_;
    ZipArchive archive_;
};

ArchiveSource::ArchiveSource(std::unique_ptr<Contents> contents) : contents_(std::move(contents)) {}
ArchiveSource::ArchiveSource(ArchiveSource&&) noexcept = default;
ArchiveSource& ArchiveSource::operator=(ArchiveSource&&) noexcept = default;
ArchiveSource::~ArchiveSource() = default;

tl::expected<std::string, Problem> ArchiveSource::read(const std::string& name,
                                                       std::size_t mostBytes) const {
    return contents_->read(name, mostBytes);
}

bool ArchiveSource::exists(const std::string& name) const {
    return contents_->exists(name);
}

std::vector<std::string> ArchiveSource::names(const std::string& folder) const {
    std::vector<std::string> names;
    for (const std::string& name : contents_->names()) {
        if (name.starts_with(folder + '/')) names.push_back(name.substr(folder.size() + 1));
    }
    return names;
}

std::vector<std::string> ArchiveSource::names() const {
    return contents_->names();
}

tl::expected<ArchiveSource, Problem> openArchive(const std::filesystem::path& file,
                                                 const Stop& stop) {
    auto contents = std::make_unique<ArchiveSource::Contents>(file.string(), stop);
    const auto info = files::DiskFiles().look(file);
    if (!info) {
        return tl::unexpected(contents->problem({}, {kCannotOpen, {info.error().message()}}));
    }
    if (!*info) return tl::unexpected(contents->problem({}, kNoFile));
    // Reading a pipe or device could block forever.
    if ((*info)->kind != files::FileInfo::Kind::File) {
        return tl::unexpected(contents->problem({}, kNotFile));
    }
    if (Checked opened = contents->openFile(file); !opened) return tl::unexpected(opened.error());
    return ArchiveSource(std::move(contents));
}

tl::expected<ArchiveSource, Problem> openArchive(std::string bytes, std::string name,
                                                 const Stop& stop) {
    auto contents = std::make_unique<ArchiveSource::Contents>(std::move(name), stop);
    if (Checked opened = contents->openBytes(std::move(bytes)); !opened) {
        return tl::unexpected(opened.error());
    }
    return ArchiveSource(std::move(contents));
}

}  // namespace mazeloom::pack
