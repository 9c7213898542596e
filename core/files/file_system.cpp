// SPDX-License-Identifier: MIT
// POSIX, for fsync and for files that are made only if they are new; std::filesystem for the rest.
#include "core/files/file_system.h"

#include <cerrno>
#include <chrono>
#include <fstream>

#include "core/files/descriptor.h"

namespace mazeloom::files {

namespace {

namespace fs = std::filesystem;

FileInfo::Kind kindOf(mode_t mode) {
    if (S_ISREG(mode)) return FileInfo::Kind::File;
    return S_ISDIR(mode) ? FileInfo::Kind::Folder : FileInfo::Kind::Other;
}

}  // namespace

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
    constexpr int kMostLinks = 40;  // as many as Linux follows
    Path target = path;
    for (int links = 0; links <= kMostLinks; ++links) {
        std::error_code error;
        if (fs::symlink_status(target, error).type() != fs::file_type::symlink) return target;
        const Path next = fs::read_symlink(target, error);
        if (error) return tl::unexpected(error);
        target = target.parent_path() / next;  // an absolute one replaces all of it
    }
    return tl::unexpected(std::make_error_code(std::errc::too_many_symbolic_link_levels));
}

tl::expected<std::string, std::error_code> DiskFiles::read(const Path& file) {
    errno = 0;
    std::ifstream stream(file, std::ios::binary | std::ios::ate);
    const auto size = static_cast<std::streamoff>(stream.tellg());
    std::string bytes(size < 0 ? 0 : static_cast<std::size_t>(size), '\0');
    stream.seekg(0);
    stream.read(bytes.data(), size);
    if (stream) return bytes;
    return tl::unexpected(errno != 0 ? lastError() : std::make_error_code(std::errc::io_error));
}

tl::expected<std::vector<std::string>, std::error_code> DiskFiles::names(const Path& folder) {
    std::error_code error;
    std::vector<std::string> names;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        names.push_back(entry->path().filename().string());
    }
    if (error) return tl::unexpected(error);
    return names;
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
    // Some file systems cannot sync a folder, and need not.
    return error == std::errc::invalid_argument ? std::error_code() : error;
}

}  // namespace mazeloom::files
