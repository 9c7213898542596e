// SPDX-License-Identifier: MIT
#include "core/pack/json/json_text.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/json/parse.h"

namespace mazeloom::pack {

namespace {

/// Returns the memory limit for a text. Rows of cells take their size twice, in the text and in the
/// values; all other values take many times their text.
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
