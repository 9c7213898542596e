// SPDX-License-Identifier: MIT
// Uses POSIX for what std::filesystem lacks, such as fsync, exclusive creation of files and reading
// that never waits.
#include "core/files/file_system.h"

#include <cerrno>
#include <chrono>
#include <memory>
#include <new>
#include <stdexcept>

#include <dirent.h>

#include "core/files/descriptor.h"

namespace mazeloom::files {

namespace {

namespace fs = std::filesystem;

FileInfo::Kind kindOf(mode_t mode) {
    if (S_ISREG(mode)) return FileInfo::Kind::File;
    return S_ISDIR(mode) ? FileInfo::Kind::Folder : FileInfo::Kind::Other;
}

/// The category of errors that the system has no number for.
class OwnErrors final : public std::error_category {
  public:
    const char* name() const noexcept override { return "mazeloom"; }
    std::string message(int) const override { return "it is no regular file"; }
};

/// Reads an open file up to the size that it had when it was opened.
tl::expected<std::string, std::error_code> bytesOf(const Descriptor& file, std::size_t size) {
    std::string bytes(size, '\0');
    for (std::size_t done = 0; done < size;) {
        const ssize_t count = ::read(file.number(), bytes.data() + done, size - done);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return tl::unexpected(lastError());
        // The file was truncated meanwhile.
        if (count == 0) return tl::unexpected(std::make_error_code(std::errc::io_error));
        done += static_cast<std::size_t>(count);
    }
    return bytes;
}

}  // namespace

std::error_code notRegular() {
    static const OwnErrors errors;
    return {1, errors};
}

tl::expected<std::optional<FileInfo>, std::error_code> DiskFiles::look(const Path& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) {
        if (errno == ENOENT || errno == ENOTDIR) return std::nullopt;
        return tl::unexpected(lastError());
    }
    constexpr std::int64_t kSecond = 1'000'000'000;
    return FileInfo{kindOf(status.st_mode), static_cast<std::uintmax_t>(status.st_size),
                    status.st_mtim.tv_sec * kSecond + status.st_mtim.tv_nsec,
                    static_cast<unsigned>(status.st_mode) & 07777u};
}

tl::expected<FileSystem::Path, std::error_code> DiskFiles::follow(const Path& path) {
    constexpr int kMostLinks = 40;  // the limit of Linux
    Path target = path;
    for (int links = 0; links <= kMostLinks; ++links) {
        std::error_code error;
        if (fs::symlink_status(target, error).type() != fs::file_type::symlink) return target;
        const Path next = fs::read_symlink(target, error);
        if (error) return tl::unexpected(error);
        target = target.parent_path() / next;  // an absolute path replaces the whole path
    }
    return tl::unexpected(std::make_error_code(std::errc::too_many_symbolic_link_levels));
}

tl::expected<std::string, std::error_code> DiskFiles::read(const Path& path) {
    // Opening a pipe would wait for its writer without O_NONBLOCK; O_NOCTTY leaves terminals alone.
    const Descriptor file(path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
    // Opening a socket fails with ENXIO.
    if (!file.isOpen()) return tl::unexpected(errno == ENXIO ? notRegular() : lastError());
    struct stat status {};
    if (::fstat(file.number(), &status) != 0) return tl::unexpected(lastError());
    if (S_ISDIR(status.st_mode))
        return tl::unexpected(std::make_error_code(std::errc::is_a_directory));
    if (!S_ISREG(status.st_mode)) return tl::unexpected(notRegular());
    try {
        return bytesOf(file, static_cast<std::size_t>(status.st_size));
    } catch (const std::bad_alloc&) {
        return tl::unexpected(std::make_error_code(std::errc::not_enough_memory));
    } catch (const std::length_error&) {
        return tl::unexpected(std::make_error_code(std::errc::not_enough_memory));
    }
}

tl::expected<std::vector<std::string>, std::error_code> DiskFiles::names(const Path& folder) {
    // The standard library's iterator terminates the program if memory runs out.
    const std::unique_ptr<DIR, int (*)(DIR*)> entries(::opendir(folder.c_str()), ::closedir);
    if (entries == nullptr) return tl::unexpected(lastError());
    std::vector<std::string> names;
    while (true) {
        errno = 0;
        const dirent* entry = ::readdir(entries.get());
        if (entry == nullptr && errno != 0) return tl::unexpected(lastError());
        if (entry == nullptr) return names;
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..") names.emplace_back(name);
    }
}

std::int64_t DiskFiles::now() {
    using namespace std::chrono;
    return duration_cast<nanoseconds>(system_clock::now().time_since_epoch()).count();
}

std::error_code DiskFiles::makeFolder(const Path& folder) {
    std::error_code error;
    fs::create_directory(folder, error);
    return error;
}

std::error_code DiskFiles::write(const Path& path, std::string_view bytes,
                                 std::optional<unsigned> permissions) {
    Descriptor file(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0666);
    if (!file.isOpen()) return lastError();
    if (permissions) {
        if (const auto error = file.permit(*permissions)) return error;
    }
    if (const auto error = file.write(bytes)) return error;
    if (const auto error = file.sync()) return error;
    return file.close();
}

std::error_code DiskFiles::append(const Path& path, std::string_view bytes, bool isFlushed) {
    Descriptor file(path, O_WRONLY | O_APPEND | O_CREAT, 0666);
    if (!file.isOpen()) return lastError();
    if (const auto error = file.write(bytes)) return error;
    if (isFlushed) {
        if (const auto error = file.sync()) return error;
    }
    return file.close();
}

std::error_code DiskFiles::rename(const Path& from, const Path& to) {
    std::error_code error;
    fs::rename(from, to, error);
    return error;
}

std::error_code DiskFiles::remove(const Path& path) {
    std::error_code error;
    fs::remove(path, error);
    return error;
}

std::error_code DiskFiles::sync(const Path& path) {
    const Descriptor folder(path, O_RDONLY | O_DIRECTORY);
    if (!folder.isOpen()) return lastError();
    const std::error_code error = folder.sync();
    // Some file systems cannot sync a folder and do not need it.
    return error == std::errc::invalid_argument ? std::error_code() : error;
}

}  // namespace mazeloom::files
