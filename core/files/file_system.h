// SPDX-License-Identifier: MIT
// The file system operations that saving needs, as an interface, so that a test can let each of
// them fail and cut the power between any two.
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

/// Returns the error of reading something that is neither a file nor a folder, such as a pipe, a
/// socket or a device, which could block or never end.
std::error_code notRegular();

/// Returns the error of claiming a folder that somebody else has claimed.
std::error_code isClaimed();

class FileSystem {
  public:
    using Path = std::filesystem::path;

    virtual ~FileSystem() = default;

    /// Returns information on a path, following links; nullopt if there is nothing.
    virtual tl::expected<std::optional<FileInfo>, std::error_code> look(const Path& path) = 0;
    /// Returns the end of a chain of links, even if nothing is there; the path itself if it is not
    /// a link.
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
    /// exists. After an error the caller removes what is left. Without permissions the file gets
    /// those of any new file.
    virtual std::error_code write(const Path& file, std::string_view bytes,
                                  std::optional<unsigned> permissions) = 0;
    /// Appends to a file, which is created if needed; after an error some of the bytes may be at
    /// its end. With `isFlushed`, returns when the whole file is on disk. Otherwise a loss of power
    /// soon afterwards may lose some of the bytes, but nothing else can.
    virtual std::error_code append(const Path& file, std::string_view bytes, bool isFlushed) = 0;
    /// Replaces `to` atomically.
    virtual std::error_code rename(const Path& from, const Path& to) = 0;
    /// Removes a file or an empty folder. It is not an error if there is none.
    virtual std::error_code remove(const Path& path) = 0;
    /// Returns when a folder's entries are on disk, with everything created, renamed and removed.
    virtual std::error_code sync(const Path& folder) = 0;

    /// Creates a new file in a folder under a random hidden name, and returns when its bytes are on
    /// disk. Nothing is left after an error. Without permissions it gets those of any new file.
    virtual tl::expected<Temporary, std::error_code> makeTemporaryFile(
        const Path& folder, std::string_view bytes, std::optional<unsigned> permissions) = 0;
    /// Creates an empty folder in a folder under a random hidden name. Only this user may access
    /// it.
    virtual tl::expected<Temporary, std::error_code> makeTemporaryFolder(const Path& folder) = 0;
    /// Appends to a temporary file of this file system, like append().
    virtual std::error_code extend(const Temporary& file, std::string_view bytes,
                                   bool isFlushed) = 0;
    /// Keeps others, in this and other processes, from claiming a folder while the claim exists;
    /// returns isClaimed() if one of them has it. Null if the file system has no locks.
    virtual tl::expected<std::unique_ptr<Claim>, std::error_code> claimFolder(
        const Path& /*folder*/) {
        return nullptr;
    }
    /// Removes the temporary files and folders in a folder whose processes are dead, with the files
    /// in them and in their subfolders. Anything that is not certainly such a leftover stays, and
    /// so does what cannot be removed.
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
