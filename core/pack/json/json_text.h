// SPDX-License-Identifier: MIT
// Parses JSON text, with errors that name the file. Private to core/pack and code with similar
// files.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/json/value.h"
#include "core/problem.h"
#include "core/stop.h"

namespace mazeloom::pack {

using Json = json::Value;

/// Calls json::parse on a file's text. Returns an error once `stop` is set.
tl::expected<Json, Problem> parseJson(std::string_view text, const std::string& file,
                                      const Stop& stop = {});

}  // namespace mazeloom::pack
