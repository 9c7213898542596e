// SPDX-License-Identifier: MIT
// What zstd packed, as Tiled's maps hold it.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/stop.h"

namespace mazeloom::doors {

/// Unpacks into `out`. Returns how many bytes there are; the error is half a sentence. Looks at
/// `stop` every 128 KiB of what it unpacks, and refuses once it asks.
tl::expected<std::size_t, std::string> unpackZstd(std::string_view bytes, std::span<char> out,
                                                  const Stop& stop = {});
/// No data of so many bytes unpack to more.
std::size_t mostOfZstd(std::size_t bytes);

}  // namespace mazeloom::doors
