// SPDX-License-Identifier: MIT
// The colour by which our pictures for REXPaint are known, which have no place for words.
#pragma once

#include "core/doors/plain_colours.h"

namespace mazeloom::doors {

/// The characters of terrain have it.
inline constexpr Rgb kRexPaintInk{154, 167, 186};

}  // namespace mazeloom::doors
