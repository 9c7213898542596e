// SPDX-License-Identifier: MIT
// The choice of a tile for a cell: sets of edges, compared with a handwritten count of the
// neighbours, and variants, which are drawn by weight and always the same for a cell.
#include <map>
#include <set>

#include <QTest>

#include "core/level/tiles/tile_chooser.h"
#include "core/level/tiles/tile_picture.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_tile_chooser {

using grid::Point;
using level::CellGrid;
using level::EdgeSet;
using level::Terrain;
using level::TileMapping;
using level::TileRule;
using level::TileVariants;

namespace {

constexpr grid::Size kPicture{160, 160};

/// Returns tiles of 16 pixels, ten by ten.
TileMapping mappingOf(std::vector<TileRule> rules) {
    TileMapping mapping;
    mapping.id = "test";
    mapping.picture = level::TilePicture("no bytes are looked at", kPicture);
    mapping.rules = std::move(rules);
    return mapping;
}

TileRule single(std::string meaning, TileVariants variants) {
    return {std::move(meaning), EdgeSet::Single, {std::move(variants)}};
}

/// Returns a rule in which shape i shows tile i.
TileRule counted(std::string meaning, EdgeSet edges) {
    TileRule rule{std::move(meaning), edges, {}};
    for (int i = 0; i < level::shapesOf(edges); ++i)
        rule.shapes.push_back({{i, 1}});
    return rule;
}

CellGrid cellsOf(const std::vector<std::string>& rows) {
    CellGrid cells({static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            for (const level::TerrainInfo& info : level::kTerrains) {
                if (info.glyph == rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)])
                    cells.at({x, y}) = info.terrain;
            }
        }
    }
    return cells;
}

}  // namespace

class TestTileChooser : public QObject {
    Q_OBJECT

  private slots:
    void setsHaveTheirShapes();
    void cornersShowBetweenSidesAlone();
    void wallsCloseUp();
    void waterHasShores();
    void ownTerrainsCloseUpAsWhatTheyAreLike();
    void variantsComeAsOftenAsTheyWeigh();
    void floorLiesBelowWhatStandsOnIt();
    void marksAndThingsHaveTheirTiles();
    void whatIsMissingShowsSomething();
    void tilesLieInThePicture();
    void picturesAreKnownByTheirHead();
};

void TestTileChooser::setsHaveTheirShapes() {
    std::set<int> sides;
    std::set<int> blob;
    for (unsigned alike = 0; alike < 256; ++alike) {
        sides.insert(level::shapeOf(EdgeSet::Sides, alike));
        blob.insert(level::shapeOf(EdgeSet::Blob, alike));
    }
    QCOMPARE(sides.size(), std::size_t{16});
    QCOMPARE(blob.size(), std::size_t{47});
    QCOMPARE(*blob.rbegin(), 46);
    // Well-known cases: none, above, right, all sides without corners, all.
    QCOMPARE(level::shapeOf(EdgeSet::Sides, 0), 0);
    QCOMPARE(level::shapeOf(EdgeSet::Sides, level::kAlikeAbove), 1);
    QCOMPARE(level::shapeOf(EdgeSet::Sides, level::kAlikeRight), 2);
    QCOMPARE(level::shapeOf(EdgeSet::Sides, level::kAlikeBelow), 4);
    QCOMPARE(level::shapeOf(EdgeSet::Sides, level::kAlikeLeft), 8);
    QCOMPARE(level::shapeOf(EdgeSet::Sides, 0xff), 15);
    QCOMPARE(level::shapeOf(EdgeSet::Blob, 0), 0);
    QCOMPARE(level::shapeOf(EdgeSet::Blob, level::kAlikeAbove), 1);
    QCOMPARE(level::shapeOf(EdgeSet::Blob, level::kAlikeRight), 2);
    QCOMPARE(level::shapeOf(EdgeSet::Blob, level::kAlikeAbove | level::kAlikeRight), 3);
    QCOMPARE(level::shapeOf(EdgeSet::Blob, 7), 4);
    QCOMPARE(level::shapeOf(EdgeSet::Blob, 0xff), 46);
    for (const EdgeSet set : {EdgeSet::Sides, EdgeSet::Blob}) {
        for (int shape = 0; shape < level::shapesOf(set); ++shape)
            QCOMPARE(level::shapeOf(set, level::alikeOf(set, shape)), shape);
    }
}

void TestTileChooser::cornersShowBetweenSidesAlone() {
    for (unsigned alike = 0; alike < 256; ++alike) {
        // The bits go around the cell. Odd bits are corners, which count only between two set
        // sides.
        unsigned shown = 0;
        for (unsigned i = 0; i < 8; ++i) {
            const auto is = [alike](unsigned at) { return (alike >> at % 8 & 1) != 0; };
            const bool shows = is(i) && (i % 2 == 0 || (is(i + 7) && is(i + 1)));
            if (shows) shown |= 1u << i;
        }
        QCOMPARE(level::withoutLoneCorners(alike), shown);
    }
}

void TestTileChooser::wallsCloseUp() {
    const CellGrid cells = cellsOf({"###", "#.#", "#F."});
    const level::TileChooser sides(mappingOf({counted("terrain wall", EdgeSet::Sides)}));
    // Cells outside count as solid, and so does the fireplace.
    QCOMPARE(sides.at(cells, {0, 0}).terrain, 15);
    QCOMPARE(sides.at(cells, {1, 0}).terrain, 15 - 4);
    QCOMPARE(sides.at(cells, {0, 1}).terrain, 15 - 2);
    QCOMPARE(sides.at(cells, {0, 2}).terrain, 15);
    QCOMPARE(sides.at(cells, {2, 1}).terrain, 15 - 4 - 8);
    QCOMPARE(sides.at(cells, {1, 1}).terrain, -1);
    const level::TileChooser blob(mappingOf({counted("terrain wall", EdgeSet::Blob)}));
    const int corner = blob.at(cells, {0, 0}).terrain;
    QCOMPARE(level::alikeOf(EdgeSet::Blob, corner), 0xffu & ~unsigned{level::kAlikeBelowRight});
}

void TestTileChooser::waterHasShores() {
    const CellGrid cells = cellsOf({"~~.", "~v.", "..."});
    const level::TileChooser chooser(mappingOf(
        {counted("terrain water", EdgeSet::Sides), counted("terrain fall-down", EdgeSet::Sides)}));
    // Cells outside do not count as water.
    QCOMPARE(chooser.at(cells, {0, 0}).terrain, 2 + 4);
    QCOMPARE(chooser.at(cells, {1, 0}).terrain, 4 + 8);
    QCOMPARE(chooser.at(cells, {1, 1}).terrain, 1 + 8);
}

/// The pack's own walls join rock and its pools join water; all others are open.
void TestTileChooser::ownTerrainsCloseUpAsWhatTheyAreLike() {
    struct Like {
        bool walkable, opaque, liquid;
        level::Effect effect;
        Terrain like;
    };
    constexpr auto kNothing = level::Effect::None;
    const std::array likes{Like{false, true, false, kNothing, Terrain::Wall},
                           Like{true, false, true, kNothing, Terrain::Water},
                           Like{true, false, false, kNothing, Terrain::Floor},
                           Like{true, true, false, kNothing, Terrain::Floor},    // a curtain
                           Like{false, false, false, kNothing, Terrain::Floor},  // a grating
                           Like{true, true, false, level::Effect::Kills, Terrain::Floor}};
    for (const Like& like : likes) {
        level::OwnTerrain own{.id = "own", .title = "", .character = 'y'};
        own.walkable = like.walkable;
        own.opaque = like.opaque;
        own.liquid = like.liquid;
        own.effect = like.effect;
        const level::TerrainTable terrains({own});
        for (const Terrain beside : {Terrain::Wall, Terrain::Water, Terrain::Floor}) {
            CellGrid cells({3, 3}, terrains.cell(own.terrain));
            cells.at({1, 0}) = beside;
            const unsigned alike = level::alikeAt(cells, cells.index({1, 1}));
            QCOMPARE((alike & level::kAlikeAbove) != 0, beside == like.like);
            QVERIFY((alike & level::kAlikeBelow) != 0);
        }
    }
}

void TestTileChooser::variantsComeAsOftenAsTheyWeigh() {
    const CellGrid cells({300, 300}, Terrain::Floor);
    const level::TileChooser chooser(
        mappingOf({single("terrain floor", {{5, 6}, {6, 3}, {7, 1}})}));
    std::map<int, int> drawn;
    int repeats = 0;
    for (int y = 0; y < 300; ++y) {
        for (int x = 0; x < 300; ++x) {
            const int tile = chooser.at(cells, {x, y}).terrain;
            QCOMPARE(chooser.at(cells, {x, y}).terrain, tile);
            ++drawn[tile];
            if (x > 0 && chooser.at(cells, {x - 1, y}).terrain == tile) ++repeats;
        }
    }
    QCOMPARE(drawn.size(), std::size_t{3});
    QVERIFY(std::abs(drawn[5] - 54'000) < 900);
    QVERIFY(std::abs(drawn[6] - 27'000) < 900);
    QVERIFY(std::abs(drawn[7] - 9'000) < 900);
    // Expected for independent draws: 0.36 + 0.09 + 0.01.
    QVERIFY(std::abs(repeats - 41'262) < 1'000);
    // The choice depends only on the cell's place.
    const CellGrid other({400, 7}, Terrain::Floor);
    QCOMPARE(chooser.at(other, {123, 4}).terrain, chooser.at(cells, {123, 4}).terrain);
}

void TestTileChooser::floorLiesBelowWhatStandsOnIt() {
    const CellGrid cells = cellsOf({"#+.~>F "});
    const level::TileChooser chooser(
        mappingOf({single("terrain floor", {{1, 1}}), single("terrain wall", {{2, 1}}),
                   single("terrain closed-door", {{3, 1}}), single("terrain water", {{4, 1}})}));
    const auto at = [&](int x) { return chooser.at(cells, {x, 0}); };
    const auto shows = [&](int x, int ground, int terrain) {
        return at(x).ground == ground && at(x).terrain == terrain;
    };
    QVERIFY(shows(0, -1, 2));
    QVERIFY(shows(1, 1, 3));
    QVERIFY(shows(2, -1, 1));
    QVERIFY(shows(3, 1, 4));
    QVERIFY(shows(4, 1, -1));   // the stairs have no tile of their own
    QVERIFY(shows(5, -1, -1));  // the fireplace stands in a wall
    QVERIFY(shows(6, -1, -1));
}

void TestTileChooser::marksAndThingsHaveTheirTiles() {
    CellGrid cells = cellsOf({"....."});
    using level::Cell;
    cells.at({1, 0}) = cells.at({1, 0}).with(Cell::kAisle);
    cells.at({2, 0}) = cells.at({2, 0}).with(Cell::kAisle).with(Cell::kCoin);
    cells.at({3, 0}) = cells.at({3, 0}).with(Cell::kTrap);
    cells.at({4, 0}) = cells.at({4, 0}).with(Cell::kTrap).with(Cell::kCoin);
    level::OwnKinds kinds(2);
    kinds[0].id = "chest";
    kinds[1].id = "lever";
    const level::TileChooser chooser(
        mappingOf({single("marks aisle", {{1, 1}}), single("marks trap", {{2, 1}}),
                   single("marks coin", {{3, 1}}), single("thing rat", {{4, 1}}),
                   single("thing own:lever", {{5, 1}})}),
        &kinds);
    const auto marks = [&](int x) {
        const level::CellTiles tiles = chooser.at(cells, {x, 0});
        return std::pair(tiles.aisle, tiles.mark);
    };
    QCOMPARE(marks(0), std::pair(-1, -1));
    QCOMPARE(marks(1), std::pair(1, -1));
    QCOMPARE(marks(2), std::pair(1, 3));
    QCOMPARE(marks(3), std::pair(-1, 2));
    QCOMPARE(marks(4), std::pair(-1, 3));
    using level::ThingKind;
    QCOMPARE(chooser.thing(ThingKind::Rat, -1, {}), 4);
    QCOMPARE(chooser.thing(ThingKind::Orc, -1, {}), -1);
    QCOMPARE(chooser.thing(ThingKind::Own, 0, {}), -1);
    QCOMPARE(chooser.thing(ThingKind::Own, 1, {}), 5);
    QCOMPARE(chooser.thing(ThingKind::Own, 2, {}), -1);
    QCOMPARE(chooser.thing(ThingKind::Own, -1, {}), -1);
}

void TestTileChooser::whatIsMissingShowsSomething() {
    const CellGrid cells = cellsOf({"#.#", "...", "..."});
    // First only the shape with all neighbours alike has a tile, then only some other shape.
    TileRule rule = counted("terrain wall", EdgeSet::Sides);
    for (std::size_t i = 0; i < 15; ++i)
        rule.shapes[i].clear();
    QCOMPARE(level::TileChooser(mappingOf({rule})).at(cells, {0, 0}).terrain, 15);
    rule.shapes[15].clear();
    rule.shapes[6] = {{6, 1}};
    QCOMPARE(level::TileChooser(mappingOf({rule})).at(cells, {0, 0}).terrain, 6);
    // Tiles beyond the picture and rules without tiles are ignored.
    rule.shapes[6] = {{100, 1}};
    const level::TileChooser none(
        mappingOf({rule, single("terrain floor", {}), single("nobody knows", {{1, 1}})}));
    QVERIFY(!none.has(Terrain::Wall));
    QVERIFY(!none.has(Terrain::Floor));
    QCOMPARE(none.at(cells, {0, 0}).terrain, -1);
    QCOMPARE(none.plain(Terrain::Wall), -1);
    const level::TileChooser most(mappingOf({single("terrain floor", {{1, 2}, {2, 5}, {3, 1}})}));
    QCOMPARE(most.plain(Terrain::Floor), 2);
}

void TestTileChooser::tilesLieInThePicture() {
    TileMapping mapping = mappingOf({});
    QCOMPARE(mapping.tiles(), (grid::Size{10, 10}));
    mapping.margin = 3;
    mapping.spacing = 1;
    // 3 + 9 × 16 + 8 × 1 + 3 = 158 pixels; a tenth tile would need 175.
    QCOMPARE(mapping.tiles(), (grid::Size{9, 9}));
    QCOMPARE(mapping.rectOf(11), (grid::Rect{3 + 2 * 17, 3 + 17, 16, 16}));
    mapping.side = 200;
    QCOMPARE(mapping.tileCount(), 0);
    mapping.picture = {};
    QCOMPARE(mapping.tileCount(), 0);
}

void TestTileChooser::picturesAreKnownByTheirHead() {
    std::string head("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0\0\0\0\x20", 24);
    const auto picture = level::pictureOf(head);
    QVERIFY(picture.has_value());
    QCOMPARE(picture->size(), (grid::Size{256, 32}));
    QVERIFY(!level::pictureOf(head.substr(0, 23)).has_value());
    QVERIFY(!level::pictureOf("GIF89a").has_value());
    QVERIFY(!level::pictureOf("").has_value());
    head[16] = '\x7f';
    QVERIFY(english(level::pictureOf(head).error()).find("pixels") != std::string::npos);
    head.replace(16, 4, std::string(4, '\0'));
    QVERIFY(!level::pictureOf(head).has_value());
}

MAZELOOM_TEST(TestTileChooser)

}  // namespace mazeloom::tst_tile_chooser

#include "tst_tile_chooser.moc"
