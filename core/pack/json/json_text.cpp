// SPDX-License-Identifier: MIT
#include "core/pack/json/json_text.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/json/parse.h"

namespace mazeloom::pack {

namespace {

/// Returns the memory limit for parsing a text. Rows of cells need twice their size, once in the
/// text and once in the values. All other values need many times the size of their text.
std::size_t memoryFor(std::string_view text) {
    return std::max(json::kUsualMemory, 2 * text.size() + (std::size_t{32} << 20));
}

}  // namespace

tl::expected<Json, Problem> parseJson(std::string_view text, const std::string& file,
                                      const Stop& stop) {
    return json::parse(text, {.memory = memoryFor(text), .stop = stop})
        .map_error([&](json::Error error) {
            return problemAt(file, std::move(error.place), std::move(error.text));
        });
}

}  // namespace mazeloom::pack
