// SPDX-License-Identifier: MIT
// What zstd packed, as Tiled's maps hold it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/stop.h"

namespace mazeloom::doors {

/// Unpacks at most `most` bytes. The error is half a sentence. No memory is taken that so few bytes
/// cannot unpack to. Looks at `stop` every 128 KiB of what it unpacks, and refuses once it asks.
tl::expected<std::string, std::string> unpackedZstd(std::string_view bytes, std::size_t most,
                                                    const Stop& stop = {});

}  // namespace mazeloom::doors
