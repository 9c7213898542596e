// SPDX-License-Identifier: MIT
#include "core/pack/json/json_text.h"

#include <utility>

#include "core/json/parse.h"

namespace mazeloom::pack {

tl::expected<Json, Problem> parseJson(std::string_view text, const std::string& file,
                                      const Stop& stop) {
    return json::parse(text, {.stop = stop}).map_error([&](json::Error error) {
        return problemAt(file, std::move(error.place), std::move(error.text));
    });
}

}  // namespace mazeloom::pack
