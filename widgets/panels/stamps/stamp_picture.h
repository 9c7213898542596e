// SPDX-License-Identifier: MIT
// A stamp as a small picture.
#pragma once

#include <QImage>

#include "core/level/map/own_kind.h"
#include "core/level/map/stamp.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

/// Returns a picture at most `side` pixels wide and high; cells outside the stamp are transparent.
/// Empty for a stamp without cells. `kinds` are those of its pack.
QImage stampPicture(const level::Stamp& stamp, int side, const Theme& theme,
                    const level::SharedOwnKinds& kinds = {});

}  // namespace mazeloom::widgets
