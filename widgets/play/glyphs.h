// SPDX-License-Identifier: MIT
// How a descent shows monsters and items: as letters, emoji or drawings.
#pragma once

#include <cstdint>

#include <QString>

namespace mazeloom::widgets {

enum class Glyphs : std::uint8_t {
    Letters,
    Emoji,
    Pictures  ///< the program's own drawings; letters if the theme asks for them
};

/// Returns the family of the colour emoji font.
QString emojiFamily();
/// Whether the system has the colour emoji font.
bool hasEmoji();

}  // namespace mazeloom::widgets
