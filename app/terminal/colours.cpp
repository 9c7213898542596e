// SPDX-License-Identifier: MIT
#include "app/terminal/colours.h"

#include <algorithm>
#include <array>

namespace mazeloom::app::terminal {

namespace {

constexpr std::array<int, 6> kSteps{0, 95, 135, 175, 215, 255};
constexpr int kFirstGrey = 232;
constexpr int kGreys = 24;

int nearestStep(int value) {
    int nearest = 0;
    for (int i = 1; i < 6; ++i) {
        if (std::abs(kSteps.at(static_cast<std::size_t>(i)) - value) <
            std::abs(kSteps.at(static_cast<std::size_t>(nearest)) - value))
            nearest = i;
    }
    return nearest;
}

int distance(QRgb colour, int red, int green, int blue) {
    const int r = qRed(colour) - red;
    const int g = qGreen(colour) - green;
    const int b = qBlue(colour) - blue;
    return r * r + g * g + b * b;
}

}  // namespace

int nearestOf256(QRgb colour) {
    const int red = nearestStep(qRed(colour));
    const int green = nearestStep(qGreen(colour));
    const int blue = nearestStep(qBlue(colour));
    const auto step = [](int i) { return kSteps.at(static_cast<std::size_t>(i)); };
    const int inCube = distance(colour, step(red), step(green), step(blue));
    const int level = (qRed(colour) + qGreen(colour) + qBlue(colour)) / 3;
    const int grey = std::clamp((level - 8 + 5) / 10, 0, kGreys - 1);
    const int value = 8 + 10 * grey;
    if (distance(colour, value, value, value) < inCube) return kFirstGrey + grey;
    return 16 + 36 * red + 6 * green + blue;
}

int nearestOf8(QRgb colour) {
    // A channel counts as on if it is at least half of the brightest one: so dark colours keep
    // their hue, and only those that are nearly black are black.
    const int most = std::max({qRed(colour), qGreen(colour), qBlue(colour)});
    if (most < 64) return 0;
    const auto isOn = [most](int channel) { return 2 * channel >= most ? 1 : 0; };
    return isOn(qRed(colour)) | isOn(qGreen(colour)) << 1 | isOn(qBlue(colour)) << 2;
}

}  // namespace mazeloom::app::terminal
