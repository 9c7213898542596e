// SPDX-License-Identifier: MIT
#include <QTest>

#include <set>

#include "core/edit/fresh_id.h"
#include "core/edit/paint/palette.h"
#include "core/edit/paint/room_paint.h"
#include "core/level/id.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_palette {

using edit::InkInfo;
using level::Terrain;

class TestPalette : public QObject {
    Q_OBJECT

  private slots:
    void idsAreUniqueAndTextsThere();
    void whatIsPaintedIsPickedAgain();
    void everyTerrainCanBePainted();
    void theFirstInkIsSeen();
    void erasesToNothing();
    void roomsRoundTripThroughPaint();
    void makesIds();
};

void TestPalette::idsAreUniqueAndTextsThere() {
    std::set<std::string_view> ids;
    for (const InkInfo& info : edit::palette()) {
        QVERIFY(ids.insert(info.id).second);
        QVERIFY(!info.title.empty() && !info.help.empty() && info.canvases != 0);
        QVERIFY(edit::findInk(info.id) == &info);
    }
    QVERIFY(edit::findInk("glitter") == nullptr);
}

void TestPalette::whatIsPaintedIsPickedAgain() {
    for (const edit::Canvas canvas : {edit::kTempleLevel, edit::kDescentLevel, edit::kRoomSheet}) {
        for (const InkInfo& info : edit::palette()) {
            if ((info.canvases & canvas) == 0 || info.id == "no-mark") continue;
            const Terrain ground =
                info.ink.takes == edit::Ink::Takes::Wall ? Terrain::Wall : Terrain::Floor;
            const level::Paint painted = info.ink.on(static_cast<level::Paint>(ground));
            QCOMPARE(QByteArray(edit::inkOf(painted, canvas).id.data()),
                     QByteArray(info.id.data()));
        }
    }
}

void TestPalette::everyTerrainCanBePainted() {
    for (unsigned terrain = 0; terrain < level::kTerrainCount; ++terrain) {
        const bool found = std::ranges::any_of(edit::palette(), [&](const InkInfo& info) {
            return info.ink.takes == edit::Ink::Takes::All && info.ink.set == terrain;
        });
        QVERIFY2(found, qPrintable(QString::number(terrain)));
    }
}

void TestPalette::theFirstInkIsSeen() {
    const auto id = [](const level::PaintGrid& cells) {
        return std::string(edit::firstInk(cells, {}).id);
    };
    const auto floor = level::painted(Terrain::Floor);
    const auto wall = level::painted(Terrain::Wall);
    QCOMPARE(id(level::PaintGrid({8, 8}, floor)), std::string("wall"));
    QCOMPARE(id(level::PaintGrid({8, 8}, wall)), std::string("floor"));
    QCOMPARE(id(level::PaintGrid({8, 8}, level::painted(Terrain::Void))), std::string("floor"));
    QCOMPARE(id(level::PaintGrid({8, 8}, level::painted(Terrain::Water))), std::string("wall"));
    level::PaintGrid most({300, 300}, wall);
    for (int y = 0; y < 160; ++y)
        for (int x = 0; x < 300; ++x)
            most.at({x, y}) = floor;
    QCOMPARE(id(most), std::string("wall"));
    QCOMPARE(id({}), std::string("floor"));
}

void TestPalette::erasesToNothing() {
    const level::Paint trap = level::painted(Terrain::Floor, level::PaintMark::Trap);
    QCOMPARE(edit::eraser(edit::kTempleLevel).on(trap), static_cast<level::Paint>(Terrain::Wall));
    QCOMPARE(edit::eraser(edit::kRoomSheet).on(trap), static_cast<level::Paint>(Terrain::Void));
}

void TestPalette::roomsRoundTripThroughPaint() {
    level::Room room;
    room.cells = grid::Grid<Terrain>({4, 3}, Terrain::Wall);
    room.cells.at({1, 1}) = Terrain::Floor;
    room.cells.at({0, 0}) = Terrain::Void;
    room.entrances = {{1, 0}, {3, 1}};
    level::Room again = room;
    edit::setPaint(again, edit::paintOf(room));
    QVERIFY(again == room);
    // A floor cell is not an entrance, even with the entrance bit.
    level::PaintGrid paint = edit::paintOf(room);
    paint.at({1, 1}) |= edit::kPaintEntrance;
    edit::setPaint(again, paint);
    QVERIFY(again == room);
    const level::Level shown = edit::asLevel(room);
    QCOMPARE(shown.size, room.cells.size());
    QCOMPARE(shown.paint->at({1, 0}), static_cast<level::Paint>(Terrain::Wall));
}

void TestPalette::makesIds() {
    std::set<std::string> taken{"ring", "ring-2", "level"};
    const auto isTaken = [&](const std::string& id) { return taken.contains(id); };
    QCOMPARE(edit::freshId("Ring", "level", isTaken), std::string("ring-3"));
    QCOMPARE(edit::freshId("ring-2", "level", isTaken), std::string("ring-3"));
    QCOMPARE(edit::freshId("2", "level", isTaken), std::string("2"));
    QCOMPARE(edit::freshId("???", "level", isTaken), std::string("level-2"));
    const std::string longId = edit::freshId(std::string(300, 'a'), "level", isTaken);
    QVERIFY(level::isId(longId));
    taken.insert(longId);
    QVERIFY(level::isId(edit::freshId(std::string(300, 'a'), "level", isTaken)));
    QVERIFY(!level::isId("") && !level::isId("A") && !level::isId("a/b") &&
            !level::isId(std::string(65, 'a')));
}

MAZELOOM_TEST(TestPalette)

}  // namespace mazeloom::tst_palette

#include "tst_palette.moc"
