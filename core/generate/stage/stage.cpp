// SPDX-License-Identifier: MIT
#include "core/generate/stage/stage.h"

#include <algorithm>

namespace mazeloom::generate {

std::string choiceTitle(std::string_view id) {
    std::string title(id);
    std::ranges::replace(title, '-', ' ');
    if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] += 'A' - 'a';
    return title;
}

}  // namespace mazeloom::generate
