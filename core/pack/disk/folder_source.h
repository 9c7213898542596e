// SPDX-License-Identifier: MIT
// Reads a pack's folder on disk.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/pack/read.h"
#include "core/pack/source.h"

namespace mazeloom::pack {

/// Whether the file `name` in `folder`, or a folder on the way to it, is a link to a place outside
/// of `folder`. False for a dangling or circular link, which is a read error.
bool leadsOutside(const std::filesystem::path& folder, const std::filesystem::path& name);

class FolderSource final : public Source {
  public:
    /// The links that are followed.
    enum class Links {
        All,
        /// Only links that stay in the folder. Packs are untrusted input: through a link that leads
        /// out of the folder, saving could copy any file of this machine into the pack.
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

/// Opens the folder that the user named. The problem tells why it is not a pack's folder.
tl::expected<FolderSource, Problem> openFolder(const std::filesystem::path& folder);

/// Combines openFolder and read.
tl::expected<level::Pack, std::vector<Problem>> readFolder(const std::filesystem::path& folder);

}  // namespace mazeloom::pack
