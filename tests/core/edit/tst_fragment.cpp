// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/edit/fragment/fragment.h"
#include "core/edit/fragment/fragment_text.h"
#include "core/edit/paint/paint_delta.h"
#include "core/edit/paint/room_paint.h"
#include "core/grid/line.h"
#include "core/level/map/map.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/packs/fragments.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_fragment {

using edit::Area;
using edit::Fragment;
using grid::Point;
using level::Paint;
using level::PaintGrid;
using level::Terrain;
using level::ThingKind;

class TestFragment : public QObject {
    Q_OBJECT

  private slots:
    void copiesWhatLiesInside();
    void pastingACopyChangesNothing();
    void copyOfNothing();
    void aTurnIsThatOfEachCell();
    void turningBackGivesTheSame();
    void turnsAsRoomsDo();
    void fitsToLevelsAndRooms();
    void textShowsTheCells();
    void readsItsOwnText();
    void readsGeneratedMaps();
    void readsAllCharacters();
    void trimsRaggedText();
    void saysWhatIsWrongWithText_data();
    void saysWhatIsWrongWithText();
    void boundsText();
    void survivesAnyText();
};

namespace {

bool isWhole(const level::Trajectory& trajectory, const Area& area) {
    const auto cells = grid::polyline(trajectory.points, !trajectory.thereAndBack);
    return std::ranges::all_of(cells, [&](Point cell) { return area.contains(cell); });
}

/// Returns a fragment that the text format shows completely.
Fragment plainFragment(random::Stream& random) {
    Fragment fragment = testing::randomFragment(random);
    fragment.objects.clear();
    fragment.trajectories.clear();
    for (const edit::Run& run : fragment.mask.runs()) {
        for (int x = run.x; x < run.end(); ++x) {
            Paint& cell = fragment.paint.at({x, run.y});
            const auto terrain = static_cast<Terrain>(cell & level::kPaintTerrain);
            if (terrain == Terrain::Void) cell = static_cast<Paint>(Terrain::Wall);
            if (cell > level::kPaintTerrain) {
                cell = static_cast<Paint>((cell & ~unsigned{level::kPaintTerrain}) |
                                          static_cast<unsigned>(Terrain::Floor));
            }
            if (cell != static_cast<Paint>(Terrain::Floor) || random.chance(70)) continue;
            const auto kind = level::kThingKinds[static_cast<std::size_t>(
                random.between(1, static_cast<int>(level::kThingKinds.size()) - 1))];
            if (kind == ThingKind::Bug || kind == ThingKind::Boss) {
                level::Trajectory path;
                path.kind = kind;
                path.points = {{x, run.y}, {x, run.y}};
                fragment.trajectories.push_back(path);
            } else {
                level::Object object;
                object.kind = kind;
                object.at = {x, run.y};
                fragment.objects.push_back(object);
            }
        }
    }
    return fragment;
}

Fragment read(std::string_view text) {
    const auto fragment = edit::fromText(text);
    if (!fragment) qWarning("%s", fragment.error().describe().c_str());
    return fragment.value_or(Fragment{});
}

}  // namespace

void TestFragment::copiesWhatLiesInside() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const grid::Size size{random.between(1, 9), random.between(1, 8)};
        const PaintGrid paint = testing::randomPaintGrid(random, size);
        std::vector<level::Object> objects;
        std::vector<level::Trajectory> trajectories;
        for (int i = 0; i < 6; ++i) {
            objects.push_back(testing::randomObject(random, paint.bounds(), i));
            trajectories.push_back(testing::randomTrajectory(random, paint.bounds(), i));
        }
        const Area area = testing::randomArea(random, {-2, -2, size.width + 4, size.height + 4});
        const Area inside = area & Area(paint.bounds());
        const Fragment copy = edit::copyOf(paint, objects, trajectories, area);
        const Point at = inside.bounds().topLeft();

        QCOMPARE(copy.mask.moved(at), inside);
        QCOMPARE(copy.paint.size(), (grid::Size{inside.bounds().width, inside.bounds().height}));
        for (int y = 0; y < copy.paint.height(); ++y) {
            for (int x = 0; x < copy.paint.width(); ++x) {
                const Point cell{x, y};
                QCOMPARE(copy.paint.at(cell),
                         copy.mask.contains(cell) ? paint.at(cell + at) : Paint{0});
            }
        }

        std::vector<level::Object> taken = copy.objects;
        for (level::Object& object : taken) {
            object.at = object.at + at;
            testing::moveNamedCells(object, [&](Point cell) { return cell + at; });
        }
        std::vector<level::Object> left;
        std::vector<level::Object> inIt;
        for (const level::Object& object : objects)
            (area.contains(object.at) ? inIt : left).push_back(object);
        QVERIFY(taken == inIt);
        QVERIFY(edit::outside(objects, area) == left);

        std::vector<level::Trajectory> takenPaths = copy.trajectories;
        for (level::Trajectory& path : takenPaths) {
            for (Point& point : path.points)
                point = point + at;
            testing::moveNamedCells(path, [&](Point cell) { return cell + at; });
        }
        std::vector<level::Trajectory> leftPaths;
        std::vector<level::Trajectory> pathsInIt;
        for (const level::Trajectory& path : trajectories)
            (isWhole(path, area) ? pathsInIt : leftPaths).push_back(path);
        QVERIFY(takenPaths == pathsInIt);
        QVERIFY(edit::outside(trajectories, area) == leftPaths);
    }
}

void TestFragment::pastingACopyChangesNothing() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const PaintGrid paint = testing::randomPaintGrid(random, {8, 6});
        const Area area = testing::randomArea(random, paint.bounds());
        const Fragment copy = edit::copyOf(paint, {}, {}, area);
        const Point at = area.bounds().topLeft();
        QVERIFY(edit::deltaOf(paint, copy.paint, at, copy.mask.moved(at)).empty());
        PaintGrid other = testing::randomPaintGrid(random, {8, 6});
        edit::redo(other, edit::deltaOf(other, copy.paint, at, copy.mask.moved(at)));
        QVERIFY(edit::copyOf(other, {}, {}, area) == copy);
    }
}

void TestFragment::copyOfNothing() {
    const PaintGrid paint({4, 3}, 5);
    for (const Area& area : {Area(), Area(Point{4, 0}), Area(grid::Rect{-9, -9, 3, 3})}) {
        QVERIFY(edit::copyOf(paint, {}, {}, area).isEmpty());
        QVERIFY(edit::copyOf(paint, {}, {}, area).paint.size().isEmpty());
    }
    QVERIFY(edit::transformed(Fragment{}, {1, true}).isEmpty());
    QVERIFY(edit::toText(Fragment{}).empty());
}

void TestFragment::aTurnIsThatOfEachCell() {
    for (int seed = 0; seed < testing::seeds(500); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        const Fragment fragment = testing::randomFragment(random);
        for (level::Symmetry symmetry : level::kSymmetries) {
            const Fragment turned = edit::transformed(fragment, symmetry);
            const auto placeOf = [&](Point cell) {
                return level::transformed(cell, fragment.paint.size(), symmetry);
            };
            QCOMPARE(turned.paint.size(), level::transformed(fragment.paint.size(), symmetry));
            for (int y = 0; y < fragment.paint.height(); ++y) {
                for (int x = 0; x < fragment.paint.width(); ++x) {
                    const Paint before = fragment.paint.at({x, y});
                    const Paint after = turned.paint.at(placeOf({x, y}));
                    QCOMPARE(after & ~level::kPaintTerrain, before & ~level::kPaintTerrain);
                    QCOMPARE(static_cast<Terrain>(after & level::kPaintTerrain),
                             level::transformed(static_cast<Terrain>(before & level::kPaintTerrain),
                                                symmetry));
                    QCOMPARE(turned.mask.contains(placeOf({x, y})), fragment.mask.contains({x, y}));
                }
            }
            QCOMPARE(turned.mask.cellCount(), fragment.mask.cellCount());
            for (std::size_t i = 0; i < fragment.objects.size(); ++i) {
                level::Object expected = fragment.objects[i];
                expected.at = placeOf(expected.at);
                testing::moveNamedCells(expected, placeOf);
                expected.direction = level::transformed(expected.direction, symmetry);
                QVERIFY(turned.objects[i] == expected);
            }
            for (std::size_t i = 0; i < fragment.trajectories.size(); ++i) {
                level::Trajectory expected = fragment.trajectories[i];
                for (Point& point : expected.points)
                    point = placeOf(point);
                testing::moveNamedCells(expected, placeOf);
                QVERIFY(turned.trajectories[i] == expected);
            }
        }
    }
}

void TestFragment::turningBackGivesTheSame() {
    random::Stream random(5);
    const Fragment fragment = testing::randomFragment(random);
    for (int turns = 0; turns < 4; ++turns) {
        const Fragment turned = edit::transformed(fragment, {turns, false});
        QVERIFY(edit::transformed(turned, {(4 - turns) % 4, false}) == fragment);
        // Transforms with a mirroring are their own inverses.
        const Fragment mirrored = edit::transformed(fragment, {turns, true});
        QVERIFY(edit::transformed(mirrored, {turns, true}) == fragment);
    }
}

void TestFragment::turnsAsRoomsDo() {
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        level::Room room;
        room.cells = grid::Grid<Terrain>({random.between(1, 6), random.between(1, 6)});
        for (Terrain& cell : room.cells.storage())
            cell = static_cast<Terrain>(random.between(0, 15));
        for (int i = 0; i < 3; ++i)
            room.objects.push_back(testing::randomObject(random, room.cells.bounds(), i));
        const Fragment fragment =
            edit::copyOf(edit::paintOf(room), room.objects, {}, Area(room.cells.bounds()));
        for (level::Symmetry symmetry : level::kSymmetries) {
            const level::Room turned = level::transformed(room, symmetry);
            const Fragment result = edit::transformed(fragment, symmetry);
            QVERIFY(result.paint == edit::paintOf(turned));
            QVERIFY(result.objects == turned.objects);
        }
    }
}

void TestFragment::fitsToLevelsAndRooms() {
    const auto wall = static_cast<unsigned>(Terrain::Wall);
    const auto floor = static_cast<unsigned>(Terrain::Floor);
    Fragment fragment;
    fragment.paint = PaintGrid({4, 1});
    fragment.mask = Area(fragment.paint.bounds());
    fragment.paint.at({0, 0}) = static_cast<Paint>(wall | edit::kPaintEntrance);
    fragment.paint.at({1, 0}) = level::painted(Terrain::Floor, level::PaintMark::NoTrap);
    fragment.paint.at({2, 0}) = level::painted(Terrain::Floor, level::PaintMark::Coin);
    fragment.paint.at({3, 0}) = static_cast<Paint>(wall);
    fragment.trajectories.emplace_back().points = {{0, 0}, {3, 0}};

    const Fragment inLevel = edit::fittedToLevel(fragment);
    Fragment expected = fragment;
    expected.paint.at({0, 0}) = static_cast<Paint>(wall);
    QVERIFY(inLevel == expected);

    expected = fragment;
    expected.paint.at({1, 0}) = static_cast<Paint>(floor);
    expected.paint.at({2, 0}) = static_cast<Paint>(floor);
    expected.trajectories.clear();
    QVERIFY(edit::fittedToRoom(fragment) == expected);
}

void TestFragment::textShowsTheCells() {
    const level::Level level = testing::painted({"#######", "#@.x$!#", "#~vL..#", "#######"}, {});
    const Fragment all =
        edit::copyOf(*level.paint, level.objects, {}, Area(grid::Rect{0, 0, 7, 4}));
    QCOMPARE(QByteArray::fromStdString(edit::toText(all)),
             QByteArray("#######\n#@.x$!#\n#~vL..#\n#######\n"));
    const Area corner({{1, 1, 3}, {2, 2, 1}});
    const Fragment some = edit::copyOf(*level.paint, level.objects, {}, corner);
    QCOMPARE(QByteArray::fromStdString(edit::toText(some)), QByteArray("@.x\n v \n"));
}

void TestFragment::readsItsOwnText() {
    for (int seed = 0; seed < testing::seeds(2000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        Fragment plain = plainFragment(random);
        plain.from = {};  // which the text does not contain
        const auto back = edit::fromText(edit::toText(plain));
        QVERIFY(back.has_value());
        QVERIFY(*back == plain);

        // Whatever the text does not show, the parts that it shows are read back.
        const std::string text = edit::toText(testing::randomFragment(random));
        const auto shown = edit::fromText(text);
        if (text.find_first_not_of(" \n") == std::string::npos) {
            QVERIFY(!shown.has_value());
        } else {
            QVERIFY(shown.has_value());
            const std::string again = edit::toText(*shown);
            QVERIFY(edit::fromText(again).value() == *shown);
        }
    }
}

void TestFragment::readsGeneratedMaps() {
    const Fragment fragment = read("#####\n#.,.#\n#,@$#\n#B.x#\n#####\n");
    QCOMPARE(fragment.paint.size(), (grid::Size{5, 5}));
    QCOMPARE(fragment.paint.at({2, 1}), static_cast<Paint>(Terrain::Floor));
    QCOMPARE(fragment.objects.size(), std::size_t{1});
    QCOMPARE(fragment.objects.front().at, (Point{2, 2}));
    QCOMPARE(fragment.trajectories.size(), std::size_t{1});
    QVERIFY(fragment.trajectories.front().points == (std::vector<Point>{{1, 3}, {1, 3}}));
}

void TestFragment::readsAllCharacters() {
    // The characters that core/level/text/FORMAT.md lists.
    const std::string terrains = "#.+'~v^{}><foFc";
    for (char glyph : terrains) {
        const Fragment fragment = read(std::string(1, glyph));
        QCOMPARE(level::glyph(static_cast<Terrain>(fragment.paint.at({0, 0}))), glyph);
        QVERIFY(fragment.objects.empty() && fragment.trajectories.empty());
    }
    for (char glyph : std::string("htgL?E@rGOTwDp)/")) {
        const Fragment fragment = read(std::string(1, glyph));
        QCOMPARE(fragment.paint.at({0, 0}), static_cast<Paint>(Terrain::Floor));
        QCOMPARE(fragment.objects.size(), std::size_t{1});
        QCOMPARE(level::info(fragment.objects.front().kind).glyph, glyph);
    }
    for (char glyph : std::string("BX")) {
        const Fragment fragment = read(std::string(1, glyph));
        QCOMPARE(fragment.trajectories.size(), std::size_t{1});
        QCOMPARE(level::info(fragment.trajectories.front().kind).glyph, glyph);
    }
}

void TestFragment::trimsRaggedText() {
    const Fragment fragment = read("\n\r\n    ###\r\n   #.\r\n     # #   \r\n   \n");
    QCOMPARE(QByteArray::fromStdString(edit::toText(fragment)),
             QByteArray(" ### \n#.   \n  # #\n"));
    QVERIFY(fragment.mask == Area({{0, 1, 3}, {1, 0, 2}, {2, 2, 1}, {2, 4, 1}}));
    QVERIFY(read("#") == read("\n  #"));
}

void TestFragment::saysWhatIsWrongWithText_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("empty") << QByteArray() << QByteArray("has no cells");
    QTest::newRow("blank") << QByteArray("  \n \r\n") << QByteArray("has no cells");
    QTest::newRow("tab") << QByteArray("###\n#\t#")
                         << QByteArray("line 2, column 2: has a tab: use spaces instead");
    QTest::newRow("letter") << QByteArray("\n\n  #.Q")
                            << QByteArray("line 3, column 5: unknown character 'Q'");
    QTest::newRow("UTF-8") << QByteArray("#é#")
                           << QByteArray("line 1, column 2: unknown character 'é'");
    QTest::newRow("broken UTF-8") << QByteArray("#\xc3")
                                  << QByteArray("line 1, column 2: unknown character '\xc3'");
    QTest::newRow("control") << QByteArray("#\x07#")
                             << QByteArray("line 1, column 2: unknown character with code 7");
    QTest::newRow("zero") << QByteArray("#\0#", 3)
                          << QByteArray("line 1, column 2: unknown character with code 0");
    QTest::newRow("lone return") << QByteArray("#\r#")
                                 << QByteArray("line 1, column 2: unknown character with code 13");
    QTest::newRow("two heroes")
        << QByteArray("@.\n.@")
        << QByteArray("line 2, column 2: has a second hero: a level has one start");
}

void TestFragment::saysWhatIsWrongWithText() {
    QFETCH(QByteArray, text);
    const auto fragment =
        edit::fromText(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    QVERIFY(!fragment.has_value());
    QTEST(QByteArray::fromStdString(fragment.error().describe()), "expected");
}

void TestFragment::boundsText() {
    const auto most = static_cast<std::size_t>(level::kMaxSide);
    QCOMPARE(read(std::string(most, '#')).paint.size(), (grid::Size{level::kMaxSide, 1}));
    QCOMPARE(edit::fromText(std::string(most + 1, '#')).error().describe(),
             std::string("line 1, column 8193: has more than 8192 columns"));
    std::string lines;
    for (std::size_t i = 0; i < most; ++i)
        lines += "#\n";
    QCOMPARE(read(lines + "\n\n  \n").paint.size(), (grid::Size{1, level::kMaxSide}));
    QCOMPARE(edit::fromText(lines + "\n#").error().describe(),
             std::string("has more than 8192 lines"));
    std::string hearts;
    for (int i = 0; i < 13; ++i)
        hearts += std::string(most, 'h') + '\n';
    QCOMPARE(edit::fromText(hearts).error().describe(),
             std::string("line 13, column 1697: has more than 100000 things"));
}

void TestFragment::survivesAnyText() {
    const std::string usual = "#.@hxX$!Bv \n\r~";
    for (int seed = 0; seed < testing::seeds(10000); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed));
        std::string text;
        for (int i = random.between(0, 60); i > 0; --i) {
            text += random.chance(97)
                        ? usual[random.below(static_cast<std::uint32_t>(usual.size()))]
                        : static_cast<char>(random.between(-128, 127));
        }
        const auto fragment = edit::fromText(text);
        if (fragment) {
            QCOMPARE(fragment->mask.bounds(), fragment->paint.bounds());
            for (const level::Object& object : fragment->objects)
                QVERIFY(fragment->mask.contains(object.at));
        } else {
            QVERIFY(!fragment.error().text.empty());
        }
    }
}

MAZELOOM_TEST(TestFragment)

}  // namespace mazeloom::tst_fragment

#include "tst_fragment.moc"
