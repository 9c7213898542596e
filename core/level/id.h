// SPDX-License-Identifier: MIT
// Ids of packs, levels, rooms and objects. An id names a file of the pack, so it leads nowhere
// else.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mazeloom::level {

inline constexpr std::size_t kMaxIdLength = 64;

/// Whether `text` may be an id: 1 … kMaxIdLength of a–z, 0–9 and '-'.
bool isId(std::string_view text);

/// Returns the name of a level, room, terrain or kind for people: its title, or else its id.
template <typename Titled>
const std::string& titleOrId(const Titled& titled) {
    return titled.title.empty() ? titled.id : titled.title;
}

}  // namespace mazeloom::level
