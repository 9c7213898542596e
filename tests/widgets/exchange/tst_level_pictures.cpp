// SPDX-License-Identifier: MIT
// Pictures of levels: PNG as the program writes it, and SVG as Qt renders it in comparison.
#include <cstdlib>
#include <set>
#include <sstream>

#include <QPainter>
#include <QSvgRenderer>
#include <QTest>
#include <QXmlStreamReader>

#include "core/exchange/out/stoppable_text.h"
#include "core/generate/generate.h"
#include "core/pack/disk/folder_source.h"
#include "core/stop.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "tests/support/tiles.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/canvas/cells/tile_stack.h"
#include "widgets/canvas/picture/map_picture.h"
#include "widgets/exchange/exporters.h"
#include "widgets/exchange/pictures/colour_table.h"
#include "widgets/exchange/pictures/level_painter.h"
#include "widgets/exchange/pictures/png_bytes.h"
#include "widgets/exchange/pictures/svg_cells.h"
#include "widgets/exchange/pictures/svg_level.h"
#include "widgets/theme/theme_ids.h"

namespace mazeloom::tst_level_pictures {

class TestLevelPictures : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void pngIsWhatWasDrawn_data();
    void pngIsWhatWasDrawn();
    void reducedColoursAreNear();
    void svgLooksLikePng_data();
    void svgLooksLikePng();
    void vectorsAreOfTheirSymbol_data();
    void vectorsAreOfTheirSymbol();
    void svgIsAsLargeAsIsWanted();
    void svgHasNoPicturesInIt();
    void titlesOfStrangersAreText();
    void whatIsTooLargeIsSaid();
    void overlaysAndGridAreInPictures();
    void tilesAreInPictures_data();
    void tilesAreInPictures();
    void svgHasEachTileOnce();
    void unknownTilesAreAProblem();
    void picturesEndSoon_data();
    void picturesEndSoon();
};

namespace {

struct Sample {
    level::Level level;
    level::Map map;
};

Sample sampleOf(const level::Pack& pack, const char* id) {
    const level::Level* level = pack.findLevel(id);
    generate::Options options;
    options.kinds = pack.ownKinds.share();
    return {*level, std::move(generate::generate(*level, pack.rooms, 7, options).value().map)};
}

Sample sample(const char* pack, const char* id) {
    return sampleOf(pack::readFolder(std::filesystem::path(MAZELOOM_PACKS) / pack).value(), id);
}

/// A level with all terrains and objects of the program, and some of the pack's own.
Sample ownSample() {
    return sampleOf(testing::packOfItsOwn(), "own");
}

QByteArray svgOf(const Sample& what, const exchange::PictureOptions& look) {
    std::ostringstream out;
    widgets::writeSvg(out, what.map, what.level, look);
    return QByteArray::fromStdString(out.str());
}

QImage rendered(const QByteArray& svg, QSize size) {
    QSvgRenderer renderer(svg);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

int distance(QRgb a, QRgb b) {
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                     std::abs(qBlue(a) - qBlue(b))});
}

/// A level of a million cells; brief runs take a small one.
Sample largest() {
    return sample("temple", testing::isBrief() ? "the-cells" : "great-temple");
}

}  // namespace

void TestLevelPictures::pngIsWhatWasDrawn_data() {
    QTest::addColumn<int>("colours");
    QTest::addColumn<QSize>("size");
    for (const int colours : {1, 2, 3, 4, 5, 16, 17, 255, 256, 257, 5000}) {
        for (const QSize size : {QSize(1, 1), QSize(7, 3), QSize(8, 9), QSize(129, 70)})
            QTest::addRow("%d %dx%d", colours, size.width(), size.height()) << colours << size;
    }
}

void TestLevelPictures::pngIsWhatWasDrawn() {
    QFETCH(int, colours);
    QFETCH(QSize, size);
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            const int number = (y * size.width() + x) * 7 % colours;
            image.setPixel(x, y, qRgb(number & 0xff, number >> 4 & 0xff, number * 31 & 0xff));
        }
    }
    const std::string bytes = widgets::pngOf(image);
    const QImage read = QImage::fromData(QByteArray::fromStdString(bytes), "PNG");
    QCOMPARE(read.convertToFormat(QImage::Format_RGB32), image);
    // A palette is used whenever it is possible.
    const bool hasPalette = colours <= 256 || size.width() * size.height() <= 256;
    QCOMPARE(read.format() != QImage::Format_RGB32, hasPalette);
}

void TestLevelPictures::reducedColoursAreNear() {
    std::vector<widgets::CountedColour> colours;
    for (std::uint32_t i = 0; i < 4096; ++i)
        colours.push_back({(i & 15) << 20 | (i >> 4 & 15) << 12 | (i >> 8) << 4, 1 + i % 7});
    colours[1234].count = 100'000;
    const widgets::ReducedColours reduced(colours, 255);
    QVERIFY(reduced.palette().size() <= 255);
    for (const auto& one : colours) {
        const int number = reduced.numberOf(one.colour);
        QVERIFY(number >= 0 && number < static_cast<int>(reduced.palette().size()));
        QVERIFY(distance(reduced.palette()[static_cast<std::size_t>(number)], one.colour) < 64);
    }
    // The most frequent colour is exact.
    const int number = reduced.numberOf(colours[1234].colour);
    QCOMPARE(reduced.palette()[static_cast<std::size_t>(number)], colours[1234].colour);
}

void TestLevelPictures::svgLooksLikePng_data() {
    QTest::addColumn<QByteArray>("pack");
    QTest::addColumn<QByteArray>("level");
    QTest::addColumn<QString>("theme");
    QTest::addColumn<bool>("grid");
    QTest::addColumn<QString>("overlays");
    QTest::addColumn<bool>("letters");
    for (const bool letters : {false, true}) {
        const auto row = [&](const char* name, const char* pack, const char* level,
                             const char* theme, bool grid, const char* overlays) {
            QTest::addRow("%s%s", name, letters ? ", letters" : "")
                << QByteArray(pack) << QByteArray(level) << QString(theme) << grid
                << QString(overlays) << letters;
        };
        row("temple", "temple", "the-ring", "dark", false, "");
        row("light", "temple", "the-fuse", "light", false, "hidden-maze,traps,coins");
        row("contrast", "temple", "the-snail", "high-contrast", true, "reach");
        row("dungeon", "dungeons", "crypt", "dark", true, "distance");
        row("caves", "temple", "old-caves", "light", false, "");
        row("gate", "descent", "gatehouse", "dark", false, "");
        row("terminal", "temple", "old-caves", "amber-terminal", false, "");
        for (const char* theme : widgets::themeIds())
            row(theme, "", "own", theme, false, "");
    }
}

void TestLevelPictures::svgLooksLikePng() {
    QFETCH(QByteArray, pack);
    QFETCH(QByteArray, level);
    QFETCH(QString, theme);
    QFETCH(bool, grid);
    QFETCH(QString, overlays);
    QFETCH(bool, letters);
    const Sample what = pack.isEmpty() ? ownSample() : sample(pack, level);
    exchange::PictureOptions look;
    look.cell = widgets::kSvgCell;
    look.letters = letters;
    look.theme = theme.toStdString();
    look.scanLines = false;  // vectors have none
    look.grid = grid;
    for (const QString& id : overlays.split(',', Qt::SkipEmptyParts))
        look.overlays.push_back(id.toStdString());
    const QImage png = widgets::drawLevel(what.map, what.level, look).value();
    const QImage svg = rendered(svgOf(what, look), png.size());
    // Canvas sprites are sampled at the middle of a pixel, vectors by coverage; and where two faces
    // of a wall overlap, both are visible. So edges of glyphs and corners differ a little. At most
    // a hundredth of all pixels differ by more than a tenth, and the mean by at most 1 of 255: a
    // single wrong cell exceeds that.
    qint64 sum = 0;
    int far = 0;
    for (int y = 0; y < png.height(); ++y) {
        for (int x = 0; x < png.width(); ++x) {
            const int apart = distance(png.pixel(x, y), svg.pixel(x, y));
            sum += apart;
            if (apart > 25) ++far;
        }
    }
    const double pixels = png.width() * png.height();
    const double mean = static_cast<double>(sum) / pixels;
    const QString told = QString("mean %1, far %2 %").arg(mean).arg(100 * far / pixels);
    QVERIFY2(mean < 1 && far / pixels < 0.01, qPrintable(told));
    // Compares cell by cell: no symbol is missing, and none is in a wrong place.
    for (int y = 0; y < what.map.size().height; ++y) {
        for (int x = 0; x < what.map.size().width; ++x) {
            int cell = 0;
            for (int i = 0; i < look.cell * look.cell; ++i) {
                const QPoint at(x * look.cell + i % look.cell, y * look.cell + i / look.cell);
                if (distance(png.pixel(at), svg.pixel(at)) > 25) ++cell;
            }
            QVERIFY2(cell < look.cell * look.cell / 8,
                     qPrintable(QString("cell %1, %2: %3 pixels").arg(x).arg(y).arg(cell)));
        }
    }
}

void TestLevelPictures::vectorsAreOfTheirSymbol_data() {
    QTest::addColumn<QString>("theme");
    QTest::addColumn<bool>("letters");
    for (const QString theme : widgets::themeIds()) {
        for (const bool letters : {false, true})
            QTest::addRow("%s%s", qPrintable(theme), letters ? ", letters" : "")
                << theme << letters;
    }
}

/// A symbol's vectors are nearer to its own picture than to any other's, so near that
/// svgLooksLikePng() would notice a wrong symbol.
void TestLevelPictures::vectorsAreOfTheirSymbol() {
    QFETCH(QString, theme);
    QFETCH(bool, letters);
    exchange::PictureOptions look;
    look.theme = theme.toStdString();
    look.letters = letters;
    const widgets::Theme colours = widgets::themeOf(look);
    std::vector<widgets::Symbol> symbols{widgets::Symbol::Trap, widgets::Symbol::Coin};
    for (const level::ThingKind kind : level::kThingKinds)
        symbols.push_back(widgets::symbolOf(kind));
    for (const level::TerrainInfo& terrain : level::kTerrains) {
        const widgets::Symbol symbol = widgets::symbolOf(terrain.terrain);
        if (symbol != widgets::Symbol::None) symbols.push_back(symbol);
    }
    constexpr int kSide = widgets::kSvgCell;
    std::vector<QImage> drawn;
    for (const widgets::Symbol symbol : symbols) {
        QImage image(kSide, kSide, QImage::Format_RGB32);
        image.fill(colours.room);
        QPainter(&image).drawImage(0, 0, widgets::symbolArt(symbol, kSide, colours));
        drawn.push_back(image);
    }
    constexpr int kMost = kSide * kSide / 8;
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        const std::string side = std::to_string(kSide);
        const std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + side +
                                "\" height=\"" + side + "\"><rect width=\"" + side +
                                "\" height=\"" + side + "\" " + widgets::svgFill(colours.room) +
                                "/>" + widgets::svgSymbol(symbols[i], colours) + "</svg>";
        const QImage vectors = rendered(QByteArray::fromStdString(svg), {kSide, kSide});
        const auto farFrom = [&](const QImage& other) {
            int far = 0;
            for (int y = 0; y < kSide; ++y) {
                for (int x = 0; x < kSide; ++x)
                    far += distance(vectors.pixel(x, y), other.pixel(x, y)) > 25;
            }
            return far;
        };
        const int own = farFrom(drawn[i]);
        QVERIFY2(own < kMost, qPrintable(QString("%1: %2").arg(i).arg(own)));
        for (std::size_t k = 0; k < symbols.size(); ++k) {
            const int other = farFrom(drawn[k]);
            QVERIFY2(k == i || other > own,
                     qPrintable(QString("%1 and %2: %3, %4").arg(i).arg(k).arg(own).arg(other)));
        }
    }
}

void TestLevelPictures::svgIsAsLargeAsIsWanted() {
    const Sample what = sample("dungeons", "crypt");
    for (const int cell : {0, 1, 5, 24, 128}) {
        exchange::PictureOptions look;
        look.cell = cell;
        const QSvgRenderer renderer(svgOf(what, look));
        QVERIFY(renderer.isValid());
        const int side = cell == 0 ? widgets::kSvgCell : cell;
        QCOMPARE(renderer.defaultSize(),
                 QSize(what.map.size().width, what.map.size().height) * side);
    }
}

void TestLevelPictures::svgHasNoPicturesInIt() {
    const Sample what = largest();
    exchange::PictureOptions look;
    look.overlays = {"traps", "coins"};
    QXmlStreamReader reader(svgOf(what, look));
    std::set<QString> ids;
    std::set<QString> elements;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        elements.insert(reader.name().toString());
        // Fonts differ between machines, so the picture names none.
        for (const QXmlStreamAttribute& attribute : reader.attributes())
            QVERIFY2(!attribute.name().startsWith(u"font"),
                     qPrintable(attribute.name().toString()));
        const QString id = reader.attributes().value("id").toString();
        QVERIFY2(id.isEmpty() || ids.insert(id).second, qPrintable(id));
        // Each referenced symbol is defined before its use.
        const QString used = reader.attributes().value("xlink:href").toString();
        if (!used.isEmpty()) QVERIFY2(ids.contains(used.mid(1)), qPrintable(used));
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    for (const QString one : {"image", "text", "script", "style"})
        QVERIFY2(!elements.contains(one), qPrintable(one));
    for (const QString one : {"ground", "things", "overlays"})
        QVERIFY2(ids.contains(one), qPrintable(one));
}

void TestLevelPictures::titlesOfStrangersAreText() {
    Sample what = sample("dungeons", "crypt");
    what.level.title = "<a href=\"&\">\x01\x1b</svg> \xef\xbf\xbf";
    QXmlStreamReader reader(svgOf(what, {}));
    QString title;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"title")
            title = reader.readElementText();
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(title, QString("<a href=\"&\"></svg> "));
}

void TestLevelPictures::whatIsTooLargeIsSaid() {
    const level::Map huge(level::Ruleset::Temple, {513, 512});
    const auto flaw = widgets::flawOfSvg(huge);
    QVERIFY(flaw && flaw->text.find("take png") != std::string::npos);
    QVERIFY(widgets::flawOfSvg(level::Map{}));
    QVERIFY(!widgets::flawOfSvg(level::Map(level::Ruleset::Temple, {512, 512})));
}

void TestLevelPictures::overlaysAndGridAreInPictures() {
    const Sample what = sample("temple", "the-ring");
    const auto drawn = [&](int cell, bool grid, const std::string& overlay) {
        exchange::PictureOptions look;
        look.cell = cell;
        look.grid = grid;
        if (!overlay.empty()) look.overlays = {overlay};
        return widgets::drawLevel(what.map, what.level, look).value();
    };
    for (const int cell : {1, 3, 12, 32, 100}) {
        const QImage plain = drawn(cell, false, "");
        QCOMPARE(plain.size(), QSize(what.map.size().width, what.map.size().height) * cell);
        // Grid lines are drawn if there is room for them.
        QCOMPARE(drawn(cell, true, "") != plain, cell >= 10);
        for (const std::string overlay : {"hidden-maze", "traps", "coins", "reach", "distance"}) {
            // Small cells show the colour of their trap or coin anyway.
            const bool isColour = cell < 4 && (overlay == "traps" || overlay == "coins");
            QVERIFY2(isColour || drawn(cell, false, overlay) != plain, overlay.c_str());
        }
        // No cell is pinned here.
        QCOMPARE(drawn(cell, false, "kept"), plain);
    }
}

void TestLevelPictures::tilesAreInPictures_data() {
    QTest::addColumn<int>("cell");
    QTest::addColumn<bool>("grid");
    for (const int cell : {0, 1, 7, 16, 24, 32})
        QTest::addRow("%d", cell) << cell << false;
    QTest::addRow("grid") << 16 << true;
}

/// Compares a level without objects tile by tile.
void TestLevelPictures::tilesAreInPictures() {
    QFETCH(int, cell);
    QFETCH(bool, grid);
    const Sample what = sample("temple", "the-ring");
    const level::TileMappings mappings{testing::paintedTiles("stone", 16, 2),
                                       testing::paintedTiles("sand")};
    const auto look = widgets::TileLook::of(mappings[1]).value();
    exchange::PictureOptions options;
    options.cell = cell;
    options.grid = grid;
    options.tiles = "sand";
    const QImage png = widgets::drawLevel(what.map, what.level, options, &mappings).value();
    const int side = cell == 0 ? 16 : cell;
    QCOMPARE(png.size(), QSize(what.map.size().width, what.map.size().height) * side);
    const widgets::ThingIndex things(what.map.cells, what.map.things);
    const widgets::MapView view{.cells = &what.map.cells,
                                .marks = &what.map.marks,
                                .things = &things,
                                .ruleset = what.map.ruleset,
                                .kinds = what.map.kinds.get()};
    widgets::MapPicture picture(widgets::themeOf(options));
    picture.setGrid(grid);
    picture.setScale(side);
    picture.setTileLook(look);
    picture.setMap(view);
    QImage canvas(png.size(), QImage::Format_RGB32);
    QPainter painter(&canvas);
    QVERIFY(
        picture.paint(painter, canvas.rect(), {}, widgets::MapPicture::Clock::time_point::max()));
    QCOMPARE(png, canvas);
    if (cell == 1 || grid) return;
    // SVG shows the same tiles; cells where the program draws the ground or a symbol itself are
    // skipped.
    std::ostringstream out;
    options.cell = side;
    widgets::writeSvg(out, what.map, what.level, options, look);
    const QImage svg = rendered(QByteArray::fromStdString(out.str()), png.size());
    int tiled = 0;
    for (int y = 0; y < what.map.size().height; ++y) {
        for (int x = 0; x < what.map.size().width; ++x) {
            const auto stack = stackAt(view, what.map.cells.index({x, y}), *look);
            const QRect rect(x * side, y * side, side, side);
            if (stack.hasOwnGround || stack.symbol != widgets::Symbol::None) continue;
            ++tiled;
            for (int i = 0; i < side * side; ++i) {
                const QPoint at = rect.topLeft() + QPoint(i % side, i / side);
                QVERIFY2(distance(png.pixel(at), svg.pixel(at)) <= 2,
                         qPrintable(QString("%1, %2").arg(at.x()).arg(at.y())));
            }
        }
    }
    QVERIFY(tiled > 500);
}

void TestLevelPictures::svgHasEachTileOnce() {
    const Sample what = largest();
    const auto look = widgets::TileLook::of(testing::paintedTiles("stone")).value();
    std::ostringstream out;
    widgets::writeSvg(out, what.map, what.level, {}, look);
    QXmlStreamReader reader(QByteArray::fromStdString(out.str()));
    std::set<QString> pictures;
    int images = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement || reader.name() != u"image")
            continue;
        ++images;
        pictures.insert(reader.attributes().value("xlink:href").toString());
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QVERIFY(images > (testing::isBrief() ? 5 : 20) && images < 300);
    QCOMPARE(static_cast<int>(pictures.size()), images);
}

void TestLevelPictures::unknownTilesAreAProblem() {
    const Sample what = sample("temple", "the-ring");
    const level::TileMappings mappings{testing::paintedTiles("stone")};
    exchange::PictureOptions look;
    look.tiles = "wood";
    const auto drawn = widgets::drawLevel(what.map, what.level, look, &mappings);
    QVERIFY(!drawn && drawn.error().text.find("stone") != std::string::npos);
    const exchange::MadeLevel made{what.map, what.level, 7};
    for (const char* id : {"png", "svg"}) {
        const auto files = widgets::findExporter(id)->filesOf({"Pack", {}, {&made, 1}, &mappings},
                                                              {.picture = look});
        QVERIFY2(!files && files.error().text.find("wood") != std::string::npos, id);
    }
}

void TestLevelPictures::picturesEndSoon_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("png") << "png";
    QTest::newRow("svg") << "svg";
}

void TestLevelPictures::picturesEndSoon() {
    QFETCH(QString, id);
    Sample what = sample("dungeons", "crypt");
    what.map = level::Map(level::Ruleset::Descent, {180, 160});
    for (int y = 0; y < 160; ++y) {
        for (int x = 0; x < 180; ++x)
            what.map.cells.at({x, y}) =
                (x * 7 + y * 5) % 3 == 0 ? level::Terrain::Wall : level::Terrain::Floor;
    }
    what.level.size = what.map.size();
    what.level.kept = {};
    const exchange::MadeLevel made{what.map, what.level, 7};
    const exchange::Exporter& format = *widgets::findExporter(id.toStdString());
    exchange::ExportOptions options;
    options.picture.cell = 10;
    const auto written = [&](const Stop& stop) {
        const auto files = format.filesOf(
            {.title = "Pack", .rooms = {}, .levels = {&made, 1}, .tiles = nullptr, .stop = stop},
            options);
        exchange::StoppableText out(stop);
        if (files) files->front().write(out);
        return out.take();
    };
    CountedStop never;
    const std::string whole = written(Stop(&never));
    QVERIFY(!whole.empty());
    QVERIFY(written({}) == whole);
    const std::uint64_t looks = never.looks();
    QVERIFY2(looks > 5, qPrintable(QString::number(looks)));
    for (const std::uint64_t at : {std::uint64_t{1}, looks / 2}) {
        CountedStop counted(at);
        QVERIFY(written(Stop(&counted)) != whole);
        QVERIFY(counted.looks() - at <= 24);
    }
}

MAZELOOM_TEST(TestLevelPictures)

}  // namespace mazeloom::tst_level_pictures

#include "tst_level_pictures.moc"
