// SPDX-License-Identifier: MIT
// Every number that a terrain can have survives each form in which cells are stored.
#include <QTest>

#include <array>
#include <set>
#include <vector>

#include "core/edit/paint/paint_delta.h"
#include "core/level/map/kept.h"
#include "core/level/map/own_terrain.h"
#include "core/level/map/paint.h"
#include "core/level/rewriting/value.h"
#include "core/pack/journal/spans.h"
#include "core/random/stream.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_terrain_numbers {

using level::Cell;
using level::Paint;
using level::PaintMark;
using level::Terrain;
using level::TerrainSet;
namespace rewriting = level::rewriting;

class TestTerrainNumbers : public QObject {
    Q_OBJECT

  private slots:
    void aRangeOfThemIsThePacksOwn();
    void setsAreLikeSetsOfNumbers();
    void cellsHoldThem();
    void gamesHashThemAsEver();
    void pinnedCellsHoldThem();
    void paintHoldsThem();
    void undoRestoresThem();
    void journalsHoldThem();
    void rewritingSeesThem();
};

namespace {

std::vector<Terrain> allNumbers() {
    std::vector<Terrain> all;
    for (std::size_t number = 0; number < level::kMostTerrains; ++number)
        all.push_back(static_cast<Terrain>(number));
    return all;
}

constexpr std::array kPaintMarks{PaintMark::None, PaintMark::NoTrap, PaintMark::Trap,
                                 PaintMark::Coin};

/// Returns a grid that has every terrain with every mark.
level::PaintGrid everyPaint() {
    level::PaintGrid paint({static_cast<int>(level::kMostTerrains), 4});
    for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < paint.width(); ++x) {
            paint.at({x, y}) =
                level::painted(static_cast<Terrain>(x), kPaintMarks[static_cast<std::size_t>(y)]);
        }
    }
    return paint;
}

/// Collects the bytes that a cell adds to the hash of a game.
struct Bytes {
    std::vector<std::uint8_t> all;

    void add(std::uint8_t byte) { all.push_back(byte); }
};

std::vector<std::uint8_t> hashed(Cell cell) {
    Bytes bytes;
    cell.addTo(bytes);
    return bytes.all;
}

}  // namespace

void TestTerrainNumbers::aRangeOfThemIsThePacksOwn() {
    for (const Terrain terrain : allNumbers()) {
        const int number = static_cast<int>(terrain);
        const bool isOwn = number >= 32 && number <= 63;
        QCOMPARE(level::isOwn(terrain), isOwn);
        QCOMPARE(level::kOwnTerrains.contains(terrain), isOwn);
    }
    QCOMPARE(level::kOwnTerrains.count(), static_cast<int>(level::kMaxOwnTerrains));
    for (const level::TerrainInfo& row : level::kTerrains) {
        QVERIFY(!level::isOwn(row.terrain));
        QVERIFY(&level::info(row.terrain) == &row);
    }
}

void TestTerrainNumbers::setsAreLikeSetsOfNumbers() {
    random::Stream random(7, 1);
    const auto drawn = [&random] {
        return static_cast<Terrain>(random.below(static_cast<std::uint32_t>(level::kMostTerrains)));
    };
    for (int round = 0; round < 200; ++round) {
        TerrainSet one;
        TerrainSet other;
        std::set<Terrain> inOne;
        std::set<Terrain> inOther;
        const std::uint32_t count = random.below(40);
        for (std::uint32_t i = 0; i < count; ++i) {
            const Terrain terrain = drawn();
            one.add(terrain);
            inOne.insert(terrain);
            const Terrain second = drawn();
            other.add(second);
            inOther.insert(second);
            const Terrain gone = drawn();
            one.remove(gone);
            inOne.erase(gone);
        }
        QCOMPARE(one.count(), static_cast<int>(inOne.size()));
        QCOMPARE(one.isEmpty(), inOne.empty());
        if (!inOne.empty()) QVERIFY(one.first() == *inOne.begin());
        for (const Terrain terrain : allNumbers()) {
            QCOMPARE(one.contains(terrain), inOne.contains(terrain));
            QCOMPARE((one | other).contains(terrain),
                     inOne.contains(terrain) || inOther.contains(terrain));
            QCOMPARE((one & other).contains(terrain),
                     inOne.contains(terrain) && inOther.contains(terrain));
            QVERIFY(TerrainSet::all().contains(terrain));
        }
    }
}

void TestTerrainNumbers::cellsHoldThem() {
    std::set<unsigned> seen;
    for (const Terrain terrain : allNumbers()) {
        for (unsigned marks = 0; marks < 32; ++marks) {
            Cell cell(terrain);
            if ((marks & 1) != 0) cell = cell.with(Cell::kAisle);
            if ((marks & 2) != 0) cell = cell.with(Cell::kTrap);
            if ((marks & 4) != 0) cell = cell.with(Cell::kCoin);
            if ((marks & 8) != 0) cell = cell.with(Cell::kThing);
            if ((marks & 16) != 0) cell = cell.with(Cell::kKept);
            QVERIFY(cell.terrain() == terrain);
            QCOMPARE(cell.isAisle(), (marks & 1) != 0);
            QCOMPARE(cell.isTrap(), (marks & 2) != 0);
            QCOMPARE(cell.hasCoin(), (marks & 4) != 0);
            QCOMPARE(cell.hasThing(), (marks & 8) != 0);
            QCOMPARE(cell.isKept(), (marks & 16) != 0);
            QVERIFY(Cell::fromBits(cell.bits()) == cell);
            QVERIFY(seen.insert(cell.bits()).second);
            QVERIFY(cell.with(Terrain::Lava).with(terrain) == cell);
        }
        for (const level::Effect effect : {level::Effect::None, level::Effect::Slows,
                                           level::Effect::Wounds, level::Effect::Kills}) {
            const Cell cell = Cell::of(terrain, true, true, true, effect);
            QVERIFY(cell.terrain() == terrain && cell.effect() == effect && cell.canEnter());
            QVERIFY(cell.isOpaque() && cell.isLiquid());
        }
    }
}

/// Old replays stay valid only if the bytes stay.
void TestTerrainNumbers::gamesHashThemAsEver() {
    const std::vector<std::uint8_t> floor{0x05};
    const std::vector<std::uint8_t> floorWithTrap{0x25};
    const std::vector<std::uint8_t> grassWithAisleAndCoin{0x53, 0x10};
    QCOMPARE(hashed(Cell(Terrain::Floor)), floor);
    QCOMPARE(hashed(Cell(Terrain::Floor).with(Cell::kTrap).with(Cell::kKept)), floorWithTrap);
    QCOMPARE(hashed(Cell(Terrain::Grass).with(Cell::kAisle).with(Cell::kCoin)),
             grassWithAisleAndCoin);
    // The number of a terrain of the pack's own does not count, its properties do.
    for (const int number : {32, 47, 63}) {
        const auto own = static_cast<Terrain>(number);
        const std::vector<std::uint8_t> bog{0x80, 0x20, 0x74};
        const std::vector<std::uint8_t> pit{0x00, 0x20, 0xd0};
        QCOMPARE(hashed(Cell::of(own, true, false, true, level::Effect::Slows).with(Cell::kThing)),
                 bog);
        QCOMPARE(hashed(Cell::of(own, true, false, false, level::Effect::Kills)), pit);
    }
    std::set<std::vector<std::uint8_t>> seen;
    for (const level::TerrainInfo& row : level::kTerrains)
        QVERIFY(seen.insert(hashed(Cell(row.terrain))).second);
}

void TestTerrainNumbers::pinnedCellsHoldThem() {
    for (const Terrain terrain : allNumbers()) {
        for (unsigned marks = 0; marks < 8; ++marks) {
            Cell cell(terrain);
            if ((marks & 1) != 0) cell = cell.with(Cell::kAisle);
            if ((marks & 2) != 0) cell = cell.with(Cell::kTrap);
            if ((marks & 4) != 0) cell = cell.with(Cell::kCoin);
            for (const unsigned origin : {0u, unsigned{level::kRoom}, unsigned{level::kPassage},
                                          unsigned{level::kFinal | level::kRoom}}) {
                const level::KeptCell kept(cell, origin);
                QVERIFY(kept.isKept() && kept.cell() == cell);
                QCOMPARE(kept.marks(), origin);
            }
        }
    }
}

void TestTerrainNumbers::paintHoldsThem() {
    std::set<Paint> seen;
    for (const Terrain terrain : allNumbers()) {
        for (const PaintMark mark : kPaintMarks) {
            const Paint paint = level::painted(terrain, mark);
            QVERIFY(level::terrainOf(paint) == terrain && level::markOf(paint) == mark);
            QVERIFY(level::marked(paint, PaintMark::None) == level::painted(terrain));
            QVERIFY(std::size_t{paint} < level::kPaintCount);
            seen.insert(paint);
        }
    }
    QCOMPARE(seen.size(), level::kPaintCount);
}

void TestTerrainNumbers::undoRestoresThem() {
    const level::PaintGrid before = everyPaint();
    for (const Terrain terrain : allNumbers()) {
        level::PaintGrid paint = before;
        const edit::PaintDelta delta = edit::deltaOf(paint, edit::Area(paint.bounds()),
                                                     edit::exactInk(level::painted(terrain)));
        edit::redo(paint, delta);
        QVERIFY(paint == level::PaintGrid(paint.size(), level::painted(terrain)));
        edit::undo(paint, delta);
        QVERIFY(paint == before);
    }
}

void TestTerrainNumbers::journalsHoldThem() {
    const level::PaintGrid paint = everyPaint();
    std::string text;
    pack::appendSpans(text, paint, pack::rowsOf(paint.bounds()));
    level::PaintGrid read(paint.size());
    QVERIFY(pack::readSpans(text, read));
    QVERIFY(read == paint);
    // A journal that an earlier version left: floor, three cells of wall with a trap, and number 63
    // with a coin.
    level::PaintGrid old({5, 1});
    QVERIFY(pack::readSpans("0,0 AF3IBPP\n", old));
    QVERIFY(old.at({0, 0}) == level::painted(Terrain::Floor));
    for (int x = 1; x <= 3; ++x)
        QVERIFY(old.at({x, 0}) == level::painted(Terrain::Wall, PaintMark::Trap));
    QVERIFY(old.at({4, 0}) == level::painted(static_cast<Terrain>(63), PaintMark::Coin));
}

void TestTerrainNumbers::rewritingSeesThem() {
    using rewriting::Value;
    using rewriting::Values;
    std::set<int> numbers;
    for (const Terrain terrain : allNumbers()) {
        const Value value(terrain);
        QVERIFY(value.isTerrain() && !value.isInk() && !value.isOutside());
        QVERIFY(value.terrain() == terrain && Value::of(value.number()) == value);
        numbers.insert(value.number());
        Values values{value, Value::ink(3), Value::outside()};
        QCOMPARE(values.count(), 3);
        QVERIFY(values.contains(value) && values.first() == value);
        QVERIFY(values.terrains().contains(terrain) && values.terrains().count() == 1);
        values.remove(value);
        QVERIFY(!values.contains(value) && values.first() == Value::ink(3));
        QVERIFY(Values::any().contains(value) && Values(value).isSingle());
    }
    for (int ink = 0; ink < rewriting::kInks; ++ink) {
        QVERIFY(Value::ink(ink).isInk() && Value::ink(ink).ink() == ink);
        numbers.insert(Value::ink(ink).number());
    }
    QVERIFY(Value::outside().isOutside());
    QVERIFY(!Values::any().contains(Value::outside()));
    numbers.insert(Value::outside().number());
    QCOMPARE(static_cast<int>(numbers.size()), Value::kCount);
    QCOMPARE(*numbers.rbegin(), Value::kCount - 1);
}

MAZELOOM_TEST(TestTerrainNumbers)

}  // namespace mazeloom::tst_terrain_numbers

#include "tst_terrain_numbers.moc"
