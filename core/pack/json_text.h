// SPDX-License-Identifier: MIT
// JSON text to values, with bounds and with errors that name line and column. Private to core/pack.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

#include "core/problem.h"

namespace mazeloom::pack {

using Json = nlohmann::json;

/// No pack's file nests deeper.
inline constexpr std::size_t kMaxDepth = 32;
/// No pack's file holds more values (a row of a grid is one): a value costs more memory than text.
inline constexpr std::size_t kMaxValues = 2'000'000;

/// The value, or what is wrong with the text. A key that stands twice in one object is an error.
tl::expected<Json, Problem> parseJson(std::string_view text, const std::string& file);

}  // namespace mazeloom::pack
