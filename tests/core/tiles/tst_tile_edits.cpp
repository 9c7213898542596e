// SPDX-License-Identifier: MIT
// Tiles are assigned to a level's contents and removed, fill whole sets, and keep their places when
// the picture changes.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QTest>

#include "core/edit/tile_mappings.h"
#include "core/edit/tiles/tile_edits.h"
#include "core/edit/tiles/tile_layouts.h"
#include "tests/support/packs/random_tiles.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_tile_edits {

using edit::TileLayout;
using level::EdgeSet;
using level::TileMapping;
using level::TileVariants;

namespace {

const std::string kWall = "terrain wall";
constexpr std::array kAllLayouts{
    TileLayout::SidesInARow, TileLayout::SidesBlock, TileLayout::SidesBox, TileLayout::BlobInARow,
    TileLayout::BlobEight,   TileLayout::BlobSeven,  TileLayout::BlobGodot};

TileMapping mappingOf(grid::Size tiles) {
    TileMapping mapping;
    mapping.id = "stone";
    mapping.side = 8;
    mapping.picture = testing::headOfPicture({8 * tiles.width, 8 * tiles.height});
    return mapping;
}

/// Returns the tile of each shape; −1: none.
std::vector<int> firstTiles(const TileMapping& mapping) {
    std::vector<int> tiles;
    for (const TileVariants& shape : mapping.ruleFor(kWall)->shapes)
        tiles.push_back(shape.empty() ? -1 : shape[0].tile);
    return tiles;
}

}  // namespace

class TestTileEdits : public QObject {
    Q_OBJECT

  private slots:
    void tilesComeAndGo();
    void whatIsBeyondBoundsChangesNothing();
    void anotherSetLooksTheSame();
    void everyLayoutFillsEveryShapeOnce();
    void layoutsThatJoinJoin_data();
    void layoutsThatJoinJoin();
    void whatDoesNotFitChangesNothing();
    void tilesKeepTheirPlacesInAnotherPicture();
    void measuresAreGuessed_data();
    void measuresAreGuessed();
};

void TestTileEdits::tilesComeAndGo() {
    TileMapping mapping = mappingOf({4, 4});
    QVERIFY(edit::tilesAt(mapping, {kWall, 0}).empty());
    QVERIFY(!edit::hasTiles(mapping, kWall));
    edit::setTile(mapping, {kWall, 0}, 3);
    edit::addTile(mapping, {kWall, 0}, 5);
    QCOMPARE(edit::tilesAt(mapping, {kWall, 0}), (TileVariants{{3, 1}, {5, 1}}));
    edit::addTile(mapping, {kWall, 0}, 5);
    QCOMPARE(edit::tilesAt(mapping, {kWall, 0}), (TileVariants{{3, 1}, {5, 2}}));
    edit::setWeight(mapping, {kWall, 0}, 0, 7);
    edit::removeTile(mapping, {kWall, 0}, 1);
    QCOMPARE(edit::tilesAt(mapping, {kWall, 0}), (TileVariants{{3, 7}}));
    edit::setTile(mapping, {kWall, 0}, 1);
    QCOMPARE(edit::tilesAt(mapping, {kWall, 0}), (TileVariants{{1, 1}}));
    edit::removeTile(mapping, {kWall, 0}, 0);
    QVERIFY(!edit::hasTiles(mapping, kWall));
    QCOMPARE(mapping.rules.size(), std::size_t{1});
    edit::dropEmptyRules(mapping);
    QVERIFY(mapping.rules.empty());
}

void TestTileEdits::whatIsBeyondBoundsChangesNothing() {
    TileMapping mapping = mappingOf({4, 4});
    edit::setTile(mapping, {kWall, 0}, 3);
    const TileMapping before = mapping;
    edit::setTile(mapping, {kWall, 1}, 3);  // a single tile has one shape
    edit::setTile(mapping, {kWall, -1}, 3);
    edit::setTile(mapping, {kWall, 0}, -1);
    edit::setWeight(mapping, {kWall, 0}, 0, 0);
    edit::setWeight(mapping, {kWall, 0}, 0, level::TileVariant::kMostWeight + 1);
    edit::setWeight(mapping, {kWall, 0}, 1, 2);
    edit::removeTile(mapping, {kWall, 0}, 1);
    QCOMPARE(mapping, before);
    // However often edits are made, the mapping stays within a pack's limits.
    for (int i = 0; i < 2000; ++i) {
        edit::addTile(mapping, {kWall, 0}, 3);
        edit::addTile(mapping, {kWall, 0}, i);
        edit::addTile(mapping, {"thing own:" + std::to_string(i), 0}, 1);
    }
    QVERIFY(edit::areAllowed({mapping}));
    QCOMPARE(mapping.rules.size(), TileMapping::kMostRules);
}

void TestTileEdits::anotherSetLooksTheSame() {
    TileMapping mapping = mappingOf({8, 8});
    edit::setTile(mapping, {kWall, 0}, 3);
    edit::setEdges(mapping, kWall, EdgeSet::Blob);
    // The tile goes to the shape with all neighbours alike; others use it until they have their
    // own.
    QCOMPARE(edit::tilesAt(mapping, {kWall, 46}), (TileVariants{{3, 1}}));
    QCOMPARE(std::ranges::count(firstTiles(mapping), -1), std::ptrdiff_t{46});
    edit::setEdges(mapping, kWall, EdgeSet::Single);
    QCOMPARE(firstTiles(mapping), std::vector<int>{3});
    // Changing from sides to corners and back loses nothing, and sides take precedence.
    QVERIFY(edit::fillShapes(mapping, kWall, TileLayout::SidesInARow, 0));
    const TileMapping sides = mapping;
    edit::setEdges(mapping, kWall, EdgeSet::Blob);
    for (unsigned alike = 0; alike < 256; ++alike) {
        QCOMPARE(edit::tilesAt(mapping, {kWall, level::shapeOf(EdgeSet::Blob, alike)}),
                 edit::tilesAt(sides, {kWall, level::shapeOf(EdgeSet::Sides, alike)}));
    }
    edit::setEdges(mapping, kWall, EdgeSet::Sides);
    QCOMPARE(mapping, sides);
    // A meaning that had a tile for any of its shapes keeps it when it is reduced to a single tile.
    mapping = mappingOf({8, 8});
    edit::setEdges(mapping, kWall, EdgeSet::Blob);
    edit::setTile(mapping, {kWall, 1}, 9);
    edit::setEdges(mapping, kWall, EdgeSet::Single);
    QCOMPARE(firstTiles(mapping), std::vector<int>{9});
}

void TestTileEdits::everyLayoutFillsEveryShapeOnce() {
    for (const TileLayout layout : kAllLayouts) {
        const EdgeSet edges = edit::edgesOf(layout);
        const auto offered = edit::layoutsOf(edges);
        QVERIFY(std::ranges::find(offered, layout) != offered.end());
        TileMapping mapping = mappingOf({13, 9});
        QVERIFY(edit::fillShapes(mapping, kWall, layout, 14));
        QCOMPARE(edit::edgesOf(mapping, kWall), edges);
        const std::vector<int> tiles = firstTiles(mapping);
        QCOMPARE(tiles.size(), static_cast<std::size_t>(level::shapesOf(edges)));
        QCOMPARE(std::set<int>(tiles.begin(), tiles.end()).size(), tiles.size());
        QVERIFY(std::ranges::all_of(tiles, [](int tile) { return tile >= 14; }));
    }
    QVERIFY(edit::layoutsOf(EdgeSet::Single).empty());
}

void TestTileEdits::layoutsThatJoinJoin_data() {
    QTest::addColumn<int>("layout");
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<int>("alike");
    const auto add = [](const char* name, TileLayout layout, int x, int y, int alike) {
        QTest::newRow(name) << static_cast<int>(layout) << x << y << alike;
    };
    using enum TileLayout;
    constexpr int kAll = 0xff;
    constexpr int kRightBelow = level::kAlikeRight | level::kAlikeBelow;
    add("box: upper left", SidesBox, 1, 0, kRightBelow);
    add("box: middle", SidesBox, 2, 1, kAll);
    add("box: column", SidesBox, 0, 1, level::kAlikeAbove | level::kAlikeBelow);
    add("box: row", SidesBox, 2, 3, level::kAlikeLeft | level::kAlikeRight);
    add("box: alone", SidesBox, 0, 3, 0);
    // As seen in Godot's template: a column, a box without its corners, inner corners, and the
    // solid box on the right.
    add("Godot: alone", BlobGodot, 0, 3, 0);
    add("Godot: column", BlobGodot, 0, 1, level::kAlikeAbove | level::kAlikeBelow);
    add("Godot: cross", BlobGodot, 2, 1,
        level::kAlikeAbove | level::kAlikeRight | level::kAlikeBelow | level::kAlikeLeft);
    add("Godot: solid, upper left", BlobGodot, 8, 0, kRightBelow | level::kAlikeBelowRight);
    add("Godot: solid, lower right", BlobGodot, 11, 3,
        level::kAlikeAbove | level::kAlikeLeft | level::kAlikeAboveLeft);
    add("Godot: middle", BlobGodot, 9, 2, kAll);
    add("in a row: none, then above", BlobInARow, 1, 0, level::kAlikeAbove);
    add("eight: the last of all", BlobEight, 6, 5, kAll);
    add("seven: the last of all", BlobSeven, 4, 6, kAll);
}

void TestTileEdits::layoutsThatJoinJoin() {
    QFETCH(int, layout);
    QFETCH(int, x);
    QFETCH(int, y);
    QFETCH(int, alike);
    TileMapping mapping = mappingOf({16, 8});
    QVERIFY(edit::fillShapes(mapping, kWall, static_cast<TileLayout>(layout), 0));
    const int shape = level::shapeOf(edit::edgesOf(mapping, kWall), static_cast<unsigned>(alike));
    QCOMPARE(edit::tilesAt(mapping, {kWall, shape}), (TileVariants{{16 * y + x, 1}}));
}

void TestTileEdits::whatDoesNotFitChangesNothing() {
    for (const TileLayout layout : kAllLayouts) {
        for (const auto& [size, first] :
             {std::pair{grid::Size{13, 9}, 13 * 9 - 1}, std::pair{grid::Size{3, 4}, 0},
              std::pair{grid::Size{13, 9}, -1}, std::pair{grid::Size{13, 9}, 13 * 9}}) {
            TileMapping mapping = mappingOf(size);
            edit::setTile(mapping, {kWall, 0}, 1);
            const TileMapping before = mapping;
            QVERIFY(!edit::fillShapes(mapping, kWall, layout, first));
            QCOMPARE(mapping, before);
        }
    }
}

void TestTileEdits::tilesKeepTheirPlacesInAnotherPicture() {
    TileMapping mapping = mappingOf({4, 4});
    for (int tile = 0; tile < 16; ++tile)
        edit::addTile(mapping, {kWall, 0}, tile);
    // Wider and lower: tiles keep column and row, and the last two rows are outside.
    edit::exchangePicture(mapping, testing::headOfPicture({48, 16}));
    QCOMPARE(edit::tilesOutside(mapping), 8);
    const TileVariants tiles = edit::tilesAt(mapping, {kWall, 0});
    for (int tile = 0; tile < 8; ++tile)
        QCOMPARE(tiles[static_cast<std::size_t>(tile)].tile, tile / 4 * 6 + tile % 4);
    edit::removeTilesOutside(mapping);
    QCOMPARE(edit::tilesAt(mapping, {kWall, 0}).size(), std::size_t{8});
    // Narrower: tiles that were cut off are outside and do not move elsewhere.
    edit::exchangePicture(mapping, testing::headOfPicture({16, 16}));
    QCOMPARE(edit::tilesOutside(mapping), 4);
    QVERIFY(edit::areAllowed({mapping}));
    // Taller with the same width: nothing moves.
    mapping = mappingOf({4, 4});
    edit::setTile(mapping, {kWall, 0}, 15);
    edit::exchangePicture(mapping, testing::headOfPicture({32, 80}));
    QCOMPARE(firstTiles(mapping), std::vector<int>{15});
    QCOMPARE(edit::tilesOutside(mapping), 0);
}

void TestTileEdits::measuresAreGuessed_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QList<int>>("measures");  // side, margin, spacing
    const auto add = [](int width, int height, const char* name, const QList<int>& measures) {
        QTest::addRow("%s %d x %d", name, width, height)
            << width << height << QString(name) << measures;
    };
    add(256, 256, "stone", {16, 0, 0});
    add(256, 256, "stone-32x32", {32, 0, 0});
    add(256, 256, "stone 24", {16, 0, 0});  // does not fit
    add(192, 96, "town_24px", {24, 0, 0});
    add(968, 526, "roguelike", {16, 0, 1});  // 57 × 31 tiles
    add(35, 18, "two", {16, 1, 1});
    add(24, 72, "doors", {24, 0, 0});
    add(40, 8, "font", {8, 0, 0});
    add(101, 103, "photo", {16, 0, 0});
    add(5, 3, "dot", {3, 0, 0});
    add(1, 1, "dot", {2, 0, 0});
    add(256, 256, "99999999999999999999", {16, 0, 0});
}

void TestTileEdits::measuresAreGuessed() {
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(QString, name);
    QFETCH(QList<int>, measures);
    const edit::TileMeasures guess = edit::guessMeasures({width, height}, name.toStdString());
    QCOMPARE((QList<int>{guess.side, guess.margin, guess.spacing}), measures);
}

MAZELOOM_TEST(TestTileEdits)

}  // namespace mazeloom::tst_tile_edits

#include "tst_tile_edits.moc"
