// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include <QTest>

#include "core/generate/stages/stages.h"
#include "widgets/theme/stage_colours.h"
#include "widgets/theme/theme.h"

using namespace mazeloom;
using widgets::Theme;

class TestTheme : public QObject {
    Q_OBJECT

  private slots:
    void everyStageHasItsColour();
    void stageColoursShowOnPanels();
    void stagesOfARecipeStayApart();
    void textCanBeRead();
    void theLevelIsTheBrightest();
    void trapsAndCoinsStandOut();
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

/// WCAG 2, 1 … 21.
double contrast(const QColor& a, const QColor& b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

/// How protan and deutan eyes see a colour (Machado, Oliveira and Fernandes 2009, severity 1).
enum class Eyes { Normal, Protan, Deutan };

Linear seen(const QColor& colour, Eyes eyes) {
    static constexpr double kMatrices[2][3][3] = {{{0.152286, 1.052583, -0.204868},
                                                   {0.114503, 0.786281, 0.099216},
                                                   {-0.003882, -0.048116, 1.051998}},
                                                  {{0.367322, 0.860646, -0.227968},
                                                   {0.280085, 0.672501, 0.047413},
                                                   {-0.011820, 0.042940, 0.968881}}};
    const Linear light = linear(colour);
    if (eyes == Eyes::Normal) return light;
    Linear result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t k = 0; k < 3; ++k) {
            result[i] += kMatrices[eyes == Eyes::Deutan][i][k] * light[k];
        }
        result[i] = std::clamp(result[i], 0.0, 1.0);
    }
    return result;
}

/// In OKLab, where black and white are 1 apart.
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

const std::array kThemes{Theme::dark(), Theme::light()};

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

void TestTheme::stageColoursShowOnPanels() {
    for (const Theme& theme : kThemes) {
        for (const generate::Stage* stage : generate::stages()) {
            const QColor colour = widgets::stageColour(stage->id, theme.isDark);
            QVERIFY2(contrast(colour, theme.window) >= 3, stage->id.data());
            QVERIFY2(contrast(colour, theme.base) >= 3, stage->id.data());
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
    for (const Theme& theme : kThemes) {
        for (const auto& recipe : recipes) {
            for (std::size_t i = 0; i < recipe.size(); ++i) {
                for (std::size_t k = i + 1; k < recipe.size(); ++k) {
                    for (Eyes eyes : {Eyes::Normal, Eyes::Protan, Eyes::Deutan}) {
                        const double apart =
                            distance(widgets::stageColour(recipe[i], theme.isDark),
                                     widgets::stageColour(recipe[k], theme.isDark), eyes);
                        QVERIFY2(apart > 0.08, recipe[i].data());
                    }
                }
            }
        }
    }
}

void TestTheme::textCanBeRead() {
    for (const Theme& theme : kThemes) {
        const QPalette palette = widgets::palette(theme);
        const auto on = [&](QPalette::ColorRole text, QPalette::ColorRole ground) {
            return contrast(palette.color(text), palette.color(ground));
        };
        QVERIFY(on(QPalette::WindowText, QPalette::Window) >= 7);
        QVERIFY(on(QPalette::Text, QPalette::Base) >= 7);
        QVERIFY(on(QPalette::Text, QPalette::AlternateBase) >= 7);
        QVERIFY(on(QPalette::ButtonText, QPalette::Button) >= 7);
        QVERIFY(on(QPalette::ToolTipText, QPalette::ToolTipBase) >= 7);
        QVERIFY(on(QPalette::HighlightedText, QPalette::Highlight) >= 4.5);
        QVERIFY(on(QPalette::PlaceholderText, QPalette::Base) >= 4.5);
        for (const QColor& quiet : {theme.mutedText, theme.warning, theme.error}) {
            QVERIFY2(contrast(quiet, theme.window) >= 4.5, qPrintable(quiet.name()));
            QVERIFY2(contrast(quiet, theme.base) >= 4.5, qPrintable(quiet.name()));
        }
        QVERIFY(contrast(theme.mutedText, theme.canvas) >= 4);
        QVERIFY(palette.color(QPalette::Disabled, QPalette::Text) !=
                palette.color(QPalette::Active, QPalette::Text));
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
            // Their forms differ as well; their colours alone have to show on what they lie on.
            QVERIFY(distance(theme.trap, theme.secret, eyes) > 0.25);
            QVERIFY(distance(theme.coin, theme.aisle, eyes) > 0.2);
            QVERIFY(distance(theme.trap, theme.coin, eyes) > 0.08);
            QVERIFY(distance(theme.aisle, theme.secret, eyes) > 0.04);
        }
    }
}

QTEST_APPLESS_MAIN(TestTheme)
#include "tst_theme.moc"
