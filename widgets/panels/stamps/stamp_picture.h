// SPDX-License-Identifier: MIT
// Draws a stamp as a small image.
#pragma once

#include <QImage>

#include "core/level/map/own_kind.h"
#include "core/level/map/stamp.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns an image at most `side` pixels wide and high; cells outside the stamp are transparent.
/// Returns a null image for a stamp without cells. `kinds` are the own kinds of its pack.
QImage stampPicture(const level::Stamp& stamp, int side, const Theme& theme,
                    const level::SharedOwnKinds& kinds = {});

}  // namespace mazeloom::widgets
