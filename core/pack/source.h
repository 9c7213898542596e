// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/problem.h"

namespace mazeloom::pack {

/// Where a pack's files come from: a folder, the program's own resources, an archive.
class Source {
  public:
    virtual ~Source() = default;
    /// The file's bytes. `name` is relative with forward slashes ("levels/ring.json"). A file of
    /// more than `mostBytes` is refused without reading it.
    virtual tl::expected<std::string, Problem> read(const std::string& name,
                                                    std::size_t mostBytes) const = 0;
    virtual bool exists(const std::string& name) const = 0;
    /// The names of all that lies in one of the pack's folders ("levels"), relative to it and
    /// sorted. Empty when there is no such folder or it cannot be listed.
    virtual std::vector<std::string> names(const std::string& folder) const = 0;
};

}  // namespace mazeloom::pack
