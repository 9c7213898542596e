// SPDX-License-Identifier: MIT
// The colour that identifies REXPaint pictures of this program, since the format cannot hold text.
#pragma once

#include "core/exchange/plain_colours.h"

namespace mazeloom::exchange {

/// The foreground colour of terrain characters.
inline constexpr Rgb kRexPaintInk{154, 167, 186};

}  // namespace mazeloom::exchange
