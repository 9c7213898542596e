// SPDX-License-Identifier: MIT
// A read-only document refuses and reports every edit; only seeds can change.
#include <functional>

#include <QSignalSpy>
#include <QTest>

#include "core/edit/area/area.h"
#include "tests/support/packs/broken_design.h"
#include "tests/support/test_program.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/levels/level_drop.h"
#include "widgets/problems/apply_fix.h"
#include "widgets/problems/problem_watch.h"
#include "widgets/qstring.h"

namespace mazeloom::tst_read_only {

using widgets::levelSheet;
using widgets::PackDocument;
using widgets::roomSheet;

class TestReadOnly : public QObject {
    Q_OBJECT

  private slots:
    void refusesEveryEdit_data();
    void refusesEveryEdit();
    void takesThemAgainAfterwards_data() { refusesEveryEdit_data(); }
    void takesThemAgainAfterwards();
    void refusesFixes();
    void aLevelDroppedOntoItStaysWhereItWas();
    void seedsMayChange();
    void whatChangesNothingIsNoAttempt();
};

using Edit = std::function<bool(PackDocument&)>;
void TestReadOnly::refusesEveryEdit_data() {
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char* name, Edit edit) { QTest::newRow(name) << std::move(edit); };
    row("paint", [](PackDocument& d) {
        const level::PaintGrid& cells = *paintOf(d, levelSheet("hall"));
        const edit::Ink water{.set = static_cast<level::Paint>(level::Terrain::Water)};
        auto delta = edit::deltaOf(cells, edit::Area(grid::Rect{0, 0, 3, 3}), water);
        return paintCells(d, levelSheet("hall"), std::move(delta), "paint");
    });
    row("objects", [](PackDocument& d) { return setObjects(d, levelSheet("hall"), {}, "clear"); });
    row("objects of a room", [](PackDocument& d) {
        level::Object heart;
        heart.kind = level::ThingKind::Heart;
        heart.at = {1, 1};
        return setObjects(d, roomSheet("lair"), {heart}, "place");
    });
    row("trajectories", [](PackDocument& d) { return setTrajectories(d, "hall", {}, "clear"); });
    row("body", [](PackDocument& d) {
        return setBody(d, "hall", {{4, 4}, {}, {}, {}, {}}, "resize");
    });
    row("room", [](PackDocument& d) {
        level::Room room = *findRoom(d, "lair");
        room.title = "Another";
        return setRoom(d, "lair", room, "rename");
    });
    row("head", [](PackDocument& d) {
        auto head = headOf(d, "hall");
        head.title = "Another";
        return setHead(d, "hall", head, "rename");
    });
    row("objectives", [](PackDocument& d) {
        level::Objectives all = findLevel(d, "hall")->objectives;
        all.coins = all.coins == 3 ? 4 : 3;
        return setObjectives(d, "hall", all, "ask");
    });
    row("rename room", [](PackDocument& d) { return renameRoom(d, "lair", "den", "Den"); });
    row("title", [](PackDocument& d) { return setPackTitle(d, "Another", {}); });
    row("add level", [](PackDocument& d) {
        level::Level level = *findLevel(d, "hall");
        return !addLevel(d, std::move(level), 0, "add").isEmpty();
    });
    row("add room", [](PackDocument& d) {
        level::Room room = *findRoom(d, "lair");
        return !addRoom(d, std::move(room), 0, "add").isEmpty();
    });
    row("remove level", [](PackDocument& d) { return removeSheet(d, levelSheet("hall")); });
    row("remove room", [](PackDocument& d) { return removeSheet(d, roomSheet("lair")); });
    row("duplicate",
        [](PackDocument& d) { return !duplicateSheet(d, levelSheet("hall")).isEmpty(); });
    row("move", [](PackDocument& d) { return moveSheet(d, levelSheet("hall"), 2); });
    row("move into a folder",
        [](PackDocument& d) { return moveSheet(d, levelSheet("hall"), 0, "f"); });
    row("add folder", [](PackDocument& d) { return addFolder(d, "folder"); });
    row("stage", [](PackDocument& d) {
        return setStageEnabled(d, "hall", 0, !findLevel(d, "hall")->recipe.stages[0].enabled);
    });
    row("recipe", [](PackDocument& d) { return setRecipe(d, "hall", {}, "clear"); });
}

void TestReadOnly::refusesEveryEdit() {
    QFETCH(Edit, edit);
    PackDocument document("pack", testing::brokenDesign());
    document.setReadOnly(true);
    const level::Pack before = document.pack();
    const QSignalSpy refused(&document, &PackDocument::editRefused);
    QVERIFY(!edit(document));
    QVERIFY(!refused.isEmpty());
    QVERIFY(document.pack() == before);
    QVERIFY(!document.isModified());
    QCOMPARE(document.history()->count(), 0);
}

void TestReadOnly::takesThemAgainAfterwards() {
    QFETCH(Edit, edit);
    PackDocument document("pack", testing::brokenDesign());
    document.setReadOnly(true);
    document.setReadOnly(false);
    const level::Pack before = document.pack();
    const QSignalSpy refused(&document, &PackDocument::editRefused);
    QVERIFY(edit(document));
    QVERIFY(refused.isEmpty());
    QVERIFY(!(document.pack() == before));
}

void TestReadOnly::refusesFixes() {
    PackDocument document("pack", testing::brokenDesign());
    document.setReadOnly(true);
    const level::Pack before = document.pack();
    widgets::ProblemWatch watch(document);
    int fixes = 0;
    for (const auto& sheet : {levelSheet("hall"), levelSheet("moor"), roomSheet("lair")}) {
        for (const check::Finding& finding : watch.findingsNow(sheet)) {
            for (const check::Fix& fix : finding.fixes) {
                QVERIFY(!widgets::applyFix(document, fix));
                ++fixes;
            }
        }
    }
    QVERIFY(fixes > 5);
    QVERIFY(document.pack() == before);
}

void TestReadOnly::aLevelDroppedOntoItStaysWhereItWas() {
    PackDocument from("from", testing::brokenDesign());
    PackDocument archive("archive", testing::brokenDesign());
    archive.setReadOnly(true);
    const level::Pack before = from.pack();
    widgets::LevelDrag drag;
    drag.document = &from;
    drag.kind = widgets::LevelModel::Kind::Level;
    drag.name = "hall";
    widgets::LevelDrop to;
    to.document = &archive;
    QVERIFY(!widgets::drop(drag, to));
    QVERIFY(from.pack() == before);
}

void TestReadOnly::seedsMayChange() {
    PackDocument document("pack", testing::brokenDesign());
    document.setReadOnly(true);
    const QSignalSpy refused(&document, &PackDocument::editRefused);
    QVERIFY(setSeed(document, "hall", 77));
    QCOMPARE(seedOf(document, "hall"), std::uint64_t{77});
    document.history()->undo();
    QVERIFY(seedOf(document, "hall") != 77);
    QVERIFY(refused.isEmpty());
    QVERIFY(!document.isModified());
}

void TestReadOnly::whatChangesNothingIsNoAttempt() {
    PackDocument document("pack", testing::brokenDesign());
    document.setReadOnly(true);
    const QSignalSpy refused(&document, &PackDocument::editRefused);
    QVERIFY(setHead(document, "hall", headOf(document, "hall"), "same"));
    QVERIFY(setRoom(document, "lair", *findRoom(document, "lair"), "same"));
    QVERIFY(setPackTitle(document, QString::fromStdString(document.pack().title),
                         widgets::qstring(document.pack().description)));
    QVERIFY(refused.isEmpty());
}

MAZELOOM_TEST(TestReadOnly)

}  // namespace mazeloom::tst_read_only

#include "tst_read_only.moc"
