// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/problem.h"

namespace mazeloom::pack {

/// The origin of a pack's files: a folder, the program's own resources, an archive.
class Source {
  public:
    virtual ~Source() = default;
    /// Returns the file's bytes. `name` is relative with forward slashes ("levels/ring.json").
    /// Refuses a file of more than `mostBytes` without reading it.
    virtual tl::expected<std::string, Problem> read(const std::string& name,
                                                    std::size_t mostBytes) const = 0;
    virtual bool exists(const std::string& name) const = 0;
    /// Returns the names of all files in one of the pack's folders ("levels"), relative to it and
    /// sorted. Empty if the folder does not exist or cannot be listed.
    virtual std::vector<std::string> names(const std::string& folder) const = 0;
};

}  // namespace mazeloom::pack
