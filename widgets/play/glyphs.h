// SPDX-License-Identifier: MIT
// The kinds of pictures for a descent's monsters and items.
#pragma once

#include <cstdint>

#include <QString>

namespace mazeloom::widgets {

enum class Glyphs : std::uint8_t {
    Letters,
    Emoji,
    Pictures  ///< our drawings; letters if the theme prefers them
};

/// Returns the family of the colour emoji font.
QString emojiFamily();
/// Whether the system has the colour emoji font.
bool hasEmoji();

}  // namespace mazeloom::widgets
