// SPDX-License-Identifier: MIT
// Decompresses zstd, as used in Tiled's maps.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/exchange/encodings/bytes.h"
#include "core/stop.h"

namespace mazeloom::exchange {

/// Decompresses zstd in pieces. Pieces may be passed to `take` before an error is found. More than
/// `most` decompressed bytes are an error. The error is a sentence fragment. Checks `stop` every
/// 128 KiB of output, and returns an error once it is set.
tl::expected<void, std::string> unpackZstd(std::string_view bytes, std::size_t most,
                                           const TakeBytes& take, const Stop& stop = {});
/// Returns an upper bound on the decompressed size of `bytes` bytes.
std::size_t mostOfZstd(std::size_t bytes);

}  // namespace mazeloom::exchange
