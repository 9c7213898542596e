// SPDX-License-Identifier: MIT
// Base64 and the packings of zlib, as the formats of others use them. Nothing grows beyond what was
// asked for.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/stop.h"

namespace mazeloom::doors {

std::string toBase64(std::string_view bytes);
/// White space may stand anywhere. What is wrong is half a sentence. All of these look at `stop`
/// every kStopPace bytes; once it asks, they refuse, or return less than all.
tl::expected<std::string, std::string> fromBase64(std::string_view letters, const Stop& stop = {});

enum class Packing { Zlib, Gzip };

std::string deflated(std::string_view bytes, Packing packing, const Stop& stop = {});
/// At most `most` bytes, else a refusal.
tl::expected<std::string, std::string> inflated(std::string_view bytes, std::size_t most,
                                                const Stop& stop = {});

}  // namespace mazeloom::doors
