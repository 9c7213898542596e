// SPDX-License-Identifier: MIT
#include "core/analyse/atlas/bin_wish.h"

namespace mazeloom::analyse {

std::string wishFor(std::string_view measure, const Stretch& values) {
    std::string text = std::string(measure) + " = " + std::to_string(values.first);
    if (values.last != values.first) text += ".." + std::to_string(values.last);
    return text;
}

std::string wishFor(std::string_view x, const Stretch& xValues, std::string_view y,
                    const Stretch& yValues) {
    return wishFor(x, xValues) + " and " + wishFor(y, yValues);
}

}  // namespace mazeloom::analyse
