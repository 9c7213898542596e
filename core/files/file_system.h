// SPDX-License-Identifier: MIT
// The few things that saving asks of a file system, so that a test can let each of them fail and
// can pull the plug between any two.
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

/// The error of reading what is neither a file nor a folder, such as a pipe, a socket or a device:
/// it could keep the program waiting for ever, or never end.
std::error_code notRegular();

/// The error of claiming a folder that another has.
std::error_code isClaimed();

class FileSystem {
  public:
    using Path = std::filesystem::path;

    virtual ~FileSystem() = default;

    /// What stands under a path, links followed; nothing when nothing does.
    virtual tl::expected<std::optional<FileInfo>, std::error_code> look(const Path& path) = 0;
    /// Where a chain of links leads, also when nothing stands there; the path itself when it is no
    /// link.
    virtual tl::expected<Path, std::error_code> follow(const Path& path) = 0;
    /// As many bytes as the file has when it is opened. Never waits for another program: anything
    /// but a regular file is an error (notRegular()).
    virtual tl::expected<std::string, std::error_code> read(const Path& file) = 0;
    /// The names of all that a folder holds, hidden files too.
    virtual tl::expected<std::vector<std::string>, std::error_code> names(const Path& folder) = 0;
    /// The clock of the files' times, in nanoseconds since 1970.
    virtual std::int64_t now() = 0;

    virtual std::error_code makeFolder(const Path& folder) = 0;
    /// Makes a new file, and returns when its bytes are on the disk. A file that stands there
    /// already is an error; what an error leaves behind is the caller's to remove. Without
    /// permissions it gets those of any new file.
    virtual std::error_code write(const Path& file, std::string_view bytes,
                                  std::optional<unsigned> permissions) = 0;
    /// Adds to the end of a file, which is made if there is none; what an error leaves of the bytes
    /// stands at its end. `isFlushed`: returns when all of the file is on the disk. Else that may
    /// take a while, in which a loss of power, though nothing else, loses the bytes or parts of
    /// them.
    virtual std::error_code append(const Path& file, std::string_view bytes, bool isFlushed) = 0;
    /// Replaces `to` in one step.
    virtual std::error_code rename(const Path& from, const Path& to) = 0;
    /// A file or an empty folder. It is no error when nothing is there.
    virtual std::error_code remove(const Path& path) = 0;
    /// Returns when the names in a folder are on the disk: what was made, renamed and removed.
    virtual std::error_code sync(const Path& folder) = 0;

    /// Makes a new file in a folder under a random hidden name, and returns when its bytes are on
    /// the disk. Nothing stays after an error. Without permissions it gets those of any new file.
    virtual tl::expected<Temporary, std::error_code> makeTemporaryFile(
        const Path& folder, std::string_view bytes, std::optional<unsigned> permissions) = 0;
    /// Makes an empty folder in a folder under a random hidden name. Only this user may use it.
    virtual tl::expected<Temporary, std::error_code> makeTemporaryFolder(const Path& folder) = 0;
    /// Adds to the end of a temporary file of this file system; else as append().
    virtual std::error_code extend(const Temporary& file, std::string_view bytes,
                                   bool isFlushed) = 0;
    /// Keeps other processes, and other users of this one, from claiming a folder while the claim
    /// lives; an error (isClaimed()) if one of them has it. Null if the file system has no locks.
    virtual tl::expected<std::unique_ptr<Claim>, std::error_code> claimFolder(
        const Path& /*folder*/) {
        return nullptr;
    }
    /// Removes the temporary files and folders in a folder whose processes are dead, with what is
    /// in them and in their folders. What is not surely such a leftover stays, and so does what
    /// cannot be removed.
    virtual void sweep(const Path& folder) = 0;
};

/// The machine's own.
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
