// SPDX-License-Identifier: MIT
#include "core/diff/place.h"

namespace mazeloom::diff {

std::string pointerOf(const Place& place) {
    std::string pointer;
    for (const Step& step : place) {
        pointer += '/';
        if (const std::size_t* index = std::get_if<std::size_t>(&step)) {
            pointer += std::to_string(*index);
            continue;
        }
        for (const char c : std::get<std::string>(step)) {
            if (c == '~') {
                pointer += "~0";
            } else if (c == '/') {
                pointer += "~1";
            } else {
                pointer += c;
            }
        }
    }
    return pointer;
}

}  // namespace mazeloom::diff
