// SPDX-License-Identifier: MIT
// A stamp as a small picture.
#pragma once

#include <QImage>

#include "core/level/map/stamp.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// At most `side` pixels wide and high; what does not belong to the stamp is clear. Empty for one
/// without cells.
QImage stampPicture(const level::Stamp& stamp, int side, const Theme& theme);

}  // namespace mazeloom::widgets
