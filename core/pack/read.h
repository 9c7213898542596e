// SPDX-License-Identifier: MIT
// Reads packs: pack.json, levels/<id>.json, rooms/<id>.json (design.md, "Files").
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/level/level.h"
#include "core/problem.h"

namespace mazeloom::pack {

/// Where a pack's files come from: a folder, the program's own resources, later an archive.
class Source {
  public:
    virtual ~Source() = default;
    /// The file's bytes. `name` is relative with forward slashes ("levels/ring.json").
    virtual tl::expected<std::string, Problem> read(const std::string& name) const = 0;
    virtual bool exists(const std::string& name) const = 0;
};

class FolderSource final : public Source {
  public:
    explicit FolderSource(std::filesystem::path folder) : folder_(std::move(folder)) {}
    tl::expected<std::string, Problem> read(const std::string& name) const override;
    bool exists(const std::string& name) const override;

  private:
    std::filesystem::path folder_;
};

/// The pack, or all that is wrong with its files: each problem names file and place.
tl::expected<level::Pack, std::vector<Problem>> read(const Source& source);

/// The same for a folder that the user named.
tl::expected<level::Pack, std::vector<Problem>> readFolder(const std::filesystem::path& folder);

}  // namespace mazeloom::pack
