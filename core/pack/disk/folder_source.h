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

/// Whether the file of this name in a folder, or a folder on the way to it, is a link to a place
/// outside of the folder. A link that leads nowhere, or in a circle, does not: it is an error of
/// reading.
bool leadsOutside(const std::filesystem::path& folder, const std::filesystem::path& name);

class FolderSource final : public Source {
  public:
    /// Which links are followed to the files that they lead to.
    enum class Links {
        All,
        /// Those that stay in the folder. Packs come from strangers: a link out of one would read
        /// any file of this machine into it, and write it on saving.
        Inside,
    };

    explicit FolderSource(std::filesystem::path folder, Links links = Links::All)
        : folder_(std::move(folder)), links_(links) {}
    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override;
    bool exists(const std::string& name) const override;
    std::vector<std::string> names(const std::string& folder) const override;

  private:
    std::filesystem::path folder_;
    Links links_;
};

/// The folder that the user named; the problem says why it is no pack's folder.
tl::expected<FolderSource, Problem> openFolder(const std::filesystem::path& folder);

/// openFolder and read.
tl::expected<level::Pack, std::vector<Problem>> readFolder(const std::filesystem::path& folder);

}  // namespace mazeloom::pack
