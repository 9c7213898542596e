// SPDX-License-Identifier: MIT
#pragma once

#include <QRgb>

namespace mazeloom::widgets {

/// The value of a share that means the whole: 256 of 256.
inline constexpr int kWhole = 256;

/// The share of the ground's colour, out of kWhole, that is mixed over a cell that must not stand
/// out.
inline constexpr int kDimmed = 190;

/// Mixes kWhole − `share` parts of `under` with `share` parts of `over`; opaque.
constexpr QRgb blended(QRgb under, QRgb over, int share) {
    const auto blend = [share](int a, int b) {
        return (a * (kWhole - share) + b * share) / kWhole;
    };
    return qRgb(blend(qRed(under), qRed(over)), blend(qGreen(under), qGreen(over)),
                blend(qBlue(under), qBlue(over)));
}

}  // namespace mazeloom::widgets
