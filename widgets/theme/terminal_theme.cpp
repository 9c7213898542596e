// SPDX-License-Identifier: MIT
// The themes of text terminals: shades of one colour on black.
#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

namespace {

/// The colours of the phosphors P39, P3 and P4 at full brightness, in the order of Phosphor.
constexpr std::array<QRgb, 4> kInks{0xffffffff, 0xff4dff7c, 0xffffb833, 0xfff2f5f8};

QColor inkOf(Phosphor phosphor) {
    return QColor(kInks.at(static_cast<std::size_t>(phosphor)));
}

/// Returns the ink at a brightness of 0 to 100 percent.
QColor shadeOf(Phosphor phosphor, int percent) {
    return mixedColour(Qt::black, inkOf(phosphor), percent / 100.0);
}

Theme made(Phosphor phosphor) {
    using level::Tint;
    const auto shade = [phosphor](int percent) { return shadeOf(phosphor, percent); };
    Theme theme{
        .isDark = true,
        .phosphor = phosphor,
        .hasScanLines = true,
        .accent = shade(86),
        .onAccent = QColor(Qt::black),
        .window = shade(6),
        .base = shade(3),
        .alternateBase = shade(5),
        .button = shade(13),
        .border = shade(26),
        .edge = shade(66),
        .text = shade(96),
        .mutedText = shade(72),
        .disabledText = shade(42),
        .warning = shade(100),
        .error = shade(100),
        .canvas = shade(1),
        .voidCell = shade(1),
        .rock = shade(22),
        .rockFace = shade(52),
        .outline = shade(52),
        .floor = shade(4),
        .room = shade(5),
        .passage = shade(7),
        .link = shade(8),
        .handcrafted = shade(9),
        .aisle = shade(17),
        .secret = shade(4),
        .water = shade(12),
        .trap = shade(100),
        .quietTrap = shade(55),
        .coin = shade(88),
        .hero = mixedColour(inkOf(phosphor), Qt::white, 0.6),
        .friendly = shade(82),
        .hostile = shade(100),
        .gridLine = QColor(255, 255, 255, 12),
        .highlight = shade(86),
    };
    theme.tints.front() = Qt::transparent;
    for (const auto& [tint, percent] :
         {std::pair{Tint::Furniture, 68}, std::pair{Tint::Fire, 96}, std::pair{Tint::Door, 86},
          std::pair{Tint::Stairs, 100}, std::pair{Tint::Spray, 62}, std::pair{Tint::Moon, 76},
          std::pair{Tint::Jewel, 94}})
        theme.tints[static_cast<std::size_t>(tint)] = shade(percent);
    return theme;
}

}  // namespace

const Theme& Theme::terminal(Phosphor phosphor) {
    static const std::array<Theme, 3> themes{made(Phosphor::Green), made(Phosphor::Amber),
                                             made(Phosphor::White)};
    return themes.at(static_cast<std::size_t>(phosphor) - 1);
}

QColor toned(const QColor& colour, const Theme& theme) {
    if (!theme.isTerminal()) return colour;
    // Dark inks stand on light grounds elsewhere; on black they need some light to be seen.
    constexpr int kFaintest = 30;
    const int percent = kFaintest + qGray(colour.rgb()) * (100 - kFaintest) / 255;
    QColor shade = shadeOf(theme.phosphor, percent);
    shade.setAlpha(colour.alpha());
    return shade;
}

}  // namespace mazeloom::widgets
