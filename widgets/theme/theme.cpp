// SPDX-License-Identifier: MIT
#include "widgets/theme/theme.h"

#include <cmath>
#include <initializer_list>
#include <utility>

namespace mazeloom::widgets {

namespace {

/// Returns the table of tints; a tint without a colour stays invalid.
auto tinted(std::initializer_list<std::pair<level::Tint, QRgb>> colours) {
    std::array<QColor, level::kTintCount> tints{Qt::transparent};
    for (const auto& [tint, colour] : colours)
        tints[static_cast<std::size_t>(tint)] = QColor(colour);
    return tints;
}

}  // namespace

const Theme& Theme::dark() {
    using level::Tint;
    static const Theme theme{
        .isDark = true,
        .accent = QColor(0x5aa9e6),
        .onAccent = QColor(0x0d1218),
        .window = QColor(0x1b1e24),
        .base = QColor(0x15181d),
        .alternateBase = QColor(0x191c22),
        .button = QColor(0x262a32),
        .border = QColor(0x343a44),
        .edge = QColor(0x7b8391),
        .text = QColor(0xc9ced6),
        .mutedText = QColor(0x8d95a1),
        .disabledText = QColor(0x5d646f),
        .warning = QColor(0xe6b450),
        .error = QColor(0xf2777a),
        .canvas = QColor(0x101216),
        .voidCell = QColor(0x101216),
        .rock = QColor(0x1d2128),
        .rockFace = QColor(0x2b313b),
        .outline = QColor(0x9aa7ba),
        .floor = QColor(0x555d6a),
        .room = QColor(0x566981),
        .passage = QColor(0x6a6151),
        .link = QColor(0x46766a),
        .handcrafted = QColor(0x735a82),
        .aisle = QColor(0x6570a3),
        .secret = QColor(0x424855),
        .water = QColor(0x2c4a6e),
        .trap = QColor(0xff8a5c),
        .quietTrap = QColor(0xa98f80),
        .coin = QColor(0xffd84a),
        .tints = tinted({{Tint::Furniture, 0xb9c3d1},
                         {Tint::Fire, 0xff9f45},
                         {Tint::Door, 0xe0b070},
                         {Tint::Stairs, 0xf2f4f7},
                         {Tint::Spray, 0x9fd4ff},
                         {Tint::Moon, 0x7db4ff},
                         {Tint::Jewel, 0xff7ad9}}),
        .hero = QColor(0xffffff),
        .friendly = QColor(0x8fe3d0),
        .hostile = QColor(0xf58fb5),
        .gridLine = QColor(255, 255, 255, 14),
        .highlight = QColor(0x5aa9e6),
    };
    return theme;
}

const Theme& Theme::light() {
    using level::Tint;
    static const Theme theme{
        .isDark = false,
        .accent = QColor(0x1b69ae),
        .onAccent = QColor(0xffffff),
        .window = QColor(0xebedf0),
        .base = QColor(0xf4f5f7),
        .alternateBase = QColor(0xeef0f3),
        .button = QColor(0xdadde3),
        .border = QColor(0xbfc5ce),
        .edge = QColor(0x737b87),
        .text = QColor(0x23282f),
        .mutedText = QColor(0x555e6a),
        .disabledText = QColor(0x969eaa),
        .warning = QColor(0x8a5a00),
        .error = QColor(0xb3261e),
        .canvas = QColor(0xd3d7dd),
        .voidCell = QColor(0xd3d7dd),
        .rock = QColor(0xbcc3cd),
        .rockFace = QColor(0xaab3c0),
        .outline = QColor(0x55606f),
        .floor = QColor(0xf7f8fa),
        .room = QColor(0xffffff),
        .passage = QColor(0xfbf3e2),
        .link = QColor(0xdff5ec),
        .handcrafted = QColor(0xf4e6fa),
        .aisle = QColor(0xdfe3ff),
        .secret = QColor(0xf9f9fa),
        .water = QColor(0xa9cdf5),
        .trap = QColor(0xb3340a),
        .quietTrap = QColor(0x9a8479),
        .coin = QColor(0xb88e00),
        .tints = tinted({{Tint::Furniture, 0x5c6878},
                         {Tint::Fire, 0xc25400},
                         {Tint::Door, 0x8a5a1e},
                         {Tint::Stairs, 0x23282f},
                         {Tint::Spray, 0x1d5fae},
                         {Tint::Moon, 0x2450c8},
                         {Tint::Jewel, 0xa8128a}}),
        .hero = QColor(0x10151b),
        .friendly = QColor(0x00796b),
        .hostile = QColor(0xb0216a),
        .gridLine = QColor(20, 30, 50, 26),
        .highlight = QColor(0x1b69ae),
    };
    return theme;
}

const Theme& Theme::highContrast() {
    using level::Tint;
    static const Theme theme{
        .isDark = true,
        .isHighContrast = true,
        .accent = QColor(0xffd400),
        .onAccent = QColor(Qt::black),
        .window = QColor(Qt::black),
        .base = QColor(Qt::black),
        .alternateBase = QColor(0x141414),
        .button = QColor(0x1a1a1a),
        .border = QColor(0x8c8c8c),
        .edge = QColor(0xffffff),
        .text = QColor(0xffffff),
        .mutedText = QColor(0xdedede),
        .disabledText = QColor(0x9a9a9a),
        .warning = QColor(0xffc24a),
        .error = QColor(0xff8f8f),
        .canvas = QColor(Qt::black),
        .voidCell = QColor(Qt::black),
        .rock = QColor(0x0c0d10),
        .rockFace = QColor(0x1c2027),
        .outline = QColor(0xffffff),
        .floor = QColor(0x353b45),
        .room = QColor(0x34465c),
        .passage = QColor(0x4a4030),
        .link = QColor(0x1f5547),
        .handcrafted = QColor(0x54386a),
        .aisle = QColor(0x3c4aa6),
        .secret = QColor(0x262a32),
        .water = QColor(0x0f3a70),
        .trap = QColor(0xff9d5c),
        .quietTrap = QColor(0xd0a890),
        .coin = QColor(0xffe14a),
        .tints = tinted({{Tint::Furniture, 0xdfe6f0},
                         {Tint::Fire, 0xffb454},
                         {Tint::Door, 0xffc46b},
                         {Tint::Stairs, 0xffffff},
                         {Tint::Spray, 0xb4e0ff},
                         {Tint::Moon, 0x9cc8ff},
                         {Tint::Jewel, 0xff9be6}}),
        .hero = QColor(0xffffff),
        .friendly = QColor(0x7dffe4),
        .hostile = QColor(0xff9ccf),
        .gridLine = QColor(255, 255, 255, 40),
        .highlight = QColor(0xffd400),
    };
    return theme;
}

Theme withTerrains(Theme theme, level::TerrainTable terrains) {
    theme.terrains = std::move(terrains);
    return theme;
}

Theme inLight(const Theme& theme, bool isLight) {
    if (isLight == !theme.isDark && !theme.isTerminal()) return theme;
    Theme other = isLight ? Theme::light() : Theme::dark();
    other.hasLetters = theme.hasLetters;
    other.hasLoudTraps = theme.hasLoudTraps;
    return other;
}

QColor mixedColour(const QColor& under, const QColor& over, double share) {
    const auto mix = [share](int a, int b) {
        return static_cast<int>(std::lround(a + (b - a) * share));
    };
    return {mix(under.red(), over.red()), mix(under.green(), over.green()),
            mix(under.blue(), over.blue())};
}

QPalette palette(const Theme& theme) {
    QPalette p;
    p.setColor(QPalette::Window, theme.window);
    p.setColor(QPalette::WindowText, theme.text);
    p.setColor(QPalette::Base, theme.base);
    p.setColor(QPalette::AlternateBase, theme.alternateBase);
    p.setColor(QPalette::Text, theme.text);
    p.setColor(QPalette::PlaceholderText, theme.mutedText);
    p.setColor(QPalette::Button, theme.button);
    p.setColor(QPalette::ButtonText, theme.text);
    p.setColor(QPalette::BrightText, theme.error);
    p.setColor(QPalette::ToolTipBase, theme.button);
    p.setColor(QPalette::ToolTipText, theme.text);
    p.setColor(QPalette::Highlight, theme.accent);
    p.setColor(QPalette::HighlightedText, theme.onAccent);
    p.setColor(QPalette::Link, theme.accent);
    p.setColor(QPalette::LinkVisited, theme.accent);
    // Qt's own code draws some frames and grooves in the colours of these roles.
    p.setColor(QPalette::Light, mixedColour(theme.button, theme.text, 0.16));
    p.setColor(QPalette::Midlight, mixedColour(theme.button, theme.text, 0.08));
    p.setColor(QPalette::Mid, theme.isHighContrast ? theme.button : theme.border);
    p.setColor(QPalette::Dark, theme.border);
    p.setColor(QPalette::Shadow, theme.isDark ? QColor(0x08090b) : theme.edge);
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(QPalette::Disabled, role, theme.disabledText);
    }
    const QColor off = mixedColour(theme.window, theme.text, 0.12);
    p.setColor(QPalette::Disabled, QPalette::Highlight, off);
    p.setColor(QPalette::Disabled, QPalette::HighlightedText, theme.disabledText);
    return p;
}

}  // namespace mazeloom::widgets
