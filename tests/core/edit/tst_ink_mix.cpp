// SPDX-License-Identifier: MIT
// Mixes of inks: each cell gets one ink of the mix by weight, and always the same one, whether the
// stroke is painted piece by piece, over itself, mirrored, or in a level that has grown.
#include <array>
#include <cmath>
#include <map>

#include <QTest>

#include "core/edit/paint/ink_choice.h"
#include "core/edit/paint/paint_delta.h"
#include "tests/support/areas.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_ink_mix {

using edit::Area;
using edit::InkChoice;
using edit::InkInfo;
using edit::InkMix;
using edit::PaintSymmetry;
using grid::Point;
using level::Terrain;

class TestInkMix : public QObject {
    Q_OBJECT

  private slots:
    void holdsEachInkOnceInThePalettesOrder();
    void weightsStayWithinTheirBounds();
    void percentagesAreRounded();
    void sheetsTakeWhatTheyCan();
    void cellsGetInksByWeight_data();
    void cellsGetInksByWeight();
    void neighboursAndStrokesDoNotDepend();
    void piecesMakeTheSameStroke();
    void theStrokeMovesWithItsOrigin();
    void imagesGetWhatTheirCellGets();
    void turnsItsInks();
    void leavesWhatIsToStay();
};

namespace {

const InkInfo& ink(const char* id) {
    return *edit::findMixable(id);
}

InkMix mixOf(std::initializer_list<std::pair<const char*, int>> parts) {
    InkMix mix;
    for (const auto& [id, weight] : parts)
        mix.setWeight(ink(id), weight);
    return mix;
}

const InkMix kRubble = mixOf({{"floor", 6}, {"column", 2}, {"water", 1}});

/// Returns a grid of void after the paint.
level::PaintGrid paintedWith(const InkChoice& inks, const Area& area, grid::Size size) {
    level::PaintGrid grid(size, level::painted(Terrain::Void));
    edit::redo(grid, edit::deltaOf(grid, area, inks));
    return grid;
}

std::map<Terrain, double> sharesOf(const level::PaintGrid& grid) {
    std::map<Terrain, double> shares;
    for (const level::Paint cell : grid.storage())
        shares[level::terrainOf(cell)] += 1.0 / static_cast<double>(grid.storage().size());
    return shares;
}

}  // namespace

void TestInkMix::holdsEachInkOnceInThePalettesOrder() {
    InkMix mix;
    QVERIFY(mix.isEmpty());
    mix.setWeight(edit::leaveInk(), 4);
    for (const InkInfo& each : edit::palette())
        mix.setWeight(each, 3);
    mix.setWeight(ink("water"), 5);
    QCOMPARE(mix.parts().size(), edit::palette().size() + 1);
    for (std::size_t i = 0; i < edit::palette().size(); ++i)
        QVERIFY(mix.parts()[i].ink == &edit::palette()[i]);
    QVERIFY(mix.parts().back().ink == &edit::leaveInk());
    QCOMPARE(mix.weightOf(ink("water")), 5);
    QCOMPARE(mix.weightOf(ink("floor")), 3);
    // The order in which inks are added makes no difference.
    QVERIFY(mixOf({{"water", 1}, {"floor", 2}}) == mixOf({{"floor", 2}, {"water", 1}}));
    for (const InkInfo& each : edit::palette())
        QVERIFY(edit::findMixable(each.id) == &each);
    QVERIFY(edit::findMixable("leave") == &edit::leaveInk());
    QVERIFY(edit::findMixable("glitter") == nullptr);
}

void TestInkMix::weightsStayWithinTheirBounds() {
    InkMix mix = kRubble;
    mix.setWeight(ink("floor"), 1'000'000'000);
    QCOMPARE(mix.weightOf(ink("floor")), InkMix::kMaxWeight);
    mix.setWeight(ink("column"), 0);
    QCOMPARE(mix.weightOf(ink("column")), 0);
    mix.setWeight(ink("column"), 0);
    mix.setWeight(ink("coin"), -3);
    QVERIFY(mix == mixOf({{"floor", InkMix::kMaxWeight}, {"water", 1}}));
    mix.setWeight(ink("floor"), -1);
    mix.setWeight(ink("water"), 0);
    QVERIFY(mix.isEmpty());
}

void TestInkMix::percentagesAreRounded() {
    QCOMPARE(kRubble.percentOf(ink("floor")), 67);
    QCOMPARE(kRubble.percentOf(ink("column")), 22);
    QCOMPARE(kRubble.percentOf(ink("water")), 11);
    QCOMPARE(kRubble.percentOf(ink("wall")), 0);
    QCOMPARE(InkMix().percentOf(ink("wall")), 0);
    QCOMPARE(mixOf({{"wall", 7}}).percentOf(ink("wall")), 100);
}

void TestInkMix::sheetsTakeWhatTheyCan() {
    const InkMix mix = mixOf({{"coin", 1}, {"entrance", 2}, {"floor", 3}, {"leave", 4}});
    QVERIFY(mix.on(edit::kTempleLevel) == mixOf({{"coin", 1}, {"floor", 3}, {"leave", 4}}));
    QVERIFY(mix.on(edit::kRoomSheet) == mixOf({{"entrance", 2}, {"floor", 3}, {"leave", 4}}));
}

void TestInkMix::cellsGetInksByWeight_data() {
    QTest::addColumn<InkMix>("mix");
    QTest::newRow("three") << kRubble;
    QTest::newRow("one") << mixOf({{"column", 5}});
    QTest::newRow("rare") << mixOf({{"floor", InkMix::kMaxWeight}, {"column", 1}});
    InkMix all;
    for (const InkInfo& each : edit::palette()) {
        if (each.ink.takes == edit::Ink::Takes::All && each.id != "no-mark")
            all.setWeight(each, InkMix::kMaxWeight);
    }
    QTest::newRow("all, with maximum weights") << all;
}

void TestInkMix::cellsGetInksByWeight() {
    QFETCH(InkMix, mix);
    constexpr grid::Size kSize{250, 200};
    std::int64_t sum = 0;
    for (const InkMix::Part& part : mix.parts())
        sum += part.weight;
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        auto shares = sharesOf(
            paintedWith({mix, seed}, Area(grid::Rect{0, 0, kSize.width, kSize.height}), kSize));
        double found = 0;
        for (const InkMix::Part& part : mix.parts()) {
            const double share = shares[level::terrainOf(part.ink->ink.set)];
            const double wanted = double(part.weight) / static_cast<double>(sum);
            // Five standard deviations of this many draws.
            const double spread = std::sqrt(wanted * (1 - wanted) / double(kSize.area()));
            QVERIFY2(std::abs(share - wanted) <= 5 * spread + 1e-9, part.ink->id.data());
            found += share;
        }
        QVERIFY(std::abs(found - 1) < 1e-9);
    }
}

void TestInkMix::neighboursAndStrokesDoNotDepend() {
    const InkMix even = mixOf({{"floor", 1}, {"water", 1}});
    const InkChoice one(even, 7);
    // How often a cell equals a neighbour, its mirror image, or itself in the next stroke.
    std::array<int, 4> alike{};
    constexpr int kSide = 200;
    for (int y = 0; y < kSide; ++y) {
        for (int x = 0; x < kSide; ++x) {
            const edit::Ink here = one.at({x, y});
            const std::array others{one.at({x + 1, y}), one.at({x, y + 1}), one.at({y, x}),
                                    InkChoice(even, 8).at({x, y})};
            for (std::size_t i = 0; i < others.size(); ++i)
                alike[i] += others[i] == here ? 1 : 0;
        }
    }
    // Cells of the diagonal are their own images when x and y are swapped.
    alike[2] -= kSide / 2;
    for (const int count : alike)
        QVERIFY2(std::abs(count - kSide * kSide / 2) < kSide * 5,
                 qPrintable(QString::number(count)));
}

void TestInkMix::piecesMakeTheSameStroke() {
    random::Stream random(3);
    const grid::Rect all{-5, -5, 40, 30};
    for (int round = 0; round < 100; ++round) {
        const InkChoice inks(kRubble, random.bits());
        const Area area = testing::randomArea(random, all);
        level::PaintGrid whole(grid::Size{30, 20}, level::painted(Terrain::Wall));
        level::PaintGrid pieces = whole;
        edit::redo(whole, edit::deltaOf(whole, area, inks));
        for (int i = 0; i < 3; ++i) {
            const Area piece = testing::randomArea(random, all) & area;
            edit::redo(pieces, edit::deltaOf(pieces, piece, inks));
        }
        edit::redo(pieces, edit::deltaOf(pieces, area, inks));
        QVERIFY(pieces == whole);
        // Painting over itself changes nothing.
        QVERIFY(edit::deltaOf(whole, area, inks).empty());
    }
}

void TestInkMix::theStrokeMovesWithItsOrigin() {
    const PaintSymmetry mirror(PaintSymmetry::Mode::Both, {11, 9});
    const Point by{6, -4};
    const PaintSymmetry moved(PaintSymmetry::Mode::Both, mirror.axis() + by * 2);
    const InkChoice here(kRubble, 5, mirror);
    const InkChoice there(kRubble, 5, moved, by);
    for (int y = -10; y < 30; ++y) {
        for (int x = -10; x < 30; ++x)
            QVERIFY(here.at({x, y}) == there.at(Point{x, y} + by));
    }
}

void TestInkMix::imagesGetWhatTheirCellGets() {
    using Mode = PaintSymmetry::Mode;
    for (const Mode mode :
         {Mode::LeftRight, Mode::TopBottom, Mode::Both, Mode::HalfTurn, Mode::QuarterTurns}) {
        const PaintSymmetry symmetry(mode, {20, 14});
        const InkChoice inks(kRubble, 9, symmetry);
        std::map<Terrain, int> seen;
        for (int y = -3; y < 20; ++y) {
            for (int x = -3; x < 25; ++x) {
                ++seen[level::terrainOf(inks.at({x, y}).set)];
                for (const PaintSymmetry::Image& image : symmetry.images({x, y}))
                    QVERIFY(inks.at(image.at) == inks.at({x, y}));
            }
        }
        QCOMPARE(seen.size(), std::size_t{3});
    }
}

void TestInkMix::turnsItsInks() {
    const InkMix mix = mixOf({{"floor", 1}, {"fall-left", 1}});
    const InkChoice inks(mix, 1);
    const InkChoice mirrored = inks.turned({0, true});
    int falls = 0;
    for (int x = 0; x < 100; ++x) {
        const bool isFloor = inks.at({x, 0}) == ink("floor").ink;
        falls += isFloor ? 0 : 1;
        QVERIFY(mirrored.at({x, 0}) == ink(isFloor ? "floor" : "fall-right").ink);
    }
    QVERIFY(falls > 0 && falls < 100);
    QVERIFY(mirrored.turned({0, true}) == inks);
    // Inks that look the same in every direction are not changed by turning.
    const InkChoice round(kRubble, 1);
    QVERIFY(round.turned({1, false}) == round);
}

void TestInkMix::leavesWhatIsToStay() {
    const InkMix sparse = mixOf({{"water", 1}, {"leave", 9}});
    random::Stream random(4);
    const grid::Size size{60, 50};
    for (int round = 0; round < 30; ++round) {
        const InkChoice inks(sparse, random.bits());
        const Area area = testing::randomArea(random, {0, 0, size.width, size.height});
        const level::PaintGrid grid = paintedWith(inks, area, size);
        testing::CellSet wet;
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                if (level::terrainOf(grid.at({x, y})) == Terrain::Water) wet.insert({x, y});
            }
        }
        QVERIFY(testing::cellSet(inks.touched(area)) == wet);
    }
    const Area all(grid::Rect{0, 0, 9, 9});
    QVERIFY(InkChoice(kRubble, 1).touched(all) == all);
    QVERIFY(InkChoice(mixOf({{"leave", 1}}), 1).touched(all).isEmpty());
}

MAZELOOM_TEST(TestInkMix)

}  // namespace mazeloom::tst_ink_mix

#include "tst_ink_mix.moc"
