// SPDX-License-Identifier: MIT
// Ids of packs, levels, rooms and objects. Files are named by ids, so an id has no character that
// could lead out of the pack's folder.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace mazeloom::level {

inline constexpr std::size_t kMaxIdLength = 64;

/// Whether `text` may be an id: 1 … kMaxIdLength characters, each a–z, 0–9 or '-'.
bool isId(std::string_view text);

/// Returns the display name of a level, room, terrain or kind: its title, or its id if it has no
/// title.
template <typename Titled>
const std::string& titleOrId(const Titled& titled) {
    return titled.title.empty() ? titled.id : titled.title;
}

}  // namespace mazeloom::level
