// SPDX-License-Identifier: MIT
// Reads exported packs: one .mazepack file, a zip archive with the files of a pack, thumbnails and
// SHA-256 checksums (archive_write.h).
//
// Archives come from strangers. When one is opened its directory is checked, before memory is taken
// for what it lists: how many files, how large each and all of them, how much they are compressed,
// that each has a name that a pack's file can have (so none leads out of it, and none differs from
// another by case alone), stands there once, is no link and not encrypted, and has a checksum.
// Reading a file checks its length, its CRC and its checksum. What archivers and file managers add
// of their own is passed over (archive_names.h): it is neither listed nor read.
//
// A problem of the archive names the archive as its file and what it lists as the place.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/pack/read.h"
#include "core/stop.h"

namespace mazeloom::pack {

/// One thread at a time.
class ArchiveSource final : public Source {
  public:
    ArchiveSource(ArchiveSource&&) noexcept;
    ArchiveSource& operator=(ArchiveSource&&) noexcept;
    ~ArchiveSource() override;

    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override;
    bool exists(const std::string& name) const override;
    std::vector<std::string> names(const std::string& folder) const override;
    /// All that the archive holds, checksums too, sorted.
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

/// An archive on the disk; it is read while the source is used. The problem says what is wrong with
/// it. What is read from it is unpacked in pieces of kStopPace bytes; `stop` is looked at before
/// each.
tl::expected<ArchiveSource, Problem> openArchive(const std::filesystem::path& file,
                                                 const Stop& stop = {});
/// One in memory; `name` stands for it in problems.
tl::expected<ArchiveSource, Problem> openArchive(std::string bytes, std::string name,
                                                 const Stop& stop = {});

}  // namespace mazeloom::pack
