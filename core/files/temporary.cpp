// SPDX-License-Identifier: MIT
// The parts of DiskFiles that create temporary files and folders and sweep leftovers.
#include "core/files/temporary.h"

#include <charconv>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include <dirent.h>
#include <sys/file.h>
#include <sys/random.h>

#include "core/files/descriptor.h"
#include "core/files/file_system.h"

namespace mazeloom::files {

namespace {

constexpr std::string_view kStart = ".mazeloom-saving-";
constexpr std::size_t kNumberDigits = 12;
constexpr std::size_t kSumDigits = 4;
/// Upper bound on the names tried. One suffices unless somebody guesses random numbers.
constexpr int kMostTries = 16;

std::string digitsOf(std::uint64_t number, std::size_t count) {
    std::string digits(count, '0');
    for (std::size_t i = count; i > 0; --i, number >>= 4)
        digits[i - 1] = "0123456789abcdef"[number & 15];
    return digits;
}

std::uint64_t checksumOf(std::uint64_t number) {
    // A multiplicative hash; its upper bits depend on all bits of the number.
    return (number * 0x9e3779b97f4a7c15U) >> 48;
}

std::string randomName() {
    std::uint64_t number = 0;
    // Random numbers of the system only keep processes apart; no level depends on them.
    while (::getrandom(&number, sizeof number, 0) < 0 && errno == EINTR) {
    }
    return temporaryNameOf(number);
}

class DiskClaim final : public Claim {
  public:
    explicit DiskClaim(Descriptor open) : file(std::move(open)) {}

    Descriptor file;
};

/// Whether a path still refers to the open file, without following links.
bool isAt(const Descriptor& file, const struct stat& status, int folder, const char* name) {
    struct stat there {};
    return file.isOpen() && ::fstatat(folder, name, &there, AT_SYMLINK_NOFOLLOW) == 0 &&
           there.st_dev == status.st_dev && there.st_ino == status.st_ino;
}

/// Locks a newly created file or folder. Returns false if another process swept it before. A file
/// system without locks is not an error: nobody can lock and sweep there either.
bool claim(const Descriptor& file, const std::filesystem::path& path) {
    if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return false;
    struct stat status {};
    return ::fstat(file.number(), &status) == 0 && isAt(file, status, AT_FDCWD, path.c_str());
}

/// Removes the files of a folder and the folders in it that are then empty; if `depth` is greater
/// than 0, also removes the files in those folders. Links are removed, never followed.
void removeFilesOf(const Descriptor& folder, int depth) {
    const int number = ::fcntl(folder.number(), F_DUPFD_CLOEXEC, 0);
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(number < 0 ? nullptr : ::fdopendir(number),
                                                      ::closedir);
    if (entries == nullptr) return;
    while (const dirent* entry = ::readdir(entries.get())) {
        const std::string_view name = entry->d_name;
        if (name == "." || name == ".." || ::unlinkat(folder.number(), entry->d_name, 0) == 0)
            continue;
        const Descriptor within(::openat(folder.number(), entry->d_name,
                                         O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        if (!within.isOpen()) continue;
        if (depth > 0) removeFilesOf(within, depth - 1);
        ::unlinkat(folder.number(), entry->d_name, AT_REMOVEDIR);
    }
}

/// Removes a temporary file or folder if this user owns it and its process is dead.
void sweepOne(const Descriptor& folder, const std::string& name) {
    const Descriptor file(
        ::openat(folder.number(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    struct stat status {};
    if (!file.isOpen() || ::fstat(file.number(), &status) != 0) return;
    const bool isFolder = S_ISDIR(status.st_mode);
    if (status.st_uid != ::geteuid() || !(isFolder || S_ISREG(status.st_mode))) return;
    // This program makes no temporary folder that others may access and no temporary file with
    // several hard links.
    if (isFolder ? (status.st_mode & 077) != 0 : status.st_nlink != 1) return;
    if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) return;
    if (!isAt(file, status, folder.number(), name.c_str())) return;
    if (isFolder) removeFilesOf(file, 1);
    ::unlinkat(folder.number(), name.c_str(), isFolder ? AT_REMOVEDIR : 0);
}

}  // namespace

std::string temporaryNameOf(std::uint64_t number) {
    number &= (std::uint64_t{1} << (4 * kNumberDigits)) - 1;
    return std::string(kStart) + digitsOf(number, kNumberDigits) +
           digitsOf(checksumOf(number), kSumDigits);
}

bool isTemporaryName(std::string_view name) {
    if (!name.starts_with(kStart)) return false;
    const std::string_view digits = name.substr(kStart.size());
    if (digits.size() != kNumberDigits + kSumDigits) return false;
    std::uint64_t number = 0;
    const char* const end = digits.data() + kNumberDigits;
    const auto [stop, error] = std::from_chars(digits.data(), end, number, 16);
    return error == std::errc() && stop == end && temporaryNameOf(number) == name;
}

tl::expected<Temporary, std::error_code> DiskFiles::makeTemporaryFile(
    const Path& folder, std::string_view bytes, std::optional<unsigned> permissions) {
    for (int tries = 0; tries < kMostTries; ++tries) {
        const Path path = folder / randomName();
        Descriptor file(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0666);
        if (!file.isOpen() && errno != EEXIST) return tl::unexpected(lastError());
        if (!file.isOpen() || !claim(file, path)) continue;
        std::error_code error;
        if (permissions) error = file.permit(*permissions);
        if (!error) error = file.write(bytes);
        if (!error) error = file.sync();
        if (!error) return Temporary{path, std::make_unique<DiskClaim>(std::move(file))};
        remove(path);
        return tl::unexpected(error);
    }
    return tl::unexpected(std::make_error_code(std::errc::file_exists));
}

tl::expected<Temporary, std::error_code> DiskFiles::makeTemporaryFolder(const Path& folder) {
    for (int tries = 0; tries < kMostTries; ++tries) {
        const Path path = folder / randomName();
        if (::mkdir(path.c_str(), 0700) != 0) {
            if (errno != EEXIST) return tl::unexpected(lastError());
            continue;
        }
        Descriptor made(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
        if (made.isOpen() && claim(made, path))
            return Temporary{path, std::make_unique<DiskClaim>(std::move(made))};
        // The folder was swept before it could be locked; the next try uses another name.
    }
    return tl::unexpected(std::make_error_code(std::errc::file_exists));
}

std::error_code DiskFiles::extend(const Temporary& file, std::string_view bytes, bool isFlushed) {
    const auto& open = static_cast<const DiskClaim&>(*file.claim).file;
    const std::error_code error = open.write(bytes);
    return error || !isFlushed ? error : open.sync();
}

std::error_code isClaimed() {
    return std::make_error_code(std::errc::device_or_resource_busy);
}

tl::expected<std::unique_ptr<Claim>, std::error_code> DiskFiles::claimFolder(const Path& folder) {
    Descriptor open(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!open.isOpen()) return nullptr;
    if (::flock(open.number(), LOCK_EX | LOCK_NB) == 0)
        return std::make_unique<DiskClaim>(std::move(open));
    if (errno == EWOULDBLOCK) return tl::unexpected(isClaimed());
    return nullptr;
}

void DiskFiles::sweep(const Path& path) {
    const Descriptor folder(path, O_RDONLY | O_DIRECTORY);
    const auto all = folder.isOpen() ? names(path) : std::vector<std::string>();
    if (!all) return;
    for (const std::string& name : *all) {
        if (isTemporaryName(name)) sweepOne(folder, name);
    }
}

}  // namespace mazeloom::files
