// SPDX-License-Identifier: MIT
// Packs for tests: in memory, so that a test can break their bytes.
#pragma once

#include <map>
#include <string>

#include "core/pack/read.h"

namespace mazeloom::testing {

class MemorySource final : public pack::Source {
  public:
    std::map<std::string, std::string> files;

    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override;
    bool exists(const std::string& name) const override { return files.contains(name); }
};

/// All files of a folder.
MemorySource loadedFrom(const std::string& folder);
/// All files of a folder under tests/data.
MemorySource loaded(const std::string& folder);

}  // namespace mazeloom::testing
