// SPDX-License-Identifier: MIT
// Reads packs: pack.json, levels/<id>.json, rooms/<id>.json (CONTRIBUTING.md, "Pack files";
// the keys are described by resources/schemas). Packs come from strangers: sizes, counts and
// nesting are bounded before memory is taken, and an id, which names a file, cannot lead out of the
// pack.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::pack {

/// The version of the format that this program writes, and the newest that it reads.
inline constexpr int kVersion = 1;

/// Where a pack's files come from: a folder, the program's own resources, an archive.
class Source {
  public:
    virtual ~Source() = default;
    /// The file's bytes. `name` is relative with forward slashes ("levels/ring.json"). A file of
    /// more than `mostBytes` is refused without reading it.
    virtual tl::expected<std::string, Problem> read(const std::string& name,
                                                    std::size_t mostBytes) const = 0;
    virtual bool exists(const std::string& name) const = 0;
};

class FolderSource final : public Source {
  public:
    explicit FolderSource(std::filesystem::path folder) : folder_(std::move(folder)) {}
    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override;
    bool exists(const std::string& name) const override;

  private:
    std::filesystem::path folder_;
};

/// The folder that the user named; the problem says why it is no pack's folder.
tl::expected<FolderSource, Problem> openFolder(const std::filesystem::path& folder);

/// A level or room that pack.json lists but that could not be read.
struct Unread {
    bool isRoom = false;
    std::string id;
    std::size_t index = 0;  ///< its place in pack.json's list

    friend bool operator==(const Unread&, const Unread&) = default;
};

/// What could be read of a pack, and all that is wrong with the rest.
struct Reading {
    /// The levels and rooms that could be read. Some of them may still be at odds with a rule, as
    /// they are while a designer works on them: a recipe whose order is wrong, a room without
    /// floor.
    level::Pack pack;
    std::vector<Problem> problems;  ///< each names file and place
    std::vector<Unread> unread = {};
    /// Whether pack.json holds nothing that could not be read.
    bool isPackFileWhole = true;
};

/// Reads as much as is good, for an editor that shows the problems beside the rest.
Reading readWhatIsGood(const Source& source);

/// The pack when it has no errors, or all that is wrong with its files.
tl::expected<level::Pack, std::vector<Problem>> read(const Source& source);

/// openFolder and read.
tl::expected<level::Pack, std::vector<Problem>> readFolder(const std::filesystem::path& folder);

}  // namespace mazeloom::pack
