// SPDX-License-Identifier: MIT
// Reads packs that must be without errors, as read() does, for work that may be given up.
#pragma once

#include <vector>

#include <tl/expected.hpp>

#include "core/pack/read.h"

namespace mazeloom::pack {

/// The pack when it has no errors, or all that is wrong with its files. Once `control.stop` is set,
/// the result is of no use.
tl::expected<level::Pack, std::vector<Problem>> readWhole(const Source& source,
                                                          const ReadControl& control);

}  // namespace mazeloom::pack
