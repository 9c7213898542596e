// SPDX-License-Identifier: MIT
// Drawings of objects on cells: each has its own picture, which uses the theme's colours and
// differs from all others at the usual sizes.
#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "resources/resources.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/cells/sprite_art.h"
#include "widgets/canvas/cells/symbol_art.h"

namespace mazeloom::tst_sprites {

using widgets::Symbol;
using widgets::Theme;

class TestSprites : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void everySymbolHasADrawing();
    void noDrawingIsForNothing();
    void drawingsTakeTheThemesColours();
    void noTwoAreAlike();
    void theyStandOutFromTheGround();
    void lettersAreAsTheyWere();
    void trapsAreQuietUnlessAskedFor();
};

namespace {

Theme pictured(Theme theme, bool hasLoudTraps = false) {
    theme.hasLetters = false;
    theme.hasLoudTraps = hasLoudTraps;
    return theme;
}

/// Returns all symbols that can be on a cell.
std::vector<Symbol> allSymbols() {
    std::vector<Symbol> symbols{Symbol::Trap, Symbol::Coin};
    for (const level::ThingKind kind : level::kThingKinds)
        symbols.push_back(widgets::symbolOf(kind));
    for (const level::TerrainInfo& terrain : level::kTerrains) {
        const Symbol symbol = widgets::symbolOf(terrain.terrain);
        if (symbol != Symbol::None) symbols.push_back(symbol);
    }
    return symbols;
}

int inkedPixels(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += qAlpha(image.pixel(x, y)) > 127;
    }
    return count;
}

/// Returns the share of pixels whose opacity differs by more than a third: the difference that
/// remains without colours.
double formDistance(const QImage& a, const QImage& b) {
    int differing = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const auto grey = [](QRgb pixel) { return qGray(pixel) + qAlpha(pixel); };
            differing += std::abs(grey(a.pixel(x, y)) - grey(b.pixel(x, y))) > 85;
        }
    }
    return static_cast<double>(differing) / (a.width() * a.height());
}

}  // namespace

void TestSprites::everySymbolHasADrawing() {
    const QStringList names = widgets::spriteNames();
    for (const Symbol symbol : allSymbols()) {
        const QString name = widgets::spriteOf(symbol, pictured(Theme::dark()));
        QVERIFY2(names.contains(name), qPrintable(name));
    }
}

void TestSprites::noDrawingIsForNothing() {
    QStringList used{"fire-ball", "trap", "trap-quiet"};
    for (const Symbol symbol : allSymbols())
        used << widgets::spriteOf(symbol, pictured(Theme::dark()));
    for (const QString& name : widgets::spriteNames())
        QVERIFY2(used.contains(name), qPrintable(name));
}

void TestSprites::drawingsTakeTheThemesColours() {
    static const QRegularExpression named("(?:fill|stroke)=\"([^\"]*)\"");
    for (const QString& name : widgets::spriteNames()) {
        QFile file(":/sprites/" + name + ".svg");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString drawing = file.readAll();
        QVERIFY2(drawing.contains("viewBox=\"0 0 16 16\""), qPrintable(name));
        for (auto match = named.globalMatch(drawing); match.hasNext();) {
            const QString colour = match.next().captured(1);
            QVERIFY2(
                QStringList({"none", "{main}", "{shade}", "{ink}", "{light}", "{fire}", "{stone}"})
                    .contains(colour),
                qPrintable(name + ": " + colour));
        }
    }
    for (const Symbol symbol : allSymbols()) {
        const QImage dark = widgets::symbolArt(symbol, 24, pictured(Theme::dark()));
        const QImage light = widgets::symbolArt(symbol, 24, pictured(Theme::light()));
        QVERIFY2(dark != light, qPrintable(widgets::spriteOf(symbol, pictured(Theme::dark()))));
    }
}

void TestSprites::noTwoAreAlike() {
    const std::vector<Symbol> symbols = allSymbols();
    for (const Theme& plain : {Theme::dark(), Theme::light(), Theme::highContrast()}) {
        const Theme theme = pictured(plain, true);
        for (const auto& [size, least] : {std::pair(8, 0.08), {16, 0.10}, {32, 0.10}, {64, 0.10}}) {
            for (std::size_t i = 0; i < symbols.size(); ++i) {
                const QImage one = widgets::symbolArt(symbols[i], size, theme);
                QVERIFY2(inkedPixels(one) * 100 >= size * size * 14,
                         qPrintable(widgets::spriteOf(symbols[i], theme)));
                for (std::size_t k = 0; k < i; ++k) {
                    const double apart =
                        formDistance(one, widgets::symbolArt(symbols[k], size, theme));
                    QVERIFY2(apart >= least,
                             qPrintable(QString("%1 and %2 at %3: %4")
                                            .arg(widgets::spriteOf(symbols[i], theme),
                                                 widgets::spriteOf(symbols[k], theme))
                                            .arg(size)
                                            .arg(apart)));
                }
            }
        }
    }
}

void TestSprites::theyStandOutFromTheGround() {
    const Theme theme = pictured(Theme::dark());
    for (const Symbol symbol : allSymbols()) {
        if (!widgets::isThing(symbol)) continue;
        // The rim's colour differs from the colour inside it.
        const QImage art = widgets::symbolArt(symbol, 32, theme);
        bool hasRim = false;
        for (int y = 0; y < 32; ++y) {
            for (int x = 0; x < 32; ++x)
                hasRim = hasRim || (qAlpha(art.pixel(x, y)) > 100 && qGray(art.pixel(x, y)) < 30);
        }
        QVERIFY2(hasRim, qPrintable(widgets::spriteOf(symbol, theme)));
    }
}

void TestSprites::lettersAreAsTheyWere() {
    // Theme::dark() and Theme::light() have letters; for a widget or picture, themeOf() decides
    // whether they are used.
    for (const Theme& theme : {Theme::dark(), Theme::light()}) {
        QVERIFY(theme.hasLetters && theme.hasLoudTraps);
        for (const Symbol symbol : allSymbols())
            QVERIFY(widgets::symbolArt(symbol, 16, theme) !=
                    widgets::symbolArt(symbol, 16, pictured(theme, true)));
    }
}

void TestSprites::trapsAreQuietUnlessAskedFor() {
    for (const Theme& plain : {Theme::dark(), Theme::light(), Theme::highContrast()}) {
        for (const bool letters : {true, false}) {
            for (const int size : {2, 3, 5, 8, 16, 32}) {
                Theme theme = plain;
                theme.hasLetters = letters;
                const int loud = inkedPixels(widgets::symbolArt(Symbol::Trap, size, theme));
                theme.hasLoudTraps = false;
                const QImage quiet = widgets::symbolArt(Symbol::Trap, size, theme);
                QVERIFY(inkedPixels(quiet) > 0);
                QVERIFY2(inkedPixels(quiet) < loud, qPrintable(QString::number(size)));
            }
        }
        Theme theme = plain;
        const auto trap = level::Cell(level::Terrain::Floor).with(level::Cell::kTrap);
        const QColor ground = widgets::ColourTable(theme, level::Ruleset::Temple)
                                  .colour(level::Cell(level::Terrain::Floor), 0);
        const auto distance = [&] {
            const QColor seen = widgets::ColourTable(theme, level::Ruleset::Temple).colour(trap, 0);
            return std::abs(seen.red() - ground.red()) + std::abs(seen.green() - ground.green()) +
                   std::abs(seen.blue() - ground.blue());
        };
        const int loud = distance();
        theme.hasLoudTraps = false;
        QVERIFY(distance() > 0);
        QVERIFY(distance() * 2 < loud);
    }
}

MAZELOOM_TEST(TestSprites)

}  // namespace mazeloom::tst_sprites

#include "tst_sprites.moc"
