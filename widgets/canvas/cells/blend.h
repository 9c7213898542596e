// SPDX-License-Identifier: MIT
#pragma once

#include <QRgb>

namespace mazeloom::widgets {

/// The whole of a colour.
inline constexpr int kWhole = 256;

/// How much of the ground lies over a cell that is not to catch the eye, of kWhole.
inline constexpr int kDimmed = 190;

/// `under` with `share` of kWhole of `over` on it; opaque.
constexpr QRgb blended(QRgb under, QRgb over, int share) {
    const auto blend = [share](int a, int b) {
        return (a * (kWhole - share) + b * share) / kWhole;
    };
    return qRgb(blend(qRed(under), qRed(over)), blend(qGreen(under), qGreen(over)),
                blend(qBlue(under), qBlue(over)));
}

}  // namespace mazeloom::widgets
