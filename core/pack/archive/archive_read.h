// SPDX-License-Identifier: MIT
// Reads exported packs: one .mazepack file, a zip archive with the files of a pack, thumbnails and
// SHA-256 checksums (archive_write.h).
//
// Archives are untrusted input. On opening, the directory is checked before memory is allocated for
// its entries. There are limits on the number of files, the size of each and of all, and the
// compression ratio. Each file must have a name valid in a pack (so none leads out of it, and no
// two differ only by case), be listed once, have a checksum, and be neither a link nor encrypted.
// Reading a file checks its length, its CRC and its checksum. Files that archivers and file
// managers add (archive_names.h) are skipped: neither listed nor read.
//
// A problem names the archive as its file and the archive's entry as its place.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/pack/read.h"
#include "core/stop.h"

namespace mazeloom::pack {

/// Not thread-safe.
class ArchiveSource final : public Source {
  public:
    ArchiveSource(ArchiveSource&&) noexcept;
    ArchiveSource& operator=(ArchiveSource&&) noexcept;
    ~ArchiveSource() override;

    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override;
    bool exists(const std::string& name) const override;
    std::vector<std::string> names(const std::string& folder) const override;
    /// Returns the names of all files in the archive, sorted, including the checksums.
    std::vector<std::string> names() const;

  private:
    class Contents;
    explicit ArchiveSource(std::unique_ptr<Contents> contents);
    friend tl::expected<ArchiveSource, Problem> openArchive(const std::filesystem::path& file,
                                                            const Stop& stop);
    friend tl::expected<ArchiveSource, Problem> openArchive(std::string bytes, std::string name,
                                                            const Stop& stop);

    std::unique_ptr<Contents> contents_;
};

/// Opens an archive on disk. The file is read as long as the source is used. A returned problem
/// tells what is wrong with the archive. Files are unpacked in pieces of kStopPace bytes; `stop` is
/// checked before each piece.
tl::expected<ArchiveSource, Problem> openArchive(const std::filesystem::path& file,
                                                 const Stop& stop = {});
/// Opens an archive in memory. `name` is the archive's name in problems.
tl::expected<ArchiveSource, Problem> openArchive(std::string bytes, std::string name,
                                                 const Stop& stop = {});

}  // namespace mazeloom::pack
