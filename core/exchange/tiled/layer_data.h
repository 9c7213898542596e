// SPDX-License-Identifier: MIT
// The tiles of a layer in Tiled's files: comma-separated numbers, or base64 bytes with or without
// compression.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/exchange/tiled/model.h"
#include "core/sentence.h"
#include "core/stop.h"

namespace mazeloom::exchange::tiled {

/// Reads `count` tiles from comma-separated numbers. The error is a sentence fragment. Allocates no
/// more memory than these tiles need. These functions check `stop` every kStopPace tiles or bytes;
/// once it is set, they return an error or a partial result.
tl::expected<Tiles, Phrase> readNumbers(std::string_view text, std::size_t count,
                                        const Stop& stop = {});
/// Reads `count` tiles from base64; `compression` is "zlib", "gzip", "zstd" or empty.
tl::expected<Tiles, Phrase> readBase64(std::string_view text, std::string_view compression,
                                       std::size_t count, const Stop& stop = {});

/// Layers with more tiles are written compressed: as plain numbers they would exceed the value
/// limit of JSON readers.
inline constexpr std::int64_t kMostPlainTiles = std::int64_t{1} << 20;
/// Returns all tiles of a layer of that size, compressed by zlib and in base64.
std::string packedTiles(const Layer& layer, grid::Size size, const Stop& stop = {});

}  // namespace mazeloom::exchange::tiled
