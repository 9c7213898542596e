// SPDX-License-Identifier: MIT
// The tiles of a layer as Tiled's files hold them: numbers with commas, or bytes in base64, packed
// or not.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/doors/tiled/model.h"
#include "core/stop.h"

namespace mazeloom::doors::tiled {

/// `count` tiles, or what is wrong with the text (half a sentence). No more memory is taken than
/// these need. All of these look at `stop` every kStopPace tiles or bytes; once it asks, they
/// refuse, or return less than all.
tl::expected<std::vector<Gid>, std::string> readNumbers(std::string_view text, std::size_t count,
                                                        const Stop& stop = {});
/// `compression`: "zlib", "gzip", "zstd" or nothing.
tl::expected<std::vector<Gid>, std::string> readBase64(std::string_view text,
                                                       std::string_view compression,
                                                       std::size_t count, const Stop& stop = {});

/// Layers of more tiles are written packed: as numbers they would be more values than a reader of
/// JSON takes.
inline constexpr std::int64_t kMostPlainTiles = std::int64_t{1} << 20;
/// All tiles of a layer of that size, packed by zlib, in base64.
std::string packedTiles(const Layer& layer, grid::Size size, const Stop& stop = {});

}  // namespace mazeloom::doors::tiled
