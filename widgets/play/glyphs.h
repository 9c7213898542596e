// SPDX-License-Identifier: MIT
// What a descent's monsters and things are drawn as.
#pragma once

#include <cstdint>

#include <QString>

namespace mazeloom::widgets {

enum class Glyphs : std::uint8_t {
    Letters,
    Emoji,
    Pictures  ///< drawn by us; letters where the theme wants them
};

/// The font of coloured emoji.
QString emojiFamily();
/// Whether the system has it.
bool hasEmoji();

}  // namespace mazeloom::widgets
