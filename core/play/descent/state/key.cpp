// SPDX-License-Identifier: MIT
#include "core/play/descent/state/key.h"

#include <algorithm>

namespace mazeloom::play::descent {

const std::array<std::string_view, kKeys> kKeyNames{
    "up", "right", "down", "left", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j",    "k",
    "l",  "m",     "n",    "o",    "p", "q", "r", "s", "t", "z", ">", "<", ".", "other"};

std::string_view name(Key key) {
    return kKeyNames[static_cast<std::size_t>(key)];
}

std::optional<Key> keyOf(std::string_view name) {
    const char lower =
        name.size() == 1 && name[0] >= 'A' && name[0] <= 'Z' ? static_cast<char>(name[0] + 32) : 0;
    if (lower != 0) name = std::string_view(&lower, 1);
    const auto found = std::find(kKeyNames.begin(), kKeyNames.end(), name);
    if (found == kKeyNames.end()) return std::nullopt;
    return static_cast<Key>(found - kKeyNames.begin());
}

}  // namespace mazeloom::play::descent
