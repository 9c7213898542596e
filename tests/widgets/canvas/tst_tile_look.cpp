// SPDX-License-Identifier: MIT
// Levels in a game's own tiles: compares the canvas' pixels with tiles composed by the test, at
// scales where they are copied, enlarged and reduced.
#include <QPainter>
#include <QTest>

#include "core/generate/generate.h"
#include "core/level/tiles/tile_chooser.h"
#include "resources/resources.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "tests/support/tiles.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/cells/cell_painter.h"
#include "widgets/canvas/cells/symbol_art.h"
#include "widgets/canvas/cells/tile_look.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/canvas/picture/map_picture.h"

namespace mazeloom::tst_tile_look {

using level::Cell;
using level::Terrain;
using level::ThingKind;
using widgets::MapPicture;
using widgets::MapView;
using widgets::Theme;
using widgets::ThingIndex;
using widgets::TileLook;

class TestTileLook : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void cellsAreTheirTiles_data();
    void cellsAreTheirTiles();
    void gridLinesLieOverTheGround();
    void wholeScalesOfTilesAreSharp();
    void farAwayTheyAreTheirColour();
    void wallsCloseUpWhenTheirNeighbourChanges();
    void seeksEqualAFreshPicture_data();
    void seeksEqualAFreshPicture();
    void ownKindsAreFoundByTheirId();
    void ownTerrainsHaveTheirTiles();
    void whatCannotBeShownIsSaid();
    void idsAreNamed();
    void canvasTakesThemAndGivesThemBack();
};

namespace {

constexpr auto kNoLimit = MapPicture::Clock::time_point::max();

struct Scene {
    Scene() {
        const std::vector<std::string> rows{"##########  ", "#......+..# ", "#.##'....## ",
                                            "#.#~~....#  ", "#...~.#..#  ", "##########  "};
        cells = level::CellGrid({12, 6});
        for (int y = 0; y < cells.height(); ++y) {
            for (int x = 0; x < cells.width(); ++x) {
                for (const level::TerrainInfo& info : level::kTerrains) {
                    if (info.glyph ==
                        rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)])
                        cells.at({x, y}) = info.terrain;
                }
            }
        }
        const auto mark = [this](grid::Point at, Cell::Bits bits) {
            cells.at(at) = cells.at(at).with(bits);
        };
        mark({1, 1}, Cell::kAisle);
        mark({2, 1}, Cell::kAisle);
        mark({2, 1}, Cell::kTrap);
        mark({3, 1}, Cell::kTrap);
        mark({4, 1}, Cell::kCoin);
        mark({5, 1}, Cell::kTrap);
        stand(ThingKind::Hero, {5, 1});
        stand(ThingKind::Rat, {6, 1});
        stand(ThingKind::Own, {7, 3}, 0);
        stand(ThingKind::Own, {8, 3}, 1);
        marks = level::MarkGrid(cells.size());
        kinds = {{.id = "lever", .title = {}, .letter = 'l', .sprite = {}, .properties = {}},
                 {.id = "chest", .title = {}, .letter = 'c', .sprite = {}, .properties = {}}};
        index = ThingIndex(cells, things);
    }

    void stand(ThingKind kind, grid::Point at, int own = -1) {
        cells.at(at) = cells.at(at).with(Cell::kThing);
        level::Thing thing{kind, at};
        thing.own = static_cast<std::int16_t>(own);
        things.push_back(thing);
    }

    MapView view() const {
        return {.cells = &cells, .marks = &marks, .things = &index, .kinds = &kinds};
    }

    level::CellGrid cells;
    level::MarkGrid marks;
    std::vector<level::Thing> things;
    level::OwnKinds kinds;
    ThingIndex index;
};

QImage painted(MapPicture& picture, const QRect& visible) {
    QImage image(visible.size(), QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    [&] { QVERIFY(picture.paint(painter, visible, {0, 0}, kNoLimit)); }();
    return image;
}

QImage fresh(const MapView& view, double scale, const widgets::SharedTileLook& look,
             const QRect& visible = {}) {
    MapPicture picture(Theme::dark());
    picture.setScale(scale);
    picture.setTileLook(look);
    picture.setMap(view);
    return painted(picture,
                   visible.isEmpty() ? QRect(QPoint(0, 0), picture.tiling().pixels()) : visible);
}

widgets::SharedTileLook lookOf(const level::TileMapping& mapping) {
    return TileLook::of(mapping).value();
}

/// Returns a tile of the picture's file, scaled by Qt: enlarged with sharp pixels to the next whole
/// multiple of its side, then smoothly reduced to `size`.
QImage tileOf(const level::TileMapping& mapping, int number, int size) {
    const std::string bytes(mapping.picture.bytes());
    const QImage all = QImage::fromData(QByteArray::fromStdString(bytes))
                           .convertToFormat(QImage::Format_ARGB32_Premultiplied);
    const int step = mapping.side + mapping.spacing;
    const QImage tile = all.copy(mapping.margin + number % 10 * step,
                                 mapping.margin + number / 10 * step, mapping.side, mapping.side);
    const bool isSharp = size % mapping.side == 0;
    const int times = (size + mapping.side - 1) / mapping.side;
    const QImage large = size < mapping.side ? tile : tile.scaledToWidth(mapping.side * times);
    return isSharp ? large : large.scaledToWidth(size, Qt::SmoothTransformation);
}

/// Returns the tiles of all cells, drawn over each other.
QImage composed(const Scene& scene, const level::TileMapping& mapping, int size) {
    const Theme& theme = Theme::dark();
    const level::TileChooser chooser(mapping, &scene.kinds);
    QImage own = fresh(scene.view(), size, nullptr);
    QImage image(own.size(), QImage::Format_RGB32);
    QPainter painter(&image);
    for (int y = 0; y < scene.cells.height(); ++y) {
        for (int x = 0; x < scene.cells.width(); ++x) {
            const grid::Point cell{x, y};
            const QRect rect(x * size, y * size, size, size);
            const Cell value = scene.cells.at(cell);
            const auto draw = [&](int tile) {
                if (tile >= 0) painter.drawImage(rect.topLeft(), tileOf(mapping, tile, size));
            };
            const auto symbol = [&](widgets::Symbol which) {
                painter.drawImage(rect.topLeft(), widgets::symbolArt(which, size, theme));
            };
            const level::CellTiles tiles = chooser.at(scene.cells, cell);
            if (value.terrain() == Terrain::Water || value.terrain() == Terrain::Void) {
                painter.drawImage(rect, own, rect);
                continue;
            }
            painter.fillRect(rect, theme.voidCell);
            for (const int tile : {tiles.ground, tiles.terrain, tiles.aisle, tiles.mark})
                draw(tile);
            if (value.terrain() == Terrain::OpenDoor) symbol(widgets::symbolOf(Terrain::OpenDoor));
            if (value.hasCoin()) symbol(widgets::Symbol::Coin);
            for (const level::Thing& thing : scene.things) {
                if (thing.at != cell) continue;
                draw(chooser.thing(thing.kind, thing.own, cell));
                if (thing.kind == ThingKind::Rat) symbol(widgets::symbolOf(thing.kind));
                if (thing.kind == ThingKind::Own && thing.own == 0)
                    painter.drawImage(rect.topLeft(), widgets::ownArt(scene.kinds[0], size, theme));
            }
        }
    }
    return image;
}

}  // namespace

void TestTileLook::cellsAreTheirTiles_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("side");
    for (const int size : {2, 3, 7, 8, 16, 24, 32, 48, 63, 64})
        QTest::addRow("%d of 16", size) << size << 16;
    for (const int size : {4, 9, 18})
        QTest::addRow("%d of 9", size) << size << 9;
}

void TestTileLook::cellsAreTheirTiles() {
    QFETCH(int, size);
    QFETCH(int, side);
    const Scene scene;
    const level::TileMapping mapping = testing::paintedTiles("test", side);
    const QImage seen = fresh(scene.view(), size, lookOf(mapping));
    const QImage wanted = composed(scene, mapping, size);
    for (int y = 0; y < scene.cells.height(); ++y) {
        for (int x = 0; x < scene.cells.width(); ++x) {
            const QRect rect(x * size, y * size, size, size);
            QVERIFY2(seen.copy(rect) == wanted.copy(rect),
                     qPrintable(QString("%1, %2").arg(x).arg(y)));
        }
    }
}

void TestTileLook::gridLinesLieOverTheGround() {
    const Scene scene;
    const auto look = lookOf(testing::paintedTiles("test"));
    for (const int size : {8, 16}) {
        MapPicture picture(Theme::dark());
        picture.setGrid(true);
        picture.setScale(size);
        picture.setTileLook(look);
        picture.setMap(scene.view());
        const QImage lined = painted(picture, QRect(QPoint(0, 0), picture.tiling().pixels()));
        const QImage plain = fresh(scene.view(), size, look);
        for (int y = 0; y < lined.height(); ++y) {
            for (int x = 0; x < lined.width(); ++x) {
                const bool isLine = size >= 10 && (x % size == 0 || y % size == 0);
                if (!isLine) QCOMPARE(lined.pixel(x, y), plain.pixel(x, y));
            }
        }
        QCOMPARE(lined != plain, size >= 10);
    }
}

void TestTileLook::wholeScalesOfTilesAreSharp() {
    const auto look = lookOf(testing::paintedTiles("test"));
    QCOMPARE(look->crispCell(15), 15);
    QCOMPARE(look->crispCell(24), 16);
    QCOMPARE(look->crispCell(32), 32);
    const QImage tile = look->tile(7, 16);
    const QImage large = look->tile(7, 48);
    for (int y = 0; y < 48; ++y) {
        for (int x = 0; x < 48; ++x)
            QCOMPARE(large.pixel(x, y), tile.pixel(x / 3, y / 3));
    }
}

void TestTileLook::farAwayTheyAreTheirColour() {
    level::TileMapping mapping = testing::paintedTiles("test");
    level::CellGrid cells({64, 64}, Cell(Terrain::Floor));
    for (int x = 0; x < 32; ++x)
        for (int y = 0; y < 64; ++y)
            cells.at({x, y}) = Terrain::Wall;
    const level::MarkGrid marks(cells.size());
    const ThingIndex things;
    const MapView view{.cells = &cells, .marks = &marks, .things = &things};
    const level::TileChooser chooser(mapping);
    const auto averageOf = [&](Terrain terrain) {
        const QImage tile = tileOf(mapping, chooser.plain(terrain), mapping.side);
        double sums[3] = {};
        for (int i = 0; i < 256; ++i) {
            const QRgb pixel = tile.pixel(i % 16, i / 16);
            sums[0] += qRed(pixel);
            sums[1] += qGreen(pixel);
            sums[2] += qBlue(pixel);
        }
        return QColor(qRound(sums[0] / 256), qRound(sums[1] / 256), qRound(sums[2] / 256));
    };
    for (const double scale : {1.0, 0.5, 0.25, 0.0625}) {
        const QImage image = fresh(view, scale, lookOf(mapping));
        for (const auto& [x, terrain] :
             {std::pair{0.25, Terrain::Wall}, std::pair{0.75, Terrain::Floor}}) {
            const QColor seen =
                image.pixelColor(static_cast<int>(image.width() * x), image.height() / 2);
            const QColor wanted = averageOf(terrain);
            QVERIFY(std::abs(seen.red() - wanted.red()) <= 1);
            QVERIFY(std::abs(seen.green() - wanted.green()) <= 1);
            QVERIFY(std::abs(seen.blue() - wanted.blue()) <= 1);
        }
    }
}

void TestTileLook::wallsCloseUpWhenTheirNeighbourChanges() {
    // The wall is at the corner of four blocks and of four tiles of the picture.
    Scene scene;
    scene.cells = level::CellGrid({130, 130}, Cell(Terrain::Wall));
    scene.marks = level::MarkGrid(scene.cells.size());
    scene.index = ThingIndex();
    const auto look = lookOf(testing::paintedTiles("test"));
    for (const double scale : {16.0, 4.0}) {
        MapPicture picture(Theme::dark());
        picture.setScale(scale);
        picture.setTileLook(look);
        picture.setMap(scene.view());
        const QRect all(QPoint(0, 0), picture.tiling().pixels());
        const QImage before = painted(picture, all);
        scene.cells.at({64, 64}) = Terrain::Floor;
        trace::ChangedRegion region(scene.cells.size());
        region.add(grid::Point{64, 64});
        picture.setMoment(0, region);
        const QImage after = painted(picture, all);
        QCOMPARE(after, fresh(scene.view(), scale, look));
        // The changed cell and its eight neighbours look different, and no other cell.
        int changed = 0;
        const int size = static_cast<int>(scale);
        for (int y = 0; y < 130; ++y) {
            for (int x = 0; x < 130; ++x) {
                const QRect rect(x * size, y * size, size, size);
                const bool isOther = before.copy(rect) != after.copy(rect);
                if (isOther) QVERIFY(std::abs(x - 64) <= 1 && std::abs(y - 64) <= 1);
                changed += isOther ? 1 : 0;
            }
        }
        QCOMPARE(changed, 9);
        scene.cells.at({64, 64}) = Terrain::Wall;
        picture.setMoment(0, region);
        QCOMPARE(painted(picture, all), before);
    }
}

void TestTileLook::seeksEqualAFreshPicture_data() {
    QTest::addColumn<double>("scale");
    for (const double scale : {16.0, 5.0, 2.0, 1.0, 0.4, 0.1})
        QTest::newRow(qPrintable(QString::number(scale))) << scale;
}

void TestTileLook::seeksEqualAFreshPicture() {
    QFETCH(double, scale);
    const auto recorded = generate::record(testing::solid({201, 147}, {"rooms", "maze"}), {}, 4);
    trace::Timeline timeline(recorded.trace);
    const ThingIndex things(*recorded.trace);
    const auto view = [&] {
        return MapView{.cells = &timeline.cells(),
                       .marks = &timeline.trace().marks,
                       .things = &things,
                       .ruleset = timeline.trace().ruleset,
                       .position = timeline.position()};
    };
    const auto look = lookOf(testing::paintedTiles("test"));
    MapPicture picture(Theme::dark());
    picture.setTileLook(look);
    picture.setMap(view());
    picture.setScale(scale);
    const QRect all(QPoint(0, 0), picture.tiling().pixels());
    const QRect some = QRect(7, 5, 640, 400) & all;
    random::Stream random(3);
    for (int i = 0; i < 8; ++i) {
        const auto target = i % 2 == 0 ? random.below(timeline.count() + 1)
                                       : std::min(timeline.count(), timeline.position() + 3);
        picture.setMoment(target, timeline.seek(target));
        QCOMPARE(painted(picture, some), fresh(view(), scale, look, some));
    }
    // First other tiles, then none.
    const auto other = lookOf(testing::paintedTiles("test", 12, 5));
    picture.setTileLook(other);
    QCOMPARE(painted(picture, some), fresh(view(), scale, other, some));
    picture.setTileLook(nullptr);
    QCOMPARE(painted(picture, some), fresh(view(), scale, nullptr, some));
}

void TestTileLook::ownTerrainsHaveTheirTiles() {
    level::OwnTerrain moss;
    moss.terrain = static_cast<Terrain>(static_cast<int>(level::kFirstOwnTerrain) + 3);
    moss.id = "moss";
    moss.character = 'e';
    moss.colour = {0x2fa84cff};
    level::OwnTerrain hedge = moss;
    hedge.terrain = static_cast<Terrain>(level::kFirstOwnTerrain);
    hedge.id = "hedge";
    hedge.character = 'h';
    hedge.walkable = false;
    const level::TerrainTable terrains({moss, hedge});
    level::TileMapping mapping = testing::paintedTiles("test");
    mapping.rules.push_back({"terrain own:moss", level::EdgeSet::Single, {{{30, 1}}}});
    // The tile is partly transparent, so the floor's tile shows below.
    mapping.rules.push_back({"terrain own:hedge", level::EdgeSet::Single, {{{55, 1}}}});
    const auto look = TileLook::of(mapping, terrains).value();
    level::CellGrid cells({4, 1}, Cell(Terrain::Floor));
    cells.at({1, 0}) = terrains.cell(moss.terrain);
    cells.at({2, 0}) = terrains.cell(hedge.terrain);
    QCOMPARE(look->at(cells, {1, 0}).terrain, 30);
    QCOMPARE(look->at(cells, {2, 0}).terrain, 55);
    QCOMPARE(look->plain(cells.at({1, 0})).terrain, 30);
    const level::MarkGrid marks(cells.size());
    const ThingIndex things;
    const MapView view{.cells = &cells, .marks = &marks, .things = &things, .terrains = &terrains};
    for (const int size : {16, 32}) {
        const QImage image = fresh(view, size, look);
        QCOMPARE(image.copy(size, 0, size, size).convertToFormat(QImage::Format_RGB32),
                 tileOf(mapping, 30, size).convertToFormat(QImage::Format_RGB32));
        QImage hedges(size, size, QImage::Format_RGB32);
        QPainter painter(&hedges);
        painter.drawImage(0, 0, tileOf(mapping, look->at(cells, {2, 0}).ground, size));
        painter.drawImage(0, 0, tileOf(mapping, 55, size));
        painter.end();
        QCOMPARE(image.copy(2 * size, 0, size, size), hedges);
    }
    // At a small scale it has the tile's colour, not the terrain's.
    cells = level::CellGrid({16, 16}, terrains.cell(moss.terrain));
    const level::MarkGrid many(cells.size());
    const MapView far{.cells = &cells, .marks = &many, .things = &things, .terrains = &terrains};
    QCOMPARE(fresh(far, 1, look).pixel(8, 8) & 0xffffffU, look->average(30) & 0xffffffU);
    // In a pack without this terrain, cells look as the program draws them.
    const auto stranger = TileLook::of(mapping, {}, look).value();
    QCOMPARE(stranger->plain(cells.at({1, 0})).terrain, -1);
    QVERIFY(fresh(far, 16, stranger) != fresh(far, 16, look));
    // A mapping refers to terrains by id, not by number.
    moss.terrain = static_cast<Terrain>(static_cast<int>(level::kFirstOwnTerrain) + 9);
    QCOMPARE(TileLook::of(mapping, level::TerrainTable({moss}))
                 .value()
                 ->plain(level::TerrainTable({moss}).cell(moss.terrain))
                 .terrain,
             30);
}

/// The pack may have got other kinds since the level was generated.
void TestTileLook::ownKindsAreFoundByTheirId() {
    const auto look = lookOf(testing::paintedTiles("test"));
    const level::OwnKind chest{.id = "chest", .title = {}, .sprite = {}, .properties = {}};
    const level::OwnKind lever{.id = "lever", .title = {}, .sprite = {}, .properties = {}};
    QCOMPARE(look->thing(ThingKind::Own, &chest, {3, 4}), 54);
    QCOMPARE(look->thing(ThingKind::Own, &lever, {3, 4}), -1);
    QCOMPARE(look->thing(ThingKind::Own, nullptr, {3, 4}), -1);
    QCOMPARE(look->thing(ThingKind::Hero, nullptr, {3, 4}), 53);
}

void TestTileLook::whatCannotBeShownIsSaid() {
    level::TileMapping mapping = testing::paintedTiles("test");
    QVERIFY(TileLook::of(mapping));
    const std::string bytes(mapping.picture.bytes());
    // The header is complete, so the damage is found only when the picture is shown.
    mapping.picture = level::pictureOf(bytes.substr(0, 40)).value();
    QVERIFY(!TileLook::of(mapping) && TileLook::of(mapping).error().contains("damaged"));
    mapping.picture = {};
    QVERIFY(!TileLook::of(mapping) && TileLook::of(mapping).error().contains("missing"));
    mapping = testing::paintedTiles("test");
    mapping.side = 256;
    QVERIFY(!TileLook::of(mapping) &&
            TileLook::of(mapping).error().contains("larger than its picture"));
    // A picture that has become smaller shows its remaining tiles.
    mapping = testing::paintedTiles("test");
    mapping.picture = testing::pictureOf(QImage(40, 20, QImage::Format_RGB32));
    const Scene scene;
    QVERIFY(!fresh(scene.view(), 16, lookOf(mapping)).isNull());
}

void TestTileLook::idsAreNamed() {
    const level::TileMappings mappings{testing::paintedTiles("stone"),
                                       testing::paintedTiles("sand")};
    QVERIFY(!widgets::tileLookNamed(&mappings, "", {}).value());
    QVERIFY(widgets::tileLookNamed(&mappings, "sand", {}).value());
    const auto unknown = widgets::tileLookNamed(&mappings, "wood", {});
    QVERIFY(!unknown);
    for (const char* id : {"wood", "stone", "sand"})
        QVERIFY(unknown.error().text.find(id) != std::string::npos);
    QVERIFY(!widgets::tileLookNamed(nullptr, "wood", {}));
}

void TestTileLook::canvasTakesThemAndGivesThemBack() {
    const auto recorded = generate::record(testing::solid({40, 30}, {"rooms", "maze"}), {}, 2);
    widgets::Player player;
    widgets::Canvas canvas(&player);
    canvas.setMotion(false);
    canvas.setGridVisible(false);
    canvas.resize(640, 480);
    player.setTimeline(std::make_unique<trace::Timeline>(recorded.trace), false);
    canvas.zoomAbout(1, {320, 240});
    const auto frame = [&] {
        do {
            canvas.grab();
            QCoreApplication::processEvents();
        } while (!canvas.isSettled());
        return canvas.grab().toImage().convertToFormat(QImage::Format_RGB32);
    };
    const QImage before = frame();
    const auto look = lookOf(testing::paintedTiles("test"));
    canvas.setTileLook(look);
    const QImage inTiles = frame();
    QVERIFY(inTiles != before);
    MapPicture picture(canvas.theme());
    picture.setScale(16);
    picture.setTileLook(look);
    const ThingIndex things(*recorded.trace);
    picture.setMap(MapView{.cells = &player.timeline()->cells(),
                           .marks = &recorded.trace->marks,
                           .things = &things,
                           .ruleset = recorded.trace->ruleset});
    QCOMPARE(inTiles, painted(picture, canvas.view().visible()));
    canvas.setTileLook(nullptr);
    QCOMPARE(frame(), before);
}

MAZELOOM_TEST(TestTileLook)

}  // namespace mazeloom::tst_tile_look

#include "tst_tile_look.moc"
