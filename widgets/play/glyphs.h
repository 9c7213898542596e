// SPDX-License-Identifier: MIT
// What a descent's monsters and things are drawn as.
#pragma once

#include <cstdint>

#include <QString>

namespace mazeloom::widgets {

enum class Glyphs : std::uint8_t { Letters, Emoji };

/// The font of coloured emoji.
QString emojiFamily();
/// Whether the system has it.
bool hasEmoji();

}  // namespace mazeloom::widgets
