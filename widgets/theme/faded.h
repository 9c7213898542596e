// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include <QColor>

namespace mazeloom::widgets {

/// Returns the colour with the given opacity, 0–1.
inline QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(std::clamp(opacity, 0.0, 1.0)));
    return colour;
}

}  // namespace mazeloom::widgets
