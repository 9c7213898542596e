// SPDX-License-Identifier: MIT
// Reads packs that must be free of errors, like read(), but can be cancelled.
#pragma once

#include <vector>

#include <tl/expected.hpp>

#include "core/pack/read.h"

namespace mazeloom::pack {

/// Returns the pack if it has no errors, or else the problems with its files. Once `control.stop`
/// is set, the result is unusable.
tl::expected<level::Pack, std::vector<Problem>> readWhole(const Source& source,
                                                          const ReadControl& control);

}  // namespace mazeloom::pack
