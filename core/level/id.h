// SPDX-License-Identifier: MIT
// Ids of packs, levels, rooms and objects. Files are named by ids, so an id has no character that
// could lead out of the pack's folder.
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
