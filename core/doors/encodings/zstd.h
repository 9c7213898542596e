// SPDX-License-Identifier: MIT
// Decompresses zstd, as used in Tiled's maps.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/stop.h"

namespace mazeloom::doors {

/// Decompresses into `out`. Returns the number of bytes; the error is half a sentence. Checks
/// `stop` every 128 KiB of output, and returns an error once it is set.
tl::expected<std::size_t, std::string> unpackZstd(std::string_view bytes, std::span<char> out,
                                                  const Stop& stop = {});
/// Returns an upper bound on the decompressed size of `bytes` bytes.
std::size_t mostOfZstd(std::size_t bytes);

}  // namespace mazeloom::doors
