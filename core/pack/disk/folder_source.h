// SPDX-License-Identifier: MIT
// A pack's folder on the disk, to be read.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/pack/read.h"
#include "core/pack/source.h"

namespace mazeloom::pack {

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

/// openFolder and read.
tl::expected<level::Pack, std::vector<Problem>> readFolder(const std::filesystem::path& folder);

}  // namespace mazeloom::pack
