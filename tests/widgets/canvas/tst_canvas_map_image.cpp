// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>
#include <vector>

#include <QTest>

#include "resources/resources.h"
#include "tests/support/test_program.h"
#include "widgets/canvas/cells/joins.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/theme/theme.h"

namespace mazeloom::tst_canvas_map_image {

using level::Cell;
using level::Terrain;

class TestCanvasMapImage : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void sizeIsCellsTimesCellSize();
    void tooLargeIsAProblem();
    void everyLookIsDistinct();
    void outlinesRunWhereRockMeetsFloor();
    void joinShapesAreNumberedWithoutGaps();
};

namespace {

level::Map room() {
    level::Map map(level::Ruleset::Descent, {7, 5});
    for (int y = 1; y < 4; ++y) {
        for (int x = 1; x < 6; ++x)
            map.cells.at({x, y}) = Terrain::Floor;
    }
    return map;
}

QImage pictureOf(const level::Map& map, int cellSize, const widgets::Theme& theme) {
    return widgets::renderMap(map.cells, map.marks, map.ruleset, map.things, cellSize, theme)
        .value();
}

QImage cellOf(const QImage& picture, grid::Point cell, int size) {
    return picture.copy(cell.x * size, cell.y * size, size, size);
}

}  // namespace

void TestCanvasMapImage::sizeIsCellsTimesCellSize() {
    for (int size : {1, 2, 3, 7, 16, 64}) {
        QCOMPARE(pictureOf(room(), size, widgets::Theme::dark()).size(), QSize(7 * size, 5 * size));
    }
}

void TestCanvasMapImage::tooLargeIsAProblem() {
    const level::Map wide(level::Ruleset::Temple, {8192, 4});
    const level::Map huge(level::Ruleset::Temple, {4096, 8192});
    const auto render = [](const level::Map& map, int cellSize) {
        return widgets::renderMap(map.cells, map.marks, map.ruleset, map.things, cellSize,
                                  widgets::Theme::light());
    };
    QVERIFY(render(wide, 2).has_value());
    QVERIFY(!render(wide, 3).has_value());
    QVERIFY(!render(huge, 4).has_value());
    QVERIFY(!render(room(), 0).has_value());
    QVERIFY(!render(room(), 129).has_value());
    QVERIFY(!render(level::Map{}, 4).has_value());
    QVERIFY(render(wide, 3).error().text.find("24576") != std::string::npos);
}

void TestCanvasMapImage::everyLookIsDistinct() {
    // The middle of the room has no walls around, so pictures differ only by the object.
    const grid::Point middle{3, 2};
    for (const auto& theme : {widgets::Theme::dark(), widgets::Theme::light()}) {
        for (int size : {8, 16, 24}) {
            std::vector<QImage> seen;
            const auto look = [&](const level::Map& map) {
                const QImage cell = cellOf(pictureOf(map, size, theme), middle, size);
                QVERIFY2(std::ranges::find(seen, cell) == seen.end(),
                         qPrintable(QString::number(seen.size())));
                seen.push_back(cell);
            };
            for (unsigned t = 0; t < level::kTerrainCount; ++t) {
                level::Map map = room();
                map.cells.at(middle) = static_cast<Terrain>(t);
                look(map);
            }
            for (const Cell::Bits mark : {Cell::kAisle, Cell::kTrap, Cell::kCoin}) {
                level::Map map = room();
                map.cells.at(middle) = Cell(Terrain::Floor).with(mark);
                look(map);
            }
            for (std::uint8_t mark : {level::kRoom, level::kPassage, level::kFinal, level::kLink}) {
                level::Map map = room();
                map.marks.at(middle) = mark;
                look(map);
            }
            for (const level::ThingKind kind : level::kThingKinds) {
                level::Map map = room();
                map.things.push_back({kind, middle, -1});
                map.cells.at(middle) = Cell(Terrain::Floor).with(Cell::kThing);
                look(map);
            }
        }
    }
}

void TestCanvasMapImage::outlinesRunWhereRockMeetsFloor() {
    const auto theme = widgets::Theme::dark();
    const int size = 16;
    const QImage picture = pictureOf(room(), size, theme);
    // The wall left of the room has an outlined right edge, and rock on its left.
    QCOMPARE(picture.pixelColor(size - 1, 2 * size + 8), theme.outline);
    QVERIFY(picture.pixelColor(0, 2 * size + 8) != theme.outline);
    // The corner joins the two edges beside it.
    QVERIFY(picture.pixelColor(size - 1, size - 1) != theme.rock);
    QCOMPARE(picture.pixelColor(0, 0).rgb(), theme.rock.rgb());
}

void TestCanvasMapImage::joinShapesAreNumberedWithoutGaps() {
    std::set<int> numbers;
    for (unsigned joins = 0; joins < 256; ++joins) {
        const int number = widgets::joinShape(joins);
        numbers.insert(number);
        QCOMPARE(number, widgets::joinShape(widgets::visibleJoins(joins)));
    }
    QCOMPARE(static_cast<int>(numbers.size()), widgets::kJoinShapes);
    QCOMPARE(*numbers.rbegin(), widgets::kJoinShapes - 1);
}

MAZELOOM_TEST(TestCanvasMapImage)

}  // namespace mazeloom::tst_canvas_map_image

#include "tst_canvas_map_image.moc"
