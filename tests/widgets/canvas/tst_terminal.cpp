// SPDX-License-Identifier: MIT
// Levels in the themes of text terminals: one colour, blocks for walls, a character for everything
// else, and lines that can be off.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include <QImage>
#include <QTest>

#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
#include "resources/resources.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/cells/sprite_sheet.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/play/temple/number_art.h"
#include "widgets/theme/theme_ids.h"

namespace mazeloom::tst_terminal {

using widgets::Material;
using widgets::Phosphor;
using widgets::Symbol;
using widgets::Theme;

class TestTerminal : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void everythingHasOneColour_data();
    void everythingHasOneColour();
    void wallsAreBlocks();
    void everyKindHasItsCharacter();
    void charactersHideTheGround();
    void linesAreEveryThirdAndCanBeOff();
    void otherThemesHaveNoLines();
};

namespace {

constexpr std::array kPhosphors{Phosphor::Green, Phosphor::Amber, Phosphor::White};

/// Returns how far a colour is, in steps of a channel, from all mixtures of black, the theme's full
/// light and white: white only brightens the hero.
double offTheMixtures(QRgb colour, const Theme& theme) {
    const QColor full = widgets::toned(Qt::white, theme);
    const std::array<double, 3> is{double(qRed(colour)), double(qGreen(colour)),
                                   double(qBlue(colour))};
    const std::array<double, 3> ink{full.redF(), full.greenF(), full.blueF()};
    // Least squares over the shares of ink and white.
    double inkInk = 0;
    double inkWhite = 0;
    double inkIs = 0;
    double whiteIs = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        inkInk += ink[i] * ink[i];
        inkWhite += ink[i];
        inkIs += ink[i] * is[i];
        whiteIs += is[i];
    }
    const double whole = 3 * inkInk - inkWhite * inkWhite;
    const double ofWhite = std::max(0.0, (inkInk * whiteIs - inkWhite * inkIs) / whole);
    const double ofInk = std::max(0.0, (inkIs - inkWhite * ofWhite) / inkInk);
    double off = 0;
    for (std::size_t i = 0; i < 3; ++i)
        off = std::max(off, std::abs(is[i] - ofInk * ink[i] - ofWhite));
    return off;
}

level::Pack packOf(const QByteArray& name) {
    if (name.isEmpty()) return testing::packOfItsOwn();
    return pack::readFolder(std::string(MAZELOOM_PACKS "/") + name.toStdString()).value();
}

Theme still(Phosphor phosphor) {
    Theme theme = Theme::terminal(phosphor);
    theme.hasScanLines = false;
    return theme;
}

QImage spriteOf(widgets::SpriteSheet& sheet, Material material, Symbol symbol, unsigned joins) {
    const int size = sheet.cellSize();
    return QImage(reinterpret_cast<const uchar*>(sheet.sprite({material, symbol, -1}, joins)), size,
                  size, size * 4, QImage::Format_RGB32)
        .copy();
}

}  // namespace

void TestTerminal::everythingHasOneColour_data() {
    QTest::addColumn<QByteArray>("pack");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<int>("cell");
    for (const int cell : {1, 5, 16}) {
        for (const auto& [pack, id] :
             std::vector<std::pair<const char*, const char*>>{{"temple", "old-caves"},
                                                              {"dungeons", "crypt"},
                                                              {"descent", "gatehouse"},
                                                              {"", "own"}})
            QTest::addRow("%s %s, %d", pack, id, cell)
                << QByteArray(pack) << QByteArray(id) << cell;
    }
}

void TestTerminal::everythingHasOneColour() {
    QFETCH(QByteArray, pack);
    QFETCH(QByteArray, id);
    QFETCH(int, cell);
    const level::Pack from = packOf(pack);
    const level::Level& level = *from.findLevel(id.toStdString());
    generate::Options options;
    options.kinds = from.ownKinds.share();
    const level::Map map = generate::generate(level, from.rooms, 7, options).value().map;
    for (const Phosphor phosphor : kPhosphors) {
        const Theme& theme = Theme::terminal(phosphor);
        exchange::PictureOptions look;
        look.theme = widgets::idOf(theme);
        look.cell = cell;
        const QImage picture = widgets::drawLevel(map, level, look).value();
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const QColor colour(picture.pixel(x, y));
                QVERIFY2(offTheMixtures(colour.rgb(), theme) <= 12,
                         qPrintable(QString("%1 at %2, %3").arg(colour.name()).arg(x).arg(y)));
            }
        }
    }
}

void TestTerminal::wallsAreBlocks() {
    for (const Phosphor phosphor : kPhosphors) {
        const Theme theme = still(phosphor);
        for (const int size : {3, 8, 16, 33}) {
            widgets::SpriteSheet sheet(theme, size, false);
            QImage block(size, size, QImage::Format_RGB32);
            block.fill(theme.rockFace);
            for (unsigned joins = 1; joins < 256; ++joins)
                QCOMPARE(spriteOf(sheet, Material::Rock, Symbol::None, joins), block);
            QVERIFY(spriteOf(sheet, Material::Rock, Symbol::None, 0) != block);
        }
        // Open cells are darker than the walls around them.
        for (const QColor& open :
             {theme.floor, theme.room, theme.passage, theme.aisle, theme.water})
            QVERIFY(qGray(open.rgb()) < qGray(theme.rock.rgb()));
    }
}

void TestTerminal::everyKindHasItsCharacter() {
    const Theme theme = still(Phosphor::Amber);
    std::vector<Symbol> symbols{Symbol::Trap, Symbol::Coin};
    for (const level::ThingKind kind : level::kThingKinds) {
        if (kind != level::ThingKind::Own) symbols.push_back(widgets::symbolOf(kind));
    }
    for (const level::TerrainInfo& terrain : level::kTerrains) {
        if (widgets::symbolOf(terrain.terrain) != Symbol::None)
            symbols.push_back(widgets::symbolOf(terrain.terrain));
    }
    for (const int size : {8, 12, 16, 24}) {
        for (std::size_t i = 0; i < symbols.size(); ++i) {
            const QImage one = widgets::symbolArt(symbols[i], size, theme);
            for (std::size_t k = 0; k < i; ++k) {
                QVERIFY2(one != widgets::symbolArt(symbols[k], size, theme),
                         qPrintable(QString("%1 and %2 at %3").arg(i).arg(k).arg(size)));
            }
        }
    }
    // Numbers are characters of the same brightness; only a zero is faint.
    for (int number = 1; number <= 8; ++number)
        QCOMPARE(widgets::numberColour(number, theme), theme.text);
    QVERIFY(widgets::numberColour(0, theme) != theme.text);
}

void TestTerminal::charactersHideTheGround() {
    for (const Phosphor phosphor : kPhosphors) {
        widgets::SpriteSheet sheet(still(phosphor), 16, false);
        const Symbol coin = Symbol::Coin;
        const QImage expected = spriteOf(sheet, Material::Secret, coin, 0);
        for (const Material material : {Material::Room, Material::Aisle, Material::Water,
                                        Material::Passage, Material::Handcrafted}) {
            QCOMPARE(spriteOf(sheet, material, coin, 0), expected);
            QVERIFY(spriteOf(sheet, material, Symbol::None, 0) !=
                    spriteOf(sheet, Material::Secret, Symbol::None, 0));
        }
    }
}

void TestTerminal::linesAreEveryThirdAndCanBeOff() {
    for (const Phosphor phosphor : kPhosphors) {
        for (const int size : {4, 8, 9, 16, 24, 40}) {
            widgets::SpriteSheet lined(Theme::terminal(phosphor), size, false);
            widgets::SpriteSheet even(still(phosphor), size, false);
            const QImage with = spriteOf(lined, Material::Rock, Symbol::None, 255);
            const QImage without = spriteOf(even, Material::Rock, Symbol::None, 255);
            int dark = 0;
            for (int y = 0; y < size; ++y) {
                // A line is dark as a whole, or not at all.
                for (int x = 0; x < size; ++x)
                    QCOMPARE(with.pixel(x, y) == without.pixel(x, y),
                             with.pixel(0, y) == without.pixel(0, y));
                if (with.pixel(0, y) == without.pixel(0, y)) continue;
                QVERIFY(qGray(with.pixel(0, y)) < qGray(without.pixel(0, y)));
                // No two dark lines are next to each other, also across the cells' edge.
                QVERIFY(with.pixel(0, (y + 1) % size) == without.pixel(0, (y + 1) % size));
                ++dark;
            }
            if (size < widgets::kLeastGlyphCell)
                QCOMPARE(dark, 0);
            else
                QVERIFY2(std::abs(dark * 3 - size) <= 3, qPrintable(QString::number(dark)));
        }
    }
}

void TestTerminal::otherThemesHaveNoLines() {
    for (const Theme& plain : {Theme::dark(), Theme::light(), Theme::highContrast()}) {
        Theme lined = plain;
        lined.hasScanLines = true;
        widgets::SpriteSheet one(plain, 16, false);
        widgets::SpriteSheet two(lined, 16, false);
        for (const Material material : {Material::Rock, Material::Room, Material::Water})
            QCOMPARE(spriteOf(one, material, Symbol::None, 255),
                     spriteOf(two, material, Symbol::None, 255));
    }
}

MAZELOOM_TEST(TestTerminal)

}  // namespace mazeloom::tst_terminal

#include "tst_terminal.moc"
