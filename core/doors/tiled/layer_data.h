// SPDX-License-Identifier: MIT
// The tiles of a layer as Tiled's files hold them: numbers with commas, or bytes in base64, packed
// or not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/doors/tiled/model.h"

namespace mazeloom::doors::tiled {

/// `count` tiles, or what is wrong with the text (half a sentence). No more memory is taken than
/// these need.
tl::expected<std::vector<Gid>, std::string> readNumbers(std::string_view text, std::size_t count);
/// `compression`: "zlib", "gzip" or nothing.
tl::expected<std::vector<Gid>, std::string> readBase64(std::string_view text,
                                                       std::string_view compression,
                                                       std::size_t count);

}  // namespace mazeloom::doors::tiled
