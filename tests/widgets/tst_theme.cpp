// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include <QTest>

#include "core/exchange/theme_colours.h"
#include "core/generate/stages/stages.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/cells/cell_look.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/theme/stage_colours.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/theme_ids.h"

namespace mazeloom::tst_theme {

using widgets::Theme;

class TestTheme : public QObject {
    Q_OBJECT

  private slots:
    void everyStageHasItsColour();
    void everyTintHasItsColour();
    void stageColoursShowOnPanels();
    void stagesOfARecipeStayApart();
    void stagesHaveOneLightness();
    void textOnStagesCanBeRead();
    void textCanBeRead();
    void edgesCanBeSeen();
    void quietTrapsAreQuiet();
    void theLevelIsTheBrightest();
    void trapsAndCoinsStandOut();
    void picturesOfThemesCanBeRead();
};

namespace {

using Linear = std::array<double, 3>;

Linear linear(const QColor& colour) {
    const auto decode = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return {decode(colour.redF()), decode(colour.greenF()), decode(colour.blueF())};
}

double luminance(const QColor& colour) {
    const auto [r, g, b] = linear(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/// Returns the contrast ratio of WCAG 2, 1 … 21.
double contrast(const QColor& a, const QColor& b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

/// Colour vision: protan, deutan and tritan (Machado, Oliveira and Fernandes 2009, severity 1).
enum class Eyes { Normal, Protan, Deutan, Tritan };
constexpr std::array kAllEyes{Eyes::Normal, Eyes::Protan, Eyes::Deutan, Eyes::Tritan};

Linear seen(const QColor& colour, Eyes eyes) {
    static constexpr double kMatrices[3][3][3] = {{{0.152286, 1.052583, -0.204868},
                                                   {0.114503, 0.786281, 0.099216},
                                                   {-0.003882, -0.048116, 1.051998}},
                                                  {{0.367322, 0.860646, -0.227968},
                                                   {0.280085, 0.672501, 0.047413},
                                                   {-0.011820, 0.042940, 0.968881}},
                                                  {{1.255528, -0.076749, -0.178779},
                                                   {-0.078411, 0.930809, 0.147602},
                                                   {0.004733, 0.691367, 0.303900}}};
    const Linear light = linear(colour);
    if (eyes == Eyes::Normal) return light;
    Linear result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t k = 0; k < 3; ++k) {
            result[i] += kMatrices[static_cast<int>(eyes) - 1][i][k] * light[k];
        }
        result[i] = std::clamp(result[i], 0.0, 1.0);
    }
    return result;
}

/// Returns the distance in OKLab, in which black and white are 1 apart.
double distance(const QColor& a, const QColor& b, Eyes eyes) {
    const auto lab = [eyes](const QColor& colour) {
        const auto [r, g, b2] = seen(colour, eyes);
        const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b2);
        const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b2);
        const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b2);
        return Linear{0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
                      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
                      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
    };
    const Linear p = lab(a);
    const Linear q = lab(b);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/// Returns CIE 1976 L*a*b*, white D65.
Linear cielab(const QColor& colour, Eyes eyes) {
    const auto [r, g, b] = seen(colour, eyes);
    const auto f = [](double t) {
        return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    };
    const double x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const double y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
    const double z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double labDistance(const QColor& a, const QColor& b, Eyes eyes) {
    const Linear p = cielab(a, eyes);
    const Linear q = cielab(b, eyes);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/// The themes whose level is the brightest thing on the screen, and whose objects have colours.
const std::array kThemes{Theme::dark(), Theme::light(), Theme::highContrast()};

std::vector<Theme> allThemes() {
    std::vector<Theme> all;
    for (const char* id : widgets::themeIds())
        all.push_back(widgets::themeNamed(id));
    return all;
}

}  // namespace

void TestTheme::everyStageHasItsColour() {
    for (const Theme& theme : kThemes) {
        std::vector<QColor> used{widgets::stageColour("no such stage", theme.isDark)};
        for (const generate::Stage* stage : generate::stages()) {
            const QColor colour = widgets::stageColour(stage->id, theme.isDark);
            QVERIFY2(std::ranges::find(used, colour) == used.end(), stage->id.data());
            used.push_back(colour);
        }
    }
}

void TestTheme::everyTintHasItsColour() {
    for (const Theme& theme : kThemes) {
        for (const level::TerrainInfo& row : level::kTerrains) {
            const QColor& colour = theme.of(row.tint);
            QVERIFY2(colour.isValid(), row.id.data());
            if (row.tint == level::Tint::None) continue;
            // The tint is visible on the terrain's own ground.
            const widgets::Look look =
                widgets::lookOf(level::Cell(row.terrain), 0, level::Ruleset::Descent);
            const QColor ground = widgets::colourOf(look.material, theme);
            QVERIFY2(distance(colour, ground, Eyes::Normal) > 0.1, row.id.data());
        }
    }
}

void TestTheme::stageColoursShowOnPanels() {
    for (const Theme& theme : allThemes()) {
        for (const generate::Stage* stage : generate::stages()) {
            const QColor colour = widgets::stageColour(stage->id, theme.isDark);
            QVERIFY2(contrast(colour, theme.window) >= 3, stage->id.data());
            QVERIFY2(contrast(colour, theme.base) >= 3, stage->id.data());
        }
    }
}

void TestTheme::stagesHaveOneLightness() {
    for (const bool dark : {true, false}) {
        const double wanted = dark ? 72 : 45;
        for (const generate::Stage* stage : generate::stages()) {
            const double lightness = cielab(widgets::stageColour(stage->id, dark), Eyes::Normal)[0];
            QVERIFY2(std::abs(lightness - wanted) <= 2,
                     qPrintable(QString("%1 %2").arg(stage->id.data()).arg(lightness)));
        }
    }
}

void TestTheme::textOnStagesCanBeRead() {
    for (const bool dark : {true, false}) {
        for (const generate::Stage* stage : generate::stages()) {
            QVERIFY2(
                contrast(widgets::stageColour(stage->id, dark), widgets::textOnStage(dark)) >= 4.5,
                stage->id.data());
        }
    }
}

void TestTheme::stagesOfARecipeStayApart() {
    const std::vector<std::vector<std::string_view>> recipes{
        {"handcrafted-rooms", "rooms", "maze", "doors", "dead-ends", "unite", "furnish", "stairs",
         "boss", "fountains", "monsters", "items"},
        {"shape", "hidden-maze", "reach", "bugs", "lasers", "hearts", "supplies", "water", "traps",
         "coins"},
        {"rooms", "corridors", "stairs", "boss", "fountains", "monsters", "items"}};
    for (const bool dark : {true, false}) {
        for (const auto& recipe : recipes) {
            for (std::size_t i = 0; i < recipe.size(); ++i) {
                for (std::size_t k = i + 1; k < recipe.size(); ++k) {
                    for (const Eyes eyes : kAllEyes) {
                        // Colours of neighbouring stages differ for every eye, even if a stage
                        // between them is missing; all others only for normal vision, because a
                        // single lightness leaves no more room.
                        const double least = k == i + 1             ? 25
                                             : k == i + 2           ? 13
                                             : eyes == Eyes::Normal ? 14
                                                                    : 0;
                        const double apart =
                            labDistance(widgets::stageColour(recipe[i], dark),
                                        widgets::stageColour(recipe[k], dark), eyes);
                        QVERIFY2(apart >= least,
                                 qPrintable(QString("%1 %2: %3, eyes %4")
                                                .arg(recipe[i].data(), recipe[k].data())
                                                .arg(apart)
                                                .arg(static_cast<int>(eyes))));
                    }
                }
            }
        }
    }
}

void TestTheme::textCanBeRead() {
    for (const Theme& theme : allThemes()) {
        const QPalette palette = widgets::palette(theme);
        const auto isRead = [&](const QColor& text, const QColor& ground, double least) {
            return contrast(text, ground) >= least;
        };
        using enum QPalette::ColorRole;
        const std::vector<std::pair<QPalette::ColorRole, std::vector<QPalette::ColorRole>>> roles{
            {WindowText, {Window}},
            {Text, {Base, AlternateBase, Window}},
            {ButtonText, {Button, Window}},
            {ToolTipText, {ToolTipBase}},
            {HighlightedText, {Highlight}},
            {PlaceholderText, {Base, AlternateBase, Window, Button}},
            {Link, {Base, Window, AlternateBase}},
            {LinkVisited, {Base, Window, AlternateBase}},
            {BrightText, {Base, Window, Button}}};
        for (const auto group : {QPalette::Active, QPalette::Inactive}) {
            for (const auto& [text, grounds] : roles) {
                const bool isMain = text == WindowText || text == Text || text == ButtonText;
                for (const auto ground : grounds) {
                    QVERIFY2(isRead(palette.color(group, text), palette.color(group, ground),
                                    isMain ? 7 : 4.5),
                             qPrintable(QString("%1 on %2: %3")
                                            .arg(palette.color(group, text).name(),
                                                 palette.color(group, ground).name())
                                            .arg(contrast(palette.color(group, text),
                                                          palette.color(group, ground)))));
                }
            }
        }
        // Disabled text is exempt, as in WCAG 1.4.3: it says that nothing can be done here, and its
        // fainter colour marks it. It must still be visible.
        QVERIFY(isRead(palette.color(QPalette::Disabled, Text), theme.base, 2));
        QVERIFY(contrast(palette.color(QPalette::Disabled, Text), theme.base) <
                contrast(theme.mutedText, theme.base));
        for (const QColor& quiet : {theme.mutedText, theme.warning, theme.error, theme.accent}) {
            for (const QColor& ground : {theme.window, theme.base, theme.alternateBase})
                QVERIFY2(isRead(quiet, ground, 4.5),
                         qPrintable(QString("%1 on %2: %3")
                                        .arg(quiet.name(), ground.name())
                                        .arg(contrast(quiet, ground))));
        }
        // Text on the empty canvas; and selections in long lists and in menus.
        QVERIFY(isRead(theme.mutedText, theme.canvas, 4.5));
        // Backgrounds that react to the pointer: headers, buttons, the default button.
        for (const double share : {0.1, 0.2}) {
            const auto answering = [&](const QColor& ground) {
                return widgets::mixedColour(ground, theme.text, share);
            };
            for (const QColor& ground : {theme.button, theme.base, theme.window})
                QVERIFY(isRead(theme.text, answering(ground), 4.5));
            QVERIFY2(isRead(theme.onAccent, answering(theme.accent), 4.5),
                     qPrintable(answering(theme.accent).name()));
        }
        QVERIFY(isRead(theme.text, widgets::mixedColour(theme.base, theme.accent, 0.22), 4.5));
        QVERIFY(isRead(theme.text, widgets::mixedColour(theme.button, theme.accent, 0.35), 4.5));
        if (theme.isHighContrast) {
            QVERIFY(isRead(theme.text, theme.window, 15));
            QVERIFY(isRead(theme.mutedText, theme.window, 12));
        }
    }
}

void TestTheme::edgesCanBeSeen() {
    for (const Theme& theme : allThemes()) {
        for (const QColor& ground : {theme.window, theme.base, theme.alternateBase, theme.button})
            QVERIFY2(contrast(theme.edge, ground) >= 3,
                     qPrintable(QString("%1 on %2: %3")
                                    .arg(theme.edge.name(), ground.name())
                                    .arg(contrast(theme.edge, ground))));
    }
}

void TestTheme::quietTrapsAreQuiet() {
    for (const Theme& theme : allThemes()) {
        QVERIFY(contrast(theme.quietTrap, theme.secret) < contrast(theme.trap, theme.secret));
        QVERIFY2(contrast(theme.quietTrap, theme.secret) >= 2,
                 qPrintable(QString::number(contrast(theme.quietTrap, theme.secret))));
    }
}

void TestTheme::theLevelIsTheBrightest() {
    for (const Theme& theme : kThemes) {
        for (const QColor& floor : {theme.floor, theme.room, theme.passage, theme.handcrafted}) {
            QVERIFY2(luminance(floor) > luminance(theme.rock), qPrintable(floor.name()));
            QVERIFY2(luminance(floor) > luminance(theme.canvas), qPrintable(floor.name()));
        }
        for (const QColor& panel : {theme.window, theme.base, theme.button}) {
            QVERIFY2(luminance(theme.room) > luminance(panel), qPrintable(panel.name()));
        }
    }
}

void TestTheme::trapsAndCoinsStandOut() {
    for (const Theme& theme : kThemes) {
        for (Eyes eyes : {Eyes::Normal, Eyes::Protan, Eyes::Deutan}) {
            // Their shapes differ as well; the colours only have to be visible on their background.
            QVERIFY(distance(theme.trap, theme.secret, eyes) > 0.25);
            QVERIFY(distance(theme.coin, theme.aisle, eyes) > 0.2);
            QVERIFY(distance(theme.trap, theme.coin, eyes) > 0.08);
            QVERIFY(distance(theme.aisle, theme.secret, eyes) > 0.04);
        }
    }
}

void TestTheme::picturesOfThemesCanBeRead() {
    const auto meaningOf = [](const QColor& colour) {
        const auto known = std::ranges::find(exchange::kThemeColours, colour.rgb() & 0xffffff,
                                             &exchange::KnownColour::rgb);
        return known == exchange::kThemeColours.end() ? std::string_view() : known->meaning;
    };
    for (const char* id : {"dark", "light", "high-contrast"}) {
        const Theme& theme = widgets::themeNamed(id);
        QCOMPARE(meaningOf(theme.voidCell), std::string_view("terrain void"));
        for (const QColor& wall : {theme.rock, theme.rockFace})
            QCOMPARE(meaningOf(wall), std::string_view("terrain wall"));
        for (const QColor& floor : {theme.floor, theme.room, theme.passage, theme.link,
                                    theme.handcrafted, theme.aisle, theme.secret})
            QCOMPARE(meaningOf(floor), std::string_view("terrain floor"));
        QCOMPARE(meaningOf(theme.water), std::string_view("terrain water"));
        QCOMPARE(meaningOf(theme.trap), std::string_view("marks trap"));
        QCOMPARE(meaningOf(theme.coin), std::string_view("marks coin"));
        const auto tint = [&theme](level::Tint one) {
            return theme.tints[static_cast<std::size_t>(one)];
        };
        QCOMPARE(meaningOf(tint(level::Tint::Fire)), std::string_view("terrain fireplace"));
        QCOMPARE(meaningOf(tint(level::Tint::Door)), std::string_view("terrain closed-door"));
    }
}

MAZELOOM_TEST(TestTheme)

}  // namespace mazeloom::tst_theme

#include "tst_theme.moc"
