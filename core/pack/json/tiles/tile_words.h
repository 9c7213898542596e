// SPDX-License-Identifier: MIT
// Words of tile mappings in JSON. Private to core/pack.
#pragma once

#include <string_view>

namespace mazeloom::pack {

inline constexpr std::string_view kSidesWord = "sides";
inline constexpr std::string_view kBlobWord = "blob";

}  // namespace mazeloom::pack
