// SPDX-License-Identifier: MIT
// The file system operations that saving needs, as an interface, so that a test can make each
// operation fail and simulate a power cut between any two.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include <tl/expected.hpp>

#include "core/files/temporary.h"

namespace mazeloom::files {

struct FileInfo {
    enum class Kind { File, Folder, Other };

    Kind kind = Kind::File;
    std::uintmax_t size = 0;    ///< in bytes
    std::int64_t modified = 0;  ///< nanoseconds since 1970
    unsigned permissions = 0;   ///< the POSIX mode bits
};

/// Returns the error for reading something that is neither a file nor a folder, such as a pipe, a
/// socket or a device. Such a read could block or never end.
std::error_code notRegular();

/// Returns the error for claiming a folder that is already claimed.
std::error_code isClaimed();

class FileSystem {
  public:
    using Path = std::filesystem::path;

    virtual ~FileSystem() = default;

    /// Returns information on a path, following links; nullopt if nothing exists there.
    virtual tl::expected<std::optional<FileInfo>, std::error_code> look(const Path& path) = 0;
    /// Follows a chain of symbolic links and returns its final target, even if that does not exist.
    /// Returns the path itself if it is not a link.
    virtual tl::expected<Path, std::error_code> follow(const Path& path) = 0;
    /// Reads as many bytes as the file has when it is opened. Never waits for another program:
    /// anything but a regular file is an error (notRegular()).
    virtual tl::expected<std::string, std::error_code> read(const Path& file) = 0;
    /// Returns the names of everything in a folder, including hidden files.
    virtual tl::expected<std::vector<std::string>, std::error_code> names(const Path& folder) = 0;
    /// Returns the current time of the clock that stamps files, in nanoseconds since 1970.
    virtual std::int64_t now() = 0;

    virtual std::error_code makeFolder(const Path& folder) = 0;
    /// Creates a new file and returns when its bytes are on disk. It is an error if the file
    /// exists. After an error the caller removes the partial file. Without `permissions` the file
    /// gets the default permissions of a new file.
    virtual std::error_code write(const Path& file, std::string_view bytes,
                                  std::optional<unsigned> permissions) = 0;
    /// Appends to a file, which is created if needed; after an error the file may end with some of
    /// the bytes. With `isFlushed`, returns when the whole file is on disk. Otherwise a loss of
    /// power soon afterwards may lose some of the bytes, but nothing else can.
    virtual std::error_code append(const Path& file, std::string_view bytes, bool isFlushed) = 0;
    /// Renames `from` to `to`; an existing `to` is replaced atomically.
    virtual std::error_code rename(const Path& from, const Path& to) = 0;
    /// Removes a file or an empty folder. It is not an error if there is none.
    virtual std::error_code remove(const Path& path) = 0;
    /// Returns when a folder's entries are on disk, including everything created, renamed or
    /// removed in the folder.
    virtual std::error_code sync(const Path& folder) = 0;

    /// Creates a new file in a folder under a random hidden name, and returns when its bytes are on
    /// disk. After an error no file is left. Without `permissions` the file gets the default
    /// permissions of a new file.
    virtual tl::expected<Temporary, std::error_code> makeTemporaryFile(
        const Path& folder, std::string_view bytes, std::optional<unsigned> permissions) = 0;
    /// Creates an empty folder in `folder` under a random hidden name. Only this user may access
    /// the new folder.
    virtual tl::expected<Temporary, std::error_code> makeTemporaryFolder(const Path& folder) = 0;
    /// Appends to a temporary file of this file system, like append().
    virtual std::error_code extend(const Temporary& file, std::string_view bytes,
                                   bool isFlushed) = 0;
    /// Claims a folder: nobody else, in this or another process, can claim it while the returned
    /// Claim exists. Returns isClaimed() if the folder is already claimed; null if it cannot be
    /// locked, for example on a file system without locks.
    virtual tl::expected<std::unique_ptr<Claim>, std::error_code> claimFolder(
        const Path& /*folder*/) {
        return nullptr;
    }
    /// Removes the leftovers of dead processes from a folder: temporary files, and temporary
    /// folders with the files in them and in their subfolders. Keeps anything that is not certainly
    /// a leftover or cannot be removed.
    virtual void sweep(const Path& folder) = 0;
};

/// The real file system of the machine.
class DiskFiles final : public FileSystem {
  public:
    tl::expected<std::optional<FileInfo>, std::error_code> look(const Path& path) override;
    tl::expected<Path, std::error_code> follow(const Path& path) override;
    tl::expected<std::string, std::error_code> read(const Path& file) override;
    tl::expected<std::vector<std::string>, std::error_code> names(const Path& folder) override;
    std::int64_t now() override;
    std::error_code makeFolder(const Path& folder) override;
    std::error_code write(const Path& file, std::string_view bytes,
                          std::optional<unsigned> permissions) override;
    std::error_code append(const Path& file, std::string_view bytes, bool isFlushed) override;
    std::error_code rename(const Path& from, const Path& to) override;
    std::error_code remove(const Path& path) override;
    std::error_code sync(const Path& folder) override;
    tl::expected<Temporary, std::error_code> makeTemporaryFile(
        const Path& folder, std::string_view bytes, std::optional<unsigned> permissions) override;
    tl::expected<Temporary, std::error_code> makeTemporaryFolder(const Path& folder) override;
    std::error_code extend(const Temporary& file, std::string_view bytes, bool isFlushed) override;
    tl::expected<std::unique_ptr<Claim>, std::error_code> claimFolder(const Path& folder) override;
    void sweep(const Path& folder) override;
};

}  // namespace mazeloom::files
