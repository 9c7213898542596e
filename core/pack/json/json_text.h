// SPDX-License-Identifier: MIT
// JSON text to values, with errors that name the file. Private to core/pack and those who keep
// files as packs do.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/json/value.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::pack {

using Json = json::Value;

/// json::parse of what a file holds; once `stop` asks, it refuses the text.
tl::expected<Json, Problem> parseJson(std::string_view text, const std::string& file,
                                      const Stop& stop = {});

}  // namespace mazeloom::pack
